/** Insurance with its sale, its papers, its aliases, and the daily work on it. */
import { createHash } from 'node:crypto';
import {
  attentionsOf,
  type InsuranceAttentionFacts,
  insuranceAttentionIds,
  insuranceProposalStatusIds,
  insuranceStops,
} from '@estrada/domain/insurance/index';
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
import { needsAttention } from './policies.tables.ts';

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
    const { sellerDocument } = await manager.ok('changeInsuranceSeller', {
      params: { ...addressOf('PMC_CARDIF'), id, doc: '52998224725' },
      body: (await at(id)).body,
    });
    const questionnaire = await open(id, 'questionnaire');
    expect(questionnaire).toContain('Marina Alves Souza');
    // who answered may be another person than the seller
    expect([sellerDocument, questionnaire.includes('529.982.247-25')]).toEqual(['52998224725', false]);
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
    expect((await read(id)).can.openPaymentPage).toBe(true);
    await api.database.db.execute(sql`update insurance_proposals set is_collected_by_insurer = true where id = ${id}`);
    expect((await read(id)).can.openPaymentPage).toBe(false);
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
    expect(waiting.items.find((item) => item.id === id)).toMatchObject({ attention: 'manual', claim: null });
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

describe('what needs the attention of a person', () => {
  it('is the same in the list of the database as in the domain, for every combination', async () => {
    const facts = insuranceProposalStatusIds.flatMap((status) =>
      [null, 'sending'].flatMap((unknown) =>
        [null, ...insuranceStops].flatMap((stop) =>
          [null, '2026-11-20'].flatMap((cancelledByInsurerOn) =>
            [null, 100].flatMap((refundCents) =>
              [null, 90, 100].flatMap((insurerRefundCents) =>
                [null, 90, 100].map(
                  (confirmedRefundCents): InsuranceAttentionFacts => ({
                    status,
                    unknown,
                    stop,
                    cancelledByInsurerOn,
                    refundCents,
                    insurerRefundCents,
                    confirmedRefundCents,
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
    );
    const rows = facts.map((one, position) => ({
      position,
      status: one.status,
      unknown: one.unknown,
      stop: one.stop,
      cancelled_by_insurer_on: one.cancelledByInsurerOn,
      refund_cents: one.refundCents,
      insurer_refund_cents: one.insurerRefundCents,
      confirmed_refund_cents: one.confirmedRefundCents,
    }));
    const listed = await rowsOf(
      api,
      sql`select position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as insurance_proposals(
          position int, status text, unknown text, stop text, cancelled_by_insurer_on date, refund_cents bigint,
          insurer_refund_cents bigint, confirmed_refund_cents bigint)
        where ${needsAttention} order by position`,
    );
    const expected = facts.flatMap((one, position) => (attentionsOf(one).length > 0 ? [position] : []));
    expect(listed.map(({ position }) => position)).toEqual(expected);
    const alone = facts.map(attentionsOf).filter(({ length }) => length === 1);
    expect(new Set(alone.flat())).toEqual(new Set(insuranceAttentionIds));
  });

  const cancelled = async (refused: boolean, isWithdrawal = false) => {
    const id = await anIssued();
    const cancel = api.partners.assurant.cancel;
    if (refused)
      api.partners.assurant.cancel = async () => {
        throw new PartnerError('assurant', 'refused', { partnerMessage: 'Existe um sinistro aberto.' });
      };
    const { params, body } = await at(id);
    if (isWithdrawal) await manager.ok('withdrawInsurance', { params, body });
    else await manager.ok('cancelInsurance', { params, body: { ...body, reason: 'Vendeu o veículo' } });
    await runRequests(api, id);
    api.partners.assurant.cancel = cancel;
    return id;
  };
  const waiting = async (id: string) =>
    (await insurance.ok('listInsurances', { query: {}, body: { view: 'waiting', size: 100 } })).items.find(
      (item) => item.id === id,
    )?.attention ?? null;
  const report = async (id: string, decision: Awaited<ReturnType<typeof decisionOf>>, attempt = 1) => {
    const number = (await read(id)).brokerProposalNumber!;
    api.partners.assurant.findProposal = async () => ({ number, decision });
    await runJob('insurance.read-news', {
      eventId: 'e-2',
      kind: 'cancelled',
      insurer: 'ASSURANT',
      number,
      requestId: `${id}-submit-${attempt}`,
    });
  };
  const decisionOf = async (state: 'cancelled' | 'accepted') =>
    state === 'accepted' ? accepted : ({ state, decidedOn: '2026-11-20' } as const);

  it('a cancellation that the insurer refuses is requested again by those who cancel, as it was', async () => {
    const id = await cancelled(true);
    const stopped = await read(id);
    expect(stopped).toMatchObject({
      statusKey: 'cancelled',
      stop: 'refused',
      attentions: ['stopped'],
      reason: 'Existe um sinistro aberto.',
      can: { cancelAgain: true, issue: false },
    });
    expect(await waiting(id)).toBe('stopped');
    const contractor = await api.signIn('sales-manager');
    const { params, body } = await at(id);
    expect((await contractor.call('cancelInsuranceAgain', { params, body })).status).toBe(403);
    const again = await insurance.ok('cancelInsuranceAgain', { params, body });
    expect([again.stop, again.attentions, again.can.cancelAgain]).toEqual([null, [], false]);
    await runRequests(api, id);
    const requests = await rowsOf(
      api,
      sql`select text, status from insurer_requests where insurance_id = ${id} and kind = 'CANCEL' order by id`,
    );
    expect(requests).toEqual([
      { text: 'Vendeu o veículo', status: 'REFUSED' },
      { text: 'Vendeu o veículo', status: 'DONE' },
    ]);
    const twice = await manager.call('cancelInsuranceAgain', await at(id));
    expect([twice.status, twice.body.code]).toEqual([409, 'PRS007']);
  });

  it('a refused cancellation is settled once the insurer states that it has cancelled', async () => {
    const id = await cancelled(true);
    await report(id, await decisionOf('cancelled'));
    expect(await read(id)).toMatchObject({ statusKey: 'cancelled', stop: null, attentions: [] });
  });

  it('a cancellation by the insurer alone is listed, and ended here without a request to the insurer', async () => {
    const id = await anIssued();
    await report(id, await decisionOf('cancelled'));
    await report(id, await decisionOf('cancelled'));
    expect(await read(id)).toMatchObject({
      statusKey: 'issued',
      cancelledByInsurerOn: '2026-11-20',
      attentions: ['cancelledByInsurer'],
    });
    expect(await waiting(id)).toBe('cancelledByInsurer');
    const [entries] = await rowsOf(
      api,
      sql`select count(*)::int as count from audit_entries
        where entity_id = ${id} and action = 'insurance.cancelledByInsurer'`,
    );
    expect(entries!.count).toBe(1);
    const { params, body } = await at(id);
    await manager.ok('cancelInsurance', { params, body: { ...body, reason: 'Cancelado pela seguradora' } });
    expect(await read(id)).toMatchObject({ statusKey: 'cancelled', cancelledByInsurerOn: null, attentions: [] });
    const requests = await rowsOf(
      api,
      sql`select id from insurer_requests where insurance_id = ${id} and kind = 'CANCEL'`,
    );
    expect(requests).toEqual([]);
  });

  it('a cancellation that the insurer takes back is found by the next query, without a report', async () => {
    const id = await anIssued();
    await report(id, await decisionOf('cancelled'));
    const number = (await read(id)).brokerProposalNumber!;
    api.partners.assurant.findProposal = async () => ({ number, decision: accepted });
    await api.database.db.execute(
      sql`update insurance_proposals set updated_at = '2026-11-20T08:00:00Z', asked_at = null where id = ${id}`,
    );
    await api.sweep();
    expect(await read(id)).toMatchObject({ statusKey: 'issued', cancelledByInsurerOn: null, attentions: [] });
    const taken = sql`select before from audit_entries
      where entity_id = ${id} and action = 'insurance.cancellationTakenBack'`;
    expect(await rowsOf(api, taken)).toEqual([{ before: { cancelledOn: '2026-11-20' } }]);
  });

  it('every charge under way is queried in its turn, however many stay open', async () => {
    const id = await anIssued();
    await api.database.db.execute(sql`insert into insurance_premiums
      (id, insurance_id, number, due_on, amount_cents, interest_cents, status)
      select lpad(n::text, 26, '0'), ${id}, n, '2026-12-01', 100, 0, 'PENDING' from generate_series(101, 160) n`);
    const unasked = sql`select id from insurance_premiums where insurance_id = ${id} and number > 100 and asked_at is null`;
    await api.sweep();
    expect(await rowsOf(api, unasked)).toHaveLength(10);
    await api.sweep();
    expect(await rowsOf(api, unasked)).toEqual([]);
    await api.database.db.execute(sql`delete from insurance_premiums where insurance_id = ${id} and number > 100`);
  });

  it('a report about an earlier sending says nothing about the proposal that was sent again', async () => {
    const id = await anIssued();
    const [first] = await rowsOf(
      api,
      sql`select * from insurer_requests where insurance_id = ${id} order by id limit 1`,
    );
    await api.database.db.execute(sql`insert into insurer_requests (id, insurance_id, kind, request_id, status, requested_at)
      values (${'01zz'.padEnd(26, '0')}, ${id}, 'SUBMIT', ${`${id}-submit-2`}, 'DONE', now())`);
    expect(first!.request_id).toBe(`${id}-submit-1`);
    await report(id, await decisionOf('cancelled'));
    expect((await read(id)).cancelledByInsurerOn).toBe(null);
  });

  const differing = async (isWithdrawal = false) => {
    api.partners.assurant.cancel = async (_, { requestId }) => ({
      cancellationId: `x-${requestId}`,
      cancelledOn: '2026-11-20',
      refundCents: 1_000,
      refundBy: '2026-12-05',
    });
    return cancelled(false, isWithdrawal);
  };
  const reversed = async (id: string) =>
    (
      await rowsOf(
        api,
        sql`select kind, net_cents::int as net from insurance_commissions
          where insurance_id = ${id} and statement_kind = 'CANCELLATION' order by id`,
      )
    ).map(({ kind, net }) => [kind, net]);
  const confirm = async (id: string, applies: 'ours' | 'insurer', session = manager) => {
    const { params, body } = await at(id);
    return session.call('confirmInsuranceRefund', {
      params,
      body: { ...body, applies, note: 'Conferido por telefone' },
    });
  };

  it('a refund that the insurer states differently is confirmed as ours, with a note, and never twice', async () => {
    const id = await differing();
    const before = await read(id);
    expect(before).toMatchObject({ attentions: ['refundDiffers'], can: { confirmRefund: true }, stop: null });
    expect([await waiting(id), before.refund!.insurerCents]).toEqual(['refundDiffers', 1_000]);
    const { params, body } = await at(id);
    const bare = await manager.call('confirmInsuranceRefund', {
      params,
      body: { ...body, applies: 'ours', note: ' ' },
    });
    expect([bare.status, bare.body.fields?.[0]]).toMatchObject([422, { path: 'note' }]);
    const contractor = await api.signIn('sales-manager');
    expect((await confirm(id, 'ours', contractor)).status).toBe(403);
    const booked = await reversed(id);
    expect((await confirm(id, 'ours', insurance)).status).toBe(200);
    const after = await read(id);
    expect([after.refund, after.attentions, after.can.confirmRefund]).toEqual([before.refund, [], false]);
    expect([await waiting(id), await reversed(id)]).toEqual([null, booked]);
    const twice = await confirm(id, 'insurer');
    expect([twice.status, twice.body.code]).toEqual([409, 'PRS007']);
  });

  it('a lower refund of the insurer is refused after a withdrawal, which refunds everything', async () => {
    const id = await differing(true);
    const refused = await confirm(id, 'insurer');
    expect([refused.status, refused.body.fields?.[0]]).toMatchObject([422, { path: 'applies' }]);
    expect((await confirm(id, 'ours')).status).toBe(200);
  });

  it("the insurer's refund, once confirmed, is the refund: the commission follows, and the client is mailed", async () => {
    const id = await differing();
    const [first] = await reversed(id);
    expect((await confirm(id, 'insurer')).status).toBe(200);
    expect(await read(id)).toMatchObject({ attentions: [], refund: { amountCents: 1_000, insurerCents: 1_000 } });
    const [entry] = await rowsOf(
      api,
      sql`select before, after from audit_entries where entity_id = ${id} and action = 'insurance.confirmRefund'`,
    );
    expect(entry!.after).toMatchObject({ refundCents: 1_000, note: 'Conferido por telefone' });
    const [kept, adjusted] = await reversed(id);
    expect([kept, adjusted![0], Number(adjusted![1]) > 0]).toEqual([first, 'ADJUSTED', true]);
    const mails = await rowsOf(
      api,
      sql`select data->>'event' as event from jobs.job
        where name = 'insurance.mail-client' and data->>'insuranceId' = ${id} and data->>'event' = 'refundChanged'`,
    );
    expect(mails).toHaveLength(1);
    await runJob('insurance.mail-client', { insuranceId: id, event: 'refundChanged' });
    const mail = api.mails.at(-1)!;
    expect(mail.subject).toBe('O reembolso do seu seguro mudou');
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain('R$ 10,00');
    expect(mail.text).not.toContain('proporcional aos dias');
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
