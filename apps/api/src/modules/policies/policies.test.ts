import { insuranceConsentText } from '@estrada/domain/insurance/index';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { portugueseWords, setEnglish } from '../../../test/client-visit.ts';
import {
  aCompleteInsurance,
  accepted,
  addressOf,
  aFilledInsurance,
  aQuotedInsurance,
  aSentInsurance,
  byDebit,
  decideAlways,
  type InsuredType,
  insuredTypes,
  runRequests,
} from '../../../test/insured.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { PartnerError } from '../../partners/index.ts';
import { vaps } from '../products/index.ts';
import { handleInsuranceJobs } from './insurance-job-handlers.ts';

let api: TestApi;
let manager: Session;
let insurance: Session;
let usual: Record<string, object>;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
  insurance = await api.signIn('insurance');
  usual = Object.fromEntries(
    (['liberty', 'cardif', 'assurant', 'metlife'] as const).map((name) => [name, { ...api.partners[name] }]),
  );
}, 60_000);
beforeEach(() => {
  for (const [name, port] of Object.entries(usual)) Object.assign(api.partners[name as 'liberty'], port);
  carOffers();
});
afterAll(() => api.close());

/** Liberty offers what the details of a car and of protection choose. */
function carOffers(): void {
  for (const name of ['liberty', 'cardif'] as const)
    api.partners[name].quote = async (requestId, { product }) => ({
      quoteId: `q-${requestId}`,
      validUntil: '2026-11-27T23:59:59-03:00',
      offers: [
        {
          coverage: product === 'SEGURO_AUTO' ? 'A' : product === 'CHEV_PLUS' ? 'STANDARD' : 'COMPLETE',
          deductiblePercent: product === 'SEGURO_AUTO' ? 100 : null,
          netCents: 300_000,
          iofCents: 22_140,
          totalCents: 322_140,
        },
      ],
    });
}

const types = Object.keys(insuredTypes) as InsuredType[];
const read = (id: string, session = manager) => session.ok('readInsurance', { params: { id } });
const at = async (id: string) => ({ params: { id }, body: { version: (await read(id)).version } });

/** Runs the job of a mail, as the worker would. */
async function runMail(name: string, data: object): Promise<void> {
  const jobs = handleInsuranceJobs({
    ports: {} as never,
    mailer: { send: async (mail) => void api.mails.push(mail), close: () => {} },
    files: api.files,
    scan: async () => {},
    publicUrl: 'http://localhost',
  });
  await jobs.find(({ job }) => job.name === name)!.run(data, api.system().context);
}

describe('the wizard', () => {
  it.each(types)('%s is filled in, quoted, paid for and complete, and lists what is missing before', async (type) => {
    const filled = await aFilledInsurance(manager, type);
    expect([filled.status, filled.statusKey, filled.missing.map(({ path }) => path)]).toEqual([
      'Em Trabalho',
      'working',
      ['payment.paymentTypeCode'],
    ]);
    const params = { ...addressOf(type), id: filled.id };
    const quoted = await manager.ok('quoteInsurance', { params, query: {} });
    expect([quoted.statusKey, quoted.premium?.totalCents, quoted.isPaymentSaved]).toEqual([
      'quoted',
      quoted.insurancePremium,
      false,
    ]);
    const complete = await manager.ok('saveInsurancePayment', {
      params,
      body: { version: quoted.version, values: byDebit() },
    });
    expect([complete.statusKey, complete.isPaymentSaved, complete.can.send, complete.missing]).toEqual([
      'complete',
      true,
      true,
      [],
    ]);
  });

  it('clears the means of payment with an edit that prices, and with no other', async () => {
    const { id, version, answers } = await aCompleteInsurance(manager, 'SEGURO_AUTO');
    const params = { ...addressOf('SEGURO_AUTO'), id };
    const renamed = await manager.ok('saveInsuranceAssured', {
      params,
      body: { version, values: { ...answers.assured, phone: '11912345678' } },
    });
    expect([renamed.statusKey, renamed.isPaymentSaved]).toEqual(['complete', true]);
    const repriced = await manager.ok('saveInsuranceDetails', {
      params,
      body: { version: renamed.version, values: { ...answers.details, hasYoungDriver: true } },
    });
    expect([
      repriced.statusKey,
      repriced.status,
      repriced.isPaymentSaved,
      repriced.quote,
      repriced.answers.payment,
    ]).toEqual(['working', 'Em Trabalho', false, null, undefined]);
  });

  it('refuses values that no draft may have, at their field, and stores none of them', async () => {
    const { id, version } = await aFilledInsurance(manager, 'GAP');
    const params = { ...addressOf('GAP'), id };
    const refused = await manager.call('saveInsuranceDetails', {
      params,
      body: { version, values: { term: 'x', financedValue: -1, unknownField: 1 } },
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'DOM002']);
    expect((await read(id)).answers.details).toMatchObject({ term: 36, financedValue: 6_000_000 });
  });

  it('offers the plans of protected instalment that are on sale today, by name, and refuses any other', async () => {
    const { id, version, plans, answers } = await aFilledInsurance(manager, 'PPI');
    expect(plans).toEqual([
      { planCode: 'PPI-3', name: 'Três parcelas' },
      { planCode: 'PPI-6', name: 'Seis parcelas com internação' },
    ]);
    // begins later, and is disabled
    for (const planCode of ['PPI-12', 'PPI-2', 'NONE']) {
      const refused = await manager.call('saveInsuranceDetails', {
        params: { ...addressOf('PPI'), id },
        body: { version, values: { ...answers.details, planCode } },
      });
      expect([planCode, refused.status, refused.body.fields]).toEqual([
        planCode,
        422,
        [expect.objectContaining({ path: 'details.planCode', key: 'value.notAllowed' })],
      ]);
    }
    expect((await aFilledInsurance(manager, 'LIFE')).plans).toBeUndefined();
  });
});

