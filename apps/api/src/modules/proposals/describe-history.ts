import { isCreditDecision } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import type { HistoryRow, ProposalRecord } from './proposals.repository.ts';

const blockEvents: readonly string[] = ['block', 'unblock'];

/**
 * What the history tells: the timeline, every credit decision as it was given, and since when and why the proposal is blocked.
 *
 * @param isCustomer a block is between dealer and provider: the client reads that there is one, not why
 */
export function describeHistory(
  { blocked }: Pick<ProposalRecord, 'blocked'>,
  history: readonly HistoryRow[],
  isCustomer: boolean,
): Pick<ProposalDetail, 'timeline' | 'decisions' | 'block'> {
  const shown = history.map(({ at, reason, ...row }) => ({
    ...row,
    at: at.toISOString(),
    reason: isCustomer && blockEvents.includes(row.event) ? null : reason,
  }));
  const block = blocked ? shown.findLast(({ event }) => event === 'block') : undefined;
  return {
    block: block ? { at: block.at, actorName: block.actorName, reason: block.reason } : null,
    decisions: shown
      .filter(({ event, toStatus, conditions }) => conditions !== null || isCreditDecision(event, toStatus))
      .map(({ at, toStatus, actorName, reason, conditions, validUntil }) => ({
        ...{ at, actorName, reason, validUntil },
        decision: toStatus,
        // a decision of before conditions were kept with it
        conditions: conditions ?? [],
      })),
    timeline: shown.map(({ at, event, fromStatus, toStatus, actorName, reason }) => ({
      ...{ at, event, actorName, reason },
      from: fromStatus,
      to: toStatus,
    })),
  };
}
