import { describe, expect, it } from 'vitest';
import { currentValues, leadLimits, settingsTable } from './index.ts';

describe.each(settingsTable.map((record) => [record.name, record] as const))('%s', (_name, record) => {
  it('begins with values that it would accept', () => {
    expect(record.problems(record.defaults)).toEqual([]);
    expect(record.normalise(record.defaults)).toEqual(record.defaults);
  });
});

it('is named once', () => {
  expect(new Set(settingsTable.map(({ name }) => name)).size).toBe(settingsTable.length);
});

it('reads what was stored as it is declared today', () => {
  expect(currentValues(leadLimits, null)).toEqual(leadLimits.defaults);
  const stored = { limitTimeFirstLead: 30, gone: 7 };
  expect(currentValues(leadLimits, stored)).toEqual({ ...leadLimits.defaults, limitTimeFirstLead: 30 });
});
