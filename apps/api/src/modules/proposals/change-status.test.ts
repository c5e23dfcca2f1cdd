import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { watchQueries } from '../../../test/watch-queries.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

type Target = 'NU' | 'PD' | 'AP' | 'APC' | 'DC' | 'RA' | 'HLD' | 'AVF' | 'AF' | 'PU' | 'WFA';
const change = (session: Session, id: string, status: Target, body: object, headers?: Record<string, string>) =>
  session.call('changeProposalStatus', { params: { id, status }, body, ...(headers ? { headers } : {}) });
const aSent = async (seed: number) => (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
/**
 * Sent, and in the status that the credit engine would have set. No worker may run in this file: it would run the
 * requested analysis and move the proposal between two calls of a test.
 */
async function standingAt(seed: number, status: string) {
  const proposal = await aSent(seed);
  await api.database.db.execute(sql`update proposals set status = ${status} where id = ${proposal.id}`);
  return proposal;
}

describe('200', () => {
  it('deletes a draft proposal without a reason, and releases its simulation for another', async () => {
    const { id, version, simulationId } = await anOpenProposal(seller, aPerson(121));
    const { status, body } = await change(seller, id, 'NU', { version });
    expect([status, body.status, body.nextActor, body.can.edit]).toEqual([200, 'NU', null, false]);
    expect(body.timeline.at(-1)).toMatchObject({ event: 'delete', from: 'WO', to: 'NU', actorName: 'Júlia Martins' });
    const again = await seller.ok('submitProposal', { query: {}, body: { simulationId, term: 36 } });
    expect([again.status, again.id === id]).toEqual(['WO', false]);
  });

  it('cancels a sent proposal with its reason in the timeline', async () => {
    const { id, version } = await aSent(122);
    const { body } = await change(seller, id, 'NU', { version, reason: '  Cliente desistiu  ' });
    expect([body.status, body.statusReason]).toEqual(['NU', 'Cliente desistiu']);
    expect(body.timeline.at(-1)).toMatchObject({ event: 'cancel', from: 'SU', reason: 'Cliente desistiu' });
  });

  it.each(['AP', 'APC', 'DC', 'RA', 'HLD'] as const)('allows finance to decide %s under analysis', async (target) => {
    const { id, version } = await standingAt(123, 'PD');
    const { status, body } = await change(finance, id, target, {
      version,
      reason: 'Análise',
      conditions: ['Avalista'],
    });
    expect([status, body.status, body.version]).toEqual([200, target, version + 1]);
    expect(body.conditions).toEqual(target === 'APC' ? ['Avalista'] : []);
    expect(body.timeline.at(-1)).toMatchObject({ event: `decide.${target}`, actorName: 'Renata Falcão' });
    const [row] = await rowsOf(
      api,
      sql`select u.username from proposals p join users u on u.id = p.credit_decided_by where p.id = ${id}`,
    );
    expect(row!.username).toBe('DEMO.FINANCE');
  });

  it('returns the proposal to analysis when a pendency is answered', async () => {
    const { id, version } = await standingAt(124, 'HLD');
    const { body } = await change(seller, id, 'PD', { version, reason: 'Endereço confirmado' });
    expect([body.status, body.timeline.at(-1)?.event]).toEqual(['PD', 'answerPendency']);
  });

  it('changes the status once per key', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(125));
    const headers = { 'idempotency-key': 'delete-125' };
    const answers = await Promise.all([1, 2].map(() => change(seller, id, 'NU', { version }, headers)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(answers[0]!.body.timeline.filter((entry) => entry.event === 'delete')).toHaveLength(1);
  });
});

describe('the manual status change', () => {
  it('is offered with its targets to finance and admin-internal, and follows the state machine', async () => {
    const { id, version } = await aSent(141);
    const admin = await api.signIn('admin-internal');
    const seen = await admin.ok('readProposal', { params: { id } });
    expect([seen.can.changeStatus, seen.manualTargets]).toEqual([true, ['PD', 'RA', 'NU']]);
    expect((await seller.ok('readProposal', { params: { id } })).manualTargets).toEqual([]);
    const { status, body } = await change(admin, id, 'PD', { version, reason: 'Motor fora do ar' });
    expect([status, body.status, body.manualTargets]).toEqual([200, 'PD', ['HLD', 'AP', 'APC', 'DC', 'RA', 'NU']]);
    expect(body.timeline.at(-1)).toMatchObject({
      event: 'changeStatus',
      from: 'SU',
      to: 'PD',
      reason: 'Motor fora do ar',
    });
  });

  it('records a manual decision as that of the deciding user, with its conditions', async () => {
    const { id, version } = await standingAt(142, 'PD');
    const admin = await api.signIn('admin-internal');
    const { body } = await change(admin, id, 'APC', { version, reason: 'Comitê', conditions: ['Avalista'] });
    expect([body.status, body.conditions]).toEqual(['APC', ['Avalista']]);
    const [row] = await rowsOf(
      api,
      sql`select u.username from proposals p join users u on u.id = p.credit_decided_by where p.id = ${id}`,
    );
    expect(row!.username).toBe('DEMO.ADMIN-INTERNAL');
  });

  it('replaces the whole decision: nothing of an earlier one remains', async () => {
    const { id, version } = await standingAt(151, 'PD');
    await api.database.db.execute(
      sql`update proposals set srs_valid_until = '2020-01-01', conditions = '["Avalista"]' where id = ${id}`,
    );
    const admin = await api.signIn('admin-internal');
    const { body } = await change(admin, id, 'AP', { version, reason: 'Comitê' });
    expect([body.status, body.conditions, body.srsValidUntil]).toEqual(['AP', [], null]);
  });

  it.each(['admin-internal', 'finance'] as const)(
    'requires the conditions of an approval with conditions, also of %s (422)',
    async (role) => {
      const { id, version } = await standingAt(152, 'PD');
      const { status, body } = await change(role === 'finance' ? finance : await api.signIn(role), id, 'APC', {
        version,
        reason: 'Comitê',
        conditions: [' '],
      });
      expect([status, body.code, body.fields?.map((field) => field.path)]).toEqual([422, 'DOM002', ['conditions']]);
    },
  );

  it('returns an approval to RA, while a decision of finance on conditions has its own event', async () => {
    const approved = await standingAt(143, 'AP');
    const back = await change(finance, approved.id, 'RA', { version: approved.version, reason: 'Dados trocados' });
    expect([back.status, back.body.status, back.body.timeline.at(-1)?.event]).toEqual([200, 'RA', 'changeStatus']);
    const qualified = await standingAt(144, 'APC');
    const met = await change(finance, qualified.id, 'AP', { version: qualified.version });
    expect([met.status, met.body.timeline.at(-1)?.event]).toEqual([200, 'conditions.met']);
  });

  it.each([
    ['AP', 'conditions.met', undefined],
    ['RA', 'conditions.returned', 'Sem avalista'],
    ['DC', 'conditions.rejected', 'Sem avalista'],
  ] as const)(
    'allows finance to move an approval with conditions to %s, and to see the result',
    async (to, event, reason) => {
      const { id, version } = await standingAt(149, 'APC');
      expect((await finance.ok('readProposal', { params: { id } })).can.decideConditions).toBe(true);
      expect((await seller.ok('readProposal', { params: { id } })).can.decideConditions).toBe(false);
      const { body } = await change(finance, id, to, { version, ...(reason ? { reason } : {}) });
      expect([body.status, body.can.decideConditions, body.timeline.at(-1)?.event]).toEqual([to, false, event]);
      const [row] = await rowsOf(
        api,
        sql`select u.username from proposals p join users u on u.id = p.credit_decided_by where p.id = ${id}`,
      );
      expect(row!.username).toBe('DEMO.FINANCE');
      expect((await finance.ok('readProposal', { params: { id } })).status).toBe(to);
    },
  );

  it('returns 404 to finance for a proposal that waits for no act of finance', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(150));
    expect((await finance.call('readProposal', { params: { id } })).status).toBe(404);
    const { status, body } = await change(finance, id, 'RA', { version, reason: 'Por fora' });
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });

  it('requires a reason (422)', async () => {
    const { id, version } = await standingAt(145, 'AP');
    const { status, body } = await change(finance, id, 'RA', { version });
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, ['reason']]);
  });

  it('enforces the contract requirements (422), and changes nothing', async () => {
    const { id, version } = await standingAt(146, 'AF');
    for (const session of [finance, await api.signIn('admin-internal')]) {
      const { status, body } = await change(session, id, 'PU', { version, reason: 'Por fora' });
      expect([status, body.fields?.[0]?.key]).toEqual([422, 'contract.noChassis']);
      expect((await session.ok('readProposal', { params: { id } })).manualTargets).not.toContain('PU');
    }
    const [row] = await rowsOf(api, sql`select status, version from proposals where id = ${id}`);
    expect(row).toEqual({ status: 'AF', version });
    await api.database.db.execute(sql`update proposals set status = 'NU' where id = ${id}`);
  });

  it.each(['RA', 'NU'] as const)(
    'moves a proposal from contract to %s, by finance and by admin-internal',
    async (to) => {
      for (const session of [finance, await api.signIn('admin-internal')]) {
        const { id, version } = await standingAt(146, 'PU');
        expect((await session.ok('readProposal', { params: { id } })).manualTargets).toContain(to);
        expect((await change(session, id, to, { version, reason: 'Por fora' })).body.status).toBe(to);
        await api.database.db.execute(sql`update proposals set status = 'NU' where id = ${id}`);
      }
    },
  );
});

