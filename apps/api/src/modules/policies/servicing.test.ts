/** Insurance with its sale, its papers, its aliases, and the daily work on it. */
import { createHash } from 'node:crypto';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractedOnPaper } from '../../../test/contracted.ts';
import { pdf } from '../../../test/documents/sample-files.ts';
import {
  aCompleteInsurance,
  accepted,
  addressOf,
  aQuotedInsurance,
  aSentInsurance,
  byDebit,
  decideAlways,
  runRequests,
} from '../../../test/insured.ts';
import { aCompleteProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { rowsOf } from '../../../test/rows.ts';
import { insurerPorts, PartnerError } from '../../partners/index.ts';
import { followCredit } from './follow-credit.ts';
import { handleInsuranceJobs } from './insurance-job-handlers.ts';

let api: TestApi;
let manager: Session;
let insurance: Session;
let usual: Record<string, object>;
const insurers = ['liberty', 'cardif', 'assurant', 'metlife'] as const;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
  insurance = await api.signIn('insurance');
  usual = Object.fromEntries(insurers.map((name) => [name, { ...api.partners[name] }]));
}, 60_000);
beforeEach(() => {
  for (const name of insurers) Object.assign(api.partners[name], usual[name]);
  api.partners.cardif.quote = async (requestId) => ({
    quoteId: `q-${requestId}`,
    validUntil: '2026-11-27T23:59:59-03:00',
    offers: [
      { coverage: 'COMPLETE', deductiblePercent: null, netCents: 100_000, iofCents: 7_380, totalCents: 107_380 },
    ],
  });
  api.partners.liberty.quote = async (requestId, { product }) => ({
    quoteId: `q-${requestId}`,
    validUntil: '2026-11-27T23:59:59-03:00',
    offers: [
      {
        coverage: product === 'SEGURO_AUTO' ? 'A' : 'COMPLETE',
        deductiblePercent: product === 'SEGURO_AUTO' ? 100 : null,
        netCents: 300_000,
        iofCents: 22_140,
        totalCents: 322_140,
      },
    ],
  });
});
afterAll(() => api.close());

let seed = 3_100;
const read = (id: string, session = manager) => session.ok('readInsurance', { params: { id } });
const at = async (id: string) => ({ params: { id }, body: { version: (await read(id)).version } });
async function anIssued(type: 'GAP' | 'SEGURO_AUTO' | 'PMC_CARDIF' = 'GAP'): Promise<string> {
  decideAlways(api, accepted);
  for (const name of insurers)
    api.partners[name].charge = async (_, { requestId }) => ({
      chargeId: `c-${requestId}`,
      mandateId: null,
      status: 'paid',
      paidOn: '2026-11-20',
    });
  const { id } = await aSentInsurance(manager, type);
  await runRequests(api, id);
  return id;
}
const runJob = (name: string, data: object) =>
  handleInsuranceJobs({
    ports: insurerPorts(api.partners),
    mailer: { send: async (mail) => void api.mails.push(mail), close: () => {} },
    files: api.files,
    scan: async () => {},
    publicUrl: 'http://localhost',
  })
    .find(({ job }) => job.name === name)!
    .run(data, api.system().context);

/** The text of a PDF in an answer. */
const textOf = async (body: unknown): Promise<string> => (await readPdf(body as Buffer)).text;

