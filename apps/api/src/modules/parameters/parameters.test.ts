/** Dated parameters, with TCC as the example. The demo has one row per state: in force since July, without an end. */
import { addDays } from '@estrada/domain/calendar/index';
import { type ParameterKind, type ParameterTypeName, parameterTable } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Refusal, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { testNow } from '../../../test/test-now.ts';

let api: TestApi;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  admin = await api.signIn('admin-internal');
});
afterAll(() => api.close());

/** Runs an act at another time; sessions end before that, so the admin logs in again. */
async function at(instant: string, work: () => Promise<void>): Promise<void> {
  api.clock.moveTo(instant);
  admin = await api.signIn('admin-internal');
  await work();
  api.clock.moveTo(testNow);
  admin = await api.signIn('admin-internal');
}

const today = '2026-11-20';
const tomorrow = '2026-11-21';
const typed = {
  effectiveFrom: tomorrow,
  validUntil: null as string | null,
  baseCents: 105_000,
  clientCents: 100_000,
  dealerCents: 5_000,
};
/** Each test has its own state. */
const create = (uf: string, changes: object = {}, session = admin) =>
  session.call('createParameter', { body: { typeName: 'TCC', uf, ...typed, ...changes } });
const created = async (uf: string, changes: object = {}): Promise<ParameterRowAnswer> => {
  const { status, body } = await create(uf, { movePreviousEnd: true, ...changes });
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};
const rowsIn = async (state: string, query: object = {}) =>
  (await admin.ok('listParameters', { query: { typeName: 'TCC', state, ...query } })).items;
const update = (row: ParameterRowAnswer, changes: object = {}, session = admin) => {
  const { effectiveFrom, validUntil, baseCents, clientCents, dealerCents, version } = row;
  const body = { effectiveFrom, validUntil, baseCents, clientCents, dealerCents, version, ...changes };
  return session.call('updateParameter', { params: { id: row.id }, body });
};
const remove = (row: { id: string; version: number }, movePreviousEnd?: 'true', session = admin) =>
  session.call('deleteParameter', { params: { id: row.id }, query: { version: row.version, movePreviousEnd } });
const spans = (rows: ParameterRowAnswer[]) => rows.map((row) => [row.effectiveFrom, row.validUntil, row.state]);
const fieldsOf = ({ status, body }: { status: number; body: Refusal }) => [
  status,
  body.code,
  body.fields?.map((field) => field.path),
];

describe('list: 200', () => {
  it('returns every state by name, the latest validity first, page by page', async () => {
    await created('AC', { effectiveFrom: '2027-01-01' });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.ok('listParameters', { query: { typeName: 'TCC', size: 5, cursor } });
      expect([page.totalElements, page.totalCapped]).toEqual([28, false]);
      seen.push(...page.items.map((row) => `${row.uf} ${row.state}`));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(28);
    expect(seen.slice(0, 3)).toEqual(['AC future', 'AC in-force', 'AL in-force']);
  });

  it('filters by state and by the days on which a row is in force', async () => {
    await created('AL', { effectiveFrom: '2027-01-01', validUntil: '2027-03-31' });
    const starts = async (query: object) => (await rowsIn('AL', query)).map((row) => row.effectiveFrom);
    const old = addDays(today, -120);
    expect(await starts({})).toEqual(['2027-01-01', old]);
    expect(await starts({ initialDate: '2027-01-01' })).toEqual(['2027-01-01']);
    expect(await starts({ finalDate: '2026-12-31' })).toEqual([old]);
    expect(await starts({ initialDate: '2026-12-31', finalDate: '2027-01-01' })).toEqual(['2027-01-01', old]);
    expect(await starts({ initialDate: '2027-04-01' })).toEqual([]);
  });

  it('shows the allowed acts of a row, and who changed it last', async () => {
    const row = await created('AM');
    expect(row).toMatchObject({ version: 1, state: 'future', can: { edit: true, editStart: true, delete: true } });
    expect(row.changedByName).not.toBe('');
    const [, before] = await rowsIn('AM');
    expect(before).toMatchObject({
      validUntil: today,
      state: 'in-force',
      changedByName: row.changedByName,
      can: { edit: true, editStart: false, delete: false },
    });
    await at('2026-11-21T12:00:00Z', async () =>
      expect((await rowsIn('AM')).map(({ state, can }) => [state, can.edit])).toEqual([
        ['in-force', true],
        ['past', false],
      ]),
    );
  });
});

