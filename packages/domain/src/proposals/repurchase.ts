import { DomainError, notAllowed } from '../errors/domain-error.ts';
import { count, date, type FormOf, form, text } from '../forms/index.ts';
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

const isDealerSide = ({ kind }: ProposalActor): boolean => kind === 'dealer' || kind === 'representante';

/** Whether the terms of the repurchase may be changed now: as long as the proposal is neither blocked nor cancelled, even after the payment. */
export function mayUpdateRepurchase(facts: RepurchaseFacts, actor: ProposalActor): boolean {
  return facts.financeTypeId === repurchasePlan && isDealerSide(actor) && !facts.blocked && facts.status !== 'NU';
}

/** @throws DomainError PRS002 blocked; not allowed (SEC004) beyond the dealer's side; PRS006 cancelled; PRS012 no plan with a repurchase */
export function assertRepurchase(facts: RepurchaseFacts, actor: ProposalActor): void {
  if (facts.blocked) throw new DomainError('PRS002');
  if (!isDealerSide(actor)) throw notAllowed();
  if (facts.status === 'NU') throw new DomainError('PRS006');
  if (facts.financeTypeId !== repurchasePlan) throw new DomainError('PRS012');
}
