/** The papers of a contract at the page of its signatories: only their own contract, during the visit. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { visitOfPerson } from '../../../test/client-visit.ts';
import { contracted, signedContract } from '../../../test/contracted.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { headersOf } from '../../../test/selfies/send-selfie.ts';
import { addSigner, sendOut } from '../../../test/selfies/signing-proposal.ts';
import { testNow } from '../../../test/test-now.ts';
import { makeId } from '../../kernel/ids.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

let seed = 8_200;
const papersOf = async (visit: string) =>
  (await api.stranger.ok('readClientPage', { headers: headersOf(visit) })).papers;
const request = (visit: string, paperId: string) =>
  api.stranger.call('readClientPaperAddress', { params: { paperId }, headers: headersOf(visit) });

/** One more paper of the contract in force. @returns its id */
async function addPaper(proposalId: string, kind: string, isNonNegotiable: boolean): Promise<string> {
  const id = makeId(api.clock.now());
  await api.database.db.execute(sql`insert into proposal_papers
    (id, contract_id, proposal_id, kind, is_non_negotiable, text_version, content_hash, sha256, size_bytes, made_at)
    select ${id}, c.id, ${proposalId}, ${kind}, ${isNonNegotiable}, '2026-01-01', 'h', 'h', 4, now()
    from proposal_contracts c where c.proposal_id = ${proposalId}`);
  await api.files.write(`papers/${proposalId}/${id}.pdf`, Buffer.from('%PDF copy'));
  return id;
}

it('opens the papers of the own contract; of the credit note only the non-negotiable copy', async () => {
  const id = await contracted(api, seller, seed++);
  const [copy, proposal] = [await addPaper(id, 'CREDIT_CONTRACT', true), await addPaper(id, 'PROPOSAL', false)];
  const visit = await visitOfPerson(api, id);
  expect(await papersOf(visit)).toEqual([
    { id: proposal, kind: 'PROPOSAL' },
    { id: copy, kind: 'CREDIT_CONTRACT' },
  ]);
  const { body } = await request(visit, copy);
  const opened = await api.server.inject({ url: body.url });
  expect([opened.statusCode, opened.body]).toEqual([200, '%PDF copy']);
  const [entry] = await rowsOf(
    api,
    sql`select actor_id as "actorId", after from audit_entries where entity_id = ${id} and action = 'proposal.clientPage.paper'`,
  );
  expect(entry).toMatchObject({
    actorId: null,
    after: { signerRole: 'CLIENT', linkId: expect.any(String), paperKind: 'CREDIT_CONTRACT' },
  });
  // the address is valid for two minutes, the visit for thirty
  api.clock.advance({ minutes: 3 });
  expect((await api.server.inject({ url: body.url })).json().code).toBe('SIS002');
  api.clock.advance({ minutes: 30 });
  expect((await request(visit, copy)).body.code).toBe('SEC004');
});

it('lists the fully signed contract first, once it is sealed', async () => {
  const id = await signedContract(api, seller, seed++);
  const visit = await visitOfPerson(api, id);
  const [signed] = await papersOf(visit);
  expect(signed!.kind).toBe('SIGNED');
  const { body } = await request(visit, signed!.id);
  expect((await api.server.inject({ url: body.url })).body).toBe('%PDF sealed');
});

it('opens nothing else: not the negotiable copy, nor papers of a void contract or another proposal', async () => {
  const [id, other] = [await contracted(api, seller, seed++), await contracted(api, seller, seed++)];
  const foreign = await addPaper(other, 'PROPOSAL', false);
  const own = await addPaper(id, 'PROPOSAL', false);
  const [negotiable] = await rowsOf(
    api,
    sql`select id from proposal_papers where proposal_id = ${id} and kind = 'CREDIT_CONTRACT'`,
  );
  const visit = await visitOfPerson(api, id);
  expect((await request(visit, own)).status).toBe(200);
  for (const paperId of [foreign, String(negotiable!.id), makeId(new Date(testNow))])
    expect((await request(visit, paperId)).body.code).toBe('SEC004');
  await api.database.db.execute(sql`update proposal_contracts set voided_at = now() where proposal_id = ${id}`);
  expect(await papersOf(visit)).toEqual([]);
  expect((await request(visit, own)).body.code).toBe('SEC004');
});

it('shows a guarantor the credit note only', async () => {
  const id = await contracted(api, seller, seed++);
  const [copy, proposal] = [await addPaper(id, 'CREDIT_CONTRACT', true), await addPaper(id, 'PROPOSAL', false)];
  await sendOut(api, seller, id);
  await addSigner(api, id, seed);
  const visit = await visitOfPerson(api, id, aPerson(seed++).cpf);
  expect(await papersOf(visit)).toEqual([{ id: copy, kind: 'CREDIT_CONTRACT' }]);
  expect((await request(visit, proposal)).body.code).toBe('SEC004');
});
