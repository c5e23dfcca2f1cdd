import { describe, expect, it } from 'vitest';
import * as enumerations from './index.ts';
import { labelOf, maritalStatuses, preApprovalResults, states } from './index.ts';

describe('enumerations', () => {
  it.each(Object.entries(enumerations).flatMap(([name, rows]) => (Array.isArray(rows) ? [[name, rows] as const] : [])))(
    '%s has no id twice',
    (_name, rows) => {
      const ids = rows.map((row: { id: string | number }) => row.id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('names the specified marital statuses by their ids', () => {
    expect(maritalStatuses.map((row) => row.pt).slice(0, 4)).toEqual([
      'Solteiro(a)',
      'Casado(a)',
      'Viúvo(a)',
      'Divorciado(a)',
    ]);
    expect(maritalStatuses).toHaveLength(7);
  });

  it('has 27 states and five pre-approval results', () => {
    expect(states).toHaveLength(27);
    expect(preApprovalResults.map((row) => row.id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('labels a value in the requested language, and an unlisted value not at all', () => {
    expect(labelOf(maritalStatuses, 2, 'pt-BR')).toBe('Casado(a)');
    expect(labelOf(maritalStatuses, 2, 'en')).toBe('Married');
    expect(labelOf<number>(maritalStatuses, 8, 'en')).toBeUndefined();
  });
});
