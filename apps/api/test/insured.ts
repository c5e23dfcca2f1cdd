/** Test setup of insurance proposals: filled in, quoted, sent, decided and issued by a simulated insurer. */
import type { InsuranceAnswers, InsurerDecision } from '@estrada/domain/insurance/index';
import { makeCpf } from '@estrada/domain/people/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { insurerRequest } from '../src/modules/policies/insurer-requests.ts';
import { insurerPorts } from '../src/partners/index.ts';
import type { Session, TestApi } from './open-api.ts';
import { rowsOf } from './rows.ts';

let people = 0;
/** The assured, a new person each time. */
const anAssured = () => ({
  personType: 'PF',
  identification: makeCpf(String(310_000_000 + people++).slice(0, 9)),
  name: 'Marina Alves Souza',
  birthDate: '1990-05-20',
  gender: 'F',
  maritalId: 1,
  phone: '11987654321',
  email: 'marina.alves@exemplo.com.br',
  confirmEmail: 'marina.alves@exemplo.com.br',
  exposedPerson: false,
  address: {
    zipCode: '01310100',
    street: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
});
const vehicle = {
  vehicleLabel: 'CHEVROLET ONIX 1.0',
  assetType: 1,
  modelYear: '2026',
  fuelType: 3,
  vehicleValue: 9_000_000,
  vin: '9BGEB48A0RG123456',
};
const loan = { term: 36, financedValue: 6_000_000 };
const car = {
  coverage: 'A',
  deductible: 100,
  term: 12,
  initialDate: '2026-11-21',
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
const protection = { coverage: 'COMPLETE', term: 24 };

/** Each type of the wire with its insurer and its own answers. */
export const insuredTypes = {
  SEGURO_AUTO: {
    provider: 'LIBERTY',
    answers: { assured: { isMainDriver: true, isOwner: true }, vehicle, details: car },
  },
  PMC: {
    provider: 'LIBERTY',
    answers: { vehicle: { ...vehicle, mileage: '0', saleDate: '2026-11-19' }, details: protection },
  },
  PMC_CARDIF: {
    provider: 'CARDIF',
    answers: { vehicle: { ...vehicle, mileage: '0', saleDate: '2026-11-19' }, details: protection },
  },
  PMC_DAY_2: {
    provider: 'LIBERTY',
    answers: {
      vehicle: { ...vehicle, assetType: 2, mileage: '20000' },
      details: { ...protection, startWarrantyDate: '2027-05-01' },
    },
  },
  GAP: {
    provider: 'ASSURANT',
    answers: { vehicle: { ...vehicle, saleDate: '2026-11-19' }, details: loan },
  },
  CHEV_PLUS: { provider: 'LIBERTY', answers: { vehicle, details: loan } },
  LIFE: { provider: 'METLIFE', answers: { details: { ...loan, isHealthy: true } } },
  PPI: { provider: 'METLIFE', answers: { details: { ...loan, isHealthy: true, planCode: 'PPI-6' } } },
} as const satisfies Record<string, { provider: 'LIBERTY' | 'CARDIF' | 'ASSURANT' | 'METLIFE'; answers: object }>;
export type InsuredType = keyof typeof insuredTypes;

/** Paid by bank debit in so many premiums. */
export const byDebit = (instalments = 1) => ({
  paymentTypeCode: 'BANK_DEBIT',
  installmentNumber: String(instalments),
  isThirdAccountHolder: false,
  bank: '341',
  branch: '2545',
  account: '02366-1',
});

export const addressOf = (type: InsuredType) => ({ type, provider: insuredTypes[type].provider });

/** Begun, and filled in up to the payment. */
export async function aFilledInsurance(
  session: Session,
  type: InsuredType,
  changes: { saleProposalId?: string; saleType?: 'AVULSA' | 'FINANCED'; assured?: object } = {},
): Promise<InsuranceDetail> {
  const params = addressOf(type);
  const { assured, ...body } = changes;
  let record = await session.ok('beginInsurance', { params, query: {}, body });
  const own: InsuranceAnswers = insuredTypes[type].answers;
  const at = { ...params, id: record.id };
  const save = async (
    call: 'saveInsuranceAssured' | 'saveInsuranceVehicle' | 'saveInsuranceDetails',
    values: object,
  ) => {
    record = await session.ok(call, {
      params: at,
      body: { version: record.version, values: values as Record<string, unknown> },
    });
  };
  await save('saveInsuranceAssured', { ...anAssured(), ...own.assured, ...assured });
  if (own.vehicle) await save('saveInsuranceVehicle', own.vehicle);
  if (own.details) await save('saveInsuranceDetails', own.details);
  return record;
}

/** The same with the insurer's price. */
export async function aQuotedInsurance(
  session: Session,
  type: InsuredType,
  changes: Parameters<typeof aFilledInsurance>[2] = {},
): Promise<InsuranceDetail> {
  const { id } = await aFilledInsurance(session, type, changes);
  return session.ok('quoteInsurance', { params: { ...addressOf(type), id }, query: {} });
}

/** The same, ready to be sent. */
export async function aCompleteInsurance(
  session: Session,
  type: InsuredType,
  { payment = byDebit(), ...changes }: Parameters<typeof aFilledInsurance>[2] & { payment?: object } = {},
): Promise<InsuranceDetail> {
  const record = await aQuotedInsurance(session, type, changes);
  if (record.saleType === 'FINANCED') return record;
  return session.ok('saveInsurancePayment', {
    params: { ...addressOf(type), id: record.id },
    body: { version: record.version, values: payment as Record<string, unknown> },
  });
}

/** Sent; the insurer has not been called yet. */
export async function aSentInsurance(
  session: Session,
  type: InsuredType,
  changes: Parameters<typeof aCompleteInsurance>[2] = {},
): Promise<InsuranceDetail> {
  const { id, version } = await aCompleteInsurance(session, type, changes);
  return session.ok('sendInsured', {
    params: { ...addressOf(type), id },
    query: {},
    body: { version, consent: true },
  });
}

/** Runs the open requests of a record to its insurer, as the worker would, until none is left. */
export async function runRequests(api: TestApi, insuranceId: string): Promise<void> {
  const { run } = insurerRequest(insurerPorts(api.partners), 'http://localhost');
  for (let turn = 0; turn < 10; turn++) {
    const [open] = await rowsOf(
      api,
      sql`select id from insurer_requests
        where insurance_id = ${insuranceId} and status in ('REQUESTED', 'UNKNOWN') order by id limit 1`,
    );
    if (!open) return;
    await run({ requestId: open.id as string }, api.system().context);
  }
  throw new Error('An insurer is asked again and again');
}

/** Every insurer decides the same from now on. */
export function decideAlways(api: TestApi, decision: InsurerDecision): void {
  for (const port of Object.values(insurerPorts(api.partners)))
    port.submit = async ({ requestId }) => ({ number: `n-${requestId}`, decision });
}

export const accepted: InsurerDecision = { state: 'accepted', decidedOn: '2026-11-20', isCollected: false };