describe('with its sale', () => {
  it('begins with what the sale knows of client, vehicle and loan, and marks it', async () => {
    const sale = await aCompleteProposal(manager, aPerson(seed++));
    if (sale.client.personType !== 'PF') throw new Error('a person');
    const record = await manager.ok('beginInsurance', {
      params: addressOf('GAP'),
      query: {},
      body: { saleProposalId: sale.id },
    });
    expect(record).toMatchObject({
      saleProposalId: sale.id,
      simulation: { simulationCode: sale.simulationCode },
      client: { name: sale.client.identification?.name },
      financedValue: sale.financeValueCents,
      answers: {
        assured: { personType: 'PF', identification: sale.client.document, name: sale.client.identification?.name },
        vehicle: { vehicleLabel: sale.vehicleLabel, assetType: 1, vehicleValue: sale.vehicleValueCents },
        details: { financedValue: sale.financeValueCents, term: sale.term },
      },
    });
    expect(record.prefilled).toContain('assured.email');
    const saved = await manager.ok('saveInsuranceAssured', {
      params: { ...addressOf('GAP'), id: record.id },
      body: { version: record.version, values: record.answers.assured ?? {} },
    });
    expect(saved.prefilled.filter((path) => path.startsWith('assured.'))).toEqual([]);
  });

  it("begins with the registration of a known client, without another sale's vehicle", async () => {
    const sale = await aCompleteProposal(manager, aPerson(seed++));
    const begin = (clientDocument: string) =>
      manager.ok('beginInsurance', { params: addressOf('GAP'), query: {}, body: { clientDocument } });
    const known = await begin(sale.client.document!);
    expect(known.answers.assured).toMatchObject({ identification: sale.client.document, personType: 'PF' });
    expect([known.client.name === null, known.answers.vehicle, known.saleProposalId]).toEqual([false, undefined, null]);
    const stranger = await begin('52998224725');
    expect(stranger.answers.assured).toEqual({ identification: '52998224725', personType: 'PF' });
  });

  const financed = async (status = 'PU') => {
    const saleProposalId = await contractedOnPaper(api, manager, seed++, { status });
    const record = await aCompleteInsurance(manager, 'GAP', { saleProposalId, saleType: 'FINANCED' });
    return { saleProposalId, record };
  };
  const sendFinanced = ({ saleProposalId, record }: Awaited<ReturnType<typeof financed>>) =>
    manager.ok('sendFinancedInsurance', {
      params: { ...addressOf('GAP'), quoteId: record.quote!.idQuote },
      query: { saleProposalId },
      body: { version: record.version, consent: true },
    });
  const follow = async (id: string, before: string, after: string, more: object = {}) => {
    const [row] = await rowsOf(
      api,
      sql`select id, status, finance_value_cents as cents, contract_number as number from proposals where id = ${id}`,
    );
    const cents = Number(row!.cents);
    await api.system().context.transaction((tx) =>
      followCredit(
        {
          before: { status: before, financeValueCents: cents },
          after: { id, status: after, financeValueCents: cents, contractNumber: row!.number as string },
          isWithdrawn: false,
          ...more,
        },
        tx,
      ),
    );
  };

  it('financed: the premium is paid with the loan, and the policy waits for the active contract', async () => {
    const made = await financed();
    expect([made.record.statusKey, made.record.isPaymentSaved, made.record.answers.payment]).toEqual([
      'complete',
      true,
      { paymentTypeCode: 'FINANCED' },
    ]);
    const params = { ...addressOf('GAP'), id: made.record.id };
    const detached = await manager.call('sendInsured', {
      params,
      body: { version: made.record.version, consent: true },
    });
    expect(detached.status).toBe(409);
    decideAlways(api, accepted);
    const { id } = await sendFinanced(made);
    await runRequests(api, id);
    expect((await read(id)).statusKey).toBe('accepted');
    const early = { params: addressOf('GAP'), body: { id, version: (await read(id)).version } };
    const refused = await manager.call('issueFinancedPolicy', early);
    expect([refused.status, refused.body.code, (await read(id)).can.issue]).toEqual([409, 'PRS007', false]);
    await api.database.db.execute(sql`update proposals set status = 'AV' where id = ${made.saleProposalId}`);
    await follow(made.saleProposalId, 'WFA', 'AV');
    const body = { id, version: (await read(id)).version };
    expect((await manager.ok('issueFinancedPolicy', { params: addressOf('GAP'), body })).statusKey).toBe('accepted');
    await runRequests(api, id);
    const record = await read(id);
    expect([record.statusKey, record.premiums.map(({ status }) => status)]).toEqual(['issued', ['FINANCED']]);
  });

  it('ends with the credit contract, and what was paid goes to the lender', async () => {
    const made = await financed('AV');
    decideAlways(api, accepted);
    const { id } = await sendFinanced(made);
    await runRequests(api, id);
    expect((await read(id)).statusKey).toBe('issued');
    await follow(made.saleProposalId, 'AV', 'NU');
    await runRequests(api, id);
    const record = await read(id);
    expect([record.statusKey, record.refund?.to, record.history.at(-1)?.event]).toEqual([
      'cancelled',
      'LENDER',
      'cancelWithCredit',
    ]);
  });

  it('takes the number of a newly registered contract, except life, which keeps its first one', async () => {
    for (const [type, kept] of [
      ['GAP', '79999999'],
      ['LIFE', null],
    ] as const) {
      const saleProposalId = await contractedOnPaper(api, manager, seed++, { status: 'PU' });
      const { id, contractNumber } = await aCompleteInsurance(manager, type, { saleProposalId, saleType: 'FINANCED' });
      await api.database.db.execute(
        sql`update proposals set contract_number = '79999999' where id = ${saleProposalId}`,
      );
      await follow(saleProposalId, 'PU', 'PU');
      expect((await read(id)).contractNumber).toBe(kept ?? contractNumber);
      await api.database.db.execute(sql`update proposals set contract_number = null where id = ${saleProposalId}`);
    }
  });

  it('is quoted again where the financed amount was rectified', async () => {
    const made = await financed();
    await follow(made.saleProposalId, 'PU', 'PU', { before: { status: 'PU', financeValueCents: 1 } });
    expect((await read(made.record.id)).statusKey).toBe('working');
  });
});

