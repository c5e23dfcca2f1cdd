import { expect, it } from 'vitest';
import { type TierLine, tierIdOf, tierPrices } from './index.ts';

const today = '2026-11-22';
const year = { effectiveFrom: '2026-01-01', validUntil: '2026-12-31' };
const line = (rule: TierLine['rule'] = null, days = year): TierLine => ({ ...days, rule });

it.each<[string, TierLine[] | null, boolean]>([
  ['without a tier table', null, true],
  ['by a line that holds', [line()], true],
  ['by a line whose rule holds', [line({ ...year, enabled: true })], true],
  [
    'by the one line of two whose rule holds',
    [line({ ...year, enabled: false }), line({ ...year, enabled: true })],
    true,
  ],
  ['not by a table that has no line for it', [], false],
  ['not by a line that has ended', [line(null, { effectiveFrom: '2026-01-01', validUntil: '2026-11-21' })], false],
  ['not by a line that is to begin', [line(null, { effectiveFrom: '2026-11-23', validUntil: '2026-12-31' })], false],
  ['not while its rule is off', [line({ ...year, enabled: false })], false],
  [
    'not once its rule has ended',
    [line({ effectiveFrom: '2026-01-01', validUntil: '2026-11-21', enabled: true })],
    false,
  ],
])('a tier prices %s', (_, lines, expected) => {
  expect(tierPrices(lines, today)).toBe(expected);
});

it('names a tier by its code without TR', () => {
  expect(['TR1', 'TR12'].map(tierIdOf)).toEqual(['1', '12']);
});
