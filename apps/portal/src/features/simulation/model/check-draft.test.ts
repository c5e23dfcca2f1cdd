import { describe, expect, it } from 'vitest';
import { aSavedSimulation } from '../test-support.tsx';
import { checkClient, checkFinancing } from './check-draft.ts';
import { draftFromSaved } from './draft-from-saved.ts';

const draft = draftFromSaved(aSavedSimulation());
const today = Temporal.PlainDate.from('2026-11-21');
const noClient = { ...draft, cpf: '', name: '', birthDate: '', phone: '', email: '', monthlyIncomeCents: null };

describe('client', () => {
  it('may be unknown while only figures are requested', () => {
    expect(checkClient(noClient, 'figures', today)).toEqual({});
  });

  it('requires document and name for saving, and birth date and income for the bureau', () => {
    expect(checkClient(noClient, 'saving', today)).toEqual({ document: 'required', name: 'required' });
    expect(Object.keys(checkClient(noClient, 'preApproval', today)).sort()).toEqual([
      'birthDate',
      'document',
      'monthlyIncomeCents',
      'name',
    ]);
  });

  it('must be valid in every field that is filled in', () => {
    const wrong = {
      ...draft,
      cpf: '11111111111',
      name: 'Ana',
      birthDate: '2015-01-01',
      phone: '1133334444',
      email: 'a@b',
    };
    expect(checkClient(wrong, 'figures', today)).toEqual({
      document: 'cpf.invalid',
      name: 'fullName.invalid',
      birthDate: 'birthDate.underage',
      phone: 'mobile.invalid',
      email: 'email.invalid',
    });
  });

  it('may be a company with an alphanumeric CNPJ', () => {
    const company = { ...noClient, personType: 'PJ' as const, cnpj: '12ABC34501DE35', companyName: 'Padaria Sol' };
    expect(checkClient(company, 'saving', today)).toEqual({});
    expect(checkClient({ ...company, cnpj: '12ABC34501DE36' }, 'saving', today)).toEqual({ document: 'cnpj.invalid' });
    expect(checkClient({ ...company, companyName: '=1+1' }, 'figures', today)).toEqual({
      companyName: 'companyName.invalid',
    });
  });
});

describe('financing', () => {
  it('accepts a complete vehicle', () => expect(checkFinancing(draft)).toEqual({}));

  it('requires the mileage of a used vehicle only', () => {
    expect(checkFinancing({ ...draft, assetType: 2 })).toEqual({ mileage: 'mileage.required' });
  });

  it('requires an entry below the price', () => {
    expect(checkFinancing({ ...draft, entryValueCents: draft.vehicleValueCents })).toEqual({
      entryValueCents: 'entry.abovePrice',
    });
  });
});
