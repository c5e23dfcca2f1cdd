import { describe, expect, it } from 'vitest';
import type { CompanyForm, IndividualForm } from './client.ts';
import { participantsOf, samePersonProblems } from './participants.ts';

const [ana, rui, eva, leo] = ['52998224725', '11144477735', '39053344705', '86288366757'];
const person = (part: Partial<IndividualForm> = {}): IndividualForm => ({
  personType: 'PF',
  document: ana,
  identification: { name: 'Ana Souza' },
  relationship: { maritalStatusId: 2, partner: { name: 'Rui Souza', cpf: rui } },
  guarantors: [{ name: 'Eva Lima', cpf: eva, partner: { name: 'Leo Lima', cpf: leo } }],
  ...part,
});
const company = (part: Partial<CompanyForm> = {}): CompanyForm => ({
  personType: 'PJ',
  document: '11222333000181',
  responsibles: [{ role: 'ADMINISTRATOR', name: 'Ana Souza', documentNr: ana }],
  partners: [{ name: 'Ana Souza', documentNr: ana, sharePercent: 60 }],
  representatives: [{ name: 'Rui Souza', cpf: rui }],
  ...part,
});
const problems = (form: IndividualForm | CompanyForm, seller?: string) =>
  samePersonProblems(form, seller).map(({ path, key }) => `${path} ${key}`);

describe('one CPF for two people (SEL004)', () => {
  it('is not refused when all people differ', () => {
    expect(problems(person(), '45317828791')).toEqual([]);
    expect(problems({ personType: 'PF' }, '')).toEqual([]);
  });

  it.each([
    ['spouse', { relationship: { partner: { cpf: '529.982.247-25' } } }, 'client.relationship.partner.cpf'],
    ['guarantor', { guarantors: [{ cpf: ana }] }, 'client.guarantors.0.cpf'],
    ['guarantor as spouse', { guarantors: [{ cpf: rui }] }, 'client.guarantors.0.cpf'],
    ['second guarantor', { guarantors: [{ cpf: eva }, { cpf: eva }] }, 'client.guarantors.1.cpf'],
    ['spouse of a guarantor', { guarantors: [{ cpf: eva, partner: { cpf: rui } }] }, 'client.guarantors.0.partner.cpf'],
    ['attorney', { attorneys: [{ cpf: ana }] }, 'client.attorneys.0.cpf'],
  ])('is refused at the duplicate person: %s', (_who, part, path) => {
    expect(problems(person(part))).toEqual([`${path} cpf.ofAnother`]);
  });

  it.each([ana, rui, eva, leo])('is refused at the seller who is also a participant: %s', (seller) => {
    expect(problems(person(), seller)).toEqual(['vehicleAdditionalInfo.sellerDocument cpf.sameAsSeller']);
  });

  it('allows one person as partner, responsible and guarantor of a company, and the spouse as attorney', () => {
    expect(problems(company({ guarantors: [{ cpf: ana }] }))).toEqual([]);
    expect(problems(person({ attorneys: [{ cpf: rui }] }))).toEqual([]);
  });

  it.each([
    ['responsible and partner', ana],
    ['representative', rui],
    ['company itself', '11.222.333/0001-81'],
  ])('is refused at the seller of a company who is also the %s', (_who, seller) => {
    expect(problems(company(), seller)).toEqual(['vehicleAdditionalInfo.sellerDocument cpf.sameAsSeller']);
  });
});

it('lists every person with their role', () => {
  expect(
    participantsOf(person({ attorneys: [{ name: 'Gil Reis' }] })).map(({ role, name }) => `${role} ${name}`),
  ).toEqual([
    'CLIENT Ana Souza',
    'SPOUSE Rui Souza',
    'GUARANTOR Eva Lima',
    'GUARANTOR_SPOUSE Leo Lima',
    'ATTORNEY Gil Reis',
  ]);
  expect(participantsOf(company()).map(({ role, path }) => `${role} ${path}`)).toEqual([
    'CLIENT document',
    'RESPONSIBLE responsibles.0.documentNr',
    'PARTNER partners.0.documentNr',
    'REPRESENTATIVE representatives.0.cpf',
  ]);
});
