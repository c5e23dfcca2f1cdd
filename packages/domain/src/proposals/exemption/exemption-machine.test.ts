import { describe, expect, it } from 'vitest';
import { exemptionStatusOf, mayMoveExemption, moveExemption } from './exemption-machine.ts';
import {
  type ExemptionActorKind,
  type ExemptionEvent,
  type ExemptionStatus,
  exemptionStatuses,
  exemptionTable,
} from './exemption-table.ts';

const statuses = Object.keys(exemptionStatuses) as ExemptionStatus[];
const events = [...new Set(exemptionTable.map(({ event }) => event))];
const kinds: readonly ExemptionActorKind[] = ['dealer', 'manager', 'system'];
const facts = { lastReason: 'Antes', requestedBy: 'ana', reason: 'Agora' };
/** Ana requests, and Bia manages. */
const actorIn = (kind: ExemptionActorKind) => ({ kind, userId: kind === 'manager' ? 'bia' : 'ana' });

const codeOf = (
  event: ExemptionEvent,
  status: ExemptionStatus,
  kind: ExemptionActorKind,
  more: object = {},
): string => {
  try {
    return `to ${moveExemption(event, { status, ...facts, ...more }, actorIn(kind))}`;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it('follows its transition table, and refuses every other move with the code of the event', () => {
  const refusals: Partial<Record<ExemptionEvent, string>> = { approve: 'SP-019', refuse: 'SP-019', cancel: 'SP-020' };
  for (const status of statuses)
    for (const event of events)
      for (const kind of kinds) {
        const move = exemptionTable.find((one) => one.event === event && one.from.includes(status));
        const expected = move
          ? move.actors.includes(kind)
            ? `to ${move.to}`
            : 'SEC004'
          : (refusals[event] ?? 'SP-018');
        expect([status, event, kind, codeOf(event, status, kind)]).toEqual([status, event, kind, expected]);
        expect(mayMoveExemption(event, { status, ...facts }, actorIn(kind))).toBe(expected.startsWith('to '));
      }
});

describe('an exemption request', () => {
  it.each(['', ' \n', null])('requires a reason (%j)', (reason) => {
    expect(codeOf('request', 'APPLICABLE', 'dealer', { reason })).toBe('DOM002');
  });

  it('that was refused requires a different reason, ignoring case and spaces', () => {
    expect(codeOf('request', 'REFUSED', 'dealer', { reason: ' ANTES\n' })).toBe('DOM002');
    expect(codeOf('request', 'CANCELED', 'dealer', { reason: 'Antes' })).toBe('to PENDING');
  });

  it('is cancelled only by its requester', () => {
    expect(codeOf('cancel', 'PENDING', 'dealer', { requestedBy: 'bia' })).toBe('SP-020');
    expect(mayMoveExemption('cancel', { status: 'PENDING', ...facts, requestedBy: 'bia' }, actorIn('dealer'))).toBe(
      false,
    );
  });

  it('is decided by a user other than its requester', () => {
    const own = { status: 'PENDING', ...facts, requestedBy: 'bia' } as const;
    for (const event of ['approve', 'refuse'] as const) {
      expect(codeOf(event, 'PENDING', 'manager', own)).toBe('SP-019');
      expect(mayMoveExemption(event, own, actorIn('manager'))).toBe(false);
    }
  });

  it('requires a reason to be refused, and none to be approved', () => {
    expect(codeOf('refuse', 'PENDING', 'manager', { reason: null })).toBe('DOM002');
    expect(codeOf('approve', 'PENDING', 'manager', { reason: null })).toBe('to PENDING SIMULATION');
  });
});

it.each([
  [null, true, 'APPLICABLE'],
  [null, false, 'NOT APPLICABLE'],
  ['REFUSED', true, 'REFUSED'],
  ['APPLIED', false, 'APPLIED'],
] as const)('follows its latest request (%s), or else the fee check', (kept, hasFee, expected) => {
  expect(exemptionStatusOf({ kept, hasFee })).toBe(expected);
});
