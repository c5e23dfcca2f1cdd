import { documentsBeforeContract } from '@estrada/domain/documents/index';
import type { FieldProblem } from '@estrada/domain/errors/index';
import type { Db } from '../../kernel/database/database.ts';
import { listDocumentStates } from '../documents/index.ts';
import { documentFactsOf, hasLoan, type ProposalRecord } from '../proposals/index.ts';

/** The statuses in which somebody can ask for a contract: in the others nobody wants to know. */
const statusesWithContract: readonly string[] = ['AF', 'PU'];

/** What a contract of this proposal still wants: the chassis, the documents that come before it, the term that it is made of. */
export async function contractProblems(db: Db, proposal: ProposalRecord): Promise<FieldProblem[]> {
  if (!statusesWithContract.includes(proposal.status)) return [];
  const states = await listDocumentStates(db, proposal.id);
  const isThere = (kind: string) =>
    states.some((state) => state.kind === kind && (state.status === 'RECEIVED' || state.status === 'ACCEPTED'));
  const missing = documentsBeforeContract(documentFactsOf(proposal)).filter((kind) => !isThere(kind));
  return [
    ...(proposal.vehicleAdditionalInfo.chassis
      ? []
      : [{ path: 'vehicleAdditionalInfo.chassis', key: 'contract.noChassis' as const }]),
    ...missing.map((kind) => ({ path: `documents.${kind}`, key: 'contract.noDocument' as const })),
    ...((await hasLoan(db, proposal.id)) ? [] : [{ path: 'simulation', key: 'contract.noSchedule' as const }]),
  ];
}
