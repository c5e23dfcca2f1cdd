/** Tables that take effect on a day to come, are cancelled before it, or come back: at the midnights of São Paulo. */

import type { TableName } from '@estrada/endpoints/uploads/upload-names';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';
import { findPriceRow } from '../simulation/index.ts';

let api: TestApi;
let finance: Session;
let admin: Session;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
}, 60_000);
afterAll(() => api.close());

const heading =
  'plano;codigo_tabela;tabela_origem;descricao;pessoa;condicao;tipo_venda;tipo_taxa;tier;prazo;taxa_mensal;entrada_minima;inicio_vigencia;fim_vigencia;carencia_dias';
const line = (rate: string, code = 'A-24') =>
  `Regular FDU;${code};ORIGEM;Tabela;ambas;novo;TD;normal;;24;${rate};10;01/11/2026;31/12/2027;`;
/** A minute after the previous act. */
const send = async (content: string, part: { day?: string; table?: TableName; trial?: boolean; by?: Session } = {}) => {
  const { day, table = 'Plans', trial = false, by = finance } = part;
  const query: Record<string, string> = day === undefined ? {} : { effectiveFrom: day };
  api.clock.advance({ minutes: 1 });
  const { status, body } = await sendTable(api, by, 'tabela.csv', content, { table, trial, query });
  expect([status, body.code]).toEqual([200, undefined]);
  return untilFinished(by, body.id, table);
};
const sendRate = (rate: string, day?: string) => send([heading, line(rate)].join('\n'), day ? { day } : {});
const rates = async () => {
  const query = {
    financeTypeId: 1,
    assetType: 1,
    personType: 'PF' as const,
    manufacturerYear: 2025,
    modelYear: 2026,
    state: 'SP',
  };
  const params = { dealerId: seller.activeDealerId };
  const basis = await seller.ok('readSimulationBasis', { params, query });
  return (basis as unknown as { priceRows: { rateMonthly: string }[] }).priceRows.map((row) => row.rateMonthly);
};
const times = () => finance.ok('readPlansInForce');
const trail = async (action: string) =>
  rowsOf(api, sql`select actor_name, before, after from audit_entries where action = ${action} order by seq`);
/** The clock at an instant; sessions are over by then. */
const goTo = async (instant: string) => {
  api.clock.moveTo(instant);
  await api.database.db.execute(sql`delete from rate_limits`);
  [finance, admin, seller] = [
    await api.signIn('finance'),
    await api.signIn('admin-internal'),
    await api.signIn('seller'),
  ];
};

// each begins on the same day with its own table in force, and no other one
beforeEach(async () => {
  await api.database.db.execute(sql`delete from tables_in_force where kind <> 'vehicles'`);
  await goTo('2026-11-20T15:00:00Z');
  await sendRate('1,1');
});