describe('its papers', () => {
  const open = async (id: string, target: 'proposal' | 'questionnaire' | 'policy' | 'receipt' | 'refund') => {
    const body = await manager.ok('downloadInsuranceDocument', { params: { id, target }, query: {} });
    return textOf(body);
  };

  it('are those that there are, each with what it is about', async () => {
    const id = await anIssued('PMC_CARDIF');
    const { documents, number } = await read(id);
    expect(documents.map(({ target }) => target)).toEqual(['proposal', 'questionnaire', 'policy', 'receipt']);
    expect(await open(id, 'proposal')).toContain(number);
    expect(await open(id, 'questionnaire')).toContain('Marina Alves Souza');
    const policy = await open(id, 'policy');
    expect(policy).toContain('Glossário');
    expect(policy).toContain('representante');
    expect(await open(id, 'receipt')).toContain('Cardif');
    const none = await manager.call('downloadInsuranceDocument', { params: { id, target: 'refund' }, query: {} });
    expect(none.status).toBe(404);
  });

  it("the insurer's file is stored once it passes the checks, and a changed one never", async () => {
    const id = await anIssued();
    const bytes = await pdf();
    api.partners.assurant.policyDocument = async () => ({ sha256: '0'.repeat(64), content: bytes.toString('base64') });
    await expect(runJob('insurance.fetch-policy-file', { insuranceId: id })).rejects.toThrow('garbage');
    expect((await read(id)).documents.map(({ target }) => target)).not.toContain('insurerPolicy');
    api.partners.assurant.policyDocument = async () => ({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      content: bytes.toString('base64'),
    });
    await runJob('insurance.fetch-policy-file', { insuranceId: id });
    expect((await read(id)).documents.map(({ target }) => target)).toContain('insurerPolicy');
  });
});