describe('the sending', () => {
  it('refuses an incomplete proposal, one without consent and a second one', async () => {
    const quoted = await aQuotedInsurance(manager, 'GAP');
    const params = { ...addressOf('GAP'), id: quoted.id };
    const early = await manager.call('sendInsured', { params, body: { version: quoted.version, consent: true } });
    expect([early.status, early.body.code]).toEqual([409, 'PRS007']);
    const complete = await aCompleteInsurance(manager, 'GAP');
    const own = { ...addressOf('GAP'), id: complete.id };
    const version = complete.version;
    const silent = await manager.call('sendInsured', { params: own, body: { version } as never });
    expect([silent.status, silent.body.fields?.[0]]).toMatchObject([422, { path: 'consent' }]);
    await manager.ok('sendInsured', { params: own, body: { version, consent: true } });
    const twice = await manager.call('sendInsured', { params: own, body: { version: version + 1, consent: true } });
    expect([twice.status, twice.body.code]).toEqual([409, 'PRS007']);
  });

  it('requires a consent of its own for the insurance of persons alone, and stores the version of the text', async () => {
    const life = await aSentInsurance(manager, 'LIFE');
    expect(life.separateConsent).toMatch(/439\/2022/);
    expect((await aQuotedInsurance(manager, 'GAP')).separateConsent).toBe(null);
    const [row] = await rowsOf(
      api,
      sql`select questionnaire->>'textVersion' as version from insurance_proposals where id = ${life.id}`,
    );
    expect(row).toEqual({ version: insuranceConsentText.version });
  });

  it('sends the answers as they were when the client consented', async () => {
    const submit = vi.fn(api.partners.liberty.submit);
    api.partners.liberty.submit = submit;
    const { id } = await aSentInsurance(manager, 'SEGURO_AUTO');
    await runRequests(api, id);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]![0]).toMatchObject({
      requestId: expect.stringContaining(id),
      // the insurer's own id of its price
      quoteId: expect.stringMatching(/^q-/),
      product: 'SEGURO_AUTO',
      payment: 'BANK_DEBIT',
      instalments: 1,
      termMonths: 12,
      startsOn: '2026-11-21',
      insured: { personType: 'PF', name: 'Marina Alves Souza' },
      answers: { details: { bonus: 0, blindagem: false, gas: false, taxIsent: false, trackingDevice: 'NONE' } },
      callbackUrl: 'http://localhost/api/callbacks/liberty',
    });
  });

  it('with an unknown outcome says so, is queried and never sent a second time', async () => {
    const sent: string[] = [];
    api.partners.assurant.submit = async ({ requestId }) => {
      sent.push(requestId);
      throw new PartnerError('assurant', 'timeout');
    };
    const { id } = await aSentInsurance(manager, 'GAP');
    await expect(runRequests(api, id)).rejects.toThrow('timeout');
    const unknown = await read(id);
    expect([unknown.unknown, unknown.statusKey, unknown.can.cancel]).toEqual(['sending', 'sent', false]);
    api.partners.assurant.findProposal = async () => ({ number: 'AS-7', decision: { state: 'received' } });
    await runRequests(api, id);
    const found = await read(id);
    expect([found.unknown, found.brokerProposalNumber, sent.length]).toEqual([null, 'AS-7', 1]);
  });

  it('that never arrived is sent again under the same id', async () => {
    const sent: string[] = [];
    api.partners.assurant.submit = async ({ requestId }) => {
      sent.push(requestId);
      if (sent.length === 1) throw new PartnerError('assurant', 'unreachable');
      return { number: `AS-${id}`, decision: { state: 'received' } };
    };
    const { id } = await aSentInsurance(manager, 'GAP');
    await expect(runRequests(api, id)).rejects.toThrow('unreachable');
    await runRequests(api, id);
    expect([new Set(sent).size, sent.length, (await read(id)).unknown]).toEqual([1, 2, null]);
  });

  it('of one that was cancelled before it left is dropped, and nothing is cancelled at the insurer', async () => {
    const submit = vi.fn(api.partners.assurant.submit);
    const cancel = vi.fn(api.partners.assurant.cancel);
    Object.assign(api.partners.assurant, { submit, cancel });
    const { id } = await aSentInsurance(manager, 'GAP');
    const { params, body } = await at(id);
    await manager.ok('cancelInsurance', { params, body: { ...body, reason: 'Engano' } });
    await runRequests(api, id);
    expect([submit.mock.calls.length, cancel.mock.calls.length, (await read(id)).statusKey]).toEqual([
      0,
      0,
      'cancelled',
    ]);
  });
});