describe('a planned table', () => {
  it('applies from the first instant of its day in São Paulo, and not a second before', async () => {
    const { upload } = await sendRate('1,5', '2026-12-01');
    expect(upload).toMatchObject({
      status: 'SUCCESS',
      effectiveFrom: '2026-12-01',
      message: expect.stringContaining('01/12/2026'),
    });
    await goTo('2026-12-01T02:59:59Z');
    expect(await rates()).toEqual(['0.01100000']);
    await goTo('2026-12-01T03:00:00Z');
    expect(await rates()).toEqual(['0.01500000']);
  });

  it('is shown as planned with its day and who decided it, and as in force from that day on', async () => {
    await sendRate('1,5', '2026-12-01');
    const before = await times();
    expect(before.inForce).toMatchObject({ state: 'inForce', until: '2026-12-01T03:00:00.000Z' });
    expect(before.planned).toMatchObject([
      { since: '2026-12-01T03:00:00.000Z', user: before.inForce!.user, rowCount: 1, can: { cancel: true } },
    ]);
    await goTo('2026-12-01T03:00:00Z');
    const after = await times();
    expect(after.inForce).toMatchObject({ since: '2026-12-01T03:00:00.000Z', until: null });
    expect(after.planned).toEqual([]);
    expect(after.earlier).toMatchObject([{ id: before.inForce!.id, state: 'earlier' }]);
  });

  it('survives the sweep while it is planned, as do earlier quotes', async () => {
    await sendRate('1,5', '2026-12-01');
    await api.sweep();
    await goTo('2026-12-01T12:00:00Z');
    await api.sweep();
    expect(await rates()).toEqual(['0.01500000']);
    const quoted = (quotedOn: string) =>
      findPriceRow(api.database.db, { tableCode: 'A-24', termMonths: 24, quotedOn }).then((row) => row?.rateMonthly);
    expect([await quoted('2026-11-30'), await quoted('2026-12-01')]).toEqual(['0.01100000', '0.01500000']);
  });

  it('applies a trial from a given day, and names the planned table and its day that are in the way', async () => {
    const content = [heading, line('1,7')].join('\n');
    const { upload: trial } = await send(content, { trial: true });
    const applied = await finance.ok('applyPlansTrial', {
      params: { id: trial.id },
      query: { effectiveFrom: '2026-12-10' },
    });
    expect((await untilFinished(finance, applied.id, 'Plans')).upload.status).toBe('SUCCESS');
    const from = (effectiveFrom: string) =>
      finance.call('applyPlansTrial', { params: { id: trial.id }, query: { effectiveFrom } });
    for (const day of ['2026-12-10', '2026-12-11']) {
      const { status, body } = await from(day);
      expect([status, body.code]).toEqual([409, 'SET033']);
      expect(body.message).toContain('A tabela tabela.csv já está agendada para 10/12/2026');
    }
    const { body } = await from('2026-12-09');
    expect((await untilFinished(finance, body.id, 'Plans')).upload.status).toBe('SUCCESS');
  });

  it('reports which table came before a queued trial', async () => {
    const { upload: trial } = await send([heading, line('1,7')].join('\n'), { trial: true });
    // nothing is read while one is being processed
    const setTrial = (status: string) =>
      api.database.db.execute(sql`update uploads set status = ${status} where id = ${trial.id}`);
    await setTrial('PROCESSING');
    const query = { effectiveFrom: '2026-12-10' };
    await sendTable(api, finance, 'antes.csv', [heading, line('1,6')].join('\n'), { table: 'Plans', query });
    api.clock.advance({ minutes: 1 });
    const params = { id: trial.id };
    const applied = await finance.ok('applyPlansTrial', { params, query: { effectiveFrom: '2026-12-11' } });
    await setTrial('SUCCESS');
    await sendRate('1,8', '2026-12-20');
    const { upload } = await untilFinished(finance, applied.id, 'Plans');
    expect([upload.status, upload.message]).toEqual([
      'ERROR',
      expect.stringContaining('A tabela antes.csv já está agendada para 10/12/2026, antes desta'),
    ]);
  });

  it('takes effect immediately when the day is today', async () => {
    await sendRate('1,9', '2026-11-20');
    expect(await rates()).toEqual(['0.01900000']);
  });

  it.each([
    ['a day that has passed', '2026-11-19', 'SET024', 'parameter.startTooSoon'],
    ['one more than a year ahead', '2027-11-21', 'DOM002', 'date.tooFar'],
    ['no day', '2026-02-30', 'DOM002', 'date.invalid'],
  ])('refuses %s at its field', async (_case, effectiveFrom, code, key) => {
    const query = { effectiveFrom };
    const { status, body } = await sendTable(api, finance, 'a.csv', heading, { table: 'Plans', query });
    expect([status, body.code, body.fields?.[0]]).toMatchObject([422, code, { path: 'effectiveFrom', key }]);
  });

  it('changes channel switches on its day and not before, and records it', async () => {
    const dealerId = (await admin.ok('listDealers', { query: { search: '210101' } })).items[0]!.id;
    const dgi = async () =>
      (await admin.ok('listDealerChannels', { params: { id: dealerId } })).items.find(({ id }) => id === 'DGI')!
        .enabled;
    const content = 'codigo_bac;canal;habilitado\n210101;DGI;N';
    await send(content, { day: '2026-12-01', table: 'DealerChannels', by: admin });
    await api.sweep();
    expect(await dgi()).toBe(true);
    await goTo('2026-12-01T02:59:59Z');
    await api.sweep();
    expect(await dgi()).toBe(true);
    await goTo('2026-12-01T03:00:00Z');
    await api.sweep();
    expect(await dgi()).toBe(false);
    await admin.ok('enableDealerChannel', { params: { id: dealerId, channelId: 'DGI' } });
    await api.sweep();
    expect(await dgi()).toBe(true);
    expect((await trail('upload.begin')).at(-1)).toMatchObject({ after: { effectiveFrom: '2026-12-01' } });
  });

  it('renames a version on its day and not before', async () => {
    const vehicles = 'condicao;fabricante;modelo;versao;codigo;opcional;combustivel;ano_fabricacao;ano_modelo;preco';
    const one = (name: string) => `${vehicles}\nnovo;CHEVROLET;Tempo;${name};T-1;;Flex;2026;2027;100000,00`;
    const name = async () =>
      (await rowsOf(api, sql`select description from vehicle_versions where code = 'T-1'`))[0]!.description;
    await send(one('Antes'), { table: 'Vehicles', by: admin });
    const earlier = (await admin.ok('readVehiclesInForce')).inForce!.id;
    await send(one('Depois'), { table: 'Vehicles', by: admin, day: '2026-12-01' });
    expect(await name()).toBe('Antes');
    await goTo('2026-12-01T03:00:00Z');
    await api.sweep();
    expect(await name()).toBe('Depois');
    const { inForce } = await admin.ok('readVehiclesInForce');
    await admin.ok('returnVehiclesTable', { params: { id: earlier }, body: { inForceId: inForce!.id } });
    expect(await name()).toBe('Antes');
  });
});

