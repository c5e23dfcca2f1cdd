import { DomainError } from '../errors/domain-error.ts';
import { type DocumentKind, documentSet, type RequiredDocument, type SetFacts } from './document-set.ts';
import { awaitsDocuments, type DocumentStatus, type Intake, isOpenForDocuments } from './intake.ts';

/**
 * The documents that the client provides: all that the proposal needs except those of the sale, which the dealer
 * creates.
 */
export const documentsOfClient = (proposal: SetFacts): readonly RequiredDocument[] =>
  documentSet(proposal).filter(({ role }) => role !== 'SALE');

/** Those of them that have not come, or were refused. */
export const missingOfClient = (
  proposal: SetFacts,
  states: readonly { kind: DocumentKind; status: DocumentStatus }[],
): readonly DocumentKind[] =>
  documentsOfClient(proposal)
    .map(({ kind }) => kind)
    .filter((kind) => !states.some((one) => one.kind === kind && ['RECEIVED', 'ACCEPTED'].includes(one.status)));

/** Whether the client may send documents now: whenever the dealer may, unless the client has been told of a refusal. */
export const clientMaySend = (proposal: Intake): boolean =>
  !proposal.blocked && awaitsDocuments(proposal) && isOpenForDocuments(proposal);

/**
 * Refuses a document of the client. A block is hidden from clients, because it is between dealer and lender.
 * @throws DomainError PRS006
 */
export function assertClientMaySend(proposal: Intake): void {
  if (!clientMaySend(proposal)) throw new DomainError('PRS006');
}
