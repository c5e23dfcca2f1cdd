import { failingPlans, type RequestPlan } from './request-plan.ts';

/** The request of a recording, with changes. */
const planOf =
  (path: string, body: object) =>
  (name: string, change: object = {}, more: Partial<RequestPlan> = {}): RequestPlan => ({
    name,
    method: 'POST',
    path,
    body: { requestId: `rec-${name}`, ...body, ...change },
    ...more,
  });

const protection = { valueCents: 9_000_000, kilometres: 30_000, months: 24 };
const car = planOf('/car/quotes', {
  valueCents: 9_000_000,
  modelYear: 2024,
  months: 12,
  driverBirthDate: '1988-04-12',
  zipCode: '30110010',
  hasYoungDriver: false,
  hasOtherDrivers: false,
  isForBusiness: false,
  hasOnStar: false,
  gender: 'F',
  maritalStatus: 2,
  commercialCategory: 1,
  fuelType: 3,
  plate: 'ABC1D23',
  chassis: null,
  discount: 0,
});
const libertyProtection = planOf('/protection/quotes', protection);
const afterSale = planOf('/protection-after-sale/quotes', { ...protection, warrantyEndsOn: '2027-11-20' });

/** The requests to Liberty for its recording: each product, each refusal. */
export const libertyPlans: readonly RequestPlan[] = [
  libertyProtection('protection'),
  libertyProtection('protection-again', { requestId: 'rec-protection' }),
  afterSale('protection-after-sale'),
  planOf('/plus/quotes', { personType: 'PJ', financedCents: 6_000_000 })('plus'),
  car('car'),
  car('driver-too-young', { driverBirthDate: '2009-01-01' }),
  libertyProtection('too-many-kilometres', { kilometres: 100_001 }),
  afterSale('warranty-ends-soon', { warrantyEndsOn: '2026-12-01' }),
  libertyProtection('without-token', {}, { authorized: false }),
  ...failingPlans((name, more) => libertyProtection(name, {}, more)),
];

const cardif = planOf('/quotations', protection);

/** The requests to Cardif for its recording. */
export const cardifPlans: readonly RequestPlan[] = [
  cardif('protection'),
  cardif('too-expensive', { valueCents: 20_000_001 }),
  cardif('without-token', {}, { authorized: false }),
  ...failingPlans((name, more) => cardif(name, {}, more)),
];

const note = planOf('/gap/prices', { netCreditCents: 6_000_000, months: 36, personType: 'PF', isUsed: true });

/** The requests to Assurant for its recording. */
export const assurantPlans: readonly RequestPlan[] = [
  note('note'),
  note('too-much-credit', { netCreditCents: 30_000_001 }),
  note('without-token', {}, { authorized: false }),
  ...failingPlans((name, more) => note(name, {}, more)),
];

const person = { personType: 'PF', birthDate: '1988-04-12', financedCents: 6_000_000, months: 36 };
const life = planOf('/life/quotes', person);

/** The requests to MetLife for its recording. */
export const metlifePlans: readonly RequestPlan[] = [
  life('life'),
  planOf('/instalment/quotes', person)('instalment'),
  life('too-old', { birthDate: '1950-01-01' }),
  life('company', { personType: 'PJ' }),
  life('without-token', {}, { authorized: false }),
  ...failingPlans((name, more) => life(name, {}, more)),
];
