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
/** Ana asked, and Bia manages. */
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

it('moves as its table says, and refuses everything else with the code of the act', () => {
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

describe('a request', () => {
  it.each(['', ' \n', null])('wants a reason (%j)', (reason) => {
    expect(codeOf('request', 'APPLICABLE', 'dealer', { reason })).toBe('DOM002');
  });

  it('that was refused wants another reason, however it is spelled', () => {
    expect(codeOf('request', 'REFUSED', 'dealer', { reason: ' ANTES\n' })).toBe('DOM002');
    expect(codeOf('request', 'CANCELED', 'dealer', { reason: 'Antes' })).toBe('to PENDING');
  });

  it('is taken back by who asked alone', () => {
    expect(codeOf('cancel', 'PENDING', 'dealer', { requestedBy: 'bia' })).toBe('SP-020');
    expect(mayMoveExemption('cancel', { status: 'PENDING', ...facts, requestedBy: 'bia' }, actorIn('dealer'))).toBe(
      false,
    );
  });

  it('is decided on by somebody else than who asked', () => {
    const own = { status: 'PENDING', ...facts, requestedBy: 'bia' } as const;
    for (const event of ['approve', 'refuse'] as const) {
      expect(codeOf(event, 'PENDING', 'manager', own)).toBe('SP-019');
      expect(mayMoveExemption(event, own, actorIn('manager'))).toBe(false);
    }
  });

  it('is refused with a reason, and approved without', () => {
    expect(codeOf('refuse', 'PENDING', 'manager', { reason: null })).toBe('DOM002');
    expect(codeOf('approve', 'PENDING', 'manager', { reason: null })).toBe('to PENDING SIMULATION');
  });
});

it.each([
  [null, true, 'APPLICABLE'],
  [null, false, 'NOT APPLICABLE'],
  ['REFUSED', true, 'REFUSED'],
  ['APPLIED', false, 'APPLIED'],
] as const)('stands where its latest request says (%s), else where the fee check does', (kept, hasFee, expected) => {
  expect(exemptionStatusOf({ kept, hasFee })).toBe(expected);
});
