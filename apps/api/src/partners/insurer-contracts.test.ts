/** What an insurer does after its price, beyond the recorded answers: binding calls, codes of refusals, hostile answers. */
import { alertText } from '@estrada/domain/errors/index';
import { insurerErrorCode } from '@estrada/domain/insurance/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReplayedPartner, readRecording, replayPartner } from '../../test/replay-partner.ts';
import { readConfig } from '../kernel/config.ts';
import { makeLogger } from '../kernel/logger.ts';
import { connect } from './define-partner.ts';
import type { InsuranceSubmission, InsurerPort } from './index.ts';
import { assurant, cardif, liberty, metlife } from './insurers.ts';
import { PartnerError } from './partner-error.ts';

let partner: ReplayedPartner;
beforeAll(async () => {
  partner = await replayPartner();
});
afterAll(() => partner.close());

const insurers = { assurant, cardif, liberty, metlife };
type Name = keyof typeof insurers;
const open = (name: Name, timeoutMs = 10_000): InsurerPort => {
  const kind = insurers[name];
  const config = readConfig({ PARTNER_TIMEOUT_MS: String(timeoutMs), [kind.url]: partner.baseUrl });
  return connect(kind, config, makeLogger('fatal', { write: () => undefined }));
};
const recorded = (name: Name, wanted: string) => readRecording(name).cases.find((one) => one.name === wanted)!;
const answered = (body: object, status = 200) => ({
  ...recorded('liberty', 'policy'),
  answered: {
    outcome: 'answered' as const,
    pace: 'at-once' as const,
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  },
});
const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(() => null).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PartnerError);
  return error as PartnerError;
};

const submission: InsuranceSubmission = {
  requestId: 'r1',
  quoteId: '85df4befec50',
  product: 'PMC',
  offer: { coverage: 'COMPLETE', deductiblePercent: null, totalCents: 220_344 },
  termMonths: 24,
  startsOn: '2026-11-21',
  payment: 'BANK_DEBIT',
  instalments: 3,
  callbackUrl: 'https://portal.example/api/callbacks/liberty',
  insured: { personType: 'PF', document: '31572000000', name: 'Marina Alves Souza' },
  answers: { assured: { name: 'Marina Alves Souza' } },
};
const binding: Record<string, (port: InsurerPort) => Promise<unknown>> = {
  submit: (port) => port.submit(submission),
  answerInformation: (port) => port.answerInformation('n', { requestId: 'r', answer: 'Salário.' }),
  issue: (port) => port.issue('n', { requestId: 'r' }),
  charge: (port) =>
    port.charge('n', { requestId: 'r', instalment: 1, amountCents: 100, means: 'AUTOMATIC_PIX', account: null }),
  cancel: (port) => port.cancel('n', { requestId: 'r', reason: 'Venda', isWithdrawal: false, endsOn: '2026-12-31' }),
};

describe.each(Object.keys(insurers) as Name[])('%s', (name) => {
  it.each(Object.keys(binding))('is never sent a second time what binds it: %s', async (call) => {
    for (const [mode, failure] of [
      ['failing', 'server-error'],
      ['timeout', 'timeout'],
      ['refused', 'unreachable'],
      ['garbage-half-a-json', 'garbage'],
    ]) {
      partner.play(recorded(name, mode!));
      // a machine that is busy takes longer than this for an answer: only where none comes
      const port = open(name, mode === 'timeout' ? 200 : undefined);
      expect([mode, (await failureOf(binding[call]!(port))).failure]).toEqual([mode, failure]);
      expect(partner.received).toHaveLength(1);
    }
  });

  it('keeps the code and the words of a refusal', async () => {
    const { answered: refusal } = recorded(name, 'answer-unasked');
    const { error, message } = JSON.parse((refusal as { body: string }).body);
    partner.play(recorded(name, 'answer-unasked'));
    expect(await failureOf(binding.submit!(open(name)))).toMatchObject({
      failure: 'refused',
      partnerCode: error,
      partnerMessage: message,
    });
  });
});

it.each([
  ['LIB502', undefined, 'LIB502'],
  ['AUTO-1', 'Sem aceitação.', 'LIBSEGAUTOERR'],
  ['<b>', 'Sem aceitação.', 'LIBSEGAUTOERR'],
  [7, null, 'LIBSEGAUTOERR'],
])('is shown with the code of the catalogue: %s', async (error, message, code) => {
  partner.play(answered({ error, message }, 422));
  const refusal = await failureOf(binding.submit!(open('liberty')));
  expect(insurerErrorCode('LIBERTY', 'SEGURO_AUTO', refusal.partnerCode)).toBe(code);
  expect(refusal.partnerMessage).toBe(message ?? undefined);
});

