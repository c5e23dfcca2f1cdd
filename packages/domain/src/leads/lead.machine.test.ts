import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors/index.ts';
import { type LeadFacts, leadMachine } from './lead.machine.ts';
import {
  type LeadActorKind,
  type LeadEvent,
  type LeadStatus,
  leadSituations,
  leadStatuses,
  leadStatusIds,
  leadTable,
} from './lead.table.ts';

/** Facts under which every guard passes. */
const passing = (status: LeadStatus, changes: Partial<LeadFacts> = {}): LeadFacts => ({
  status,
  isPaid: true,
  isIdleTooLong: true,
  nextDay: '2026-12-01',
  reason: 'Comprou em outra loja',
  ...changes,
});
const kinds: readonly LeadActorKind[] = ['owner', 'manager', 'fi-manager', 'system'];
const events = [...new Set(leadTable.map(({ event }) => event))];
const decide = (event: LeadEvent, facts: LeadFacts, kind: LeadActorKind): string => {
  try {
    return leadMachine.transition(event, facts, { kind, userId: null }).to;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fields[0]?.key ?? error.code;
  }
};

describe('the machine of a lead', () => {
  it('has the eight statuses of the wire, each in a situation', () => {
    expect(leadStatusIds.map((status) => leadStatuses[status].id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(leadStatusIds.map((status) => leadStatuses[status].situation))).toEqual(new Set(leadSituations));
  });

  it.each<[LeadStatus, LeadEvent, LeadActorKind, LeadStatus]>([
    ['new', 'contactAgain', 'owner', 'again'],
    ['again', 'planVisit', 'manager', 'visit'],
    ['visit', 'endWithoutInterest', 'fi-manager', 'noInterest'],
    ['new', 'endWithWrongData', 'owner', 'wrongData'],
    ['again', 'endNotReached', 'owner', 'notReached'],
    ['visit', 'postpone', 'owner', 'again'],
    ['again', 'sell', 'system', 'sold'],
    ['new', 'sellByHand', 'fi-manager', 'sold'],
    ['visit', 'expire', 'system', 'expired'],
    ['expired', 'reopen', 'manager', 'again'],
    ['noInterest', 'reopen', 'fi-manager', 'again'],
  ])('%s: %s by %s leads to %s', (status, event, kind, to) => {
    expect(decide(event, passing(status), kind)).toBe(to);
  });

  it('refuses every other event, and every other actor', () => {
    for (const status of leadStatusIds)
      for (const event of events)
        for (const kind of kinds) {
          const move = leadTable.find((one) => one.event === event && one.from.includes(status));
          const expected = !move ? 'PRS007' : move.actors.includes(kind) ? move.to : 'SEC004';
          expect([status, event, kind, decide(event, passing(status), kind)]).toEqual([status, event, kind, expected]);
        }
  });

  it.each<[LeadEvent, LeadActorKind, Partial<LeadFacts>, string]>([
    ['contactAgain', 'owner', { nextDay: null }, 'required'],
    ['endNotReached', 'owner', { reason: ' ' }, 'reason.required'],
    ['sell', 'system', { isPaid: false }, 'value.notAllowed'],
    ['expire', 'system', { isIdleTooLong: false }, 'value.notAllowed'],
  ])('%s by %s is refused where a condition fails', (event, kind, changes, problem) => {
    expect(decide(event, passing('new', changes), kind)).toBe(problem);
  });

  it('offers the moves whose day or reason comes with the request', () => {
    const facts = passing('new', { nextDay: null, reason: null, isPaid: false, isIdleTooLong: false });
    expect(leadMachine.availableEvents(facts, { kind: 'owner', userId: null })).toEqual([
      'contactAgain',
      'planVisit',
      'endWithoutInterest',
      'endWithWrongData',
      'endNotReached',
      'postpone',
    ]);
  });
});
