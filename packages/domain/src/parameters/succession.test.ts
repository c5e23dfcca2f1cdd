import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { isInForce } from '../simulation/tables/in-force.ts';
import { messages } from '../validation/index.ts';
import { positionsOf, removalProblems, rowOn, type SuccessionRow, startProblems } from './index.ts';

const today = '2026-11-20';
const rows: SuccessionRow[] = [
  { id: 'future', effectiveFrom: '2027-01-01' },
  { id: 'past', effectiveFrom: '2015-01-22' },
  { id: 'current', effectiveFrom: '2025-06-11' },
  { id: 'last', effectiveFrom: '2027-07-01' },
];
const codes = (start: string, id: string | null = null) =>
  startProblems(start, id, { rows, today }).map(({ key }) => messages[key].code);

describe('a row of a succession', () => {
  it('ends on the day before the next one starts, and the last one never ends', () => {
    expect(positionsOf(rows, today).map(({ id, validUntil, state }) => [id, validUntil, state])).toEqual([
      ['past', '2025-06-10', 'past'],
      ['current', '2026-12-31', 'in-force'],
      ['future', '2027-06-30', 'future'],
      ['last', null, 'future'],
    ]);
    expect([rowOn(rows, '2015-01-21'), rowOn(rows, today)?.id, rowOn(rows, '2027-01-01')?.id]).toEqual([
      null,
      'current',
      'future',
    ]);
  });

  it.each([
    ['from tomorrow at the earliest', today, null, ['SET024']],
    ['after all others where it is new', '2027-07-01', null, ['SET027']],
    ['one day after the last', '2027-07-02', null, []],
    ['not before the one in front of it', '2026-11-21', 'future', []],
    ['not on the day of the one before', '2027-01-01', 'last', ['SET027']],
    ['not on the day of the one after', '2027-07-01', 'future', ['SET029']],
    ['where it stands', '2027-01-01', 'future', []],
    ['never once it holds', '2027-01-01', 'current', ['SET031']],
    ['never once it is over', '2027-01-01', 'past', ['SET031']],
  ] as const)('starts %s', (_rule, start, id, expected) => expect(codes(start, id)).toEqual(expected));

  it('can be deleted only before it starts', () => {
    const key = (id: string) => removalProblems(rows.find((row) => row.id === id)!, today)[0]?.key;
    expect(['past', 'current', 'future'].map(key)).toEqual([
      'parameter.notDeletable',
      'parameter.notDeletable',
      undefined,
    ]);
  });
});

const act = fc.record({
  kind: fc.constantFrom('save', 'save', 'delete', 'wait'),
  pick: fc.option(fc.nat(9)),
  start: fc.integer({ min: -3, max: 20 }),
});

it('is unique on every day since the first, and history never changes, for any accepted changes', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(act, { minLength: 20, maxLength: 40 }), (acts) => {
      let day = today;
      let kept: SuccessionRow[] = [{ id: '0', effectiveFrom: '2026-01-01' }];
      acts.forEach(({ kind, pick, start }, index) => {
        const before = kept;
        const picked = pick === null ? undefined : kept[pick % kept.length];
        const effectiveFrom = addDays(day, start);
        if (kind === 'wait') day = addDays(day, pick ?? 1);
        else if (kind === 'delete') {
          if (picked && removalProblems(picked, day).length === 0) kept = kept.filter((row) => row !== picked);
        } else if (startProblems(effectiveFrom, picked?.id ?? null, { rows: kept, today: day }).length === 0)
          kept = [...kept.filter((row) => row !== picked), { id: picked?.id ?? `n${index}`, effectiveFrom }];
        if (kept !== before) accepted++;
        const placed = positionsOf(kept, day);
        for (let offset = -20; offset <= 40; offset++) {
          const on = addDays(day, offset);
          const held = placed.filter((row) => isInForce(row, on));
          expect(
            held.map(({ id }) => id),
            on,
          ).toEqual([rowOn(kept, on)!.id]);
          if (offset <= 0) expect(held[0]!.id, `history on ${on}`).toBe(rowOn(before, on)!.id);
        }
      });
    }),
    { numRuns: 100, seed: 44 },
  );
  expect(accepted).toBeGreaterThan(300);
}, 60_000);
