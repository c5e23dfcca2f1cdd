import { describe, expect, it } from 'vitest';
import type { CompanyForm, IndividualForm } from './client.ts';
import { missingForSending, normaliseClient } from './client.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const address = {
  zipCode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  neighborhood: 'Bela Vista',
  stateId: 'SP',
  cityId: '3550308',
};
const contact = { cellNumber: '11988887777', email: 'ana@exemplo.com.br' };

const individual: IndividualForm = {
  personType: 'PF',
  document: '52998224725',
  identification: {
    name: 'Ana Souza',
    gender: 'F',
    motherName: 'Maria Souza',
    documentType: 'RG',
    documentNr: '123456789',
    documentIssuer: 'SSP',
    documentIssuedDate: '2010-05-04',
    birthDate: '1990-01-31',
  },
  relationship: { maritalStatusId: 1 },
  address,
  contact,
  occupation: { occupationId: 1, monthlyIncomeCents: 650_000, isPep: false, hasPepRelatives: false },
};
const company: CompanyForm = {
  personType: 'PJ',
  document: '11222333000181',
  name: 'Transportes Exemplo Ltda',
  businessNatureId: '206-2',
  businessTypeId: 3,
  foundationOn: '2001-03-15',
  address,
  contact,
  financialData: { monthlyRevenueCents: 9_000_000 },
  responsibles: [{ role: 'ADMINISTRATOR', name: 'Ana Souza', documentNr: '52998224725' }],
};

describe('registration of a natural person', () => {
  it('is complete with every required field', () => {
    expect(missingForSending(individual, today)).toEqual([]);
  });

  it('names every missing field of an empty form, in the order of the form', () => {
    const paths = missingForSending({ personType: 'PF' }, today).map((problem) => problem.path);
    expect(paths).toEqual([
      'document',
      'identification.name',
      'identification.birthDate',
      'identification.gender',
      'identification.motherName',
      'identification.documentType',
      'identification.documentNr',
      'relationship.maritalStatusId',
      'address.zipCode',
      'address.street',
      'address.number',
      'address.neighborhood',
      'address.stateId',
      'address.cityId',
      'contact.cellNumber',
      'contact.email',
      'occupation.occupationId',
      'occupation.monthlyIncomeCents',
      'occupation.isPep',
      'occupation.hasPepRelatives',
    ]);
  });

  it('requires issuer and issue date only for an RG', () => {
    const bare = { ...individual.identification, documentIssuer: null, documentIssuedDate: ' ' };
    expect(missingForSending({ ...individual, identification: bare }, today)).toEqual([
      { path: 'identification.documentIssuer', key: 'rg.issuerRequired' },
      { path: 'identification.documentIssuedDate', key: 'rg.issueDateRequired' },
    ]);
    const driver = { ...individual, identification: { ...bare, documentType: 'CNH' } };
    expect(missingForSending(driver, today)).toEqual([]);
  });

  it('refuses values outside the lists and rules', () => {
    const wrong: IndividualForm = {
      ...individual,
      document: '52998224726',
      relationship: { maritalStatusId: 9 },
      identification: { ...individual.identification, birthDate: '2010-01-01', documentIssuedDate: '2026-11-22' },
      occupation: { ...individual.occupation, monthlyIncomeCents: 0 },
    };
    expect(missingForSending(wrong, today)).toEqual([
      { path: 'document', key: 'cpf.invalid' },
      { path: 'identification.birthDate', key: 'birthDate.underage' },
      { path: 'identification.documentIssuedDate', key: 'date.invalid' },
      { path: 'relationship.maritalStatusId', key: 'value.notAllowed' },
      { path: 'occupation.monthlyIncomeCents', key: 'money.positive' },
    ]);
  });

  it('stores issuer and issue date only for an RG', () => {
    expect(normaliseClient(individual)).toEqual(individual);
    const driver = { ...individual, identification: { ...individual.identification, documentType: 'CNH' } };
    const { identification } = normaliseClient(driver);
    expect(identification).not.toHaveProperty('documentIssuer');
    expect(identification).not.toHaveProperty('documentIssuedDate');
    expect(identification?.documentNr).toBe('123456789');
  });
});

describe('registration of a company', () => {
  it('is complete with every required field', () => {
    expect(missingForSending(company, today)).toEqual([]);
  });

  it('requires at least one responsible', () => {
    expect(missingForSending({ ...company, responsibles: [] }, today)).toEqual([
      { path: 'responsibles', key: 'required' },
    ]);
  });

  it('limits a partner share to between 1% and 98%', () => {
    const partner = { name: 'Ana Souza', documentNr: '52998224725' };
    const withShare = (sharePercent: number) =>
      missingForSending({ ...company, partners: [{ ...partner, sharePercent }] }, today);
    expect(withShare(1)).toEqual([]);
    expect(withShare(98)).toEqual([]);
    expect(withShare(99)).toEqual([{ path: 'partners.0.sharePercent', key: 'share.outOfRange' }]);
    expect(withShare(0)).toEqual([{ path: 'partners.0.sharePercent', key: 'share.outOfRange' }]);
  });
});