describe('parameters in force: 200', () => {
  it('show for every state the row of today, of tomorrow and of the next change', async () => {
    await created('AP', { effectiveFrom: '2027-01-01' });
    const answer = await admin.ok('readParametersInForce', { query: { typeName: 'TCC' } });
    expect([answer.today, answer.items.length]).toEqual([today, 27]);
    expect(answer.items.find(({ uf }) => uf === 'AP')).toMatchObject({
      today: { clientCents: 90_000 },
      tomorrow: { clientCents: 90_000 },
      nextChange: { on: '2027-01-01', row: { clientCents: 100_000 } },
    });
    expect(answer.items.find(({ uf }) => uf === 'DF')).toMatchObject({ nextChange: null });
  });

  it('show a state that has no row', async () => {
    await api.database.db.execute(sql`delete from fee_rows where kind = 'TCC' and state = 'BA'`);
    const { items } = await admin.ok('readParametersInForce', { query: { typeName: 'TCC' } });
    expect(items.find(({ uf }) => uf === 'BA')).toEqual({ uf: 'BA', today: null, tomorrow: null, nextChange: null });
    expect(fieldsOf(await create('BA', { effectiveFrom: '2026-12-01' }))).toEqual([200, undefined, undefined]);
  });

  it('are used by simulations: the old value to its last day, the new one from its start', async () => {
    await created('CE', { effectiveFrom: '2026-11-22' });
    const simulated = async () => {
      const seller = await api.signIn('seller');
      const body = await aRequest(seller, { state: 'CE' });
      const { simulationItems } = await seller.ok('simulate', { params: { dealerId: seller.activeDealerId }, body });
      const query = { params: { document: '52998224725' }, query: { state: 'CE' } } as const;
      const { valueTcc } = await seller.ok('checkRegistrationFee', query);
      const financed = simulationItems[0]!.financedItems.find((item) => item.code === 'TCC');
      return { valueTcc, financed: financed?.amountCents };
    };
    const today = await simulated();
    expect(today).toEqual({ valueTcc: 90_000, financed: 90_000 });
    // a minute before and at midnight in São Paulo
    await at('2026-11-22T02:59:00Z', async () => expect(await simulated()).toEqual(today));
    await at('2026-11-22T03:00:00Z', async () =>
      expect(await simulated()).toEqual({ valueTcc: 100_000, financed: 100_000 }),
    );
  });
});

describe('create: 200', () => {
  it('ends the previous row the day before, in the same transaction, and audits both', async () => {
    const row = await created('DF', { effectiveFrom: '2026-12-01' });
    const list = await rowsIn('DF');
    expect(spans(list)).toEqual([
      ['2026-12-01', null, 'future'],
      [addDays(today, -120), '2026-11-30', 'in-force'],
    ]);
    const entries = await rowsOf(
      api,
      sql`select action, entity_id, before, after from audit_entries where entity_id in (${row.id}, ${list[1]!.id}) order by action`,
    );
    expect(entries).toMatchObject([
      { action: 'parameter.create', entity_id: row.id, before: null, after: { uf: 'DF', clientCents: 100_000 } },
      {
        action: 'parameter.update',
        entity_id: list[1]!.id,
        before: { validUntil: null, version: 1 },
        after: { validUntil: '2026-11-30', version: 2 },
      },
    ]);
  });

  it('accepts different base, client and dealer values: the rules compare base and client only', async () => {
    await created('ES', { baseCents: 100_000, clientCents: 100_000, dealerCents: 70_000 });
  });
});

