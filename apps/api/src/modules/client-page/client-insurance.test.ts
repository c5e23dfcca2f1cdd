/** The insurance of a sale at its client's page: read, opened and withdrawn from by its own client alone. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitOfPerson } from '../../../test/client-visit.ts';
import { contracted } from '../../../test/contracted.ts';
import { aCompleteInsurance, accepted, aSentInsurance, decideAlways, runRequests } from '../../../test/insured.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { rowsOf } from '../../../test/rows.ts';
import { headersOf } from '../../../test/selfies/send-selfie.ts';
import { addSigner, sendOut } from '../../../test/selfies/signing-proposal.ts';
import { testNow } from '../../../test/test-now.ts';

let api: TestApi;
let manager: Session;
let usual: object;
beforeAll(async () => {
  api = await openApi();
  usual = { ...api.partners.assurant };
}, 60_000);
beforeEach(async () => {
  Object.assign(api.partners.assurant, usual);
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  manager = await api.signIn('fi-manager');
  decideAlways(api, accepted);
  api.partners.assurant.charge = async (_, { requestId }) => ({
    chargeId: `c-${requestId}`,
    mandateId: null,
    status: 'paid',
    paidOn: '2026-11-20',
  });
});
afterAll(() => api.close());

let seed = 8_600;
const documentOf = async (saleId: string): Promise<string> => {
  const [row] = await rowsOf(api, sql`select client_document as document from proposals where id = ${saleId}`);
  return String(row!.document);
};
const aSale = () => contracted(api, manager, seed++);
/** Of the client of the sale, unless another person is named. */
async function ofSale(saleProposalId: string, identification?: string) {
  const assured = { identification: identification ?? (await documentOf(saleProposalId)) };
  return { saleProposalId, assured };
}
/** Issued and paid, to the client of a sale. */
async function insured(saleId: string): Promise<string> {
  const { id } = await aSentInsurance(manager, 'GAP', await ofSale(saleId));
  await runRequests(api, id);
  return id;
}
const shownTo = async (visit: string) =>
  (await api.stranger.ok('readClientPage', { headers: headersOf(visit) })).insurances;
type Target = 'proposal' | 'questionnaire' | 'policy' | 'insurerPolicy' | 'receipt' | 'refund';
const open = (visit: string, id: string, target: Target, query: { number?: number } = {}) =>
  api.stranger.call('readClientInsuranceDocument', { params: { id, target }, query, headers: headersOf(visit) });
const withdraw = (visit: string, id: string) =>
  api.stranger.call('withdrawClientInsurance', { params: { id }, headers: headersOf(visit) });
const trailOf = (id: string, action: string) =>
  rowsOf(
    api,
    sql`select actor_id as "actorId", after from audit_entries
      where entity = 'insurance' and entity_id = ${id} and action = ${action} order by seq`,
  );

describe('the insurance of a sale', () => {
  it('is shown to its client: policy, premium, what it waits for, documents, the insurer, and the withdrawal', async () => {
    const saleId = await aSale();
    const id = await insured(saleId);
    const [shown, ...others] = await shownTo(await visitOfPerson(api, saleId));
    expect(others).toEqual([]);
    const record = await manager.ok('readInsurance', { params: { id } });
    expect(shown).toMatchObject({
      id,
      number: record.number,
      product: 'GAP',
      insurer: 'ASSURANT',
      status: 'issued',
      policyNumber: record.policyNumber,
      premiumCents: record.insurancePremium,
      phone: record.service.phone,
      refund: null,
    });
    expect(shown!.documents.map(({ target }) => target)).toEqual(['proposal', 'questionnaire', 'policy', 'receipt']);
    expect(shown!.sentences.map(({ text }) => text).join(' ')).toContain('Você pode desistir até 27/11/2026');
    const paidCents = record.premiums.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(shown!.withdrawal).toEqual({ paidCents, refundCents: paidCents, by: expect.any(String), to: 'PAYER' });
  });

  it('is not shown while the dealer works on it, nor where it insures another person', async () => {
    const saleId = await aSale();
    const inWork = await aCompleteInsurance(manager, 'GAP', await ofSale(saleId));
    const ofAnother = await aSentInsurance(manager, 'GAP', await ofSale(saleId, aPerson(seed++).cpf));
    const visit = await visitOfPerson(api, saleId);
    expect(await shownTo(visit)).toEqual([]);
    for (const { id } of [inWork, ofAnother]) {
      expect((await open(visit, id, 'proposal')).body.code).toBe('SEC004');
      expect((await withdraw(visit, id)).body.code).toBe('SEC004');
    }
  });

  it('is shown to no guarantor, and to no client of another sale', async () => {
    const [saleId, other] = [await aSale(), await aSale()];
    const id = await insured(saleId);
    await sendOut(api, manager, saleId);
    await addSigner(api, saleId, seed);
    const guarantor = await visitOfPerson(api, saleId, aPerson(seed++).cpf);
    for (const visit of [guarantor, await visitOfPerson(api, other)]) {
      expect(await shownTo(visit)).toEqual([]);
      const answers = [await open(visit, id, 'policy'), await withdraw(visit, id)];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [404, 'SEC004'],
        [404, 'SEC004'],
      ]);
    }
    const { statusKey } = await manager.ok('readInsurance', { params: { id } });
    expect(statusKey).toBe('issued');
  });

  it('states why the insurer refused it', async () => {
    const saleId = await aSale();
    decideAlways(api, { state: 'refused', code: null, reason: 'Veículo fora do perfil' });
    const id = await insured(saleId);
    const [shown] = await shownTo(await visitOfPerson(api, saleId));
    expect(shown).toMatchObject({ id, status: 'refused', reason: 'Veículo fora do perfil', withdrawal: null });
  });
});

