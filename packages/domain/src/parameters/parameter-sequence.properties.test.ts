import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { isInForce } from '../simulation/tables/in-force.ts';
import {
  decideCreate,
  decideDelete,
  decideUpdate,
  type ParameterDecision,
  type ParameterRow,
  type ParameterValues,
  parameterTable,
} from './index.ts';

const firstDay = '2026-11-20';
/** The rows of one state while days pass; `startSetOn`: when a row got the start it has. */
type State = { today: string; rows: ParameterRow[]; startSetOn: Map<string, string>; ids: number };

const offset = fc.integer({ min: -3, max: 15 });
const amounts = fc.record({ baseCents: fc.constantFrom(1, 9), clientCents: fc.nat(3), dealerCents: fc.nat(3) });
const act = fc.record({
  kind: fc.constantFrom('create' as const, 'create' as const, 'update' as const, 'delete' as const, 'wait' as const),
  start: offset,
  end: fc.option(offset),
  keepStart: fc.boolean(),
  keepEnd: fc.boolean(),
  pick: fc.nat(9),
  movePreviousEnd: fc.boolean(),
  amounts,
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

function play(state: State, { kind, pick, movePreviousEnd, ...typed }: Act): State {
  const { today, rows } = state;
  if (kind === 'wait') return { ...state, today: addDays(today, pick) };
  const sequence = { kind: parameterTable.TCC, rows, today, movePreviousEnd };
  const change: ParameterValues = {
    ...typed.amounts,
    employeeCents: null,
    effectiveFrom: addDays(today, typed.start),
    validUntil: typed.end === null ? null : addDays(today, typed.end),
  };
  if (kind === 'create') {
    const id = String(state.ids);
    return retain(state, decideCreate(change, sequence), (kept) => [...kept, { ...change, id }], id);
  }
  const row = rows[pick % Math.max(rows.length, 1)];
  if (!row) return state;
  if (kind === 'delete')
    return retain(state, decideDelete(row.id, sequence), (kept) => kept.filter((one) => one.id !== row.id));
  if (typed.keepStart) change.effectiveFrom = row.effectiveFrom;
  if (typed.keepEnd) change.validUntil = row.validUntil;
  const moved = change.effectiveFrom === row.effectiveFrom ? undefined : row.id;
  const replace = (kept: ParameterRow[]) => kept.map((one) => (one.id === row.id ? { ...change, id: row.id } : one));
  return retain(state, decideUpdate(row.id, change, sequence), replace, moved);
}

/** Applies a decision like the server: both rows in one transaction, or nothing. */
function retain(
  state: State,
  decision: ParameterDecision,
  apply: (rows: ParameterRow[]) => ParameterRow[],
  startSet?: string,
): State {
  if (!decision.accepted) return state;
  const { previous } = decision;
  const rows = apply(state.rows).map((row) =>
    previous && row.id === previous.row.id ? { ...row, validUntil: previous.validUntil } : row,
  );
  const startSetOn = new Map(state.startSetOn);
  if (startSet) startSetOn.set(startSet, state.today);
  return {
    ...state,
    rows: rows.sort((left, right) => left.effectiveFrom.localeCompare(right.effectiveFrom)),
    startSetOn,
    ids: state.ids + 1,
  };
}

const rowOn = (rows: ParameterRow[], day: string) => rows.filter((row) => isInForce(row, day));
const daysFrom = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function check(before: State, after: State): void {
  const { rows, today, startSetOn } = after;
  rows.forEach((row, index) => {
    expect(row.validUntil === null || row.validUntil >= row.effectiveFrom, 'an end before its start').toBe(true);
    const next = rows[index + 1];
    if (!next) return;
    expect(row.validUntil === null || row.validUntil >= next.effectiveFrom, 'an overlap').toBe(false);
    // the only gap: the previous row was already past, and its successor began on the first possible day of a new row
    const earliest = addDays(startSetOn.get(next.id)!, 1);
    if (next.effectiveFrom !== addDays(row.validUntil!, 1)) {
      expect(next.effectiveFrom, 'a gap that could have been avoided').toBe(earliest);
      expect(row.validUntil! < startSetOn.get(next.id)!, 'a gap after a row that was not over').toBe(true);
    }
  });
  for (const days of daysFrom(-20, 30)) {
    const day = addDays(today, days);
    expect(rowOn(rows, day).length, `rows in force on ${day}`).toBeLessThanOrEqual(1);
    if (days > 0 || before.today !== today) continue;
    if (days < 0) expect(rowOn(rows, day).map(strip), 'history').toEqual(rowOn(before.rows, day).map(strip));
    else
      expect(
        rowOn(rows, day).map((row) => row.id),
        'today',
      ).toEqual(rowOn(before.rows, day).map((row) => row.id));
  }
}

/** Of a row that was in force on a day: its start. Its end and, while it is in force, its values may still change. */
const strip = ({ id, effectiveFrom }: ParameterRow) => ({ id, effectiveFrom });

it('never allows overlaps or gaps between rows of a state, nor a change of history, for any accepted changes', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(act, { minLength: 25, maxLength: 50 }), (acts) => {
      let state: State = { today: firstDay, rows: [], startSetOn: new Map(), ids: 0 };
      for (const one of acts) {
        const next = play(state, one);
        check(state, next);
        if (next.rows !== state.rows) accepted++;
        state = next;
      }
    }),
    { numRuns: 300, seed: 20_261_120 },
  );
  expect(accepted).toBeGreaterThan(1_000);
  // thousands of sequences: a busy machine needs this time
}, 90_000);

it('preserves the values of a row once it is over', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 25, maxLength: 50 }), (acts) => {
      let state: State = { today: firstDay, rows: [], startSetOn: new Map(), ids: 0 };
      for (const one of acts) {
        const over = state.rows.filter((row) => row.validUntil !== null && row.validUntil < state.today);
        state = play(state, one);
        expect(state.rows).toEqual(expect.arrayContaining(over));
      }
    }),
    { numRuns: 200, seed: 7 },
  );
});