it('reads what a page shows of other tables in one statement: four for a proposal in work, eight for a settlement with its checklist', async () => {
  const { id } = await aCompleteProposal(seller, aPerson(149));
  const queries = watchQueries(api, true);
  const statementsOf = async (call: () => Promise<unknown>) => {
    queries.length = 0;
    await call();
    return queries.length;
  };
  const page = () => seller.ok('readProposal', { params: { id } });
  await page();
  expect(await statementsOf(page)).toBe(4);
  const { id: contracted } = await standingAt(150, 'PU');
  const settlement = () => seller.ok('readSettlement', { params: { id: contracted } });
  await settlement();
  expect(await statementsOf(settlement)).toBe(8);
});

describe('401 and 403', () => {
  it('allows no seller to decide the credit', async () => {
    const { id, version } = await standingAt(126, 'PD');
    for (const target of ['AP', 'APC', 'DC', 'RA', 'HLD'] as const) {
      const { status, body } = await change(seller, id, target, { version, reason: 'ok' });
      expect([status, body.code]).toEqual([403, 'SEC004']);
    }
    expect((await seller.ok('readProposal', { params: { id } })).status).toBe('PD');
  });

  it('allows neither admin-internal to delete nor a viewer to do anything', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(127));
    for (const role of ['consulta', 'admin-internal'] as const) {
      const { status, body } = await change(await api.signIn(role), id, 'NU', { version, reason: 'x' });
      expect([role, status, body.code]).toEqual([role, 403, 'SEC004']);
    }
    const stranger = await api.stranger.call('changeProposalStatus', {
      params: { id, status: 'NU' },
      body: { version },
      userType: 'dealer',
    });
    expect([stranger.status, stranger.body.code]).toEqual([401, 'USE003']);
  });
});

