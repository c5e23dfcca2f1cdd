import { expect, it } from 'vitest';
import { parameterOutlook } from './index.ts';

const today = '2026-11-20';
const row = (effectiveFrom: string, validUntil: string | null) => ({ effectiveFrom, validUntil });
const open = row('2026-07-01', null);
const untilToday = row('2026-07-01', today);
const fromTomorrow = row('2026-11-21', null);
const later = row('2026-12-01', null);

it.each([
  ['an open row holds until further notice', [open], { today: open, tomorrow: open, nextChange: null }],
  [
    'the next row takes effect',
    [fromTomorrow, untilToday],
    { today: untilToday, tomorrow: fromTomorrow, nextChange: { on: '2026-11-21', row: fromTomorrow } },
  ],
  [
    'a last row with an end leaves the state without one',
    [untilToday],
    { today: untilToday, tomorrow: null, nextChange: { on: '2026-11-21', row: null } },
  ],
  ['no row at all', [], { today: null, tomorrow: null, nextChange: null }],
  [
    'only a row to come',
    [row('2026-01-01', '2026-06-30'), later],
    { today: null, tomorrow: null, nextChange: { on: '2026-12-01', row: later } },
  ],
])('%s', (_case, rows, expected) => {
  expect(parameterOutlook(rows, today)).toEqual(expected);
});
