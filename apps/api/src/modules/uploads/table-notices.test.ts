/**
 * Who is notified of tables, and when: as one takes effect, and thirty days before price tables end; at São Paulo's
 * midnights.
 */

import type { TableName } from '@estrada/endpoints/uploads/upload-names';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';

let api: TestApi;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
}, 60_000);
afterAll(() => api.close());

const heading =
  'plano;codigo_tabela;tabela_origem;descricao;pessoa;condicao;tipo_venda;tipo_taxa;tier;prazo;taxa_mensal;entrada_minima;inicio_vigencia;fim_vigencia';
const prices = (until: string, from = '01/11/2026') =>
  `${heading}\nRegular FDU;A-24;O;Tabela;ambas;novo;TD;normal;;24;1,1;10;${from};${until}`;
const channels = 'codigo_bac;canal;habilitado\n210101;DGI;S';
const send = async (content: string, { day, table = 'Plans' }: { day?: string; table?: TableName } = {}) => {
  api.clock.advance({ minutes: 1 });
  const query: Record<string, string> = day === undefined ? {} : { effectiveFrom: day };
  const { body } = await sendTable(api, finance, 'tabela.csv', content, { table, query });
  expect((await untilFinished(finance, body.id, table)).upload.status).toBe('SUCCESS');
};
/** The codes of the existing notices, with the roles that have them; those of other areas have no code. */
const notices = async () =>
  (
    await rowsOf(
      api,
      sql`select n.code, string_agg(distinct u.role, ' ' order by u.role) as roles from notifications n join users u on u.id = n.user_id
        where n.code is not null group by n.code order by n.code`,
    )
  ).map(({ code, roles }) => `${code}: ${roles}`);
const forget = () => api.database.db.execute(sql`delete from notifications`);
const goTo = async (instant: string) => {
  api.clock.moveTo(instant);
  await api.database.db.execute(sql`delete from rate_limits`);
  finance = await api.signIn('finance');
};
const sweepAt = async (instant: string) => {
  api.clock.moveTo(instant);
  await api.sweep();
};

beforeEach(async () => {
  await api.database.db.execute(sql`delete from tables_in_force where kind <> 'vehicles'`);
  await api.database.db.execute(sql`delete from settings where name like 'day:%'`);
  await goTo('2026-11-20T15:00:00Z');
  await forget();
});

it('notifies F&I managers and representatives of price tables that take effect, once until they confirm', async () => {
  await send(prices('31/12/2027'));
  expect(await notices()).toEqual(['NOT001: fi-manager representante']);
  const before = await rowsOf(api, sql`select id from notifications order by id`);
  await send(prices('30/12/2027'));
  expect(await rowsOf(api, sql`select id from notifications order by id`)).toEqual(before);
});

it('notifies them of dealer channels with a notice of its own', async () => {
  await send(channels, { table: 'DealerChannels' });
  expect(await notices()).toEqual(['NOT002: fi-manager representante']);
});

it('sends no notice for a trial or for tables of users of the digital channel', async () => {
  const { body } = await sendTable(api, finance, 'a.csv', prices('31/12/2027'), { table: 'Plans', trial: true });
  await untilFinished(finance, body.id, 'Plans');
  const admin = await api.signIn('admin-internal');
  const people = 'codigo_bac;cpf;nome;email\n210101;315.720.400-92;Ana Lima;ana@exemplo.com.br';
  const sent = await sendTable(api, admin, 'a.csv', people, { table: 'DgiUsers' });
  expect((await untilFinished(admin, sent.body.id, 'DgiUsers')).upload.status).toBe('SUCCESS');
  expect(await notices()).toEqual([]);
});

it('notifies of a planned table when its day begins, not on upload and not a second before', async () => {
  await send(prices('31/12/2027'));
  await forget();
  await send(prices('30/12/2027'), { day: '2026-12-01' });
  await sweepAt('2026-12-01T02:59:59Z');
  expect(await notices()).toEqual([]);
  await sweepAt('2026-12-01T03:00:00Z');
  expect(await notices()).toEqual(['NOT001: fi-manager representante']);
  await forget();
  await sweepAt('2026-12-01T03:01:00Z');
  expect(await notices()).toEqual([]);
});

it('sends no notice for a table that was cancelled before its day', async () => {
  await send(prices('30/12/2027'), { day: '2026-12-01' });
  const { planned } = await finance.ok('readPlansInForce');
  await finance.ok('cancelPlansStart', { params: { decision: planned[0]!.decision } });
  await forget();
  await sweepAt('2026-12-01T03:00:00Z');
  expect(await notices()).toEqual([]);
});

