/** The trail over a whole journey: what it records, what it hides, and that it cannot be changed. */
import { aPerson } from '@estrada/testkit/index';
import { asc, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, aSavedSimulation, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { auditEntries } from '../kernel.tables.ts';
import { appendAudit, hashEntry } from './append-audit.ts';

const person = aPerson(201);
const maskedCpf = person.cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
let api: TestApi;
let seller: Session;
let proposalId: string;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  const simulation = await aSavedSimulation(seller, person);
  await seller.ok('requestPreApproval', {
    body: {
      simulationId: simulation.id,
      term: 36,
      authorization: { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' },
    },
    headers: { 'x-correlation-id': 'journey-pre-approval' },
  });
  const sent = (await sendProposal(seller, await aCompleteProposal(seller, person))).body;
  proposalId = sent.id;
  await seller.ok('changeProposalStatus', {
    params: { id: sent.id, status: 'NU' },
    body: { version: sent.version, reason: `O cliente ${maskedCpf} (${person.email}, ${person.cpf}) desistiu` },
  });
  await seller.ok('logout');
}, 60_000);
afterAll(() => api.close());

const entries = () => api.database.db.select().from(auditEntries).orderBy(asc(auditEntries.seq));

it('records actor, action, time, record and correlation id', async () => {
  const all = await entries();
  const actions = all.filter((entry) => entry.entityId === proposalId).map((entry) => entry.action);
  expect(actions).toEqual(['proposal.open', 'proposal.update', 'proposal.send', 'proposal.cancel']);
  const entry = all.find((candidate) => candidate.action === 'simulation.pre-approval')!;
  expect([entry.actorName, entry.correlationId, entry.at.toISOString()]).toEqual([
    'DEMO.SELLER',
    'journey-pre-approval',
    '2026-11-20T13:00:00.000Z',
  ]);
  expect(all.at(-1)!.action).toBe('logout');
});

it('contains no client document, e-mail, name, phone or street in the clear, even when typed as a reason', async () => {
  const text = JSON.stringify(await entries());
  const planted = [
    person.cpf,
    maskedCpf,
    person.email,
    person.name,
    person.motherName,
    person.mobile,
    person.birthDate,
  ];
  for (const value of [...planted, 'Avenida Paulista', '251234567', 'Estrada!Demo-2026'])
    expect(text, value).not.toContain(value);
  const [reason] = await rowsOf(
    api,
    sql`select after->>'reason' as reason from audit_entries where action = 'proposal.cancel' and entity_id = ${proposalId}`,
  );
  expect(reason!.reason).toMatch(/^O cliente \*+.{4} \(\*+.{4}, \*+.{4}\) desistiu$/);
});

it('links every entry of the seed and of the user journey to the previous one', async () => {
  let previousHash = '0'.repeat(64);
  const all = await entries();
  expect(all.length).toBeGreaterThan(300);
  for (const entry of all) {
    expect(entry.previousHash).toBe(previousHash);
    const { before, after } = entry as {
      before: Record<string, unknown> | null;
      after: Record<string, unknown> | null;
    };
    expect(hashEntry(previousHash, { ...entry, before, after }, null)).toBe(entry.hash);
    previousHash = entry.hash;
  }
});

it('detects a changed value, actor or instant', async () => {
  const [first] = await entries();
  const content = { ...first!, before: null, after: { ...(first!.after as object) } };
  const genesis = '0'.repeat(64);
  expect(hashEntry(genesis, content, null)).toBe(first!.hash);
  for (const changed of [{ after: { code: 'S1' } }, { actorName: 'X' }, { at: new Date(0) }, { entityId: 'x' }])
    expect(hashEntry(genesis, { ...content, ...changed }, null)).not.toBe(first!.hash);
});

it('stays a single chain under concurrent writes', async () => {
  const writers = await Promise.all((['bit', 'crm', 'finance', 'consulta'] as const).map((role) => api.signIn(role)));
  await Promise.all(writers.map((writer) => writer.ok('logout')));
  const hashes = (await entries()).map((entry) => entry.previousHash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('leaves no entry behind when its transaction rolls back', async () => {
  const before = (await entries()).length;
  const origin = { at: api.clock.now(), actorId: null, actorName: 'system', correlationId: 'rolled-back' };
  const undone = api.database.db.transaction(async (tx) => {
    await appendAudit(tx as never, origin, [{ action: 'page.open', entity: 'page', entityId: 'x' }], null);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await entries()).toHaveLength(before);
});

describe.each([
  ['audit_entries', sql`update audit_entries set actor_name = 'x'`, sql`delete from audit_entries`],
  ['proposal_history', sql`update proposal_history set reason = 'x'`, sql`delete from proposal_history`],
  ['credit_consents', sql`update credit_consents set text_version = 'x'`, sql`delete from credit_consents`],
] as [string, SQL, SQL][])('%s', (table, update, remove) => {
  it('refuses update, delete and truncate', async () => {
    const count = async () => (await rowsOf(api, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]!.n;
    const before = await count();
    for (const statement of [update, remove, sql`truncate ${sql.identifier(table)} cascade`])
      await expect(api.database.db.execute(statement)).rejects.toMatchObject({
        cause: { message: `${table} is append-only` },
      });
    expect(await count()).toBe(before);
  });
});
