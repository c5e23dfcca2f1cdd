import type { InsuranceAnswers, InsuranceLaw } from '@estrada/domain/insurance/index';
import type { InsuranceCode } from '@estrada/domain/products/index';
import type { InsuranceReference, Premium } from './insurance-paper.ts';

/** The references of a sample insurance of a car. */
export const exampleReference = (product: InsuranceCode = 'SEGURO_AUTO'): InsuranceReference => ({
  number: '300417',
  product,
  insurer: { name: 'Seguradora Exemplo S.A.', contact: '0800 123 4567 · cliente@seguradora.example' },
  assured: { name: 'Rosana Teles Braga', document: '31572040092', isCompany: false },
  vehicle:
    product === 'LIFE' || product === 'PPI'
      ? null
      : { label: 'Chevrolet Tracker Premier 1.2 Turbo 2026/2027', plate: 'BRA2E19', chassis: '9BGEA48A0RB100417' },
  dealerName: 'Autovia Paulista',
  sellerName: 'Júlia Martins',
  writtenAt: '2026-12-01T13:00:00Z',
});

export const examplePremium: Premium = { netCents: 279_500, iofCents: 20_627, totalCents: 300_127 };

/** The law of a sample product. */
export const exampleLaw = (changes: Partial<InsuranceLaw> = {}): InsuranceLaw => ({
  answerDays: 25,
  answerArticle: 'Lei nº 15.040/2024, art. 49',
  policyDays: 30,
  policyArticle: 'Lei nº 15.040/2024, art. 55',
  firstPremiumArticle: 'Lei nº 15.040/2024, art. 19, § 2º, e art. 20, caput',
  noticeDays: 15,
  noticeArticle: 'Lei nº 15.040/2024, art. 20, § 1º',
  suspensionDays: 30,
  suspensionArticle: 'Lei nº 15.040/2024, art. 21, caput',
  withdrawalDays: 7,
  withdrawalArticle: 'Lei nº 8.078/1990 (CDC), art. 49',
  refundDays: 15,
  refundMethod: 'BY_DAY',
  refundArticle: 'Lei nº 8.078/1990 (CDC), art. 49, parágrafo único',
  separateConsent: false,
  consentArticle: '',
  idleDays: 25,
  iofRate: '0.0738',
  iofArticle: 'Decreto nº 6.306/2007, art. 22, § 1º, IV',
  sources: 'Lei nº 15.040/2024 https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
  ...changes,
});

/** The law of insurance of people: a consent of its own. */
export const exampleLifeLaw = (): InsuranceLaw =>
  exampleLaw({
    separateConsent: true,
    consentArticle: 'Resolução CNSP nº 439/2022 e Circular Susep nº 667/2022',
    suspensionDays: 90,
    iofRate: '0.0038',
  });

const assured = {
  personType: 'PF',
  identification: '31572040092',
  name: 'Rosana Teles Braga',
  birthDate: '1988-04-12',
  gender: 'F',
  maritalId: 2,
  monthlyIncome: 1_200_000,
  phone: '11987654321',
  email: 'rosana@cliente.example',
  exposedPerson: false,
  address: {
    zipCode: '01310100',
    street: 'Rua das Laranjeiras',
    number: '12',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
  },
};

/** The complete answers of car insurance, with another driver and a third account holder. */
export const exampleAnswers = (): InsuranceAnswers => ({
  assured: { ...assured, isMainDriver: false, isOwner: true },
  mainDriver: {
    name: 'Otávio Prado Lima',
    identification: '11144477735',
    birthDate: '1990-02-03',
    zipCode: '01310100',
  },
  vehicle: { plate: 'BRA2E19', vin: '9BGEA48A0RB100417', vehicleValue: 12_490_000 },
  details: {
    coverage: 'A',
    deductible: 100,
    term: 12,
    initialDate: '2026-12-01',
    trackingDevice: 'NONE',
    hasPreviousInsurance: true,
    previousInsurance: { insurer: 'Seguradora Anterior S.A.', policy: '88-1200', endsOn: '2026-11-30' },
    bonus: 3,
    sinister: false,
    taxIsent: false,
    blindagem: false,
    gas: false,
    damages: [
      { coverageCode: 'MATERIAL', amount: 10_000_000 },
      { coverageCode: 'BODILY', amount: 15_000_000 },
    ],
  },
  payment: {
    paymentTypeCode: 'BANK_DEBIT',
    installmentNumber: '3',
    isThirdAccountHolder: true,
    holderName: 'Otávio Prado Lima',
    holderDocument: '11144477735',
    holderConsent: true,
    bank: '341',
    branch: '0123',
    account: '12345-6',
  },
});

/** The answers of a product with a term and a financed amount, paid with the loan. */
export const exampleLoanAnswers = (): InsuranceAnswers => ({
  assured,
  details: { term: 48, financedValue: 7_305_033, isHealthy: true },
  payment: { paymentTypeCode: 'FINANCED' },
});

/** The answers of mechanical protection for a company. */
export const exampleCompanyAnswers = (): InsuranceAnswers => ({
  assured: {
    personType: 'PJ',
    identification: '11222333000181',
    name: 'Transportes Braga Ltda.',
    email: 'frota@braga.example',
    phone: '11987654321',
  },
  vehicle: { plate: 'BRA2E19', vin: '9BGEA48A0RB100417', vehicleValue: 12_490_000, mileage: '15000' },
  details: { coverage: 'POWERTRAIN', term: 24, startWarrantyDate: '2027-01-10' },
  payment: { paymentTypeCode: 'BILL', installmentNumber: '1' },
});
