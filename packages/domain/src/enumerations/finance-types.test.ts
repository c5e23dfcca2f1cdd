import { expect, it } from 'vitest';
import { financeTypes, isLease, planTitle } from './finance-types.ts';

it('titles each plan with what it is and the product name, in both languages', () => {
  for (const { id, name } of financeTypes)
    for (const language of ['pt-BR', 'en'] as const) expect(planTitle(id, language)).toContain(name);
  expect([planTitle(1, 'pt-BR'), planTitle(1, 'en')]).toEqual([
    'Parcelas fixas (Regular FDU)',
    'Fixed instalments (Regular FDU)',
  ]);
  expect(planTitle(2, 'pt-BR')).toBe('Chevrolet Sempre');
});

it('titles an unknown plan with its number', () => {
  expect(planTitle(99, 'pt-BR')).toBe('99');
});

it('has one lease: every other plan, and an unknown one, is a credit', () => {
  expect(financeTypes.filter(({ id }) => isLease(id)).map(({ name }) => name)).toEqual(['Leasing']);
  expect(isLease(99)).toBe(false);
});
