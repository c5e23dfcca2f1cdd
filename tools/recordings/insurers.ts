import { createHash } from 'node:crypto';
import { makeCpf } from '@estrada/domain/people/index';
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

type Contracting = {
  insurer: string;
  noun: string;
  prefix: string;
  /** what is sold: its product, the price that was recorded, its coverage */
  sold: { product: string; quoteId: string; coverage: string; premium: number | string };
  amount: number | string;
};

/** The requests for what follows a price: each decision, each refusal, and what is found again. */
function contractingPlans({ insurer, noun, prefix, sold, amount }: Contracting): RequestPlan[] {
  const numberOf = (requestId: string) =>
    `${prefix}-${createHash('sha256').update(`${insurer}|${requestId}`).digest('hex').slice(0, 10)}`;
  const post = (name: string, path: string, body: Record<string, unknown>): RequestPlan => ({
    name,
    method: 'POST',
    path: `/${noun}${path}`,
    body,
  });
  const get = (name: string, path: string): RequestPlan => ({ name, method: 'GET', path });
  /** `digits`: of the insured's document, the premiums and the decision */
  const submit = (name: string, digits: string, requestId = `rec-${name}`) =>
    post(name, '', {
      requestId,
      ...sold,
      deductible: null,
      months: 24,
      startsOn: '2026-11-21',
      means: 'AUTOMATIC_PIX',
      instalments: 5,
      callbackUrl: 'http://127.0.0.1:9/insurers',
      insured: { personType: 'PF', document: makeCpf(`31572${digits}00`), name: 'Marina Alves Souza' },
      questionnaire: {
        assured: { name: 'Marina Alves Souza', email: 'marina@example.com' },
        vehicle: { plate: 'ABC1D23' },
        details: {},
      },
    });
  const accepted = numberOf('rec-accepted');
  const waiting = numberOf('rec-received');
  const asked = numberOf('rec-information');
  const answer = (name: string, text: string) =>
    post(name, `/${asked}/information`, { requestId: `rec-${name}`, answer: text });
  const charge = (
    name: string,
    means: string,
    { requestId = `rec-${name}`, of = accepted, account = null as object | null } = {},
  ) => post(name, `/${of}/charges`, { requestId, instalment: 1, means, account, amount });
  const cancel = (name: string, requestId: string) =>
    post(name, `/${accepted}/cancellations`, {
      requestId,
      reason: 'Venda do veículo',
      isWithdrawal: false,
      endsOn: '2027-11-20',
    });
  const account = { bank: '001', branch: '12343', account: '123458' };
  return [
    submit('accepted', '00'),
    submit('accepted-again', '00', 'rec-accepted'),
    get('proposal-found', `/${noun}/requests/rec-accepted`),
    get('proposal-unknown', `/${noun}/requests/rec-nothing`),
    submit('received', '08'),
    submit('refused-risk', '06'),
    submit('digit-nine', '09'),
    submit('refused-with-code', '07'),
    submit('information', '05'),
    answer('answer-too-short', 'Salário'),
    answer('answer-accepted', 'Salário de professora desde 2019.'),
    post('answer-unasked', `/${accepted}/information`, { requestId: 'rec-unasked', answer: 'Salário de professora.' }),
    get('no-policy-yet', `/${noun}/${accepted}/policy`),
    post('policy-too-early', `/${waiting}/policy`, { requestId: 'rec-early' }),
    post('policy-issued', `/${accepted}/policy`, { requestId: 'rec-policy' }),
    get('policy', `/${noun}/${accepted}/policy`),
    get('policy-document', `/${noun}/${accepted}/policy/document`),
    get('no-document-yet', `/${noun}/${waiting}/policy/document`),
    charge('charged', 'AUTOMATIC_PIX'),
    charge('charged-again', 'AUTOMATIC_PIX', { requestId: 'rec-charged' }),
    get('charge-found', '/charges/rec-charged'),
    get('charge-unknown', '/charges/rec-nothing'),
    charge('charge-pending', 'BANK_DEBIT', { account }),
    charge('charge-unpaid', 'BROKER_PAGE'),
    charge('charged-too-early', 'AUTOMATIC_PIX', { of: waiting }),
    post('payment-page', `/${accepted}/payment-page`, { returnUrl: 'https://portal.example/seguro' }),
    cancel('cancelled', 'rec-cancelled'),
    cancel('cancelled-again', 'rec-cancelled'),
    get('cancellation-found', '/cancellations/rec-cancelled'),
    get('cancellation-unknown', '/cancellations/rec-nothing'),
    cancel('nothing-to-cancel', 'rec-second'),
    get('policy-cancelled', `/${noun}/${accepted}/policy`),
  ];
}

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
  ...contractingPlans({
    insurer: 'liberty',
    noun: 'proposals',
    prefix: 'LIB',
    sold: { product: 'PMC', quoteId: '85df4befec50', coverage: 'POWERTRAIN', premium: 220_344 },
    amount: 44_730,
  }),
  libertyProtection('without-token', {}, { authorized: false }),
  ...failingPlans((name, more) => libertyProtection(name, {}, more)),
];

const cardif = planOf('/quotations', protection);

/** The requests to Cardif for its recording. */
export const cardifPlans: readonly RequestPlan[] = [
  cardif('protection'),
  cardif('too-expensive', { valueCents: 20_000_001 }),
  cardif('too-cheap', { valueCents: 499_999 }),
  cardif('plan-unknown', { months: 73 }),
  ...contractingPlans({
    insurer: 'cardif',
    noun: 'subscriptions',
    prefix: 'CDF',
    sold: { product: 'PMC', quoteId: '9916c1ce2a6f', coverage: 'ENGINE', premium: '2705.98' },
    amount: '549.31',
  }),
  cardif('without-token', {}, { authorized: false }),
  ...failingPlans((name, more) => cardif(name, {}, more)),
];

const note = planOf('/gap/prices', { netCreditCents: 6_000_000, months: 36, personType: 'PF', isUsed: true });

/** The requests to Assurant for its recording. */
export const assurantPlans: readonly RequestPlan[] = [
  note('note'),
  note('too-much-credit', { netCreditCents: 30_000_001 }),
  ...contractingPlans({
    insurer: 'assurant',
    noun: 'enrollments',
    prefix: 'ASR',
    sold: { product: 'GAP', quoteId: '8d72ef6485c7', coverage: 'STANDARD', premium: 224_209 },
    amount: 45_514,
  }),
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
  ...contractingPlans({
    insurer: 'metlife',
    noun: 'applications',
    prefix: 'MET',
    sold: { product: 'LIFE', quoteId: '714b0a9effcc', coverage: 'STANDARD', premium: 108_410 },
    amount: 22_007,
  }),
  life('without-token', {}, { authorized: false }),
  ...failingPlans((name, more) => life(name, {}, more)),
];
