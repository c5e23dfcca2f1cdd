import { followUpOutcomeIds } from '@estrada/domain/products/index';
import { z } from 'zod';
import { instant, isoDate, recordId } from '../fields.ts';

/** The sales of a group, and what they brought. Amounts in centavos, of paid contracts only. */
const counts = {
  /** sent in the period for the first time */
  sent: z.int(),
  /** paid in the period, without those withdrawn from since */
  paid: z.int(),
  /** of these, with the chosen product, or with any */
  sentWith: z.int(),
  paidWith: z.int(),
  /** sent ones whose choice of products is recorded */
  asked: z.int(),
  /** premiums of insurance */
  insuranceCents: z.int(),
  /** amounts of goods and services; 0 for role insurance */
  goodsCents: z.int(),
};
const group = z.object({ id: recordId, name: z.string(), ...counts });

/** Penetration and revenue of products in a period. */
export const productFigures = z.object({
  initialDate: isoDate,
  finalDate: isoDate,
  totals: z.object(counts),
  /** each product that was sold or declined, by insurer or supplier */
  products: z.array(
    z.object({
      code: z.string(),
      provider: z.string(),
      name: z.string(),
      isInsurance: z.boolean(),
      sent: z.int(),
      paid: z.int(),
      /** sent sales whose newest choice declined it */
      declined: z.int(),
      premiumCents: z.int(),
    }),
  ),
  months: z.array(z.object({ month: z.string(), ...counts })),
  /** those with the most paid contracts first */
  dealers: z.array(group),
  sellers: z.array(group),
  dealersLeftOut: z.int(),
  sellersLeftOut: z.int(),
});

/** A declined product that the client can still buy, with the price that was shown. */
const declinedProduct = z.object({
  code: z.string(),
  provider: z.string(),
  name: z.string(),
  premiumCents: z.int(),
  monthlyCents: z.int(),
});

/** A paid sale whose client declined products. */
export const productFollowUp = z.object({
  proposalId: recordId,
  proposalNumber: z.string(),
  clientName: z.string(),
  vehicleLabel: z.string(),
  dealerName: z.string(),
  sellerName: z.string(),
  products: z.array(declinedProduct),
  paidOn: isoDate,
  /** since the payment */
  days: z.int(),
  /** 0 before the first act */
  version: z.int(),
  outcome: z.enum(followUpOutcomeIds).nullable(),
  postponedUntil: isoDate.nullable(),
  changedByName: z.string().nullable(),
  changedAt: instant.nullable(),
});
