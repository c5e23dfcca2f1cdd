import { z } from 'zod';
import { instant, recordId } from '../fields.ts';

const product = z.object({
  code: z.string(),
  provider: z.string(),
  labelPt: z.string(),
  labelEn: z.string(),
  /** integer centavos */
  premiumCents: z.int(),
});

/** What the public page shows before the client confirms: the requester, the sale, and the products. */
export const vapExemptionPage = z.object({
  lenderName: z.string(),
  dealerName: z.string(),
  /** of the client: only the first name */
  firstName: z.string(),
  vehicle: z.string(),
  /** the client's language */
  language: z.enum(['pt-BR', 'en']),
  products: z.array(product),
  /** the text to confirm, with its version */
  text: z.object({ version: z.string(), pt: z.string(), en: z.string() }),
  /** when the link expires */
  expiresAt: instant,
});

/** The state of a proposal's exemption. The link is left out: it belongs to the client alone. */
export const vapExemption = z.object({
  proposalId: recordId,
  state: z.enum(['NONE', 'ASKED', 'CONFIRMED']),
  /** sold with the financing, by the current figures */
  products: z.array(product),
  /** of the open link */
  expiresAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  /** when other products, or premiums, were last confirmed: that does not apply to the current ones */
  lapsedOf: instant.nullable(),
  /** the creator of the link */
  madeByName: z.string().nullable(),
  /** papers of the contract are sent for signature, or signed: they do not change */
  isOut: z.boolean(),
  canAsk: z.boolean(),
});