describe('the addresses of single insurers', () => {
  it('Cardif: quotation, payment, subscription and document', async () => {
    const begun = await manager.ok('createInsurance', {
      params: addressOf('PMC_CARDIF'),
      query: {},
      body: {},
    });
    expect(begun).toMatchObject({ insuranceType: 'PMC', provider: 'CARDIF' });
    const quoted = await aQuotedInsurance(manager, 'PMC_CARDIF');
    expect(await manager.ok('quoteCardif', { body: { id: quoted.id } })).toMatchObject({ statusKey: 'quoted' });
    const paid = await manager.ok('payCardif', {
      params: { quoteId: quoted.quote!.idQuote },
      body: { version: quoted.version, values: byDebit() },
    });
    expect(paid.statusKey).toBe('complete');
    const params = { id: paid.id };
    const sent = await manager.ok('sendCardifSubscription', { params, body: { version: paid.version, consent: true } });
    expect(sent.statusKey).toBe('sent');
    expect(await manager.ok('readCardifSubscription', { params })).toMatchObject({ id: paid.id });
    const file = await manager.ok('downloadCardifDocument', { params: { idQuote: quoted.quote!.idQuote } });
    expect(await textOf(file)).toContain(paid.number);
  });

  it("Liberty and Assurant: quote, enroll and pdf; another insurer's proposal is not found", async () => {
    const car = await aCompleteInsurance(manager, 'SEGURO_AUTO');
    const note = await aCompleteInsurance(manager, 'GAP');
    expect(await manager.ok('quoteLiberty', { body: { id: car.id } })).toMatchObject({ id: car.id });
    expect(await manager.ok('quoteAssurant', { body: { id: note.id } })).toMatchObject({ id: note.id });
    const wrong = await manager.call('enrollAssurant', { body: { id: car.id, version: car.version, consent: true } });
    expect(wrong.status).toBe(404);
    expect(
      await manager.ok('enrollLiberty', { body: { id: car.id, version: car.version, consent: true } }),
    ).toMatchObject({ statusKey: 'sent' });
    expect(
      await manager.ok('enrollAssurant', { body: { id: note.id, version: note.version, consent: true } }),
    ).toMatchObject({ statusKey: 'sent' });
    expect(await textOf(await manager.ok('downloadLibertyPdf', { query: { id: car.id } }))).toContain(car.number);
    expect(await textOf(await manager.ok('downloadAssurantPdf', { query: { id: note.id } }))).toContain(note.number);
  });

  it('a pair that no insurer sells is refused at the insurer', async () => {
    const answer = await manager.call('beginInsurance', {
      params: { type: 'GAP', provider: 'LIBERTY' },
      query: {},
      body: {},
    });
    expect([answer.status, answer.body.fields?.[0]]).toMatchObject([422, { path: 'provider' }]);
    const { id, version } = await aQuotedInsurance(manager, 'LIFE');
    const other = await manager.call('saveInsuranceDetails', {
      params: { ...addressOf('GAP'), id },
      body: { version, values: {} },
    });
    expect(other.status).toBe(404);
  });

  it('the page of the insurer is opened for a card alone, and returns to the portal', async () => {
    const asked: object[] = [];
    api.partners.assurant.paymentPage = async (number, request) => {
      asked.push(request);
      return { url: `https://insurer.example/pay/${number}` };
    };
    decideAlways(api, { state: 'received' });
    const card = { paymentTypeCode: 'BROKER_PAGE', installmentNumber: '1' };
    const { id } = await aSentInsurance(manager, 'GAP', { payment: card });
    await runRequests(api, id);
    const { brokerProposalNumber } = await read(id);
    const params = { ...addressOf('GAP'), brokerProposalNumber: brokerProposalNumber! };
    expect(await manager.ok('readPaymentFrame', { params })).toEqual({
      linkIframe: `https://insurer.example/pay/${brokerProposalNumber}`,
    });
    expect(asked).toEqual([{ returnUrl: expect.stringMatching(/^https?:\/\/[^/]+\/cardifRedirect$/) }]);
    // another insurer may have given the same number
    const other = await aSentInsurance(manager, 'SEGURO_AUTO');
    await api.database.db.execute(
      sql`update insurance_proposals set insurer_number = ${brokerProposalNumber} where id = ${other.id}`,
    );
    expect((await manager.call('readPaymentFrame', { params })).status).toBe(200);
    const debit = await aSentInsurance(manager, 'GAP');
    await runRequests(api, debit.id);
    const refused = await manager.call('readPaymentFrame', {
      params: { ...addressOf('GAP'), brokerProposalNumber: (await read(debit.id)).brokerProposalNumber! },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'PRS007']);
  });
});

describe('the daily work', () => {
  it('claims what waits: one person has it, another reads whose it is', async () => {
    decideAlways(api, { state: 'manual', code: 'LIBMAN' });
    const { id } = await aSentInsurance(manager, 'SEGURO_AUTO');
    await runRequests(api, id);
    const waiting = await insurance.ok('listInsurances', { query: {}, body: { view: 'waiting' } });
    expect(waiting.items.find((item) => item.id === id)).toMatchObject({ waitsFor: 'manual', claim: null });
    const { params, body } = await at(id);
    const claimed = await insurance.ok('claimInsurance', { params, body });
    expect([claimed.claim?.isOwn, claimed.can.claim, claimed.can.release]).toEqual([true, false, true]);
    const second = await manager.call('claimInsurance', { params, body });
    expect([second.status, second.body.code]).toEqual([409, 'PRS001']);
    await insurance.ok('releaseInsurance', { params, body });
    expect(await manager.ok('claimInsurance', { params, body })).toMatchObject({ claim: { isOwn: true } });
  });

  it('refuses a claim of an insurance that needs no attention', async () => {
    const { id } = await aQuotedInsurance(manager, 'LIFE');
    const answer = await manager.call('claimInsurance', await at(id));
    expect([answer.status, answer.body.code]).toEqual([409, 'PRS007']);
  });

  it("renews with last year's answers, once, from sixty days before the end", async () => {
    const id = await anIssued();
    const early = await manager.call('renewInsurance', { params: { id } });
    expect(early.status).toBe(409);
    await api.database.db.execute(sql`update insurance_proposals set ends_on = '2027-01-10' where id = ${id}`);
    const due = await manager.ok('listInsurances', { query: {}, body: { view: 'renewals' } });
    expect(due.items.map((item) => item.id)).toContain(id);
    const old = await read(id);
    const renewal = await manager.ok('renewInsurance', { params: { id } });
    expect(renewal).toMatchObject({
      renewalOfId: id,
      statusKey: 'working',
      answers: { assured: old.answers.assured, vehicle: old.answers.vehicle },
      quote: null,
    });
    expect(await read(id)).toMatchObject({ renewedById: renewal.id });
    const after = await manager.ok('listInsurances', { query: {}, body: { view: 'renewals' } });
    expect(after.items.map((item) => item.id)).not.toContain(id);
    const twice = await manager.call('renewInsurance', { params: { id } });
    expect(twice.status).toBe(409);
  });

  it('names another seller by document', async () => {
    const { id, version } = await aQuotedInsurance(manager, 'LIFE');
    const params = { ...addressOf('LIFE'), id };
    const changed = await manager.ok('changeInsuranceSeller', {
      params: { ...params, doc: '529.982.247-25' },
      body: { version },
    });
    expect(changed.sellerDocument).toBe('52998224725');
    const wrong = await manager.call('changeInsuranceSeller', {
      params: { ...params, doc: '11111111111' },
      body: { version: changed.version },
    });
    expect(wrong.status).toBe(422);
  });

  it('finds by number, document, name, type, insurer, status, sale type and days', async () => {
    const record = await aQuotedInsurance(manager, 'PMC_CARDIF');
    const found = async (body: object) =>
      (await manager.ok('listInsurances', { query: {}, body })).items.map(({ id }) => id);
    for (const body of [
      { search: record.number },
      { search: record.client.document! },
      { search: 'Marina', provider: 'CARDIF', insuranceType: 'PMC', status: ['quoted'] },
      { saleType: 'AVULSA', from: '2026-11-20', to: '2026-11-20', provider: 'CARDIF' },
      { view: 'own', provider: 'CARDIF' },
    ])
      expect(await found(body)).toContain(record.id);
    for (const body of [
      { search: record.number, provider: 'LIBERTY' },
      { search: record.number, status: ['issued'] },
      { search: record.number, saleType: 'FINANCED' },
      { search: record.number, to: '2026-11-19' },
      { search: record.number, view: 'waiting' },
    ])
      expect(await found(body)).toEqual([]);
  });
});

