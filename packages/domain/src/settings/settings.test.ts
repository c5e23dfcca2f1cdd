import { describe, expect, it } from 'vitest';
import { currentValues, leadLimits, settingsTable } from './index.ts';

describe.each(settingsTable.map((record) => [record.name, record] as const))('%s', (_name, record) => {
  it('has valid default values', () => {
    expect(record.problems(record.defaults)).toEqual([]);
    expect(record.normalise(record.defaults)).toEqual(record.defaults);
  });
});

it('has a unique name', () => {
  expect(new Set(settingsTable.map(({ name }) => name)).size).toBe(settingsTable.length);
});

it('reads stored values by the current declaration', () => {
  expect(currentValues(leadLimits, null)).toEqual(leadLimits.defaults);
  const stored = { limitTimeFirstLead: 30, gone: 7 };
  expect(currentValues(leadLimits, stored)).toEqual({ ...leadLimits.defaults, limitTimeFirstLead: 30 });
});
