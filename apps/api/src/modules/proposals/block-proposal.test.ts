import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterEach(() => api.close());

const set = (session: Session, id: string, body: { version: number; blocked: boolean; reason?: string }) =>
  session.call('blockProposal', { params: { id }, body });
const read = (id: string, session = seller) => session.ok('readProposal', { params: { id } });
const aSent = async (seed: number) => (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
const reason = 'Documento em dúvida';
const jobs = async (name: string) =>
  (await rowsOf(api, sql`select count(*)::int as count from jobs.job where name = ${name}`))[0]!.count;

describe('a blocked proposal', () => {
  it('shows who blocked it, when and why, and accepts no act but the unblocking', async () => {
    const proposal = await aCompleteProposal(seller, aPerson(311));
    const { id, version, client, vehicleAdditionalInfo } = proposal;
    const { status, body } = await set(seller, id, { version, blocked: true, reason: ` ${reason} ` });
    expect([status, body.status, body.version]).toEqual([200, 'WO', version + 1]);
    expect(body.block).toEqual({ at: api.clock.now().toISOString(), actorName: 'Júlia Martins', reason });
    expect(body.timeline.at(-1)).toMatchObject({ event: 'block', from: 'WO', to: 'WO', reason });
    const allowed = Object.entries(body.can).flatMap(([act, may]) => (may ? [act] : []));
    expect(allowed).toEqual(['unblock', 'clone']);
    const at = { version: body.version };
    const refused = [
      await sendProposal(seller, { ...proposal, ...at }),
      await seller.call('updateProposal', { params: { id }, body: { ...at, client, vehicleAdditionalInfo } }),
      await seller.call('changeProposalStatus', { params: { id, status: 'NU' }, body: at }),
      await set(seller, id, { ...at, blocked: true, reason }),
    ];
    for (const answer of refused) expect([answer.status, answer.body.code]).toEqual([409, 'PRS002']);
    const { items } = await seller.ok('listProposals', { body: { search: proposal.number } });
    expect(items.map(({ isBlocked }) => isBlocked)).toEqual([true]);
  });

  it('is stated in the query as well, and refused where it is stated nowhere or in two ways', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(318));
    const blocked = (query: { blocked?: 'true' | 'false' }, body: { version: number; blocked?: boolean }) =>
      seller.call('blockProposal', { params: { id }, query, body: { reason, ...body } });
    for (const [query, body, key] of [
      [{}, {}, 'required'],
      [{ blocked: 'true' }, { blocked: false }, 'value.notAllowed'],
    ] as const) {
      const refused = await blocked(query, { version, ...body });
      expect([refused.status, refused.body.fields]).toMatchObject([422, [{ path: 'blocked', key }]]);
    }
    expect((await blocked({ blocked: 'true' }, { version })).body.block).toMatchObject({ reason });
    expect((await blocked({ blocked: 'false' }, { version: version + 1, blocked: false })).body.block).toBeNull();
  });

  it('is copied without its block', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(312));
    await set(seller, id, { version, blocked: true, reason });
    const copy = await seller.ok('submitProposal', { query: { clone: 'true' }, body: { id } });
    expect([copy.block, copy.can.edit, copy.can.unblock]).toEqual([null, true, false]);
  });

  it('continues once it is unblocked, and the trail records both', async () => {
    const { id, version } = await aCompleteProposal(seller, aPerson(313));
    await set(seller, id, { version, blocked: true, reason });
    const { body } = await set(seller, id, { version: version + 1, blocked: false });
    expect([body.block, body.can.send, body.timeline.at(-1)?.event]).toEqual([null, true, 'unblock']);
    expect((await sendProposal(seller, body)).body.status).toBe('SU');
    const entries = await rowsOf(
      api,
      sql`select action, after->>'blocked' as blocked from audit_entries
        where entity_id = ${id} and action like 'proposal.%block' order by seq`,
    );
    expect(entries).toEqual([
      { action: 'proposal.block', blocked: 'true' },
      { action: 'proposal.unblock', blocked: 'false' },
    ]);
  });

  it('can be unblocked only by the provider when the provider blocked it', async () => {
    const { id, version } = await aSent(314);
    const blocked = (await set(finance, id, { version, blocked: true, reason })).body;
    expect(blocked.can.unblock).toBe(true);
    expect((await read(id)).can).toMatchObject({ unblock: false, clone: true });
    const refused = await set(seller, id, { version: blocked.version, blocked: false });
    expect([refused.status, refused.body.code]).toEqual([403, 'SEC004']);
    expect(refused.body.message).toContain('Só a financeira pode fazer isto');
    const admin = await api.signIn('admin-internal');
    expect((await set(admin, id, { version: blocked.version, blocked: false })).body.block).toBeNull();
  });
});

