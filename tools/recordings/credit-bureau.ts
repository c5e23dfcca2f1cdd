import { preApprovalExamples } from '@estrada/sandbox/index';
import { failingPlans, type RequestPlan } from './request-plan.ts';

const examples = preApprovalExamples();
const cpfFor = (result: number) => examples.find((example) => example.result === result)!.cpf;

const body = {
  requestId: 'rec-pre-approved',
  personType: 'PF',
  document: cpfFor(1),
  name: 'Rosana Teles Braga',
  birthDate: '1988-04-12',
  monthlyIncomeCents: 1_200_000,
  vehiclePriceCents: 12_490_000,
  financedCents: 9_126_000,
  instalmentCents: 276_000,
  termMonths: 48,
  consent: { textVersion: '2026-11', grantedAt: '2026-11-20T13:00:00Z' },
};
const plan = (name: string, change: object = {}, more: Partial<RequestPlan> = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/pre-approvals',
  body: { ...body, requestId: `rec-${name}`, ...change },
  ...more,
});

/** The requests to the bureau for its recording: every result, every refusal of its own, every way to fail. */
export const creditBureauPlans: readonly RequestPlan[] = [
  plan('pre-approved'),
  plan('asked-again', { requestId: 'rec-pre-approved' }),
  plan('more-information', { document: cpfFor(2) }),
  plan('more-information-too', { document: cpfFor(3) }),
  plan('no-options', { document: cpfFor(4) }),
  plan('not-possible', { document: cpfFor(5) }),
  plan('instalment-above-half', { instalmentCents: 700_000 }),
  plan('company', {
    personType: 'PJ',
    document: examples[0]!.alphanumericCnpj,
    name: 'Teles Comércio de Peças Ltda',
    birthDate: undefined,
  }),
  plan('invalid-document', { document: '11111111111' }),
  plan('without-token', {}, { authorized: false }),
  ...failingPlans((name, more) => plan(name, {}, more)),
];