describe('cancelling a planned table', () => {
  const planned = async () => (await times()).planned[0]!;
  const cancel = (decision: number) => finance.call('cancelPlansStart', { params: { decision } });

  it('leaves the table in force, removes the planned rows and records who cancelled', async () => {
    await sendRate('1,5', '2026-12-01');
    const { decision, id } = await planned();
    const { status, body } = await cancel(decision);
    expect([status, body.planned, body.earlier[0]]).toMatchObject([
      200,
      [],
      { state: 'cancelled', id, can: { return: false } },
    ]);
    await api.sweep();
    expect(await rowsOf(api, sql`select id from price_tables where table_id = ${id}`)).toEqual([]);
    expect((await trail('upload.cancel')).at(-1)).toMatchObject({ before: { effectiveFrom: '2026-12-01' } });
    await goTo('2026-12-01T03:00:00Z');
    expect(await rates()).toEqual(['0.01100000']);
  });

  const channels = 'codigo_bac;canal;habilitado\n210101;CSF;N';
  const plannedChannels = async () => {
    await send(channels, { day: '2026-12-05', table: 'DealerChannels', by: admin });
    return (await admin.ok('readDealerChannelsInForce')).planned.at(-1)!.decision;
  };
  const cancelChannels = (decision: number, by: Session) =>
    by.call('cancelDealerChannelsStart', { params: { decision } });

  it('gives the same answer when repeated, and reports to a second user that it is already cancelled', async () => {
    const decision = await plannedChannels();
    const entries = (await trail('upload.cancel')).length;
    const answers = [await cancelChannels(decision, admin), await cancelChannels(decision, admin)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await trail('upload.cancel')).toHaveLength(entries + 1);
    const { status, body } = await cancelChannels(decision, finance);
    expect([status, body.code]).toEqual([409, 'SET001']);
  });

  it('distinguishes two users with the same name', async () => {
    const decision = await plannedChannels();
    await cancelChannels(decision, admin);
    const nameOf = (name: unknown, of: string) =>
      api.database.db.execute(sql`update users set name = ${name} where username = ${of}`);
    const [own] = await rowsOf(api, sql`select name from users where username = 'DEMO.FINANCE'`);
    const [other] = await rowsOf(api, sql`select name from users where username = 'DEMO.ADMIN-INTERNAL'`);
    await nameOf(other!.name, 'DEMO.FINANCE');
    const { status, body } = await cancelChannels(decision, finance);
    await nameOf(own!.name, 'DEMO.FINANCE');
    expect([status, body.code]).toEqual([409, 'SET001']);
  });

  it('accepts exactly one of two parallel cancellations', async () => {
    const decision = await plannedChannels();
    const answers = await Promise.all([cancelChannels(decision, admin), cancelChannels(decision, finance)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused from the first instant of the day on', async () => {
    await sendRate('1,5', '2026-12-01');
    const { decision } = await planned();
    await goTo('2026-12-01T03:00:00Z');
    expect((await cancel(decision)).body.code).toBe('SET001');
    expect(await rates()).toEqual(['0.01500000']);
  });

  it('does not find a decision of another table', async () => {
    const { decision } = (await admin.ok('readVehiclesInForce')).inForce!;
    expect((await cancel(decision)).status).toBe(404);
    expect((await cancel(999_999_999)).status).toBe(404);
  });
});

describe('the return to an earlier table', () => {
  const goBack = (id: string, inForceId: string | null) => {
    api.clock.advance({ minutes: 1 });
    return finance.call('returnPlansTable', { params: { id }, body: { inForceId } });
  };

  it('applies its prices immediately as a new decision in the history, after a preview of the difference', async () => {
    await sendRate('1,5');
    const { inForce, earlier } = await times();
    expect(earlier[0]).toMatchObject({ can: { return: true } });
    const { difference, inForceId } = await finance.ok('comparePlansTable', { params: { id: earlier[0]!.id } });
    expect(difference).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(difference.samples[0]!.cells).toEqual([{ column: 'taxa_mensal', before: '1,5%', after: '1,1%' }]);
    expect(inForceId).toBe(inForce!.id);
    const { status, body } = await goBack(earlier[0]!.id, inForceId);
    expect([status, body.inForce?.id]).toEqual([200, earlier[0]!.id]);
    expect(body.earlier.map(({ id }) => id)).toEqual([inForce!.id, earlier[0]!.id]);
    expect(await rates()).toEqual(['0.01100000']);
    expect((await trail('upload.return')).at(-1)).toMatchObject({ after: { effectiveFrom: '2026-11-20' } });
  });

  it('is refused when another table has taken effect since the preview', async () => {
    await sendRate('1,5');
    const { earlier, inForce } = await times();
    await sendRate('1,8');
    const { status, body } = await goBack(earlier[0]!.id, inForce!.id);
    expect([status, body.code]).toEqual([409, 'SET001']);
    expect(await rates()).toEqual(['0.01800000']);
  });

  it('covers the last five tables and those in force within thirteen months, and none that was never in force', async () => {
    const first = (await times()).inForce!.id;
    for (const rate of ['1,2', '1,3', '1,4', '1,5', '1,6', '1,7']) await sendRate(rate);
    const planned = (await sendRate('1,9', '2026-12-01')).upload.id;
    expect((await finance.call('comparePlansTable', { params: { id: planned } })).status).toBe(404);
    const { inForce } = await times();
    // no offer is based on any of them
    await api.database.db.execute(sql`update price_tables set valid_until = '2025-01-01'`);
    const replacedOn = (day: string) =>
      api.database.db.execute(sql`update tables_in_force set effective_from = ${day}
        where kind = 'plans' and table_id <> ${inForce!.id} and effective_from <= '2026-11-20'`);
    const reached = async () => (await times()).earlier.map(({ can }) => can.return);
    const rowsOfFirst = () => rowsOf(api, sql`select id from price_tables where table_id = ${first}`);
    await replacedOn('2025-10-21');
    await api.sweep();
    expect(await reached()).toEqual([true, true, true, true, true, true]);
    expect(await rowsOfFirst()).toHaveLength(1);
    await replacedOn('2025-10-20');
    expect(await reached()).toEqual([true, true, true, true, true, false]);
    await api.sweep();
    expect(await rowsOfFirst()).toEqual([]);
    expect((await times()).earlier.at(-1)!.id).toBe(first);
  });

  it('is not available for lists of users and channel switches', async () => {
    const content = 'codigo_bac;canal;habilitado\n210101;DGI;S';
    const { upload } = await send(content, { table: 'DealerChannels', by: admin });
    await send(content, { table: 'DealerChannels', by: admin });
    const { canReturn, earlier, inForce } = await admin.ok('readDealerChannelsInForce');
    expect([canReturn, earlier[0]]).toMatchObject([false, { id: upload.id, can: { return: false } }]);
    const params = { id: upload.id };
    const body = { inForceId: inForce!.id };
    expect((await admin.call('returnDealerChannelsTable', { params, body })).status).toBe(404);
    expect((await admin.call('compareDealerChannelsTable', { params })).status).toBe(404);
  });
});