describe('update and delete: 200', () => {
  it('updates the value of a row in force, and the next simulation uses it', async () => {
    const [row] = await rowsIn('GO');
    const { body } = await update(row!, { clientCents: 80_000 });
    expect(body).toMatchObject({ clientCents: 80_000, version: 2, state: 'in-force' });
    const { items } = await admin.ok('readParametersInForce', { query: { typeName: 'TCC' } });
    expect(items.find(({ uf }) => uf === 'GO')?.today).toMatchObject({ clientCents: 80_000 });
  });

  it('moves a future start and the previous end together', async () => {
    const row = await created('MA', { effectiveFrom: '2026-12-01' });
    await update(row, { effectiveFrom: '2026-12-15', movePreviousEnd: true });
    expect(spans(await rowsIn('MA')).map(([from, until]) => [from, until])).toEqual([
      ['2026-12-15', null],
      [addDays(today, -120), '2026-12-14'],
    ]);
  });

  it('deletes a future row and returns its days to the previous row', async () => {
    const row = await created('MG');
    expect((await remove(row, 'true')).status).toBe(200);
    expect(spans(await rowsIn('MG'))).toEqual([[addDays(today, -120), null, 'in-force']]);
    const [entry] = await rowsOf(
      api,
      sql`select before, after from audit_entries where entity_id = ${row.id} and action = 'parameter.delete'`,
    );
    expect(entry).toMatchObject({ before: { uf: 'MG', clientCents: 100_000, version: 1 }, after: null });
  });

  it('leaves the previous end unchanged unless requested', async () => {
    const row = await created('MS');
    await remove(row);
    expect(spans(await rowsIn('MS'))).toEqual([[addDays(today, -120), today, 'in-force']]);
  });
});

describe('every parameter type', () => {
  it.each(Object.values(parameterTable))(
    '$typeName can be created, listed, used and deleted',
    async (kind: ParameterKind) => {
      const { typeName } = kind as (typeof parameterTable)[ParameterTypeName];
      const employeeCents = kind.hasEmployeeValue ? 50_000 : null;
      const body = { ...typed, typeName, uf: 'TO', employeeCents, movePreviousEnd: true };
      const row = await admin.ok('createParameter', { body });
      expect(row).toMatchObject({ typeName, uf: 'TO', clientCents: 100_000, employeeCents });
      const { items } = await admin.ok('listParameters', { query: { typeName, state: 'TO' } });
      expect(spans(items).map(([from]) => from)).toEqual([tomorrow, addDays(today, -120)]);
      const inForce = await admin.ok('readParametersInForce', { query: { typeName } });
      expect(inForce.items.find(({ uf }) => uf === 'TO')).toMatchObject({ tomorrow: { id: row.id } });
      expect((await remove(row, 'true')).status).toBe(200);
      const without = await admin.call('createParameter', { body: { ...body, employeeCents: 1 } });
      expect(without.status).toBe(kind.hasEmployeeValue ? 200 : 422);
    },
  );
});

describe('404', () => {
  it('responds the same for a row that does not exist and for one of an unknown kind', async () => {
    const none = await remove({ id: '0'.repeat(26), version: 1 });
    const id = '1'.repeat(26);
    await api.database.db.execute(
      sql`insert into fee_rows (id, kind, state, effective_from, base_cents, client_cents, dealer_cents)
        values (${id}, 'GONE', 'SP', '2027-01-01', 1, 1, 0)`,
    );
    const other = await remove({ id, version: 1 });
    expect([none.status, none.body.code]).toEqual([404, 'SEC004']);
    expect([other.status, other.body.message]).toEqual([404, none.body.message]);
  });
});