it('notifies of a return like of any other table', async () => {
  await send(prices('31/12/2027'));
  await send(prices('30/12/2027'));
  await forget();
  const { earlier, inForce } = await finance.ok('readPlansInForce');
  await finance.ok('returnPlansTable', { params: { id: earlier[0]!.id }, body: { inForceId: inForce!.id } });
  expect(await notices()).toEqual(['NOT001: fi-manager representante']);
});

it('notifies finance and bit, from midnight on, that the price tables give no offer after thirty days', async () => {
  await send(prices('31/12/2026'));
  await forget();
  // an offer is valid for two days: the 29th of December, thirty days after this one, is the last that allows one
  await sweepAt('2026-11-29T02:59:59Z');
  expect(await notices()).toEqual([]);
  await sweepAt('2026-11-29T03:00:00Z');
  expect(await notices()).toEqual(['NOT003: bit finance']);
});

it('repeats the notice on the next day after it was confirmed, and not twice on one day', async () => {
  await send(prices('31/12/2026'));
  await sweepAt('2026-12-10T12:00:00Z');
  await forget();
  await sweepAt('2026-12-11T02:59:59Z');
  expect(await notices()).toEqual([]);
  await sweepAt('2026-12-11T03:00:00Z');
  expect(await notices()).toEqual(['NOT003: bit finance']);
});

it('sends no notice of an end that a planned table or a later line covers', async () => {
  await send(prices('31/12/2026'));
  await send(prices('31/12/2027'), { day: '2026-12-31' });
  await forget();
  await sweepAt('2026-12-10T12:00:00Z');
  expect(await notices()).toEqual([]);
});

it('sends no notice before the first price table exists', async () => {
  await sweepAt('2026-12-10T12:00:00Z');
  expect(await notices()).toEqual([]);
});

describe('a zero rate', () => {
  const zeroHeading = `${heading};taxa_sem_subsidio`;
  const zeroPrices = (entry: string, rate = '1,1') =>
    `${zeroHeading}\nRegular FDU;A-36;O;Tabela;ambas;novo;TD;normal;;36;${rate};10;01/11/2026;31/12/2027;
    Zero Plan;Z-36;O;Zero;ambas;novo;TD;zero;;36;0;${entry};01/11/2026;31/12/2027;1,5`.replace(/\n +/, '\n');
  /** Reads the notices of a user and removes them, as the portal does. */
  const codesOf = async (session: Session, username: string) =>
    (
      await session.ok('readSimulationNotifications', { query: { username, type: 'RATE_ZERO', toRemove: 'true' } })
    ).items.map(({ code }) => code);

  it('that has changed is announced to the sellers with a simulation that it prices, once until they read it', async () => {
    await send(zeroPrices('10'));
    const seller = await api.signIn('seller');
    const manager = await api.signIn('fi-manager');
    await aSavedSimulation(seller, aPerson(811), { financeTypeId: 10, terms: [36] });
    await aSavedSimulation(manager, aPerson(812), { financeTypeId: 1, terms: [36] });
    // another line has changed
    await send(zeroPrices('10', '1,2'));
    expect(await codesOf(seller, 'DEMO.SELLER')).toEqual([]);
    await send(zeroPrices('20'));
    await send(zeroPrices('25'));
    expect(await codesOf(manager, 'DEMO.FI-MANAGER')).toEqual([]);
    expect(await codesOf(seller, 'DEMO.SELLER')).toEqual(['RATEZERO']);
    expect(await codesOf(seller, 'DEMO.SELLER')).toEqual([]);
  });

  it('is announced on the day of a planned table, and not to a seller whose proposal has been sent', async () => {
    await send(zeroPrices('10'));
    const seller = await api.signIn('seller');
    const manager = await api.signIn('fi-manager');
    const waiting = await aSavedSimulation(manager, aPerson(813), { financeTypeId: 10, terms: [36] });
    await manager.ok('submitProposal', { query: {}, body: { simulationId: waiting.id, term: 36 } });
    const sent = await aSavedSimulation(seller, aPerson(814), { financeTypeId: 10, terms: [36] });
    const { id } = await seller.ok('submitProposal', { query: {}, body: { simulationId: sent.id, term: 36 } });
    await api.database.db.execute(sql`update proposals set status = 'SU' where id = ${id}`);
    await api.database.db.execute(sql`delete from simulations where client_document = ${aPerson(811).cpf}`);
    await send(zeroPrices('30'), { day: '2026-12-01' });
    expect(await codesOf(manager, 'DEMO.FI-MANAGER')).toEqual([]);
    await sweepAt('2026-12-01T03:00:00Z');
    expect(await codesOf(await api.signIn('fi-manager'), 'DEMO.FI-MANAGER')).toEqual(['RATEZERO']);
    expect(await codesOf(await api.signIn('seller'), 'DEMO.SELLER')).toEqual([]);
  });
});