describe('what an insurer decides', () => {
  it('accepted and issued: the premiums are stored, and the first one is charged, never before', async () => {
    decideAlways(api, accepted);
    const { id, can } = await aSentInsurance(manager, 'SEGURO_AUTO');
    expect([can.edit, can.cancel]).toEqual([false, true]);
    await runRequests(api, id);
    const issued = await read(id);
    expect([issued.statusKey, issued.policy?.policyNumber, issued.premiums]).toEqual([
      'issued',
      expect.stringMatching(/^AP-n-/),
      [expect.objectContaining({ number: 1, dueOn: '2026-11-25', amountCents: 10_000, status: 'PENDING' })],
    ]);
    expect(issued.history.map(({ event }) => event)).toEqual([
      'begin',
      'quote',
      'completeSteps',
      'send',
      'accept',
      'issue',
    ]);
  });

  it.each([
    [{ state: 'received' }, 'sent', null],
    [{ state: 'information', question: 'Qual é a origem da renda?' }, 'information', null],
    [{ state: 'refused', code: null, reason: 'Histórico de sinistros.' }, 'refused', 'Histórico de sinistros.'],
    [
      { state: 'manual', code: 'LIBMAN' },
      'manual',
      'A emissão desta apólice será feita manualmente: a área de seguros da financeira foi avisada por e-mail. Acompanhe o status da contratação.',
    ],
  ] as const)('%o', async (decision, statusKey, reason) => {
    decideAlways(api, decision);
    const { id } = await aSentInsurance(manager, 'SEGURO_AUTO');
    await runRequests(api, id);
    const record = await read(id);
    expect([record.statusKey, record.reason, record.premiums]).toEqual([statusKey, reason, []]);
  });

  it('notifies the seller, mails the client, and the department of a manual issue', async () => {
    decideAlways(api, { state: 'manual', code: 'LIBDEFAULT' });
    const { id, number } = await aSentInsurance(manager, 'SEGURO_AUTO');
    await runRequests(api, id);
    await runMail('insurance.mail-manual-issue', { insuranceId: id });
    expect(api.mails.filter(({ subject }) => subject.includes(number)).map(({ to }) => to)).toEqual([
      'demo.insurance@estrada.example',
    ]);
    const { params, body } = await at(id);
    const wrong = await insurance.call('recordInsurancePolicy', {
      params,
      body: {
        ...body,
        policyNumber: '7700012345',
        startsOn: '2026-12-01',
        endsOn: '2026-11-30',
        firstDueOn: '2026-12-01',
      },
    });
    expect([wrong.status, wrong.body.fields?.[0]]).toMatchObject([422, { path: 'endsOn' }]);
    const byDealer = await manager.call('recordInsurancePolicy', {
      params,
      body: {
        ...body,
        policyNumber: '7700012345',
        startsOn: '2026-11-21',
        endsOn: '2027-11-20',
        firstDueOn: '2026-12-01',
      },
    });
    expect(byDealer.status).toBe(403);
    const issued = await insurance.ok('recordInsurancePolicy', {
      params,
      body: {
        ...body,
        policyNumber: '7700012345',
        startsOn: '2026-11-21',
        endsOn: '2027-11-20',
        firstDueOn: '2026-12-01',
      },
    });
    expect([issued.statusKey, issued.premiums]).toMatchObject([
      'issued',
      [{ dueOn: '2026-12-01', amountCents: 322_140, status: 'CHARGING' }],
    ]);
  });

  it('is answered with information, and the period of the answer begins again', async () => {
    decideAlways(api, { state: 'information', question: 'Desde quando o veículo é do segurado?' });
    const { id } = await aSentInsurance(manager, 'SEGURO_AUTO');
    await runRequests(api, id);
    const { params, body } = await at(id);
    const empty = await manager.call('supplyInsuranceInformation', { params, body: { ...body, answer: ' ' } });
    expect([empty.status, empty.body.fields?.[0]]).toMatchObject([422, { path: 'answer' }]);
    const answered = vi.fn(api.partners.liberty.answerInformation);
    api.partners.liberty.answerInformation = answered;
    const sent = await manager.ok('supplyInsuranceInformation', { params, body: { ...body, answer: 'Desde maio.' } });
    expect([sent.statusKey, sent.question, sent.deadlines.answerBy]).toEqual(['sent', null, '2026-12-15']);
    await runRequests(api, id);
    expect(answered.mock.calls[0]![1]).toMatchObject({ answer: 'Desde maio.' });
  });

  it('refused as a request: the seller reads the words of the insurer, or the text of its code, as the client does', async () => {
    for (const [words, shown] of [
      ['Chassi fora da lista.', 'Chassi fora da lista.'],
      [undefined, expect.stringMatching(/.{10,}/)],
    ] as const) {
      api.partners.liberty.submit = async () => {
        throw new PartnerError('liberty', 'refused', { partnerMessage: words, partnerCode: 'LIB001' });
      };
      const { id } = await aSentInsurance(manager, 'PMC');
      await runRequests(api, id);
      expect(await read(id)).toMatchObject({ statusKey: 'refused', reason: shown });
      if (words) continue;
      await setEnglish(api, sql`select client_document from insurance_proposals where id = ${id}`);
      await runMail('insurance.mail-client', { insuranceId: id, event: 'refuse' });
      const { subject, text } = api.mails.at(-1)!;
      expect([subject, /^Reason: (.{10,})$/m.test(text)]).toEqual(['Your insurance proposal was refused', true]);
      expect(text).not.toMatch(portugueseWords);
    }
  });

  it('cancels with a reason: the insurer is told, and the refund is shown before', async () => {
    decideAlways(api, accepted);
    const { id } = await aSentInsurance(manager, 'GAP');
    await runRequests(api, id);
    expect(await manager.ok('readInsuranceRefund', { params: { id } })).toMatchObject({
      refundCents: 0,
      isWithdrawal: true,
    });
    const { params, body } = await at(id);
    const none = await manager.call('cancelInsurance', { params, body });
    expect([none.status, none.body.code]).toEqual([422, 'DOM002']);
    await manager.ok('cancelInsurance', { params, body: { ...body, reason: 'O cliente vendeu o veículo' } });
    await runRequests(api, id);
    const over = await read(id);
    expect([over.statusKey, over.reason, over.unknown]).toEqual(['cancelled', 'O cliente vendeu o veículo', null]);
    expect((await read(id, insurance)).client.document).toMatch(/\*/);
  });
});

