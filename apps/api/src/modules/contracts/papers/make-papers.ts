import { createHash } from 'node:crypto';
import { hasNegotiableCopy, papersOf } from '@estrada/domain/contracts/index';
import { eq } from 'drizzle-orm';
import { proposalPaper } from '../../../documents/papers/proposal-papers.ts';
import { contentHash } from '../../../documents/papers/write-paper.ts';
import type { FlowContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { JobHandler, OutcomeHandler } from '../../../kernel/jobs/define-job.ts';
import { readLegalTextOn } from '../../parameters/index.ts';
import { everywhere, findProposal, type ProposalRecord } from '../../proposals/index.ts';
import type { contractJobs } from '../contract.jobs.ts';
import { type ContractRow, findContract, type PaperRow } from '../contracts.repository.ts';
import { proposalContracts, proposalPapers } from '../contracts.tables.ts';
import { paperKey } from '../paper-key.ts';
import { readPaperData } from './read-paper-data.ts';

const isRequired = (contract: ContractRow | null): contract is ContractRow =>
  contract !== null && contract.readyAt === null && contract.voidedAt === null;

/**
 * Makes the papers of a contract: all of them, or none is there. Killed in between it begins again with the same days and texts, and
 * writes over nothing that anybody has seen: rows and readiness come in one transaction, after the files.
 */
export const makePapers =
  (files: FileStore): JobHandler<typeof contractJobs.make> =>
  async ({ contractId }, context) => {
    const contract = await findContract(context.db, contractId);
    if (!isRequired(contract)) return;
    const proposal = await findProposal(context.db, everywhere, contract.proposalId);
    if (!proposal) return;
    const papers = await drawPapers(proposal, contract, context);
    for (const { row, bytes } of papers) await files.write(paperKey(row), bytes);
    const isKept = await context.transaction(async (tx) => {
      // what was voided meanwhile, or made by another worker, stays as it is
      if (!isRequired(await findContract(tx.db, contractId, { lock: true }))) return false;
      await insertPapers(
        tx.db,
        papers.map(({ row }) => row),
      );
      await updateContract(tx.db, contractId, { readyAt: tx.now, stop: null });
      tx.audit({
        action: 'proposal.paper.make',
        entity: 'proposal',
        entityId: proposal.id,
        after: {
          contractNumber: proposal.contractNumber,
          edition: contract.edition,
          paperCount: papers.length,
        },
      });
      return true;
    });
    if (!isKept) for (const { row } of papers) await files.remove(paperKey(row));
  };

async function drawPapers(
  proposal: ProposalRecord,
  contract: ContractRow,
  { db, now }: FlowContext,
): Promise<{ row: PaperRow; bytes: Uint8Array }[]> {
  const data = await readPaperData(db, proposal, contract);
  const hasProducts = data.item.products.some(({ selected }) => selected);
  const drawn: { row: PaperRow; bytes: Uint8Array }[] = [];
  for (const kind of papersOf({ financeTypeId: proposal.financeTypeId, hasProducts })) {
    const text = await readLegalTextOn(db, kind, contract.issuedOn);
    for (const isNonNegotiable of hasNegotiableCopy(kind) ? [false, true] : [false]) {
      const paper = { ...data, kind, text, isNonNegotiable };
      const bytes = await proposalPaper.render(paper, 'pt-BR');
      const row = {
        id: makeId(now),
        contractId: contract.id,
        proposalId: proposal.id,
        kind,
        isNonNegotiable,
        textVersion: text.effectiveFrom,
        contentHash: contentHash(paper),
        sha256: createHash('sha256').update(bytes).digest('hex'),
        sizeBytes: bytes.length,
        madeAt: now,
      };
      drawn.push({ row, bytes });
    }
  }
  return drawn;
}

/** Says on a contract that its papers do not come by themselves. */
export const followPapers: OutcomeHandler<typeof contractJobs.make> = async ({ contractId }, fate, { db }) => {
  const contract = await findContract(db, contractId);
  if (!isRequired(contract)) return;
  await updateContract(db, contractId, { stop: fate === 'tried-again' ? null : fate });
};

const updateContract = (db: Db, id: string, changes: Partial<ContractRow>) =>
  db.update(proposalContracts).set(changes).where(eq(proposalContracts.id, id));

const insertPapers = (db: Db, rows: PaperRow[]) => db.insert(proposalPapers).values(rows);
