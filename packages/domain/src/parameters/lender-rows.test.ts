import { expect, it } from 'vitest';
import { lenderForm } from './lender-rows.ts';

it('normalises other charges to one paragraph, whatever the line breaks in the input', () => {
  const typed = {
    name: 'Banco do Vale',
    cnpj: '11.222.333/0001-81',
    address: 'Rua das Laranjeiras, 12',
    city: 'Rio de Janeiro',
    uf: 'RJ' as const,
    zipCode: '22240-003',
    email: 'credito@vale.example',
    arrearsRateMonthly: '0.01',
    lateFineRate: '0.02',
    otherCharges: 'Custas\ndo registro',
    aloneUpToCents: 15_000_000,
    fourEyesAboveCents: 30_000_000,
  };
  expect(lenderForm.problems(typed)).toEqual([]);
  expect(lenderForm.normalise(typed).otherCharges).toBe('Custas do registro');
});
