import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { refuseSigned } from '../documents/index.ts';
import type { EffectHandler } from '../proposals/index.ts';
import { contractJobs } from './contract.jobs.ts';
import type { ContractRow } from './contracts.repository.ts';
import { proposalContracts } from './contracts.tables.ts';
import { cancelSelfies } from './selfie/cancel-selfies.ts';
import { cancelSignatures } from './signature/cancel-envelope.ts';

/** Requests the papers of a new contract; a job generates them once the move has committed. */
const generateContracts: EffectHandler = async ({ proposal, actorName, context }) => {
  const { db, now, today } = context;
  const id = makeId(now);
  await insertContract(db, {
    id,
    proposalId: proposal.id,
    edition: await nextEdition(db, proposal.id),
    issuedOn: today,
    requestedAt: now,
    requestedByName: actorName,
    readyAt: null,
    stop: null,
    voidedAt: null,
    voidedByName: null,
    voidReason: null,
  });
  context.enqueue(contractJobs.make, { contractId: id });
  return {};
};

/**
 * Voids the contract in force; its papers remain, marked as void, and its signatures do not count for another contract.
 */
const voidContract: EffectHandler = async ({ proposal, actorName, reason, context }) => {
  await voidContracts(context.db, proposal.id, {
    voidedAt: context.now,
    voidedByName: actorName,
    voidReason: reason,
  });
  const signed = await refuseSigned(context.db, proposal.id, actorName);
  if (signed.length > 0)
    context.audit({
      action: 'proposal.document.void',
      entity: 'proposal',
      entityId: proposal.id,
      after: { refused: signed.join(', ') },
    });
  return {};
};

/** The effects on a contract of the moves of its proposal. */
export const contractEffects = { generateContracts, voidContract, cancelSignatures, cancelSelfies };

const insertContract = (db: Db, row: ContractRow) => db.insert(proposalContracts).values(row);

/** Voids the contract in force of a proposal. */
const voidContracts = (
  db: Db,
  proposalId: string,
  voided: Pick<ContractRow, 'voidedAt' | 'voidedByName' | 'voidReason'>,
) =>
  db
    .update(proposalContracts)
    .set(voided)
    .where(and(eq(proposalContracts.proposalId, proposalId), isNull(proposalContracts.voidedAt)));

async function nextEdition(db: Db, proposalId: string): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${proposalContracts.edition}), 0)` })
    .from(proposalContracts)
    .where(eq(proposalContracts.proposalId, proposalId));
  return Number(row!.last) + 1;
}
