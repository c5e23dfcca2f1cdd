import { type InsuranceProposalEvent, insuranceMachine } from '@estrada/domain/insurance/index';
import { and, asc, eq } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { ProposalRecord } from '../proposals/index.ts';
import { isCreditContractActive } from './credit-status.ts';
import { requestPolicy } from './insurance-effects.ts';
import {
  type InsuranceRecord,
  lockAnyInsurance,
  mostOfSale,
  updateInsurance,
} from './insurance-proposals.repository.ts';
import { moveInsurance, systemMoves } from './move-insurance.ts';
import { insuranceProposals } from './policies.tables.ts';

/** A sale before and after a move of its credit contract. */
export type CreditMove = {
  before: Pick<ProposalRecord, 'status' | 'financeValueCents'>;
  after: Pick<ProposalRecord, 'id' | 'status' | 'financeValueCents' | 'contractNumber'>;
  /** the client has withdrawn from the contract */
  isWithdrawn: boolean;
};

const eventOf = ({ before, after, isWithdrawn }: CreditMove): InsuranceProposalEvent | null => {
  if (after.status === 'NU' || isWithdrawn) return 'cancelWithCredit';
  return before.financeValueCents === after.financeValueCents ? null : 'rectifyCredit';
};

/**
 * A financed insurance follows its credit contract, in the transaction of that move: it ends with it, is quoted anew
 * when the financed amount changes, and its policy is requested once the contract is active.
 */
export async function followCredit(move: CreditMove, context: WriteContext): Promise<void> {
  const { db } = context;
  const rows = await db
    .select({ id: insuranceProposals.id })
    .from(insuranceProposals)
    .where(and(eq(insuranceProposals.saleProposalId, move.after.id), eq(insuranceProposals.saleType, 'FINANCED')))
    .orderBy(asc(insuranceProposals.id))
    .limit(mostOfSale);
  for (const { id } of rows) {
    const record = await lockAnyInsurance(db, id);
    if (record) await followOne(record, move, context);
  }
}

async function followOne(record: InsuranceRecord, move: CreditMove, context: WriteContext): Promise<void> {
  const event = eventOf(move);
  const isOpen = event && insuranceMachine.movesFrom(record.status).some((one) => one.event === event);
  if (event && isOpen) {
    const actor = { kind: 'credit', userId: null } as const;
    await moveInsurance({ record, event, actor, actorName: systemMoves.actorName }, context);
    return;
  }
  const { contractNumber } = move.after;
  // a life insurance keeps the contract that it was registered with (docs/specification/insurance.md)
  const isKept = record.product === 'LIFE' && record.contractNumber !== null;
  if (record.contractNumber !== contractNumber && !isKept)
    await updateInsurance(context.db, record.id, { contractNumber });
  if (isCreditContractActive(move.after) && !isCreditContractActive(move.before) && record.status === 'accepted')
    await requestPolicy(record, context);
}