describe('a document of the insurance', () => {
  it('opens whole for its client, and the trail records the client as its reader', async () => {
    const saleId = await aSale();
    const id = await insured(saleId);
    const visit = await visitOfPerson(api, saleId);
    const document = await documentOf(saleId);
    const { status, body } = await open(visit, id, 'proposal');
    expect(status).toBe(200);
    const { text } = await readPdf(body);
    expect(text.replaceAll(/\D/g, '')).toContain(document);
    expect((await open(visit, id, 'receipt', { number: 1 })).status).toBe(200);
    expect(await trailOf(id, 'insurance.document')).toMatchObject([
      { actorId: null, after: { document: 'Proposta de seguro', signerRole: 'CLIENT', linkId: expect.any(String) } },
      { actorId: null, after: { document: 'Recibo da parcela', installment: 1 } },
    ]);
    expect((await open(visit, id, 'refund')).body.code).toBe('SEC004');
    expect((await open(visit, id, 'receipt', { number: 7 })).body.code).toBe('SEC004');
  });

  it('opens only during a visit, a hundred times an hour', async () => {
    const saleId = await aSale();
    const id = await insured(saleId);
    const visit = await visitOfPerson(api, saleId);
    for (const secret of ['', 'x.y']) {
      expect((await open(secret, id, 'proposal')).body.code).toBe('SEC004');
      expect((await withdraw(secret, id)).body.code).toBe('SEC004');
    }
    await open(visit, id, 'proposal');
    await api.database.db.execute(sql`update rate_limits set hits = 100 where bucket like 'client-page-insurance:%'`);
    expect((await open(visit, id, 'proposal')).body.code).toBe('USE029');
  });
});

describe('the withdrawal of the client', () => {
  it('on the last day of its period ends the insurance with a full refund, and notifies seller and client', async () => {
    const saleId = await aSale();
    const id = await insured(saleId);
    api.clock.advance({ days: 7 });
    const visit = await visitOfPerson(api, saleId);
    const [before] = await shownTo(visit);
    expect(before!.withdrawal!.refundCents).toBeGreaterThan(0);
    expect((await withdraw(visit, id)).body).toEqual({ withdrawn: true });
    const [after] = await shownTo(visit);
    const { refundCents, by, to } = before!.withdrawal!;
    expect(after).toMatchObject({
      status: 'cancelled',
      withdrawal: null,
      refund: { amountCents: refundCents, by, to },
    });
    expect(after!.documents.map(({ target }) => target)).toContain('refund');
    const mails = await rowsOf(
      api,
      sql`select data from jobs.job where name = 'insurance.mail-client' and data::text like ${`%${id}%`}`,
    );
    expect(mails).toContainEqual({ data: { insuranceId: id, event: 'withdraw' } });
    const notices = await rowsOf(
      api,
      sql`select message from notifications where message like ${`%desistiu do seguro da proposta ${after!.number}%`}`,
    );
    expect(notices).toHaveLength(1);
    const client = await rowsOf(api, sql`select client_name as name from proposals where id = ${saleId}`);
    const [move] = await rowsOf(
      api,
      sql`select event, actor_id as "actorId", actor_name as name from insurance_history
        where insurance_id = ${id} order by seq desc limit 1`,
    );
    expect(move).toEqual({ event: 'withdraw', actorId: null, name: client[0]!.name });
    expect(await trailOf(id, 'insurance.withdraw')).toMatchObject([
      { actorId: null, after: { status: 'cancelled', signerRole: 'CLIENT', linkId: expect.any(String) } },
    ]);
  });

  it('is refused the second time', async () => {
    const saleId = await aSale();
    const id = await insured(saleId);
    const visit = await visitOfPerson(api, saleId);
    expect((await withdraw(visit, id)).status).toBe(200);
    const again = await withdraw(visit, id);
    expect([again.status, again.body.code]).toEqual([409, 'PRS007']);
  });

  it('is neither offered nor accepted on the day after its period', async () => {
    const saleId = await aSale();
    const id = await insured(saleId);
    api.clock.advance({ days: 8 });
    const visit = await visitOfPerson(api, saleId);
    expect(await shownTo(visit)).toMatchObject([{ id, status: 'issued', withdrawal: null }]);
    const late = await withdraw(visit, id);
    expect([late.status, late.body.code]).toEqual([409, 'PRS007']);
  });

  it('waits while the insurer has not confirmed what was requested before', async () => {
    const saleId = await aSale();
    const id = await insured(saleId);
    await api.database.db.execute(sql`update insurance_proposals set unknown = 'charging' where id = ${id}`);
    const visit = await visitOfPerson(api, saleId);
    expect(await shownTo(visit)).toMatchObject([{ id, status: 'issued', withdrawal: null }]);
    expect((await withdraw(visit, id)).body.code).toBe('PRS007');
  });
});
