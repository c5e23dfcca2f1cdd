import { isCreditDecision } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import type { HistoryRow, ProposalRecord } from './proposals.repository.ts';

const firstDecision = 'decideFirst.';
const isFirstDecision = (event: string): boolean => event.startsWith(firstDecision);
const blockEvents: readonly string[] = ['block', 'unblock'];

/**
 * What the history tells: the timeline, every credit decision as it was given, and since when and why the proposal is blocked.
 *
 * @param reader a block is between dealer and provider: the client reads that there is one, not why. That a first person has said
 *   something binds nobody yet: it is shown to those alone who decide
 */
export function describeHistory(
  { blocked }: Pick<ProposalRecord, 'blocked'>,
  history: readonly HistoryRow[],
  { isCustomer, seesFirst }: { isCustomer: boolean; seesFirst: boolean },
): Pick<ProposalDetail, 'timeline' | 'decisions' | 'block'> {
  const shown = history
    .filter(({ event }) => seesFirst || !isFirstDecision(event))
    .map(({ at, reason, ...row }) => ({
      ...row,
      at: at.toISOString(),
      reason: isCustomer && blockEvents.includes(row.event) ? null : reason,
    }));
  const block = blocked ? shown.findLast(({ event }) => event === 'block') : undefined;
  return {
    block: block ? { at: block.at, actorName: block.actorName, reason: block.reason } : null,
    decisions: shown
      .filter(({ event, toStatus, conditions }) => conditions !== null || isCreditDecision(event, toStatus))
      .map(({ at, event, toStatus, actorName, reason, conditions, validUntil }) => ({
        ...{ at, actorName, reason, validUntil },
        decision: isFirstDecision(event) ? event.slice(firstDecision.length) : toStatus,
        isFirst: isFirstDecision(event),
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
