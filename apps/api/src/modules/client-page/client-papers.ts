import { maySeePaper } from '@estrada/domain/client-page/index';
import { actsForClient, hasNegotiableCopy, paperKindIds } from '@estrada/domain/contracts/index';
import type { ClientPage } from '@estrada/endpoints/index';
import type { Db } from '../../kernel/database/database.ts';
import { listContracts, listPapers } from '../contracts/index.ts';
import type { Visit } from './client-visit.ts';

/**
 * The papers available at a visitor's page: of the contract in force, the non-negotiable copies, and for the debtor the
 * fully signed one. That one contains the data of all signatories, so no one else gets it.
 */
export async function listClientPapers(db: Db, { proposal, envelope, role }: Visit): Promise<ClientPage['papers']> {
  const [latest] = await listContracts(db, proposal.id);
  if (!latest?.readyAt || latest.voidedAt) return [];
  const papers = await listPapers(db, proposal.id);
  const shown = paperKindIds.flatMap((kind) =>
    papers.filter(
      (paper) =>
        paper.contractId === latest.id &&
        paper.kind === kind &&
        paper.isNonNegotiable === hasNegotiableCopy(kind) &&
        maySeePaper(kind, role),
    ),
  );
  const isSigned = envelope?.status === 'COMPLETED' && envelope.contractId === latest.id && actsForClient(role);
  return [
    ...(isSigned ? [{ id: envelope.id, kind: 'SIGNED' as const }] : []),
    ...shown.map(({ id, kind }) => ({ id, kind })),
  ];
}
