import { count, date, type FormOf, form, text } from '../forms/index.ts';
import { actsOf } from '../state-machines/acts.ts';
import { byDealerSide, notBlocked } from './checks.ts';
import type { EditFacts, ProposalActor } from './proposal-facts.ts';

/** The plan whose final instalment is a guaranteed repurchase (SmartBuy). */
export const repurchasePlan = 13;

/** What the guarantee depends on: how far the vehicle may have gone, and the day on which it is handed in. */
export const repurchaseForm = form({
  mileageLimit: count('Quilometragem máxima', 'Mileage limit', 1, 500_000),
  returnOn: date('Devolução do veículo', 'Return of the vehicle'),
  notes: text('Observações (opcional)', 'Notes (optional)', { max: 500, isOptional: true, hasLines: true }),
});

/** The terms of a guaranteed repurchase, as typed. */
export type RepurchaseForm = FormOf<typeof repurchaseForm>;

type RepurchaseFacts = EditFacts & { readonly financeTypeId: number };

/** Changing the terms of a repurchase: as long as the proposal is neither blocked nor cancelled, even after the payment. */
export const repurchaseActs = actsOf<RepurchaseFacts, ProposalActor>()({
  update: [
    notBlocked,
    byDealerSide,
    ['PRS006', ({ status }) => status !== 'NU'],
    ['PRS012', ({ financeTypeId }) => financeTypeId === repurchasePlan],
  ],
});