describe('the end of a proposal by a person', () => {
  it('abandons what was not sent, and renewing begins again with the same answers', async () => {
    const { id, version, answers } = await aCompleteInsurance(manager, 'GAP');
    const over = await manager.ok('abandonInsurance', { params: { id }, body: { version } });
    expect([over.statusKey, over.can.renew, over.can.restart]).toEqual(['cancelled', false, true]);
    const again = await manager.ok('renewInsurance', { params: { id } });
    expect(again).toMatchObject({ statusKey: 'working', renewalOfId: null, answers: { vehicle: answers.vehicle } });
  });

  it('records the refusal of a manual issue with its reason, by role insurance alone', async () => {
    decideAlways(api, { state: 'manual', code: 'LIBMAN' });
    const { id } = await aSentInsurance(manager, 'SEGURO_AUTO');
    await runRequests(api, id);
    const { params, body } = await at(id);
    const byDealer = await manager.call('refuseInsurance', { params, body: { ...body, reason: 'Sem vistoria' } });
    expect(byDealer.status).toBe(403);
    const bare = await insurance.call('refuseInsurance', { params, body });
    expect([bare.status, bare.body.fields?.[0]]).toMatchObject([422, { path: 'reason' }]);
    const refused = await insurance.ok('refuseInsurance', { params, body: { ...body, reason: 'Sem vistoria' } });
    expect([refused.statusKey, refused.reason]).toEqual(['refused', 'Sem vistoria']);
  });

  it('requests a policy again that its insurer refused to issue, at the address of its kind of sale', async () => {
    decideAlways(api, accepted);
    const issue = api.partners.assurant.issue;
    api.partners.assurant.issue = async () => {
      throw new PartnerError('assurant', 'refused', { partnerMessage: 'Emissão suspensa.' });
    };
    const { id } = await aSentInsurance(manager, 'GAP');
    await runRequests(api, id);
    const stopped = await read(id);
    expect([stopped.statusKey, stopped.stop, stopped.can.issue]).toEqual(['accepted', 'refused', true]);
    api.partners.assurant.issue = issue;
    const body = { id, version: stopped.version };
    const financed = await manager.call('issueFinancedPolicy', { params: addressOf('GAP'), body });
    expect([financed.status, financed.body.code]).toEqual([409, 'PRS007']);
    expect((await manager.ok('issueDetachedPolicy', { params: addressOf('GAP'), body })).stop).toBe(null);
    await runRequests(api, id);
    expect((await read(id)).statusKey).toBe('issued');
  });
});

