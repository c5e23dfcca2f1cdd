import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { moneyCents, recordId, version } from '../fields.ts';
import { discountErrors } from '../simulation/quote-errors.ts';
import { paymentSummary } from '../simulation/simulation.schemas.ts';
import { creditOffer, proposalDetail } from './proposals.schemas.ts';

const quoteRefusals = ['SIM063', 'GSIM002', 'GOFF007', 'VHC001', 'DOM002', ...discountErrors] as const;

/** A manual offer of finance. The server checks whether it is an offer at all, and whether it can be computed today. */
export const offerByHand = z.strictObject({
  entryValueCents: moneyCents,
  termMonths: z
    .number({ error: 'required' })
    .int({ error: 'number.invalid' })
    .min(1, { error: 'number.invalid' })
    .max(420, { error: 'number.invalid' }),
  financeValueCents: moneyCents,
});

export const offerEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-write'] },
})({
  /** The figures that the offer of an approval would give with the tables in force today; nothing is stored. */
  previewProposalOffer: {
    route: 'GET /proposes/sales/offer/{id}',
    summary: ['A parcela de uma contraproposta', 'The instalment of a counter-offer'],
    params: z.object({ id: recordId }),
    response: creditOffer.extend({
      installmentCents: z.int(),
      payments: paymentSummary,
      rateMonthly: z.string(),
      cetAnnualPct: z.string(),
      iofCents: z.int(),
    }),
    errors: ['SEC004', ...quoteRefusals],
  },
  /**
   * Entry and term that keep the instalment of a refused or counter-offered sale within the rules that are known: 30% of
   * the income, the tables in force today, and the entry of the counter-offer. It promises no approval.
   */
  readPassingTerms: {
    route: 'GET /proposes/sales/{id}/passingTerms',
    summary: [
      'Entrada e prazo que cabem nas regras conhecidas, depois de uma recusa ou contraproposta',
      'Entry and term within the known rules, after a refusal or counter-offer',
    ],
    params: z.object({ id: recordId }),
    response: z.object({
      /** what the instalment may be at most in a month; null where the registration has no income */
      limitCents: z.int().nullable(),
      /** the present instalment is within it: the decision has another reason */
      isWithin: z.boolean(),
      /** three at most, the least entry first */
      items: z.array(
        z.object({
          termMonths: z.int(),
          entryValueCents: z.int(),
          installmentCents: z.int(),
          payments: paymentSummary,
          cetAnnualPct: z.string(),
        }),
      ),
    }),
    errors: ['SEC004', 'PRS006', ...quoteRefusals],
  },
  /**
   * Applies exactly the offered terms, and requests confirmation from the party that decided on the credit.
   * `installmentCents` is the instalment shown: where it differs by now, the response is GSIM014. `reason` explains how
   * textual conditions are met.
   */
  applyProposalOffer: {
    route: 'PUT /proposes/sales/offer/{id}',
    summary: ['Aplicar a contraproposta da aprovação', 'Apply the counter-offer of the approval'],
    params: z.object({ id: recordId }),
    body: z.object({
      version,
      installmentCents: moneyCents,
      reason: z.string().trim().max(500, { error: 'text.tooLong' }).optional(),
    }),
    response: proposalDetail,
    errors: ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007', 'GSIM014', ...quoteRefusals],
    idempotent: true,
  },
});