describe('404', () => {
  it('responds the same for the proposal of another dealer and for a missing one', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(128));
    const stranger = await api.signIn('DEMO2.FI-MANAGER');
    const foreign = await change(stranger, id, 'NU', { version });
    const none = await change(stranger, '0'.repeat(26), 'NU', { version });
    expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([404, 'SEC004', none.body.message]);
  });
});

describe('409', () => {
  it.each([
    ['WO', 'PD'],
    ['WO', 'AP'],
    ['SU', 'AP'],
    ['AP', 'DC'],
    ['NU', 'NU'],
    ['PS', 'NU'],
    ['DC', 'AP'],
  ] as const)('refuses the transition from %s to %s, which the state machine does not have', async (from, to) => {
    const { id, version } = await anOpenProposal(seller, aPerson(129));
    const admin = await api.signIn('admin-internal');
    await api.database.db.execute(sql`update proposals set status = ${from} where id = ${id}`);
    const { status, body } = await change(admin, id, to, { version, reason: 'porque sim' });
    expect([status, body.code]).toEqual([409, 'PRS007']);
    // one proposal at a time may use a simulation: free it for the next row of this table
    await api.database.db.execute(sql`update proposals set status = 'NU' where id = ${id}`);
  });

  it('refuses an outdated version, with the name of the user who saved first', async () => {
    const { id, version } = await standingAt(130, 'PD');
    expect((await change(finance, id, 'HLD', { version, reason: 'Confirmar renda' })).status).toBe(200);
    const { status, body } = await change(seller, id, 'NU', { version, reason: 'Desistiu' });
    expect([status, body.code]).toEqual([409, 'PRS001']);
    expect(body.message).toContain('Renata Falcão');
  });

  it('refuses every status change of a blocked proposal', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(131));
    await api.database.db.execute(sql`update proposals set blocked = true where id = ${id}`);
    const { status, body } = await change(seller, id, 'NU', { version });
    expect([status, body.code]).toEqual([409, 'PRS002']);
  });
});

