import { z } from 'zod';
import { instant, recordId } from '../fields.ts';

const product = z.object({
  code: z.string(),
  provider: z.string(),
  labelPt: z.string(),
  labelEn: z.string(),
  /** integer centavos */
  premiumCents: z.number(),
});

/** What the public page says before the client confirms: who asks, for which sale, and which products. */
export const vapExemptionPage = z.object({
  lenderName: z.string(),
  dealerName: z.string(),
  /** of the client: the first name alone */
  firstName: z.string(),
  vehicle: z.string(),
  /** what the client reads */
  language: z.enum(['pt-BR', 'en']),
  products: z.array(product),
  /** what is confirmed, by its version */
  text: z.object({ version: z.string(), pt: z.string(), en: z.string() }),
  /** until when the link holds */
  expiresAt: instant,
});

/** How far the exemption of a proposal is. No link stands in it: that is the client’s alone. */
export const vapExemption = z.object({
  proposalId: recordId,
  state: z.enum(['NONE', 'ASKED', 'CONFIRMED']),
  /** sold with the financing, by the figures of today */
  products: z.array(product),
  /** of the link that is out */
  expiresAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  /** when other products, or premiums, were confirmed last: that says nothing of those of today */
  lapsedOf: instant.nullable(),
  /** who made the link */
  madeByName: z.string().nullable(),
  /** papers of the contract are out to be signed, or signed: they stay as they were sent */
  isOut: z.boolean(),
  canAsk: z.boolean(),
});
