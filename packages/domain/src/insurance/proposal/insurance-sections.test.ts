import { describe, expect, it } from 'vitest';
import { findRow, stateAt } from '../../forms/rows.ts';
import { type InsuranceCode, insuranceCodes } from '../../products/index.ts';
import { type InsuranceAnswers, insuranceFormRows, insuranceRows, missingForInsurance } from './insurance-sections.ts';

const today = Temporal.PlainDate.from('2026-11-28');
const assured = {
  personType: 'PF',
  identification: '52998224725',
  name: 'Ana Souza Lima',
  birthDate: '1990-04-12',
  gender: 'F',
  maritalId: 1,
  phone: '11987654321',
  email: 'ana@exemplo.com.br',
  confirmEmail: 'ana@exemplo.com.br',
  exposedPerson: false,
  address: {
    zipCode: '01310100',
    street: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
};
const company = {
  personType: 'PJ',
  identification: '11222333000181',
  name: 'Transportes Lima Ltda',
  phone: assured.phone,
  email: assured.email,
  confirmEmail: assured.email,
  address: assured.address,
};
const driver = {
  relationalTypeCode: 'CHILD',
  name: 'Bruno Souza Lima',
  identification: '11144477735',
  birthDate: '2001-02-03',
  gender: 'M',
  maritalId: 1,
  zipCode: '01310100',
};
const vehicle = {
  vehicleLabel: 'CHEVROLET ONIX 1.0',
  assetType: 1,
  modelYear: '2026',
  vin: '9BGEB48A0RG123456',
  fuelType: 3,
  vehicleValue: 9_000_000,
};
const carDetails = {
  coverage: 'A',
  deductible: 100,
  term: 12,
  initialDate: '2026-11-28',
  commercialCategory: 1,
  useTheVehicleForBusinessPurposes: false,
  hasYoungDriver: false,
  hasExtendInsurance: false,
  trackingDevice: 'NONE',
  hasPreviousInsurance: false,
  bonus: 0,
  sinister: false,
  taxIsent: false,
  blindagem: false,
  gas: false,
};
const financed = { paymentTypeCode: 'FINANCED' };
const debit = {
  paymentTypeCode: 'BANK_DEBIT',
  installmentNumber: '4',
  isThirdAccountHolder: false,
  bank: '341',
  branch: '2545',
  account: '02366-1',
};
const car: InsuranceAnswers = {
  assured: { ...assured, isMainDriver: true, isOwner: true },
  vehicle,
  details: carDetails,
  payment: financed,
};
const missingOf = (answers: InsuranceAnswers, product: InsuranceCode = 'SEGURO_AUTO') =>
  missingForInsurance(product, answers, today).map(({ path, key }) => `${path} ${key}`);

describe('the proposal of car insurance', () => {
  it('is complete with the assured, the vehicle, the cover and the payment, where the assured drives and owns it', () => {
    expect(missingOf(car)).toEqual([]);
  });

  it('asks for the main driver and the owner where they are others, and never for a company as driver', () => {
    const others = { ...car, assured: { ...assured, isMainDriver: false, isOwner: false } };
    expect(missingOf(others)).toEqual(
      ['mainDriver', 'owner'].flatMap((section) =>
        ['relationalTypeCode', 'name', 'identification', 'birthDate', 'gender', 'maritalId', 'zipCode'].map(
          (name) => `${section}.${name} required`,
        ),
      ),
    );
    expect(missingOf({ ...others, mainDriver: driver, owner: driver })).toEqual([]);
    const ofCompany = { ...car, assured: { ...company, isOwner: true } };
    expect(missingOf(ofCompany)[0]).toBe('mainDriver.relationalTypeCode required');
    expect(missingOf({ ...ofCompany, mainDriver: driver })).toEqual([]);
  });

  it('asks for the present insurance where there is one', () => {
    const insured = { ...car, details: { ...carDetails, hasPreviousInsurance: true } };
    expect(missingOf(insured)).toEqual([
      'details.previousInsurance.insurer required',
      'details.previousInsurance.policy required',
      'details.previousInsurance.endsOn required',
    ]);
  });

  it.each([
    [
      'a cover that began yesterday',
      { details: { ...carDetails, initialDate: '2026-11-27' } },
      'details.initialDate date.invalid',
    ],
    [
      'two different e-mails',
      { assured: { ...car.assured, confirmEmail: 'outra@exemplo.com.br' } },
      'assured.confirmEmail email.different',
    ],
    [
      'a chassis number of 16 characters',
      { vehicle: { ...vehicle, vin: '9BGEB48A0RG12345' } },
      'vehicle.vin chassis.invalid',
    ],
    [
      'a deductible that is not sold',
      { details: { ...carDetails, deductible: 70 } },
      'details.deductible value.notAllowed',
    ],
    [
      'an account with another check digit',
      { payment: { ...debit, account: '02366-2' } },
      'payment.account bankAccount.account',
    ],
    ['a branch with a letter', { payment: { ...debit, branch: '25A5' } }, 'payment.branch bankAccount.branch'],
    [
      'thirteen instalments',
      { payment: { ...debit, installmentNumber: '13' } },
      'payment.installmentNumber number.outOfRange',
    ],
  ])('refuses %s at its field', (_, changes, problem) => {
    expect(missingOf({ ...car, ...changes })[0]).toBe(problem);
  });

  it('takes a debit of another person only with their consent', () => {
    const ofAnother = { ...debit, isThirdAccountHolder: true, holderName: 'Bruno Lima', holderDocument: '11144477735' };
    expect(missingOf({ ...car, payment: debit })).toEqual([]);
    expect(missingOf({ ...car, payment: { ...ofAnother, holderConsent: false } })).toEqual([
      'payment.holderConsent accountHolder.consent',
    ]);
    expect(missingOf({ ...car, payment: { ...ofAnother, holderConsent: true } })).toEqual([]);
  });
});

describe('the proposals of the other products', () => {
  const protection = { coverage: 'COMPLETE', term: 24 };
  it.each<[InsuranceCode, InsuranceAnswers]>([
    ['PMC', { vehicle: { ...vehicle, mileage: '45.000', saleDate: '2026-11-20' }, details: protection }],
    [
      'PMC_DAY_2',
      { vehicle: { ...vehicle, mileage: '20000' }, details: { ...protection, startWarrantyDate: '2027-05-01' } },
    ],
    ['GAP', { vehicle: { ...vehicle, saleDate: '2026-11-28' }, details: { term: 36, financedValue: 6_000_000 } }],
    ['CHEV_PLUS', { vehicle, details: { term: 36, financedValue: 6_000_000 } }],
    ['LIFE', { details: { term: 36, financedValue: 6_000_000, isHealthy: true } }],
    ['PPI', { details: { term: 36, financedValue: 6_000_000, isHealthy: true, planCode: 'PPI-6' } }],
  ])('%s is complete with its own answers, of a person', (product, answers) => {
    expect(missingOf({ assured, payment: debit, ...answers }, product)).toEqual([]);
    expect(missingOf({ assured, payment: debit }, product).length).toBeGreaterThan(1);
  });

  it('ask a company neither for a birth date nor for a gender', () => {
    const asked = ['birthDate', 'gender', 'maritalId', 'socialName', 'occupation', 'exposedPerson', 'foreign'];
    for (const product of insuranceCodes) {
      const shown = asked.map(
        (name) => stateAt(insuranceRows(product), { assured: company }, `assured.${name}`).isShown,
      );
      expect(shown).toEqual(asked.map(() => false));
    }
  });

  it('mark what identifies a person, in every section', () => {
    for (const product of insuranceCodes)
      for (const path of ['assured.name', 'assured.identification', 'assured.email', 'payment.account'])
        expect([product, path, findRow(insuranceRows(product), path)?.ui.personal]).toEqual([product, path, true]);
  });
});

it('offers payment with the loan where the sale is financed, and only there', () => {
  const offered = (saleType: 'AVULSA' | 'FINANCED') =>
    findRow(insuranceFormRows('GAP', saleType, []), 'payment.paymentTypeCode')?.ui.options?.map(({ id }) => id);
  expect(offered('FINANCED')).toEqual(['FINANCED']);
  expect(offered('AVULSA')).toEqual(['BROKER_PAGE', 'BANK_DEBIT', 'AUTOMATIC_PIX', 'BILL']);
});

it('offers the plans of protected instalment by their names', () => {
  const plans = [{ planCode: 'PPI-6', name: 'Seis parcelas' }];
  expect(findRow(insuranceFormRows('PPI', 'AVULSA', plans), 'details.planCode')?.ui).toMatchObject({
    kind: 'choice',
    required: true,
    options: [{ id: 'PPI-6', pt: 'Seis parcelas', en: 'Seis parcelas' }],
  });
});
