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
    sacPhone: '0800 123 4567',
    ombudsmanPhone: '0800 765 4321',
    privacyOfficer: 'Helena Duarte Reis',
    arrearsRateMonthly: '0.01',
    arrearsBasis: '',
    lateFineRate: '0.02',
    otherCharges: 'Custas\ndo registro',
    aloneUpToCents: 15_000_000,
    fourEyesAboveCents: 30_000_000,
    tablesByTwo: false,
  };
  expect(lenderForm.problems(typed)).toEqual([]);
  expect(lenderForm.normalise(typed).otherCharges).toBe('Custas do registro');
});

it('requires the legal basis of arrears interest above one per cent a month', () => {
  const typed = {
    name: 'Banco do Vale',
    cnpj: '11.222.333/0001-81',
    address: 'Rua das Laranjeiras, 12',
    city: 'Rio de Janeiro',
    uf: 'RJ' as const,
    zipCode: '22240-003',
    email: 'credito@vale.example',
    sacPhone: '0800 123 4567',
    ombudsmanPhone: '0800 765 4321',
    privacyOfficer: 'Helena Duarte Reis',
    lateFineRate: '0.02',
    otherCharges: '',
    aloneUpToCents: 15_000_000,
    fourEyesAboveCents: 30_000_000,
    tablesByTwo: false,
  };
  const keys = (arrearsRateMonthly: string, arrearsBasis: string) =>
    lenderForm.problems({ ...typed, arrearsRateMonthly, arrearsBasis }).map(({ path, key }) => [path, key]);
  expect(keys('0.01', '')).toEqual([]);
  expect(keys('0.0101', '')).toEqual([['arrearsBasis', 'lender.arrearsBasis']]);
  expect(keys('0.02', 'Lei 4.595/1964')).toEqual([]);
});

it('requires toll-free phones and the data-protection officer in a new row', () => {
  const typed = {
    name: 'Banco do Vale',
    cnpj: '11.222.333/0001-81',
    address: 'Rua das Laranjeiras, 12',
    city: 'Rio de Janeiro',
    uf: 'RJ' as const,
    zipCode: '22240-003',
    email: 'credito@vale.example',
    sacPhone: '0800 123 4567',
    ombudsmanPhone: '0800-12-3456',
    privacyOfficer: 'Helena Duarte Reis',
    arrearsRateMonthly: '0.01',
    arrearsBasis: '',
    lateFineRate: '0.02',
    otherCharges: '',
    aloneUpToCents: 15_000_000,
    fourEyesAboveCents: 30_000_000,
    tablesByTwo: false,
  };
  const keys = (changes: Partial<typeof typed>) =>
    lenderForm.problems({ ...typed, ...changes }).map(({ path, key }) => [path, key]);
  expect(keys({})).toEqual([]);
  expect(lenderForm.normalise(typed)).toMatchObject({ sacPhone: '08001234567', ombudsmanPhone: '0800123456' });
  expect(keys({ sacPhone: '', ombudsmanPhone: '', privacyOfficer: '' })).toEqual([
    ['sacPhone', 'required'],
    ['ombudsmanPhone', 'required'],
    ['privacyOfficer', 'required'],
  ]);
  for (const wrong of ['(11) 3456-7890', '0800', '0300 123 4567', '0800 000 0000'])
    expect(keys({ sacPhone: wrong })).toEqual([['sacPhone', 'lender.tollFree']]);
});
