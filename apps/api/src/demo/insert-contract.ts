import { randomBytes } from 'node:crypto';
import { vapExemptionLinkHours, vapExemptionText } from '@estrada/domain/contracts/index';
import { documentsBeforeContract } from '@estrada/domain/documents/index';
import type { ProposalEvent, ProposalStatus } from '@estrada/domain/proposals/index';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FlowContext } from '../kernel/context.ts';
import type { Db } from '../kernel/database/database.ts';
import type { FileStore } from '../kernel/files.ts';
import { makeId } from '../kernel/ids.ts';
import { makeJobContext } from '../kernel/jobs/job-context.ts';
import { hashLinkToken } from '../kernel/link-token.ts';
import type { Logger } from '../kernel/logger.ts';
import type { PipelineParts } from '../kernel/run-route.ts';
import { listContracts } from '../modules/contracts/contracts.repository.ts';
import { makePapers } from '../modules/contracts/papers/make-papers.ts';
import { vapExemptions } from '../modules/contracts/vap-exemption/vap-exemption.tables.ts';
import { listDocuments } from '../modules/documents/documents.repository.ts';
import { users } from '../modules/identity/identity.tables.ts';
import { everywhere, system } from '../modules/proposals/job-actors.ts';
import { soldProducts } from '../modules/proposals/loans.ts';
import { moveProposal } from '../modules/proposals/move-proposal.ts';
import {
  documentFactsOf,
  findProposal,
  type ProposalRecord,
  updateProposal,
} from '../modules/proposals/proposals.repository.ts';
import { proposalLoans, proposals } from '../modules/proposals/proposals.tables.ts';
import { isTableExpired } from '../modules/proposals/table-validity.ts';
import { insertReceived } from './insert-documents.ts';
import { insertSettlement, settlementStories } from './insert-settlement.ts';
import { insertSignature } from './insert-signature.ts';

/**
 * Of two electronically signed proposals with products, one has the client's confirmed exemption, and the other a
 * pending request.
 */
async function insertVapExemptions({ db, now, transaction }: FlowContext): Promise<void> {
  const rows = await db
    .select({ id: proposals.id, sellerId: proposals.sellerId, sellerName: users.name })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.sellerId))
    .innerJoin(proposalLoans, eq(proposalLoans.proposalId, proposals.id))
    .where(
      and(
        inArray(proposals.status, ['AF', 'PU']),
        eq(proposals.electronicSignature, true),
        sql`${proposalLoans.item}->'products' @> '[{"selected": true}]'`,
      ),
    )
    .orderBy(desc(proposals.status), desc(proposals.id))
    .limit(2);
  for (const [index, { id: proposalId, sellerId, sellerName }] of rows.entries())
    await transaction(async (tx) => {
      const [id, products] = [makeId(now), await soldProducts(tx.db, proposalId)];
      const isConfirmed = index === 0;
      await tx.db.insert(vapExemptions).values({
        // no one has the secret of a demo link
        id,
        proposalId,
        tokenHash: hashLinkToken(randomBytes(18).toString('base64url')),
        products,
        madeBy: sellerId,
        madeByName: sellerName,
        madeAt: now,
        expiresAt: new Date(now.getTime() + vapExemptionLinkHours * 3_600_000),
        ...(isConfirmed
          ? { endedAt: now, confirmedAt: now, confirmedFrom: '203.0.113.7', textVersion: vapExemptionText.version }
          : { endedAt: null, confirmedAt: null, confirmedFrom: null, textVersion: null }),
      });
      if (!isConfirmed) return;
      await updateProposal(tx.db, proposalId, { vapExemptionApplied: true });
      tx.audit({
        action: 'proposal.vapExemption.confirm',
        entity: 'proposal',
        entityId: proposalId,
        before: { vapExemptionApplied: false },
        after: {
          vapExemptionApplied: true,
          linkId: id,
          productCount: products.length,
          textVersion: vapExemptionText.version,
        },
      });
    });
}

/** The number of approved proposals with a contract: one that only has it, and one for each later story. */
const contracts = 1 + settlementStories.length;

type Parts = { files: FileStore; context: FlowContext };
type Row = { proposal: ProposalRecord; sellerName: string };

/** Proposals with contract and papers, with a known chassis and a valid table. */
export async function insertContracts(
  parts: PipelineParts,
  files: FileStore,
  now: Date,
  logger: Logger,
): Promise<void> {
  const given = { files, context: makeJobContext(parts, now, 'demo-seed', logger) };
  let made = 0;
  for (const row of await listRows(parts.db, 'AP')) {
    if (made === contracts) break;
    if (!(await isReady(row, given))) continue;
    await makeContract(row, ['requestDocuments', 'confirmTable', 'generateContracts'], given);
    const story = settlementStories[made++ - 1];
    const { proposal, sellerName } = row;
    const seller = { actor: { kind: 'dealer', userId: proposal.sellerId } as const, actorName: sellerName };
    if (story) await insertSettlement({ proposalId: proposal.id, seller, story }, files, given.context);
  }
  // approved ones that meet all contract requirements are few: electronically signed ones had their documents requested
  // before
  let isOut = false;
  for (const row of (await listRows(parts.db, 'AF')).toReversed()) {
    if (!(await isReady(row, given))) continue;
    await makeContract(row, ['generateContracts'], given);
    const { proposal, sellerName } = row;
    const seller = { actor: { kind: 'dealer', userId: proposal.sellerId } as const, actorName: sellerName };
    if (isOut) {
      await insertSettlement({ proposalId: proposal.id, seller, story: 'withdrawn' }, files, given.context);
      break;
    }
    await insertSignature({ proposalId: proposal.id, sellerName }, given.context);
    isOut = true;
  }
  await insertVapExemptions(given.context);
}

const listRows = (db: Db, status: ProposalStatus): Promise<Row[]> =>
  db
    .select({ proposal: proposals, sellerName: users.name })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.sellerId))
    .where(eq(proposals.status, status))
    // a new vehicle first
    .orderBy(proposals.assetType, desc(proposals.id))
    .limit(40);

/** It meets all contract requirements except the documents, and has no other part in the demo. */
async function isReady({ proposal }: Row, { context: { db, today } }: Parts): Promise<boolean> {
  const { figures, termMonths, simulationDate: quotedOn, vehicleAdditionalInfo } = proposal;
  const hasEnded = await isTableExpired(db, { tableCode: figures.tableCode, termMonths, quotedOn }, today);
  return !hasEnded && !!vehicleAdditionalInfo.chassis && (await listDocuments(db, proposal.id)).length === 0;
}

/** Moves a proposal along the events to its contract, with its documents and papers. */
export async function makeContract(
  { proposal, sellerName }: Row,
  events: readonly ProposalEvent[],
  { files, context }: Parts,
): Promise<void> {
  const { db, now } = context;
  for (const kind of documentsBeforeContract(documentFactsOf(proposal)))
    await insertReceived(db, files, { proposalId: proposal.id, kind, sentByName: sellerName, sentAt: now });
  const seller = { actor: { kind: 'dealer', userId: proposal.sellerId } as const, actorName: sellerName };
  for (const event of events)
    await context.transaction(async (tx) => {
      const current = (await findProposal(tx.db, everywhere, proposal.id, { lock: true }))!;
      const who = event === 'confirmTable' ? system : seller;
      // the demo load has no worker yet: its jobs run here
      await moveProposal({ proposal: current, event, ...who }, { ...tx, enqueue: () => {} });
    });
  const [contract] = await listContracts(db, proposal.id);
  await makePapers(files)({ contractId: contract!.id }, context);
}
