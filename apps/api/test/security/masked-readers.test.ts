/**
 * Every call by which users who read registrations masked read a proposal: none of them answers a CPF, an e-mail
 * address or a phone number of the client, in a field or in a text that somebody typed.
 */
import { type Capability, capabilities, type Role, roleNames } from '@estrada/domain/access/index';
import { readsMasked } from '@estrada/domain/proposals/registration/index';
import { type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeId } from '../../src/kernel/ids.ts';
import { signedContract } from '../contracted.ts';
import { openApi, type TestApi } from '../open-api.ts';

const person = aPerson(931);
const formatted = person.cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
const typed = `Conferido: ${formatted}, ${person.email}, ${person.mobile}`;
const secrets = [person.cpf, formatted, person.email, person.mobile];

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await openApi();
  const seller = await api.signIn('seller');
  id = await signedContract(api, seller, 931, { status: 'AV' });
  const { db } = api.database;
  const now = api.clock.now();
  const at = now.toISOString();
  const [firstId, paymentId, shotId] = [makeId(now), makeId(now), makeId(now)];
  await db.execute(sql`update proposals set status_reason = ${typed}, conditions_answer = ${typed},
    conditions = ${JSON.stringify([typed])}::jsonb where id = ${id}`);
  await db.execute(sql`insert into proposal_history
    (proposal_id, seq, at, event, from_status, to_status, actor_name, reason, conditions)
    values (${id}, 99, ${at}, 'approveWithConditions', 'SU', 'APC', 'Ana', ${typed}, ${JSON.stringify([typed])}::jsonb)`);
  await db.execute(sql`update proposal_contracts set void_reason = ${typed} where proposal_id = ${id}`);
  await db.execute(sql`update proposal_envelopes set reason = ${typed} where proposal_id = ${id}`);
  await db.execute(sql`update proposal_documents set note = ${typed} where proposal_id = ${id}`);
  await db.execute(sql`insert into document_pages
    (id, proposal_id, kind, position, turn, file_name, content_type, size_bytes, page_count, sha256, sent_by_name, sent_at)
    values (${firstId}, ${id}, 'IDENTITY', 1, 0, ${`rg_${person.cpf}.jpg`}, 'image/jpeg', 9, 1, 'hash', 'Ana', ${at})`);
  await db.execute(sql`insert into proposal_liens
    (id, proposal_id, status, chassis, requested_at, requested_by_name, reason)
    values (${firstId}, ${id}, 'REFUSED', '9BGKS48U0RG123456', ${at}, 'Ana', ${typed})`);
  await db.execute(sql`insert into proposal_payments (id, proposal_id, dealer_id, seller_id, status, contract_number,
    payee_document, payee_name, amount_cents, requested_at, requested_by_name, reason)
    select ${paymentId}, id, dealer_id, seller_id, 'RETURNED', contract_number, ${person.cpf}, 'Autovia', 100, ${at}, 'Ana', ${typed}
    from proposals where id = ${id}`);
  await db.execute(sql`insert into proposal_selfies
    (id, proposal_id, contract_id, document, status, shot_id, reason)
    select ${shotId}, ${id}, e.contract_id, s.document, 'REFUSED', null, ${typed}
    from proposal_envelopes e join proposal_signers s on s.envelope_id = e.id where e.proposal_id = ${id}`);
  await db.execute(sql`insert into proposal_messages (proposal_id, seq, at, author_id, author_name, side, text)
    values (${id}, 1, ${at}, ${firstId}, 'Ana', 'DEALER', ${typed})`);
});
afterAll(() => api.close());

/** The readings that a role may call, of one proposal or of lists that contain it, with what each needs. */
const lists: Partial<Record<EndpointName, () => object>> = {
  listProposals: () => ({ query: {}, body: {} }),
  readProposalDesk: () => ({}),
  readCertisignStatus: () => ({ query: { proposalSaleId: id } }),
  listPaymentHistory: () => ({ query: {}, body: {} }),
  exportPaymentHistory: () => ({ body: {} }),
};
function readingsOf(role: Role): EndpointName[] {
  return (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const { access, method, path } = endpoints[name] as Endpoint;
    // the papers of an insurance name it, and no proposal: their masks are tested with it
    const isOfInsurance = path.includes('/insurance/');
    const isOfOne =
      method === 'GET' &&
      path.includes('{id}') &&
      (endpoints[name] as Endpoint).family === 'proposal' &&
      !isOfInsurance;
    if (!isOfOne && !(name in lists)) return false;
    const anyOf = typeof access === 'object' && 'anyOf' in access ? (access.anyOf as readonly Capability[]) : [];
    return anyOf.some((capability) => (capabilities[capability]!.roles as readonly Role[]).includes(role));
  });
}

const cases = roleNames
  .filter(readsMasked)
  .flatMap((role) => readingsOf(role).map((name) => [name, role] as [EndpointName, Role]));

it('covers the readings of a proposal and the lists', () => {
  const names = new Set(cases.map(([name]) => name));
  for (const name of [
    'readProposal',
    'readSettlement',
    'listThreadMessages',
    'listSelfies',
    'readVapExemption',
  ] as const)
    expect(names).toContain(name);
  for (const name of Object.keys(lists)) expect(names).toContain(name);
});

it.each(cases)('%s answers %s nothing of the kind', async (name, role) => {
  const session = await api.signIn(role);
  const { status, body } = await session.call(name, (lists[name]?.() ?? { params: { id }, query: {} }) as never);
  expect(status).toBe(200);
  const text = Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

it('the same texts are whole for finance', async () => {
  const finance = await api.signIn('finance');
  const { timeline } = await finance.ok('readProposal', { params: { id } });
  expect(timeline.map(({ reason }) => reason)).toContain(typed);
  const { items } = await finance.ok('listThreadMessages', { params: { id }, query: {} });
  expect(items.map(({ text }) => text)).toEqual([typed]);
  const { liens, payments } = await finance.ok('readSettlement', { params: { id } });
  const { signers } = await finance.ok('listSelfies', { params: { id } });
  expect([liens[0]!.reason, payments[0]!.reason, signers[0]!.reason]).toEqual([typed, typed, typed]);
});
