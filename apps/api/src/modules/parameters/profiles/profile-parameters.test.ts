import {
  cellsOf,
  changesBetween,
  combinations,
  copyMatrix,
  groupCells,
  matrixOfCells,
  profileFlagNames,
  setSelection,
} from '@estrada/domain/parameters/index';
import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

type Answer = ResponseOf<Endpoints['readProfileParameters']>;

let api: TestApi;
let finance: Session;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
  admin = await api.signIn('admin-internal');
}, 60_000);
afterAll(() => api.close());

const matrixFrom = ({ items }: Answer) => matrixOfCells(cellsOf(items.map((item) => ({ ...item, isOn: true }))));
const read = (profile: string, session = finance) => session.ok('readProfileParameters', { query: { profile } });
const save = (profile: string, version: number, changes: unknown, session = finance) =>
  session.call('saveProfileParameters', { body: { profile, version, changes } });
const cell = (changes: object = {}) => ({
  channel: 'CHD',
  vehicleType: 'NEW',
  taxType: 'SUBSIDIZED',
  flag: 'viewSimulationTax',
  isOn: false,
  financeTypeIds: [1],
  ...changes,
});

describe('200', () => {
  it('updates the named cells only, for one profile only', async () => {
    const [before, other] = [await read('seller'), await read('customer')];
    const saved = await save('seller', before.version, [
      cell({ financeTypeIds: [1, 4] }),
      cell({ taxType: 'TAX_ZERO' }),
    ]);
    expect(saved.status).toBe(200);
    const changes = changesBetween(matrixFrom(before), matrixFrom(saved.body));
    expect(changes.map(({ taxType, financeTypeId, flag, isOn }) => [taxType, financeTypeId, flag, isOn])).toEqual([
      ['SUBSIDIZED', 1, 'viewSimulationTax', false],
      ['SUBSIDIZED', 4, 'viewSimulationTax', false],
      ['TAX_ZERO', 1, 'viewSimulationTax', false],
    ]);
    expect(await read('seller')).toEqual(saved.body);
    expect(saved.body).toMatchObject({ version: before.version + 1, can: { edit: true } });
    expect((await read('customer')).items).toEqual(other.items);
  });

  it('accepts the three numbered profiles by their numbers too', async () => {
    expect((await read('1')).profile).toBe('seller');
    expect((await read('2')).profile).toBe('fi-manager');
    expect((await read('3')).profile).toBe('sales-manager');
  });

  it('creates no version when nothing changes', async () => {
    const before = await read('compras');
    const same = await save('compras', before.version, [cell({ isOn: true })]);
    expect([same.status, same.body.version]).toEqual([200, before.version]);
  });

  it('writes one audit entry that counts by flag and names few combinations', async () => {
    const { version } = await read('feirao');
    await save('feirao', version, [cell(), cell({ flag: 'viewDirectSale' })]);
    const entries = await rowsOf(
      api,
      sql`select action, before, after from audit_entries where entity = 'profileParameters' and entity_id = 'feirao'`,
    );
    expect(entries).toEqual([
      {
        action: 'profileParameters.save',
        before: null,
        after: {
          role: 'feirao',
          viewDirectSale: '+0 -1',
          viewSimulationTax: '+0 -1',
          cells: 2,
          combinations: ['CHD/NEW/SUBSIDIZED/1'],
        },
      },
    ]);
  });

  it('shows read-only users that they may not save', async () => {
    for (const role of ['fi-manager', 'consulta', 'feirao', 'representante'] as const)
      expect((await read('seller', await api.signIn(role))).can).toEqual({ edit: false });
  });

  it('saves every cell of a profile within a second', async () => {
    const before = await read('sales-manager');
    const matrix = matrixFrom(before);
    const all = { combinations, flags: profileFlagNames };
    const off = setSelection(matrix, 'sales-manager', all, false);
    const changes = groupCells(changesBetween(setSelection(off, 'sales-manager', all, true), off));
    const took: number[] = [];
    const timed: typeof save = async (...given) => {
      const begin = performance.now();
      const answer = await save(...given);
      took.push(performance.now() - begin);
      return answer;
    };
    const saved = await timed('sales-manager', before.version, changes);
    expect([saved.status, saved.body.items]).toEqual([200, []]);
    const back = await timed(
      'sales-manager',
      saved.body.version,
      groupCells(changesBetween(off, setSelection(off, 'sales-manager', all, true))),
    );
    expect(back.body.items.flatMap(({ financeTypeIds }) => financeTypeIds)).toHaveLength(combinations.length * 8);
    // the faster of the two: a busy machine may delay one of them
    expect(Math.min(...took)).toBeLessThan(1_000);
  });
});

describe('409', () => {
  it('refuses the second writer, whichever profile they change, with the name of the first', async () => {
    const { version } = await read('consulta');
    await save('consulta', version, [cell()], admin);
    const { changedByName } = await read('consulta');
    const late = await save('customer', version, [cell()]);
    expect([late.status, late.body.code]).toEqual([409, 'SET001']);
    expect(late.body.message).toContain(changedByName);
  });

  it('accepts one of three concurrent saves', async () => {
    const { version } = await read('consulta');
    const answers = await Promise.all(
      [5, 6, 7].map((id) => save('consulta', version, [cell({ financeTypeIds: [id] })], id === 6 ? admin : finance)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read('consulta')).version).toBe(version + 1);
  });
});

describe('422', () => {
  it.each([
    ['no profile that simulates', 'crm', cell(), 'profile'],
    ['a right that decides nothing for the profile', 'consulta', cell({ flag: 'createPropose' }), 'changes.0.flag'],
    ['a plan that the product does not have', 'seller', cell({ financeTypeIds: [3] }), 'changes.0.financeTypeIds'],
    ['an unknown channel', 'seller', cell({ channel: 'WEB' }), 'changes.0.channel'],
    ['an unknown flag', 'seller', cell({ flag: 'isAdmin' }), 'changes.0.flag'],
    ['no value', 'seller', cell({ isOn: undefined }), 'changes.0.isOn'],
  ])('refuses %s', async (_what, profile, change, path) => {
    const { status, body } = await save(profile, (await read('seller')).version, [change]);
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  });

  it('refuses more cells than the limit of one save', async () => {
    const many = Array.from({ length: 101 }, () => cell({ financeTypeIds: Array.from({ length: 50 }, () => 1) }));
    const { status, body } = await save('seller', (await read('seller')).version, many);
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, ['changes']]);
  });
});

it('is closed to read-only users', async () => {
  const manager = await api.signIn('fi-manager');
  expect((await save('seller', 0, [cell()], manager)).status).toBe(403);
  expect((await (await api.signIn('bit')).call('readProfileParameters', { query: { profile: 'seller' } })).status).toBe(
    403,
  );
});

it('copies the parameters of another profile', async () => {
  const [seller, manager] = [await read('seller'), await read('fi-manager')];
  const wanted = copyMatrix(matrixFrom(manager), matrixFrom(seller), 'seller');
  const changes = groupCells(changesBetween(matrixFrom(seller), wanted));
  const saved = changes.length === 0 ? seller : (await save('seller', manager.version, changes)).body;
  expect(changesBetween(matrixFrom(saved as Answer), matrixFrom(manager))).toEqual([]);
});