describe("Cardif's unhelpful words", () => {
  const shown = async (wanted: string, alertCall: 'policy-lookup' | 'cardif-quote') => {
    partner.play(recorded('cardif', wanted));
    const { partnerCode, partnerMessage } = await failureOf(open('cardif').policy('CDF-1'));
    const code = insurerErrorCode('CARDIF', 'PMC', partnerCode);
    const words = partnerMessage ? { externalMessage: partnerMessage } : {};
    return alertText({ code, ...words, call: alertCall }, 'pt-BR');
  };
  const familyText = 'Não foi possível concluir a operação com a seguradora. Tente novamente.';

  it.each([
    ['policy-cancelled', 'policy-lookup', familyText],
    ['too-cheap', 'cardif-quote', familyText],
    ['plan-unknown', 'cardif-quote', familyText],
    ['too-expensive', 'cardif-quote', 'Veículo acima de R$ 200.000,00.'],
  ] as const)('are replaced by the text of the code, others are shown: %s in a %s', async (wanted, alertCall, text) => {
    expect(await shown(wanted, alertCall)).toBe(text);
  });
});

describe('an answer that cannot be true', () => {
  const proposal = { brokerProposalNumber: 'LIB-1', state: 'ACCEPTED', decidedAt: '2026-11-20T23:30:00-03:00' };
  const premium = { number: 1, dueOn: '2026-11-25', amount: 100, interest: 0 };
  const policy = { policyNumber: 'A-1', issuedOn: '2026-11-20', startsOn: '2026-11-20', endsOn: '2027-11-19' };
  const submit = binding.submit!;
  const readPolicy = (port: InsurerPort) => port.policy('n');

  it.each<[string, (port: InsurerPort) => Promise<unknown>, object]>([
    ['a state of no meaning', submit, { ...proposal, state: 'constructor', premiumCollected: false }],
    ['no number', submit, { state: 'RECEIVED' }],
    ['a number that is a path', submit, { brokerProposalNumber: '../ledger', state: 'RECEIVED' }],
    ['an acceptance without its day', submit, { brokerProposalNumber: 'LIB-1', state: 'ACCEPTED' }],
    ['a refusal without a reason', submit, { brokerProposalNumber: 'LIB-1', state: 'REFUSED', reason: ' \u200b ' }],
    ['a question without words', submit, { brokerProposalNumber: 'LIB-1', state: 'INFORMATION' }],
    ['a list', submit, []],
    ['a policy without premiums', readPolicy, { ...policy, instalments: [] }],
    ['a negative premium', readPolicy, { ...policy, instalments: [{ ...premium, amount: -1 }] }],
    ['a cover that ends before it begins', readPolicy, { ...policy, endsOn: '2026-11-19', instalments: [premium] }],
    [
      'a payment page that runs a script',
      (port) => port.paymentPage('n', { returnUrl: 'https://a.example' }),
      { linkIframe: 'javascript:alert(1)' },
    ],
    ['a paid premium without its day', (port) => port.findCharge('r'), { chargeId: 'C-1', status: 'PAID' }],
  ])('is garbage: %s', async (_, call, body) => {
    partner.play(answered(body));
    expect((await failureOf(call(open('liberty')))).failure).toBe('garbage');
  });

  it('has its words cleaned, and its instant read as a business day', async () => {
    partner.play(answered({ ...proposal, decidedAt: '2026-11-21T01:30:00Z', premiumCollected: true }));
    expect(await submit(open('liberty'))).toEqual({
      number: 'LIB-1',
      decision: { state: 'accepted', decidedOn: '2026-11-20', isCollected: true },
    });
    const question = '<img src=x onerror=alert(1)>Qual é a\u202e renda?\n';
    partner.play(answered({ brokerProposalNumber: 'LIB-1', state: 'INFORMATION', question }));
    expect(await submit(open('liberty'))).toMatchObject({ decision: { question: 'Qual é a renda?' } });
  });

  it('cannot lead a call to another address', async () => {
    partner.play(answered({ error: 'unknown' }, 404));
    expect(await open('liberty').policy('../ledger?x=1')).toBeNull();
    expect(partner.received[0]!.path).toBe('/proposals/..%2Fledger%3Fx%3D1/policy');
  });
});

it('sends every answer of the questionnaire, and amounts and coverages in the words of the insurer', async () => {
  partner.play(recorded('cardif', 'accepted'));
  await binding.submit!(open('cardif'));
  expect(partner.received[0]).toMatchObject({
    path: '/subscriptions',
    body: { coverage: 'FULL', premium: '2203.44', questionnaire: submission.answers, means: 'BANK_DEBIT' },
  });
});
