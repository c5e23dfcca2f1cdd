import { signatureRoles } from '@estrada/domain/proposals/index';
import { z } from 'zod';
import { paymentSummary } from '../simulation/simulation.schemas.ts';

const step = z.enum(['NONE', 'OPEN', 'WAITS', 'REVIEW', 'DONE']);
const amount = z.number().int();

/** What one person of a proposal reads of it: his own part, and what the law wants to be said of the credit. */
export const clientPage = z.object({
  firstName: z.string(),
  role: z.enum(Object.keys(signatureRoles) as [keyof typeof signatureRoles, ...(keyof typeof signatureRoles)[]]),
  lenderName: z.string(),
  dealer: z.object({ name: z.string(), phone: z.string().nullable() }),
  contractNumber: z.string().nullable(),
  state: z.enum(['ANALYSIS', 'CONTRACT', 'CHECK', 'CONFIRMED', 'PAYMENT', 'DONE', 'ENDED']),
  /** his own signature and selfie */
  steps: z.object({ sign: step, selfie: step }),
  offer: z.object({
    vehicle: z.string(),
    financedCents: amount,
    payments: paymentSummary,
    /** yearly, with two decimals */
    cetAnnualPct: z.string(),
    /** a fraction, monthly */
    rateMonthly: z.string(),
    iofCents: amount,
  }),
  /** until when the page stays open */
  expiresAt: z.string(),
});