describe('409', () => {
  it('refuses a stale version with the name of the user who saved first (SET001) and changes nothing', async () => {
    const [row] = await rowsIn('MT');
    await update(row!, { clientCents: 81_000 });
    const second = await update(row!, { clientCents: 82_000 }, await api.signIn('finance'));
    expect([second.status, second.body.code]).toEqual([409, 'SET001']);
    const [now] = await rowsIn('MT');
    expect(second.body.message).toContain(now!.changedByName);
    expect(now!.clientCents).toBe(81_000);
    const future = await created('MT');
    expect((await remove({ id: future.id, version: 9 })).body.code).toBe('SET001');
  });

  it('refuses an overlapping period (SET029) unless closing the other one is confirmed, and closes nothing', async () => {
    expect(fieldsOf(await create('PA'))).toEqual([409, 'SET029', ['effectiveFrom']]);
    expect(spans(await rowsIn('PA'))).toEqual([[addDays(today, -120), null, 'in-force']]);
  });

  it('refuses to move the start of a row in force (SET031) or to delete it (SET026)', async () => {
    const [row] = await rowsIn('PB');
    expect(fieldsOf(await update(row!, { effectiveFrom: tomorrow }))).toEqual([409, 'SET031', ['effectiveFrom']]);
    expect(fieldsOf(await remove(row!, 'true'))).toEqual([409, 'SET026', ['effectiveFrom']]);
  });

  it('accepts only one of several concurrent registrations', async () => {
    const sessions = [admin, await api.signIn('finance')];
    const answers = await Promise.all(
      ['2026-12-01', '2026-12-15', '2026-12-01', '2026-12-10'].map((effectiveFrom, index) =>
        create('PE', { effectiveFrom, validUntil: '2026-12-31', movePreviousEnd: true }, sessions[index % 2]),
      ),
    );
    const rows = (await rowsIn('PE')).reverse();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(rows.length - 1);
    for (const [index, row] of rows.entries())
      if (rows[index + 1]) expect(row.validUntil).toBe(addDays(rows[index + 1]!.effectiveFrom, -1));
  });

  it('accepts only one of two concurrent first rows of a state', async () => {
    await api.database.db.execute(sql`delete from fee_rows where kind = 'TCC' and state = 'PI'`);
    const answers = await Promise.all([create('PI'), create('PI', { effectiveFrom: '2026-11-22' })]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(await rowsIn('PI')).toHaveLength(1);
  });
});

describe('422', () => {
  it.each([
    ['SET024', { effectiveFrom: today }, 'effectiveFrom'],
    ['SET025', { baseCents: 99_999 }, 'baseCents'],
    ['SET028', { validUntil: today }, 'validUntil'],
    ['DOM002', { effectiveFrom: '2026-02-30' }, 'effectiveFrom'],
    ['DOM002', { clientCents: -1 }, 'clientCents'],
    ['DOM002', { employeeCents: 1 }, 'employeeCents'],
    ['DOM002', { uf: 'XX' }, 'uf'],
    ['DOM002', { typeName: 'IOF' }, 'typeName'],
  ])('create: %s', async (code, changes, path) => {
    const { status, body } = await create('PR', { movePreviousEnd: true, ...changes });
    expect([status, body.code, body.fields?.map((field) => field.path)]).toEqual([422, code, [path]]);
  });

  it('reports every broken rule at its field', async () => {
    const { body } = await create('PR', { effectiveFrom: today, validUntil: '2026-11-01', baseCents: 0 });
    expect(body.fields?.map(({ path, key }) => `${path} ${key}`)).toEqual([
      'baseCents parameter.baseBelowClient',
      'effectiveFrom parameter.startTooSoon',
      'validUntil parameter.endBeforeStart',
      'validUntil parameter.endInPast',
      'effectiveFrom parameter.overlap',
    ]);
  });

  it('refuses a gap in the sequence: SET027, SET030, and SET032 for a past row', async () => {
    const first = await created('RJ', { effectiveFrom: '2026-12-01', validUntil: '2026-12-31' });
    expect((await create('RJ', { effectiveFrom: '2026-12-01' })).body.code).toBe('SET027');
    expect((await create('RJ', { effectiveFrom: '2027-01-02' })).body.code).toBe('SET030');
    await created('RJ', { effectiveFrom: '2027-01-01' });
    expect((await remove(first)).body.code).toBe('SET030');
    await at('2026-12-05T12:00:00Z', async () => {
      const over = (await rowsIn('RJ')).at(-1)!;
      expect(over.state).toBe('past');
      expect(fieldsOf(await update(over, { validUntil: null }))).toEqual([422, 'SET032', ['validUntil']]);
    });
  });

  it('refuses invalid filters', async () => {
    const refused = async (query: object) =>
      (await admin.call('listParameters', { query: { typeName: 'TCC', ...query } })).body.fields?.[0]?.path;
    expect(await refused({ state: 'sp' })).toBe('state');
    expect(await refused({ initialDate: '2026-12-02', finalDate: '2026-12-01' })).toBe('finalDate');
    expect(await refused({ cursor: 'x' })).toBe('cursor');
    expect(await refused({ typeName: 'IOF' })).toBe('typeName');
  });
});