describe('422', () => {
  it.each([{}, { reason: '' }, { reason: '   ' }])('refuses to cancel without a reason (%o)', async (given) => {
    const { id, version } = await aSent(132);
    const { status, body } = await change(seller, id, 'NU', { version, ...given });
    expect([status, body.fields?.map((field) => [field.path, field.key])]).toEqual([
      422,
      [['reason', 'reason.required']],
    ]);
    expect((await seller.ok('readProposal', { params: { id } })).status).toBe('SU');
  });

  it.each([
    ['PD', 'DC'],
    ['PD', 'RA'],
    ['HLD', 'HLD'],
    ['APC', 'RA'],
    ['APC', 'DC'],
  ] as const)('requires a reason for every decision of finance except an approval (%s to %s)', async (from, to) => {
    const { id, version } = await standingAt(135, from);
    for (const given of [{}, { reason: '  ' }]) {
      const { status, body } = await change(finance, id, to, { version, ...given });
      expect([status, body.code, body.fields?.map((field) => [field.path, field.key])]).toEqual([
        422,
        'DOM002',
        [['reason', 'reason.required']],
      ]);
    }
    expect(await finance.ok('readProposal', { params: { id } })).toMatchObject({ status: from, version });
  });

  it('requires a text for the answer to a pendency', async () => {
    const { id, version } = await standingAt(133, 'HLD');
    const { status, body } = await change(seller, id, 'PD', { version });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'reason']);
  });

  it('refuses an invalid target status, an overlong reason, and too many conditions', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(134));
    const bad = [
      await change(seller, id, 'OC' as Target, { version }),
      await change(seller, id, 'NU', { version, reason: 'a'.repeat(501) }),
      await change(seller, id, 'NU', { version, conditions: Array(11).fill('x') }),
      await change(seller, id, 'NU', {}),
    ];
    expect(bad.map(({ status, body }) => [status, body.fields?.[0]?.path])).toEqual([
      [422, 'status'],
      [422, 'reason'],
      [422, 'conditions'],
      [422, 'version'],
    ]);
  });
});
