import {
  decisionBoundStatuses,
  type NextActFacts,
  nextActorOf,
  type ProposalStatus,
  proposalStatusIds,
  tableBoundStatuses,
} from '@estrada/domain/proposals/index';
import { type SQL, sql } from 'drizzle-orm';

const base = {
  blocked: false,
  blockedBy: null,
  hasFirstDecision: false,
  stop: null,
  conditionsPresented: false,
  isDecidedByEngine: false,
};
const nextIn = (status: ProposalStatus, changes: Partial<NextActFacts> = {}) =>
  nextActorOf({ ...base, status, ...changes });
const literal = (text: string | null) => `'${text}'`;
const listOf = (statuses: readonly string[]) => statuses.map(literal).join(', ');

/**
 * A `case` branch: its result where `condition` holds, except in the statuses where each of `others`, checked later,
 * gives the same.
 */
function whenIn(
  changes: Partial<NextActFacts>,
  condition: string,
  others: readonly Partial<NextActFacts>[] = [],
): string {
  const differs = proposalStatusIds.filter((status) => {
    const next = nextIn(status, changes);
    return next !== null && (others.length === 0 || others.some((other) => nextIn(status, other) !== next));
  });
  return [...new Set(differs.map((status) => nextIn(status, changes)))]
    .map((next) => {
      const statuses = differs.filter((status) => nextIn(status, changes) === next);
      return `when ${condition}proposals.status in (${listOf(statuses)}) then ${literal(next)}`;
    })
    .join(' ');
}

const presented = { conditionsPresented: true };

/**
 * Whose turn it is, as the domain's `nextActorOf`: generated from its results, so that list, filter and index agree
 * with the page of a proposal. The indexes contain the same text.
 */
export const waitsFor: SQL<string | null> = sql.raw(
  `(case ${[
    whenIn({ blocked: true, blockedBy: 'dealer' }, "proposals.blocked and proposals.blocked_by = 'dealer' and "),
    whenIn({ blocked: true, blockedBy: 'provider' }, 'proposals.blocked and '),
    whenIn({ hasFirstDecision: true }, 'proposals.has_first_decision and '),
    whenIn({ stop: 'failed' }, "proposals.stop = 'failed' and "),
    whenIn({ stop: 'given-up' }, "proposals.stop = 'given-up' and "),
    whenIn(
      { ...presented, isDecidedByEngine: true },
      'proposals.conditions_answer is not null and proposals.credit_decided_by is null and proposals.analysis_id is not null and ',
      [presented, {}],
    ),
    whenIn(presented, 'proposals.conditions_answer is not null and ', [{}]),
    whenIn({}, ''),
  ].join(' ')} end)`,
) as SQL<string | null>;

/** The first of the two ends, as the domain's `firstEnding`: `least` ignores a decision without one. */
const firstEnd = 'least(proposals.srs_valid_until, proposals.table_valid_until)';
export const endsFirstOn: SQL<string> = sql.raw(firstEnd) as SQL<string>;

/** The last day on which a proposal can proceed as it is, as the domain's `expiresOnOf`. */
export const expiresOn: SQL<string | null> = sql.raw(
  `(case when proposals.status in (${listOf(tableBoundStatuses)}) then proposals.table_valid_until when proposals.status in (${listOf(decisionBoundStatuses)}) then ${firstEnd} end)`,
) as SQL<string | null>;
