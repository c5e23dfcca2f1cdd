/** Every field of every product: stored, shown and sent to the insurer as it was answered. */
import type { Row } from '@estrada/domain/forms/index';
import { type InsuranceSection, insuranceOfType, insuranceRows } from '@estrada/domain/insurance/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addressOf,
  byDebit,
  decideAlways,
  type InsuredType,
  insuredTypes,
  runRequests,
} from '../../../test/insured.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import type { InsuranceSubmission } from '../../partners/index.ts';

let api: TestApi;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
}, 60_000);
afterAll(() => api.close());

const other = {
  relationalTypeCode: 'CHILD',
  name: 'Bruno Souza Lima',
  identification: '11144477735',
  birthDate: '2001-02-03',
  gender: 'M',
  maritalId: 1,
  zipCode: '01310100',
};
const assured = {
  personType: 'PF',
  identification: '52998224725',
  name: 'Ana Souza Lima',
  socialName: 'Ana Lima',
  birthDate: '1990-04-12',
  gender: 'F',
  maritalId: 2,
  occupation: 1,
  monthlyIncome: 850_000,
  phone: '11987654321',
  email: 'ana@exemplo.com.br',
  confirmEmail: 'ana@exemplo.com.br',
  foreign: true,
  exposedPerson: false,
  address: {
    zipCode: '01310100',
    street: 'Avenida Paulista',
    number: '1000',
    complement: 'Conjunto 12',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
};
const vehicle = {
  vehicleLabel: 'CHEVROLET ONIX 1.0',
  assetType: 1,
  modelYear: '2026',
  fuelType: 3,
  vehicleValue: 9_000_000,
  vin: '9BGEB48A0RG123456',
  plate: 'ABC1D23',
  renavam: '12345678900',
  mileage: '12000',
  fiscalNote: '000123',
  saleDate: '2026-11-19',
};
const details = {
  coverage: 'COMPLETE',
  deductible: 100,
  term: 24,
  initialDate: '2026-11-21',
  commercialCategory: 3,
  useTheVehicleForBusinessPurposes: true,
  hasYoungDriver: true,
  hasExtendInsurance: true,
  trackingDevice: 'TRACKER',
  hasPreviousInsurance: true,
  previousInsurance: { insurer: 'Seguradora Azul', policy: '998877', endsOn: '2026-12-31' },
  bonus: 3,
  sinister: true,
  taxIsent: true,
  blindagem: true,
  gas: true,
  damages: [{ coverageCode: 'MATERIAL', amount: 10_000_000 }],
  startWarrantyDate: '2027-05-01',
  financedValue: 6_000_000,
  isHealthy: true,
  planCode: 'PPI-6',
};
const payment = {
  ...byDebit(4),
  account: '023661',
  isThirdAccountHolder: true,
  holderName: 'Carlos Souza',
  holderDocument: '11144477735',
  holderConsent: true,
};
const all: Record<InsuranceSection, Record<string, unknown>> = {
  assured: { ...assured, isMainDriver: false, isOwner: false },
  mainDriver: other,
  owner: other,
  vehicle,
  details,
  payment,
};

/** What is answered of the declared fields of a section. */
const answeredOf = (section: Row): Record<string, unknown> => {
  const values = all[section.name as InsuranceSection];
  return Object.fromEntries(section.rows.map(({ name }) => [name, values[name]]));
};
const saves = {
  assured: 'saveInsuranceAssured',
  mainDriver: 'saveInsuranceDriver',
  owner: 'saveInsuranceOwner',
  vehicle: 'saveInsuranceVehicle',
  details: 'saveInsuranceDetails',
  payment: 'saveInsurancePayment',
} as const;

it.each(Object.keys(insuredTypes) as InsuredType[])('stores, shows and sends every field of %s', async (type) => {
  const sections = insuranceRows(insuranceOfType(type).code);
  const answered = Object.fromEntries(sections.map((section) => [section.name, answeredOf(section)]));
  // a declared field without a sample answer would be tested by nobody
  for (const [section, values] of Object.entries(answered))
    for (const [name, value] of Object.entries(values)) expect([type, section, name, value]).not.toContain(undefined);
  if (type === 'SEGURO_AUTO') Object.assign(answered.details!, { coverage: 'A' });
  const offer = {
    coverage: String(answered.details!.coverage ?? 'STANDARD'),
    deductiblePercent: type === 'SEGURO_AUTO' ? 100 : null,
    netCents: 100_000,
    iofCents: 7_380,
    totalCents: 107_380,
  };
  const sent: InsuranceSubmission[] = [];
  decideAlways(api, { state: 'received' });
  for (const name of ['liberty', 'cardif', 'assurant', 'metlife'] as const) {
    api.partners[name].quote = async (requestId) => ({
      quoteId: `q-${requestId}`,
      validUntil: '2026-11-27T23:59:59-03:00',
      offers: [offer],
    });
    const { submit } = api.partners[name];
    api.partners[name].submit = async (submission) => {
      sent.push(submission);
      return submit(submission);
    };
  }
  const params = addressOf(type);
  let record = await manager.ok('beginInsurance', { params, query: {}, body: {} });
  const at = { ...params, id: record.id };
  const save = async (section: InsuranceSection) => {
    if (!answered[section]) return;
    record = await manager.ok(saves[section], {
      params: at,
      body: { version: record.version, values: answered[section] },
    });
  };
  for (const section of ['assured', 'mainDriver', 'owner', 'vehicle', 'details'] as const) await save(section);
  record = await manager.ok('quoteInsurance', { params: at, query: {} });
  await save('payment');
  expect(record.answers).toEqual(answered);
  expect(record.missing).toEqual([]);
  await manager.ok('sendInsured', { params: at, body: { version: record.version, consent: true } });
  await runRequests(api, record.id);
  expect(sent.map(({ answers }) => answers)).toEqual([answered]);
});