describe('what an insurer reports', () => {
  const notice = { eventId: 'e-1', kind: 'decided' as const };
  it('is read from the insurer and applied, once however often it comes', async () => {
    const { id } = await aSentInsurance(manager, 'GAP');
    await runRequests(api, id);
    const number = (await read(id)).brokerProposalNumber!;
    const requestId = `${id}-submit-1`;
    api.partners.assurant.findProposal = async () => ({ number, decision: accepted });
    const data = { ...notice, insurer: 'ASSURANT', number, requestId };
    await runJob('insurance.read-news', data);
    await runJob('insurance.read-news', data);
    const { statusKey, history } = await read(id);
    expect([statusKey, history.filter(({ event }) => event === 'accept').length]).toEqual(['accepted', 1]);
  });

  it('before the answer to the sending leaves the number of the insurer on the proposal', async () => {
    api.partners.assurant.submit = async () => {
      throw new PartnerError('assurant', 'timeout');
    };
    const { id } = await aSentInsurance(manager, 'GAP');
    await expect(runRequests(api, id)).rejects.toThrow('timeout');
    api.partners.assurant.findProposal = async () => ({ number: `AS-${id}`, decision: accepted });
    await runJob('insurance.read-news', {
      ...notice,
      insurer: 'ASSURANT',
      number: `AS-${id}`,
      requestId: `${id}-submit-1`,
    });
    expect(await read(id)).toMatchObject({ statusKey: 'accepted', brokerProposalNumber: `AS-${id}` });
    await runRequests(api, id);
    expect(await read(id)).toMatchObject({ statusKey: 'issued', unknown: null, brokerProposalNumber: `AS-${id}` });
  });

  it('moves nothing where it names another insurer, request or contract', async () => {
    const { id } = await aSentInsurance(manager, 'GAP');
    const other = await aSentInsurance(manager, 'GAP');
    await runRequests(api, id);
    await runRequests(api, other.id);
    const number = (await read(id)).brokerProposalNumber!;
    for (const name of insurers) api.partners[name].findProposal = async () => ({ number, decision: accepted });
    for (const wrong of [
      { insurer: 'LIBERTY', number, requestId: `${id}-submit-1` },
      { insurer: 'ASSURANT', number, requestId: `${other.id}-submit-1` },
      { insurer: 'ASSURANT', number: 'AS-999', requestId: `${id}-submit-1` },
      { insurer: 'ASSURANT', number, requestId: 'unknown-request' },
    ])
      await runJob('insurance.read-news', { ...notice, ...wrong });
    expect([(await read(id)).statusKey, (await read(other.id)).statusKey]).toEqual(['sent', 'sent']);
  });
});
