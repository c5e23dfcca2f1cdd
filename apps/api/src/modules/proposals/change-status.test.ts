import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

type Target = 'NU' | 'PD' | 'AP' | 'APC' | 'DC' | 'RA' | 'HLD';
const change = (session: Session, id: string, status: Target, body: object, headers?: Record<string, string>) =>
  session.call('changeProposalStatus', { params: { id, status }, body, ...(headers ? { headers } : {}) });
const aSent = async (seed: number) => (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
/** Sent, and standing where the credit engine would have taken it; no worker runs here. */
async function standingAt(seed: number, status: string) {
  const proposal = await aSent(seed);
  await api.database.db.execute(sql`update proposals set status = ${status} where id = ${proposal.id}`);
  return proposal;
}

describe('200', () => {
  it('deletes a proposal in work without a reason, and frees its simulation for another', async () => {
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

  it.each(['AP', 'APC', 'DC', 'RA', 'HLD'] as const)('lets finance decide %s under analysis', async (target) => {
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

  it('takes the answer to a pendency back under analysis', async () => {
    const { id, version } = await standingAt(124, 'HLD');
    const { body } = await change(seller, id, 'PD', { version, reason: 'Endereço confirmado' });
    expect([body.status, body.timeline.at(-1)?.event]).toEqual(['PD', 'answerPendency']);
  });

  it('moves once for one key', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(125));
    const headers = { 'idempotency-key': 'delete-125' };
    const answers = await Promise.all([1, 2].map(() => change(seller, id, 'NU', { version }, headers)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(answers[0]!.body.timeline.filter((entry) => entry.event === 'delete')).toHaveLength(1);
  });
});

describe('401 and 403', () => {
  it('lets no seller decide the credit', async () => {
    const { id, version } = await standingAt(126, 'PD');
    for (const target of ['AP', 'APC', 'DC', 'RA', 'HLD'] as const) {
      const { status, body } = await change(seller, id, target, { version, reason: 'ok' });
      expect([status, body.code]).toEqual([403, 'SEC004']);
    }
    expect((await seller.ok('readProposal', { params: { id } })).status).toBe('PD');
  });

  it('lets neither finance delete nor a viewer do anything', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(127));
    for (const role of ['finance', 'consulta', 'admin-internal'] as const) {
      const session = role === 'finance' ? finance : await api.signIn(role);
      const { status, body } = await change(session, id, 'NU', { version, reason: 'x' });
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
  it('answers for the proposal of another dealer as for none', async () => {
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
  ] as const)('refuses the move from %s to %s, which the machine does not know', async (from, to) => {
    const { id, version } = await anOpenProposal(seller, aPerson(129));
    await api.database.db.execute(sql`update proposals set status = ${from} where id = ${id}`);
    const { status, body } = await change(finance, id, to, { version, reason: 'porque sim' });
    expect([status, body.code]).toEqual([409, 'PRS007']);
    // one proposal stands on a simulation at a time: free it for the next row of this table
    await api.database.db.execute(sql`update proposals set status = 'NU' where id = ${id}`);
  });

  it('refuses a version that is not the last, with the name of who was first', async () => {
    const { id, version } = await standingAt(130, 'PD');
    expect((await change(finance, id, 'HLD', { version, reason: 'Confirmar renda' })).status).toBe(200);
    const { status, body } = await change(seller, id, 'NU', { version, reason: 'Desistiu' });
    expect([status, body.code]).toEqual([409, 'PRS001']);
    expect(body.message).toContain('Renata Falcão');
  });

  it('moves a blocked proposal nowhere', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(131));
    await api.database.db.execute(sql`update proposals set blocked = true where id = ${id}`);
    const { status, body } = await change(seller, id, 'NU', { version });
    expect([status, body.code]).toEqual([409, 'PRS002']);
  });
});

describe('422', () => {
  it.each([{}, { reason: '' }, { reason: '   ' }])('cancels nothing without a reason (%o)', async (given) => {
    const { id, version } = await aSent(132);
    const { status, body } = await change(seller, id, 'NU', { version, ...given });
    expect([status, body.fields?.map((field) => [field.path, field.key])]).toEqual([
      422,
      [['reason', 'reason.required']],
    ]);
    expect((await seller.ok('readProposal', { params: { id } })).status).toBe('SU');
  });

  it('wants the answer to a pendency in words', async () => {
    const { id, version } = await standingAt(133, 'HLD');
    const { status, body } = await change(seller, id, 'PD', { version });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'reason']);
  });

  it('refuses a status that is no target, a reason without end, and too many conditions', async () => {
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