describe('premiums', () => {
  const issue = async (instalments: number, charge: 'paid' | 'unpaid') => {
    decideAlways(api, accepted);
    for (const name of ['assurant'] as const) {
      api.partners[name].issue = async (number) => ({
        policyNumber: `AP-${number}`,
        issuedOn: '2026-11-20',
        startsOn: '2026-11-21',
        endsOn: '2027-11-20',
        instalments: Array.from({ length: instalments }, (_, index) => ({
          number: index + 1,
          dueOn: `2026-${String(11 + index).padStart(2, '0')}-25`,
          amountCents: 10_000,
          interestCents: 0,
        })),
      });
      api.partners[name].charge = async (_, { requestId }) => ({
        chargeId: `c-${requestId}`,
        mandateId: null,
        ...(charge === 'paid'
          ? { status: 'paid', paidOn: '2026-11-20' }
          : { status: 'unpaid', reason: 'Saldo insuficiente' }),
      });
    }
    const { id } = await aSentInsurance(manager, 'GAP', { payment: byDebit(instalments) });
    await runRequests(api, id);
    return id;
  };

  it('are charged once each, after the policy, with the account and under an id of their own', async () => {
    const charge = vi.fn(api.partners.assurant.charge);
    const id = await issue(2, 'paid');
    expect((await read(id)).premiums).toMatchObject([
      { number: 1, status: 'PAID', paidOn: '2026-11-20' },
      { number: 2, status: 'DUE' },
    ]);
    expect(charge).not.toHaveBeenCalled();
  });

  it('an unpaid one may be charged again, by an unknown outcome never twice', async () => {
    const id = await issue(1, 'unpaid');
    expect((await read(id)).premiums).toMatchObject([{ status: 'UNPAID', reason: 'Saldo insuficiente' }]);
    const ids: string[] = [];
    api.partners.assurant.charge = async (_, { requestId }) => {
      ids.push(requestId);
      throw new PartnerError('assurant', 'timeout');
    };
    const { params, body } = await at(id);
    await manager.ok('chargeInsurancePremium', { params, body: { ...body, number: 1 } });
    await expect(runRequests(api, id)).rejects.toThrow('timeout');
    const unknown = await read(id);
    expect([unknown.unknown, unknown.premiums[0]!.status]).toEqual(['charging', 'UNKNOWN']);
    const again = await manager.call('chargeInsurancePremium', {
      params,
      body: { version: unknown.version, number: 1 },
    });
    expect(again.status).toBe(409);
    api.partners.assurant.findCharge = async (requestId) => ({
      chargeId: `c-${requestId}`,
      mandateId: null,
      status: 'paid',
      paidOn: '2026-11-20',
    });
    await runRequests(api, id);
    expect([(await read(id)).premiums[0]!.status, ids.length]).toEqual(['PAID', 1]);
  });

  it('of a policy that the insurer collects itself are never charged here', async () => {
    const charge = vi.fn(api.partners.assurant.charge);
    decideAlways(api, { state: 'accepted', decidedOn: '2026-11-20', isCollected: true });
    api.partners.assurant.charge = charge;
    const { id } = await aSentInsurance(manager, 'GAP');
    await runRequests(api, id);
    const record = await read(id);
    expect([record.statusKey, record.premiums[0]!.status, charge.mock.calls.length]).toEqual([
      'issued',
      'COLLECTED',
      0,
    ]);
  });
});

