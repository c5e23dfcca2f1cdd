import { maskDocument } from '@estrada/domain/people/index';
import {
  changeActs,
  type ExemptionActor,
  type ExemptionFacts,
  exemptionStatusOf,
  isEditable,
  mayMoveExemption,
  type ProposalStatus,
  proposalActor,
} from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import { editFactsOf, type ProposalRecord } from '../proposals.repository.ts';
import type { ExemptionRecord, listExemptions } from './exemptions.repository.ts';

type Detail = ResponseOf<typeof endpoints.readTccExemption>;
type Row = ResponseOf<typeof endpoints.listTccExemptions>['items'][number];

/** The registration fee in the figures of a proposal, in centavos; 0 where none is charged. */
export const feeOf = ({ figures }: Pick<ProposalRecord, 'figures'>): number =>
  figures.financedItems.find(({ code }) => code === 'TCC')?.amountCents ?? 0;

/** The facts for a decision on the exemption of a proposal. */
export const exemptionFacts = (
  proposal: ProposalRecord,
  latest: ExemptionRecord | null,
  reason: string | null = null,
): ExemptionFacts => ({
  status: exemptionStatusOf({ kept: latest?.status ?? null, hasFee: feeOf(proposal) > 0 }),
  lastReason: latest?.reason ?? null,
  requestedBy: latest?.requestedBy ?? null,
  reason,
});

/** The exemption of a proposal as its page shows it to the caller. */
export function describeExemption(
  proposal: ProposalRecord,
  latest: ExemptionRecord | null,
  context: ReadContext,
): Detail {
  const { viewer } = callerOf(context);
  const facts = exemptionFacts(proposal, latest);
  const actor: ExemptionActor = { kind: 'dealer', userId: viewer.userId };
  const isOpen = canChange(proposal, context);
  return {
    status: facts.status,
    feeCents: feeOf(proposal),
    request: latest && describeRequest(latest),
    can: {
      request: isOpen && mayMoveExemption('request', facts, actor),
      cancel: mayMoveExemption('cancel', facts, actor),
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
  const canTakeFigures = isEditable(row.proposalStatus as ProposalStatus) && !row.blocked;
  return {
    ...row,
    clientDocumentMasked: maskDocument(row.clientDocument),
    ...describeRequest(row),
    can: {
      approve: canTakeFigures && mayMoveExemption('approve', facts, actor),
      refuse: mayMoveExemption('refuse', facts, actor),
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