describe('the jobs of the status', () => {
  it('do not touch a blocked proposal, and are started again by the unblocking', async () => {
    const { id, version } = await aSent(315);
    const { body } = await set(finance, id, { version, blocked: true, reason });
    await api.work();
    const ended = sql`select id from jobs.job where name = 'proposals.analyse' and state = 'completed'`;
    await expect.poll(async () => (await rowsOf(api, ended)).length).toBe(1);
    expect(await read(id)).toMatchObject({ status: 'SU', stop: null, engineAwaySince: null });
    await set(finance, id, { version: body.version, blocked: false });
    await expect.poll(async () => (await read(id)).decisions.length).toBe(1);
  });

  it.each([
    ['AVF', 'proposals.validate-table', null, null],
    ['APC', 'proposals.check-conditions', 'an-7', 'Entregue'],
  ] as const)('are started again in %s: %s', async (status, name, analysis, answer) => {
    const { id, version } = await aSent(316);
    await api.database.db.execute(sql`update proposals
      set status = ${status}, analysis_id = ${analysis}, conditions_answer = ${answer} where id = ${id}`);
    await set(finance, id, { version, blocked: true, reason });
    expect(await jobs(name)).toBe(0);
    await set(finance, id, { version: version + 1, blocked: false });
    expect(await jobs(name)).toBe(1);
  });
});

describe('refused', () => {
  it('are a block without a reason, a block of an ended proposal, and other roles', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(317));
    const wordless = await set(seller, id, { version, blocked: true, reason: '  ' });
    expect([wordless.status, wordless.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['reason', 'reason.required']],
    ]);
    const idle = await set(seller, id, { version, blocked: false });
    expect([idle.status, idle.body.code]).toEqual([409, 'PRS007']);
    const stranger = await set(await api.signIn('DEMO2.FI-MANAGER'), id, { version, blocked: true, reason });
    expect([stranger.status, stranger.body.code]).toEqual([404, 'SEC004']);
    const reader = await set(await api.signIn('consulta'), id, { version, blocked: true, reason });
    expect([reader.status, reader.body.code]).toEqual([403, 'SEC004']);
    const stale = await set(seller, id, { version: version + 1, blocked: true, reason });
    expect([stale.status, stale.body.code]).toEqual([409, 'PRS001']);
    await seller.ok('changeProposalStatus', { params: { id, status: 'NU' }, body: { version } });
    const ended = await set(seller, id, { version: version + 1, blocked: true, reason });
    expect([ended.status, ended.body.code]).toEqual([409, 'PRS006']);
  });
});

describe('the decisions on the credit', () => {
  it('stay unchanged, with their conditions, whatever happens later', async () => {
    const { id, version } = await aSent(318);
    await api.database.db.execute(sql`update proposals set status = 'PD' where id = ${id}`);
    const decide = (status: 'APC' | 'DC', at: number, body: object) =>
      finance.ok('changeProposalStatus', { params: { id, status }, body: { version: at, ...body } });
    const first = await decide('APC', version, { reason: 'Renda curta', conditions: ['Avalista', 'Entrada maior'] });
    const again = await seller.ok('reanalyseProposal', { params: { id }, body: { version: first.version } });
    expect([again.status, again.conditions]).toEqual(['PD', []]);
    const { decisions } = await decide('DC', again.version, { reason: 'Sem avalista' });
    const by = {
      at: api.clock.now().toISOString(),
      actorName: 'Renata Falcão',
      validUntil: null,
      isFirst: false,
      offer: null,
    };
    expect(decisions).toEqual([
      { ...by, decision: 'APC', reason: 'Renda curta', conditions: ['Avalista', 'Entrada maior'] },
      { ...by, decision: 'DC', reason: 'Sem avalista', conditions: [] },
    ]);
  });
});
