import { DomainError, notAllowed } from '../errors/domain-error.ts';
import type { EditFacts, ProposalActor } from './proposal-facts.ts';
import type { ProposalStatus } from './statuses.ts';

/** Where the data are being filled in: before the sending, and after the return. */
export const editableStatuses: readonly ProposalStatus[] = ['WO', 'RA'];
const rectifiableStatuses: readonly ProposalStatus[] = ['WO', 'RA', 'AP', 'APC', 'AVF', 'AF', 'PU'];

/** Whether the data are still being filled in. */
export const isEditable = (status: ProposalStatus): boolean => editableStatuses.includes(status);

const isDealerSide = (actor: ProposalActor): boolean => actor.kind === 'dealer' || actor.kind === 'representante';

function refuseChange(facts: EditFacts, open: readonly ProposalStatus[], mayAct: boolean): void {
  if (facts.blocked) throw new DomainError('PRS002');
  if (!mayAct) throw notAllowed();
  if (!open.includes(facts.status)) throw new DomainError('PRS006');
}

/** Whether the proposal's data may be updated: in work or returned, not blocked, by the dealer's side. */
export function mayEdit(facts: EditFacts, actor: ProposalActor): boolean {
  return !facts.blocked && isDealerSide(actor) && isEditable(facts.status);
}

/** Refuses an update: PRS002 blocked, not allowed (SEC004) beyond the dealer's side, PRS006 closed status. */
export function assertEditable(facts: EditFacts, actor: ProposalActor): void {
  refuseChange(facts, editableStatuses, isDealerSide(actor));
}

/** Whether vehicle or seller data may be rectified now. */
export function mayRectify(facts: EditFacts, actor: ProposalActor): boolean {
  return !facts.blocked && actor.kind === 'dealer' && rectifiableStatuses.includes(facts.status);
}

/** Refuses a rectification of vehicle or seller data: PRS002 blocked, not allowed (SEC004) beyond dealer staff, PRS006 closed status. */
export function assertRectifiable(facts: EditFacts, actor: ProposalActor): void {
  refuseChange(facts, rectifiableStatuses, actor.kind === 'dealer');
}
