import { describe, expect, it } from 'vitest';
import { auditField } from '../../audit/index.ts';
import type { AgentForm, CompanyForm, GuarantorForm, IndividualForm } from './client.ts';
import { missingForSending, taxRegimeProblems } from './client.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const address = {
  zipCode: '01310100',
  street: 'Rua A',
  number: '1',
  neighborhood: 'B',
  stateId: 'SP',
  cityId: '3550308',
};
const contact = { cellNumber: '11988887777', email: 'ana@exemplo.com.br' };
const spouse = { name: 'Rui Souza', cpf: '11144477735', birthDate: '1988-02-03' };
const individual: IndividualForm = {
  personType: 'PF',
  document: '52998224725',
  identification: {
    name: 'Ana Souza',
    gender: 'F',
    motherName: 'Maria Souza',
    documentType: 'CNH',
    documentNr: '123456789',
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
const problemsOf = (part: Partial<IndividualForm>) =>
  missingForSending({ ...individual, ...part }, today).map(({ path, key }) => `${path} ${key}`);
const companyProblemsOf = (part: Partial<CompanyForm>) =>
  missingForSending({ ...company, ...part }, today).map(({ path, key }) => `${path} ${key}`);

describe('the spouse', () => {
  it.each([2, 6])('is required with marital status %s', (maritalStatusId) => {
    expect(problemsOf({ relationship: { maritalStatusId } })).toEqual([
      'relationship.partner.name required',
      'relationship.partner.cpf required',
      'relationship.partner.birthDate required',
    ]);
    expect(problemsOf({ relationship: { maritalStatusId, partner: spouse } })).toEqual([]);
  });

  it.each([1, 3, 4, 5, 7])('is not required with marital status %s', (maritalStatusId) => {
    expect(problemsOf({ relationship: { maritalStatusId } })).toEqual([]);
  });

  it('requires a complete identity document when one is given', () => {
    const partner = { ...spouse, documentType: 'RG' };
    expect(problemsOf({ relationship: { maritalStatusId: 2, partnershipTypeId: 'NONE', partner } })).toEqual([
      'relationship.partnershipTypeId value.notAllowed',
      'relationship.partner.documentNr required',
      'relationship.partner.documentIssuer rg.issuerRequired',
      'relationship.partner.documentIssuedDate rg.issueDateRequired',
    ]);
  });
});

describe('optional sections of a person', () => {
  it('are refused for values outside the lists and for impossible dates', () => {
    expect(
      problemsOf({
        origin: { nationality: 'XX', birthCountryId: 'BR', birthStateId: 'ZZ', fiscalCountryId: 'BR' },
        residence: { residenceTypeId: 'TENT', residentSince: '2027-01-01' },
        earlierOccupation: { occupationId: 999, startedOn: '2020-05-01', endedOn: '2019-05-01' },
        references: [{ name: 'Ana', phoneNumber: '123' }],
      }),
    ).toEqual([
      'origin.nationality value.notAllowed',
      'origin.birthStateId value.notAllowed',
      'residence.residenceTypeId value.notAllowed',
      'residence.residentSince date.invalid',
      'earlierOccupation.occupationId value.notAllowed',
      'earlierOccupation.endedOn date.beforeStart',
      'references.0.name fullName.invalid',
      'references.0.relationId required',
      'references.0.phoneNumber phone.invalid',
    ]);
  });

  it('are accepted when they are valid', () => {
    expect(
      problemsOf({
        origin: { nationality: 'BR', birthCountryId: 'BR', birthStateId: 'SP', fiscalCountryId: 'BR' },
        residence: { residenceTypeId: 'OWN', residentSince: '2015-03-01' },
        earlierOccupation: { occupationId: 2, startedOn: '2018-05-01', endedOn: '2019-05-01' },
        bank: { bankCode: '001', branchNumber: '1234', accountNumber: '56789-0', accountTypeId: 'CHECKING' },
        references: [{ name: 'Rui Lima', relationId: 'FRIEND', phoneNumber: '1133334444' }],
      }),
    ).toEqual([]);
  });

  it('require a bank account to be complete or absent', () => {
    expect(problemsOf({ bank: { bankCode: ' ' } })).toEqual([]);
    expect(problemsOf({ bank: { bankCode: '1' } })).toEqual([
      'bank.bankCode bank.codeInvalid',
      'bank.branchNumber required',
      'bank.accountNumber required',
      'bank.accountTypeId required',
    ]);
  });

  it.each([
    [{ origin: { fiscalCountryId: 'PT' } }, true],
    [{ origin: { otherFiscalCountryId: 'US' } }, true],
    [{ fiscal: { specifiedUsPerson: true } }, true],
    [{ origin: { fiscalCountryId: 'BR' }, fiscal: { specifiedUsPerson: false } }, false],
  ] as const)('require the foreign tax number of a person who pays taxes abroad: %j', (part, isAsked) => {
    expect(problemsOf(part)).toEqual(isAsked ? ['fiscal.nif nif.required'] : []);
    expect(problemsOf({ ...part, fiscal: { nif: '123' } })).toEqual([]);
  });
});

describe('optional sections of a company', () => {
  const partner = (sharePercent: number, documentNr = '52998224725') => ({
    name: 'Ana Souza',
    documentNr,
    sharePercent,
  });

  it('require shares that add up to at most the whole', () => {
    expect(companyProblemsOf({ partners: [partner(50), partner(50, '11144477735')] })).toEqual([]);
    const thirds = [partner(33.33), partner(33.33, '11144477735'), partner(33.34, '31572040092')];
    expect(companyProblemsOf({ partners: thirds })).toEqual([]);
    expect(companyProblemsOf({ partners: [partner(50), partner(50.01, '11144477735')] })).toEqual([
      'partners.1.sharePercent share.moreThanAll',
    ]);
  });

  it('have names of companies, and partners by their document names of persons or of companies', () => {
    const formula = '=HYPERLINK("http://x";"y")';
    expect(companyProblemsOf({ name: formula, businessName: '+Veículos', businessGroup: '@grupo' })).toEqual([
      'name companyName.invalid',
      'businessName companyName.invalid',
      'businessGroup companyName.invalid',
    ]);
    const named = (name: string, documentNr: string) => ({ ...partner(10, documentNr), name });
    expect(
      companyProblemsOf({ partners: [named('Sul & Cia. 2', '52998224725'), named('Ana', '11144477735')] }),
    ).toEqual(['partners.0.name fullName.invalid', 'partners.1.name fullName.invalid']);
    expect(companyProblemsOf({ partners: [named('Sul & Cia. 2 S/A', '11444777000161')] })).toEqual([]);
    expect(companyProblemsOf({ partners: [named(formula, '11444777000161')] })).toEqual([
      'partners.0.name companyName.invalid',
    ]);
    const occupation = { ...individual.occupation, employerName: formula };
    expect(problemsOf({ occupation, earlierOccupation: { employerName: formula } })).toEqual([
      'occupation.employerName companyName.invalid',
      'earlierOccupation.employerName companyName.invalid',
    ]);
  });

  it('name each partner once, and never the company itself', () => {
    const twice = [partner(30), partner(20, '529.982.247-25'), partner(10, '11144477735')];
    expect(companyProblemsOf({ partners: twice })).toEqual(['partners.1.documentNr partner.twice']);
    const itself = [partner(30, '11222333000181')];
    expect(companyProblemsOf({ partners: itself })).toEqual(['partners.0.documentNr partner.companyItself']);
  });

  it('take Simples Nacional and MEI only with figures of the same tax regime', () => {
    const of = (taxRegime?: 'SIMPLES' | 'OTHER') => ({ ...company, ...(taxRegime ? { taxRegime } : {}) });
    expect(taxRegimeProblems(of('SIMPLES'), 'SIMPLES')).toEqual([]);
    expect(taxRegimeProblems(of(), undefined)).toEqual([]);
    for (const [form, simulated] of [
      [of('SIMPLES'), undefined],
      [of(), 'MEI'],
      [of('OTHER'), 'SIMPLES'],
    ] as const)
      expect(taxRegimeProblems(form, simulated)).toEqual([{ path: 'client.taxRegime', key: 'taxRegime.notSimulated' }]);
  });

  it.each([
    ['98Q96B.00000.LE.076', true],
    ['98q96b.00000.le.076', true],
    ['98Q96B00000LE076', false],
    ['98O96B.00000.LE.076', false],
    ['98Q96B.00000.XX.076', false],
  ])('validate %s as a GIIN: %s', (giinCode, isRight) => {
    expect(companyProblemsOf({ giinCode })).toEqual(isRight ? [] : ['giinCode giin.invalid']);
  });

  it('require neither state nor listed city abroad', () => {
    const abroad = { countryId: 'PT', zipCode: '1000-001', street: 'Rua Augusta', number: '1' };
    expect(companyProblemsOf({ address: abroad })).toEqual(['address.cityName required']);
    expect(companyProblemsOf({ address: { ...abroad, cityName: 'Lisboa' } })).toEqual([]);
    expect(companyProblemsOf({ address: { ...abroad, countryId: 'BR' } })).toContain('address.zipCode zip.invalid');
  });

  it('refuse a registry entry with a future date', () => {
    expect(companyProblemsOf({ chamberRegistry: { stateId: 'SS', registeredOn: '2027-01-01' } })).toEqual([
      'chamberRegistry.stateId value.notAllowed',
      'chamberRegistry.registeredOn date.invalid',
    ]);
  });
});

describe('additional signers', () => {
  const guarantor: GuarantorForm = {
    name: 'Eva Lima',
    cpf: '39053344705',
    birthDate: '1970-01-01',
    ...contact,
    monthlyIncomeCents: 500_000,
    maritalStatusId: 1,
  };
  const agent: AgentForm = { name: 'Eva Lima', cpf: '39053344705', powersTypeId: 'ALONE' };

  it('are required in full once one is added', () => {
    expect(problemsOf({ guarantors: [{}], attorneys: [{}] })).toEqual([
      'guarantors.0.name required',
      'guarantors.0.cpf required',
      'guarantors.0.birthDate required',
      'guarantors.0.cellNumber required',
      'guarantors.0.email required',
      'guarantors.0.monthlyIncomeCents required',
      'guarantors.0.maritalStatusId required',
      'attorneys.0.name required',
      'attorneys.0.cpf required',
      'attorneys.0.powersTypeId required',
    ]);
    expect(problemsOf({ guarantors: [guarantor], attorneys: [agent] })).toEqual([]);
  });

  it('require the spouse of a married guarantor', () => {
    expect(problemsOf({ guarantors: [{ ...guarantor, maritalStatusId: 2, partner: { name: 'Rui' } }] })).toEqual([
      'guarantors.0.partner.name fullName.invalid',
      'guarantors.0.partner.cpf required',
      'guarantors.0.partner.birthDate required',
    ]);
  });

  it('require powers that are still valid today', () => {
    const until = (powersUntil: string) => companyProblemsOf({ representatives: [{ ...agent, powersUntil }] });
    expect(until('2026-11-21')).toEqual([]);
    expect(until('2026-11-20')).toEqual(['representatives.0.powersUntil powers.ended']);
    expect(until('20/11/2026')).toEqual(['representatives.0.powersUntil date.invalid']);
  });
});

it('names the business type in the trail as in the form: its choices are sizes and legal forms, not activities', () => {
  expect(auditField('proposal', 'businessTypeId')?.pt).toBe('Porte da empresa');
});
