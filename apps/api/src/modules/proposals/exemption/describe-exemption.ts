import { recordScope } from '@estrada/domain/access/index';
import { maskDocument } from '@estrada/domain/people/index';
import {
  changeActs,
  type ExemptionActor,
  type ExemptionFacts,
  exemptionStatusOf,
  isExemptionOpen,
  mayMoveExemption,
  type ProposalStatus,
  proposalActor,
} from '@estrada/domain/proposals/index';
import { feesFor } from '@estrada/domain/simulation/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import { loadFeeRows } from '../../parameters/index.ts';
import { findSimulation } from '../../simulation/index.ts';
import { editFactsOf, type ProposalRecord } from '../proposals.repository.ts';
import { type ExemptionRecord, type listExemptions, owesNoRegistrationFee } from './exemptions.repository.ts';

type Detail = ResponseOf<typeof endpoints.readTccExemption>;
type Row = ResponseOf<typeof endpoints.listTccExemptions>['items'][number];

/** The registration fee in the figures of a proposal, in centavos; 0 where none is charged. */
export const feeOf = ({ figures }: Pick<ProposalRecord, 'figures'>): number =>
  figures.financedItems.find(({ code }) => code === 'TCC')?.amountCents ?? 0;

/**
 * The registration fee that a proposal owes, in centavos: the one in its figures; or that of its state, where the figures
 * leave it out for a reason that is not this proposal's, as in the copy of an exempt one.
 */
export async function owedFee(proposal: ProposalRecord, context: ReadContext): Promise<number> {
  const { db, today } = context;
  const charged = feeOf(proposal);
  if (charged > 0 || !proposal.figures.ignoreTCC || (await owesNoRegistrationFee(proposal, db))) return charged;
  const simulation = await findSimulation(db, recordScope(callerOf(context).viewer), proposal.simulationId);
  if (!simulation) return charged;
  const { state, isEmployee = false } = simulation.request;
  const choice = { state, isEmployee, assetType: 1, today, ignoreTCC: false } as const;
  const rows = await loadFeeRows(db, [state], today);
  return feesFor(choice, rows).find(({ kind }) => kind === 'TCC')?.amountCents ?? charged;
}

/** The facts for a decision on the exemption of a proposal that owes this fee. */
export const exemptionFacts = (
  feeCents: number,
  latest: ExemptionRecord | null,
  reason: string | null = null,
): ExemptionFacts => ({
  status: exemptionStatusOf({ kept: latest?.status ?? null, hasFee: feeCents > 0 }),
  lastReason: latest?.reason ?? null,
  requestedBy: latest?.requestedBy ?? null,
  reason,
});

/** The exemption of a proposal as its page shows it to the caller. */
export async function describeExemption(
  proposal: ProposalRecord,
  latest: ExemptionRecord | null,
  context: ReadContext,
): Promise<Detail> {
  const { viewer } = callerOf(context);
  const feeCents = await owedFee(proposal, context);
  const facts = exemptionFacts(feeCents, latest);
  const actor: ExemptionActor = { kind: 'dealer', userId: viewer.userId };
  const isOpen = canChange(proposal, context);
  return {
    status: facts.status,
    feeCents,
    request: latest && describeRequest(latest),
    can: {
      request: isOpen && mayMoveExemption('request', facts, actor),
      cancel: !proposal.blocked && mayMoveExemption('cancel', facts, actor),
      redo: isOpen && latest?.status === 'PENDING SIMULATION',
    },
  };
}

/** A request of the queue. */
export function describeExemptionRow(
  row: Awaited<ReturnType<typeof listExemptions>>['rows'][number],
  actor: ExemptionActor,
): Row {
  const facts = { status: row.status, lastReason: row.reason, requestedBy: row.requestedBy };
  const isOpen = isExemptionOpen(row.proposalStatus as ProposalStatus) && !row.blocked;
  return {
    ...row,
    clientDocumentMasked: maskDocument(row.clientDocument),
    ...describeRequest(row),
    can: {
      approve: isOpen && mayMoveExemption('approve', facts, actor),
      refuse: isOpen && mayMoveExemption('refuse', facts, actor),
    },
  };
}

const describeRequest = (row: ExemptionRecord) => ({
  reason: row.reason,
  requestedByName: row.requestedByName,
  requestedAt: row.requestedAt.toISOString(),
  decidedByName: row.decidedByName,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decisionReason: row.decisionReason,
});

/** Whether the caller may recalculate the figures of the proposal now. */
function canChange(proposal: ProposalRecord, context: ReadContext): boolean {
  const actor = proposalActor(callerOf(context).viewer);
  return changeActs.may('edit', editFactsOf(proposal), actor);
}
