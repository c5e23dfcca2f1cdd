import { count, date, type FormOf, form, text } from '../forms/index.ts';
import { actsOf } from '../state-machines/acts.ts';
import { byDealerSide, notBlocked } from './checks.ts';
import type { EditFacts, ProposalActor } from './proposal-facts.ts';
import { contractStatuses } from './statuses.ts';

/** The plan whose final instalment is a guaranteed repurchase (SmartBuy). */
export const repurchasePlan = 13;

/** The conditions of the guarantee: the maximum mileage of the vehicle, and the day of its return. */
export const repurchaseForm = form({
  mileageLimit: count('Quilometragem máxima', 'Maximum mileage', 1, 500_000),
  returnOn: date('Devolução do veículo', 'Vehicle return'),
  notes: text('Observações (opcional)', 'Notes (optional)', { max: 500, isOptional: true, hasLines: true }),
});

/** The terms of a guaranteed repurchase, as typed. */
export type RepurchaseForm = FormOf<typeof repurchaseForm>;

type RepurchaseFacts = EditFacts & { readonly financeTypeId: number; readonly hasTerms: boolean };

/**
 * Changing the terms of a repurchase: unless the proposal is blocked or cancelled. The papers of a contract state them, so
 * that they stand once there is one; only a contract from before that can have none, which are entered late.
 */
export const repurchaseActs = actsOf<RepurchaseFacts, ProposalActor>()({
  update: [
    notBlocked,
    byDealerSide,
    ['PRS006', ({ status, hasTerms }) => status !== 'NU' && !(hasTerms && contractStatuses.includes(status))],
    ['PRS012', ({ financeTypeId }) => financeTypeId === repurchasePlan],
  ],
});