describe('who reads what', () => {
  it("a seller reads their own, the dealer's manager all of the dealer, another dealer none", async () => {
    const seller = await api.signIn('seller');
    const other = await api.signIn('DEMO2.FI-MANAGER');
    const { id } = await aQuotedInsurance(manager, 'LIFE');
    expect((await seller.call('readInsurance', { params: { id } })).status).toBe(404);
    expect((await other.call('readInsurance', { params: { id } })).status).toBe(404);
    const own = await aQuotedInsurance(seller, 'LIFE');
    expect((await manager.call('readInsurance', { params: { id: own.id } })).status).toBe(200);
  });

  it('one who contracts but does not consult reads only what they have begun', async () => {
    const operator = await api.signIn('insurance-operator');
    const { id } = await aQuotedInsurance(manager, 'LIFE');
    expect((await operator.call('readInsurance', { params: { id } })).status).toBe(404);
    const own = await aFilledInsurance(operator, 'LIFE');
    const { items } = await operator.ok('listInsurances', { query: {}, body: {} });
    expect(items.map((item) => item.id)).toEqual([own.id]);
  });

  it('refuses changes by consulting roles, and by those who read the record with masks', async () => {
    for (const role of ['admin-internal', 'consulta'] as const) {
      const reader = await api.signIn(role);
      const { id, version, answers } = await aCompleteInsurance(manager, 'LIFE');
      const record = await read(id, reader);
      expect(Object.values(record.can).filter(Boolean)).toEqual([]);
      const abandoned = await reader.call('abandonInsurance', { params: { id }, body: { version } });
      const saved = await reader.call('saveInsuranceDetails', {
        params: { ...addressOf('LIFE'), id },
        body: { version, values: answers.details ?? {} },
      });
      expect([abandoned.status, saved.status]).toEqual([403, 403]);
    }
  });

  it('the masks hide who is insured from those who do not serve the client', async () => {
    const { id } = await aCompleteInsurance(manager, 'LIFE');
    const record = await read(id, insurance);
    expect(record.client.document).toMatch(/\*/);
    expect(record.maskedFields).toContain('assured.identification');
    expect(JSON.stringify(record.answers)).not.toContain('marina.alves@');
  });
});

describe('whom the client calls', () => {
  it('is the phone of the registered product, and none where none is registered', async () => {
    const { id } = await aFilledInsurance(manager, 'LIFE');
    const register = (phone: string) =>
      api.database.db.update(vaps).set({ servicePhone: phone }).where(eq(vaps.provider, 'METLIFE'));
    await register('0800 701 4120');
    expect((await read(id)).service.phone).toBe('0800 701 4120');
    await register('');
    const { phone, prepare } = (await read(id)).service;
    expect([phone, prepare[0]]).toEqual([null, 'Número da apólice']);
  });
});

describe('lists', () => {
  it('show what matters of each proposal, ten a page', async () => {
    const { id, number } = await aQuotedInsurance(manager, 'LIFE');
    const { items } = await manager.ok('listInsurances', { query: {}, body: { search: number } });
    expect(items).toMatchObject([{ id, insuranceType: 'LIFE', provider: 'METLIFE', statusKey: 'quoted' }]);
  });
});
