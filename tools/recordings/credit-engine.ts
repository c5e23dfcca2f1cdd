import { decisionExamples } from '@estrada/sandbox/index';
import { failingPlans, type RequestPlan } from './request-plan.ts';

const examples = decisionExamples();
const cpfFor = (decision: string, afterAnswer?: string) =>
  examples.find((example) => example.decision === decision && example.afterAnswer === afterAnswer)!.cpf;
const offering = examples.find(({ offers }) => offers)!.cpf;

const body = {
  proposalNumber: '1000001',
  personType: 'PF',
  document: cpfFor('AP'),
  entryCents: 3_000_000,
  financedCents: 9_126_000,
  instalmentCents: 276_000,
  termMonths: 48,
  monthlyIncomeCents: 1_200_000,
};
const plan = (name: string, change: object = {}, more: Partial<RequestPlan> = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/analyses',
  body: { requestId: `rec-${name}`, ...body, ...change },
  ...more,
});
/** @param digit the last one of the id of an analysis, by which the sandbox decides after an answer */
const answerPlan = (name: string, digit: number): RequestPlan => ({
  name,
  method: 'POST',
  path: `/analyses/an-0123456789ab-${digit}/answers`,
  body: { requestId: `rec-${name}`, answer: 'Segue o comprovante.' },
});

/** @param answer the dealer's answer to the conditions, by which the sandbox decides */
const conditionsPlan = (name: string, answer: string, digit = 5): RequestPlan => ({
  name,
  method: 'POST',
  path: `/analyses/an-0123456789ab-${digit}/conditions`,
  body: { requestId: `rec-${name}`, answer },
});

/** The requests to the engine for its recording: every decision, every refusal of its own, every way to fail. */
export const creditEnginePlans: readonly RequestPlan[] = [
  plan('approved'),
  plan('asked-again', { requestId: 'rec-approved' }),
  plan('approved-with-conditions', { document: cpfFor('APC') }),
  plan('approved-with-offer', { document: offering }),
  plan('denied', { document: cpfFor('DC') }),
  plan('returned', { document: cpfFor('RA') }),
  plan('pendency', { document: cpfFor('HLD', 'AP') }),
  answerPlan('answered-and-approved', 8),
  answerPlan('answered-and-denied', 9),
  conditionsPlan('conditions-met', 'Comprovantes de renda e de residência enviados.'),
  {
    ...conditionsPlan('offer-met', 'Contraproposta aceita.'),
    body: {
      requestId: 'rec-offer-met',
      answer: 'Contraproposta aceita.',
      terms: { entryCents: 3_920_000, financedCents: 8_206_000, instalmentCents: 301_000, termMonths: 36 },
    },
  },
  conditionsPlan('conditions-returned', 'Ok, feito.'),
  conditionsPlan('conditions-rejected', 'O cliente não tem comprovante de renda.'),
  conditionsPlan('no-conditions', 'Comprovantes de renda e de residência enviados.', 1),
  { ...conditionsPlan('conditions-of-nothing', 'Comprovantes enviados.'), path: '/analyses/nonsense/conditions' },
  answerPlan('nothing-to-answer', 1),
  { ...answerPlan('unknown-analysis', 1), path: '/analyses/nonsense/answers' },
  plan('invalid-document', { document: '11111111111' }),
  plan('without-token', {}, { authorized: false }),
  ...failingPlans((name, more) => plan(name, {}, more)),
];
