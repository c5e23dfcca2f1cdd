/** Signature, selfies, exemption, seller and days in the list of proposals, and its filters by them. */
import { aPerson, aSellerInfo } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracted } from '../../../test/contracted.ts';
import { aCompleteProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
  const out = await contracted(api, manager, 731);
  await signatureOf(out);
  for (const [seed, selfie] of [
    [734, 'ACCEPTED'],
    [735, 'DOUBTFUL'],
    [736, 'ERASED'],
  ] as const) {
    const signed = await contracted(api, manager, seed);
    await signatureOf(signed);
    await api.database.db.execute(
      sql`update proposal_envelopes set status = 'COMPLETED' where proposal_id = ${signed}`,
    );
    await api.database.db.execute(sql`insert into proposal_selfies (id, proposal_id, contract_id, document, status)
      select s.id, e.proposal_id, e.contract_id, s.document, ${selfie}
      from proposal_signers s join proposal_envelopes e on e.id = s.envelope_id where e.proposal_id = ${signed}`);
  }
  const voided = await contracted(api, manager, 732);
  await signatureOf(voided);
  await api.database.db.execute(sql`update proposal_contracts set voided_at = now() where proposal_id = ${voided}`);
  const sent = await aCompleteProposal(manager, aPerson(733));
  await manager.ok('requestTccExemption', {
    params: { id: sent.id },
    body: { reason: 'Cliente antigo' },
  });
});
afterAll(() => api.close());

const signatureOf = async (id: string) => {
  const { version } = await manager.ok('readProposal', { params: { id } });
  await manager.ok('requestSignature', { params: { id }, body: { version, emails: [] } });
};
const list = async (filters: object = {}, session = manager) =>
  (await session.ok('listProposals', { body: { size: 100, ...filters } })).items;

it('agrees with the page of each proposal, whatever its stage', async () => {
  const rows = await list();
  for (const { id, number, signatureStatus, selfieStatus, tccExemptionStatus, ...row } of rows) {
    const [signature, selfies, exemption, detail] = await Promise.all([
      manager.ok('readCertisignStatus', { query: { proposalSaleId: id } }),
      manager.ok('listSelfies', { params: { id } }),
      manager.ok('readTccExemption', { params: { id } }),
      manager.ok('readProposal', { params: { id } }),
    ]);
    expect([number, signatureStatus, selfieStatus, tccExemptionStatus]).toEqual([
      number,
      signature.status,
      selfies.status,
      exemption.status,
    ]);
    expect([row.simulationDate, row.srsValidUntil]).toEqual([detail.simulationDate, detail.srsValidUntil]);
  }
  const seen = (name: 'signatureStatus' | 'selfieStatus' | 'tccExemptionStatus') =>
    [...new Set(rows.map((row) => row[name]))].sort();
  expect([seen('signatureStatus'), seen('selfieStatus'), seen('tccExemptionStatus')]).toEqual([
    ['COMPLETED', 'IN_PROGRESS', 'NONE'],
    ['COMPLETED', 'IN_PROGRESS', 'NONE'],
    expect.arrayContaining(['APPLICABLE', 'PENDING']),
  ]);
});

it.each([
  ['signatureStatus', 'IN_PROGRESS'],
  ['signatureStatus', 'COMPLETED'],
  ['selfieStatus', 'IN_PROGRESS'],
  ['tccExemptionStatus', 'PENDING'],
  ['tccExemptionStatus', 'APPLICABLE'],
] as const)('is filtered by %s %s', async (name, wanted) => {
  const expected = (await list()).filter((row) => row[name] === wanted).map(({ number }) => number);
  expect(expected.length).toBeGreaterThan(0);
  expect((await list({ [name]: wanted })).map(({ number }) => number)).toEqual(expected);
});

it('is filtered by the seller of the sale, who is masked, and hidden from the client', async () => {
  const { sellerDocument } = aSellerInfo();
  const rows = await list({ sellerDocument });
  expect(rows.length).toBeGreaterThan(0);
  for (const { sellerDocumentMasked } of rows) expect(sellerDocumentMasked).toMatch(/^\*{3}\.\d{3}/);
  expect(await list({ sellerDocument: aPerson(999).cpf })).toEqual([]);
  const client = await api.signIn('customer');
  const own = await list({}, client);
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(({ sellerDocumentMasked }) => sellerDocumentMasked))).toEqual(new Set([null]));
});

it('is filtered by the days of simulation and credit decision, both ends included', async () => {
  const all = await list();
  const within = (name: 'simulationDate' | 'srsValidUntil', from: string, to: string) =>
    all.filter((row) => row[name] !== null && row[name] >= from && row[name] <= to).map(({ number }) => number);
  const [day, decided] = [all[0]!.simulationDate, all.find((row) => row.srsValidUntil)!.srsValidUntil!];
  expect((await list({ simulationFrom: day, simulationTo: day })).map(({ number }) => number)).toEqual(
    within('simulationDate', day, day),
  );
  expect((await list({ srsValidFrom: decided, srsValidTo: decided })).map(({ number }) => number)).toEqual(
    within('srsValidUntil', decided, decided),
  );
});

it('refuses a filter that no proposal can have at its field', async () => {
  for (const [filter, path] of [
    [{ sellerDocument: '123' }, 'sellerDocument'],
    [{ signatureStatus: 'SIGNED' }, 'signatureStatus'],
    [{ srsValidTo: '2026-02-30' }, 'srsValidTo'],
  ] as const) {
    const { status, body } = await manager.call('listProposals', { body: filter as never });
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  }
});
