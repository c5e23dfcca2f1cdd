import type { Role } from '@estrada/domain/access/index';
import type { Language } from '@estrada/domain/errors/index';
import { isCreditDecision, offerTerms, translateMessage } from '@estrada/domain/proposals/index';
import { makeShowText } from '@estrada/domain/proposals/registration/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import type { HistoryRow, ProposalRecord } from './proposals.repository.ts';

const firstDecision = 'decideFirst.';
const isFirstDecision = (event: string): boolean => event.startsWith(firstDecision);
const blockEvents: readonly string[] = ['block', 'unblock'];

/**
 * The outcome of the offer of a decision: it is valid until the proposal moves on, and applying it does not move the
 * proposal.
 */
function outcomeOf(seq: number, history: readonly HistoryRow[], status: string): 'applied' | 'open' | 'not-applied' {
  const since = history.filter((row) => row.seq > seq);
  const left = since.findIndex(({ toStatus }) => toStatus !== 'APC');
  const applied = since.findIndex(({ event }) => event === 'applyOffer');
  if (applied >= 0 && (left < 0 || applied < left)) return 'applied';
  return left < 0 && status === 'APC' ? 'open' : 'not-applied';
}

/**
 * The history of a proposal: the timeline, every credit decision, and since when and why it is blocked.
 *
 * @param reader the reason of a block is between dealer and provider: the client sees only that there is one. A first
 * decision is not binding yet: only deciding users see it
 */
export function describeHistory(
  { blocked, status }: Pick<ProposalRecord, 'blocked' | 'status'>,
  history: readonly HistoryRow[],
  { language, role, seesFirst }: { language: Language; role: Role; seesFirst: boolean },
): Pick<ProposalDetail, 'timeline' | 'decisions' | 'block'> {
  const showText = makeShowText(role);
  const shown = history
    .filter(({ event }) => seesFirst || !isFirstDecision(event))
    .map(({ at, actorName, reason, conditions, ...row }) => ({
      ...row,
      conditions: conditions?.map(showText) ?? null,
      at: at.toISOString(),
      actorName: translateMessage(actorName, language),
      reason:
        role === 'customer' && blockEvents.includes(row.event) ? null : showText(translateMessage(reason, language)),
    }));
  const block = blocked ? shown.findLast(({ event }) => event === 'block') : undefined;
  return {
    block: block ? { at: block.at, actorName: block.actorName, reason: block.reason } : null,
    decisions: shown
      .filter(({ event, toStatus, conditions }) => conditions !== null || isCreditDecision(event, toStatus))
      .map(({ at, seq, event, toStatus, actorName, reason, conditions, offer, validUntil }) => ({
        at,
        actorName,
        reason,
        validUntil,
        offer: offer && {
          offered: offerTerms(offer),
          requested: offer.requested ?? null,
          outcome: isFirstDecision(event) ? null : outcomeOf(seq, history, status),
        },
        decision: isFirstDecision(event) ? event.slice(firstDecision.length) : toStatus,
        isFirst: isFirstDecision(event),
        // an older decision, from before conditions were stored
        conditions: conditions ?? [],
      })),
    timeline: shown.map(({ at, event, fromStatus, toStatus, actorName, reason }) => ({
      at,
      event,
      actorName,
      reason,
      from: fromStatus,
      to: toStatus,
    })),
  };
}
