import { documentsBeforeContract } from '@estrada/domain/documents/index';
import { desc, eq } from 'drizzle-orm';
import type { FileStore } from '../kernel/files.ts';
import { makeJobContext } from '../kernel/jobs/job-context.ts';
import type { Logger } from '../kernel/logger.ts';
import type { PipelineParts } from '../kernel/run-route.ts';
import { users } from '../modules/identity/identity.tables.ts';
import { makePapers } from '../modules/papers/make-papers.ts';
import { listContracts, listDocumentStates } from '../modules/proposals/contracts/contracts.repository.ts';
import { everywhere, system } from '../modules/proposals/jobs/job-actors.ts';
import { moveProposal } from '../modules/proposals/move-proposal.ts';
import { documentFactsOf, findProposal } from '../modules/proposals/proposals.repository.ts';
import { proposals } from '../modules/proposals/proposals.tables.ts';
import { isTableExpired } from '../modules/proposals/table-validity.ts';
import { insertReceived } from './insert-documents.ts';
import { insertSettlement, settlementStories } from './insert-settlement.ts';
import { insertSignature } from './insert-signature.ts';

/** How many proposals have a contract: one that stands where it was made, one for each story of what comes after it, one to be signed. */
const contracts = 1 + settlementStories.length + 1;

/** Proposals with contract and papers: the newest approved ones whose chassis is known and whose table still holds. */
export async function insertContracts(
  parts: PipelineParts,
  files: FileStore,
  now: Date,
  logger: Logger,
): Promise<void> {
  const { db } = parts;
  let made = 0;
  const context = makeJobContext(parts, now, 'demo-seed', logger);
  const rows = await db
    .select({ proposal: proposals, sellerName: users.name })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.sellerId))
    .where(eq(proposals.status, 'AP'))
    // a new vehicle first
    .orderBy(proposals.assetType, desc(proposals.id))
    .limit(40);
  for (const { proposal, sellerName } of rows) {
    const { figures, termMonths, simulationDate: quotedOn, vehicleAdditionalInfo } = proposal;
    const hasEnded = await isTableExpired(db, { tableCode: figures.tableCode, termMonths, quotedOn }, context.today);
    if (hasEnded || !vehicleAdditionalInfo.chassis) continue;
    if ((await listDocumentStates(db, proposal.id)).length > 0) continue;
    for (const kind of documentsBeforeContract(documentFactsOf(proposal)))
      await insertReceived(db, files, { proposalId: proposal.id, kind, sentByName: sellerName, sentAt: now });
    const seller = { actor: { kind: 'dealer', userId: proposal.sellerId } as const, actorName: sellerName };
    for (const [event, who] of [
      ['requestDocuments', seller],
      ['confirmTable', system],
      ['generateContracts', seller],
    ] as const)
      await context.transaction(async (tx) => {
        const current = (await findProposal(tx.db, everywhere, proposal.id, { lock: true }))!;
        // a demonstration has no worker yet: what it would do is done here
        await moveProposal({ proposal: current, event, ...who }, { ...tx, enqueue: () => {} });
      });
    const [contract] = await listContracts(db, proposal.id);
    await makePapers(files)({ contractId: contract!.id }, context);
    const story = settlementStories[made - 1];
    if (story) await insertSettlement({ proposalId: proposal.id, seller, story }, files, context);
    if (made === contracts - 1) await insertSignature({ proposalId: proposal.id, sellerName }, context);
    if (++made === contracts) return;
  }
}
