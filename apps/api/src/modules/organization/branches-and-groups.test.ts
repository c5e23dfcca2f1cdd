import { movedAtMost } from '@estrada/domain/organization/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDealerForm } from '../../../test/dealer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let finance: Session;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
  bit = await api.signIn('bit');
});
afterAll(() => api.close());

const auditOf = (id: string) =>
  rowsOf(api, sql`select action, before, after from audit_entries where entity_id = ${id} order by seq`);
const actionsOf = async (id: string) => (await auditOf(id)).map((row) => row.action);
const aBranch = (code: string, part: object = {}) =>
  finance.ok('registerBranch', {
    body: { name: `Regional ${code}`, gmbRegionCode: `r${code}`, gmfRegionCode: code, ...part },
  });
const aGroup = (groupName: string) => finance.ok('registerGroup', { body: { groupName } });
const aDealerIn = async (number: number, unit: { branchId?: string; groupId?: string }) => {
  const form = await aDealerForm(bit, number);
  const { branchId: region = form.region, groupId: dealerGroup = form.dealerGroup } = unit;
  return bit.ok('registerDealer', { body: { ...form, region, dealerGroup } });
};
const readDealer = (id: string) => bit.ok('readDealer', { params: { id } });

describe('200', () => {
  it('lists branches by code with their dealers, in both directions, page by page', async () => {
    for (const direction of ['asc', 'desc'] as const) {
      const codes: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof finance.ok<'listBranches'>>> = await finance.ok('listBranches', {
          query: { direction, size: 2, cursor },
        });
        codes.push(...page.items.map((row) => row.gmfRegionCode));
        cursor = page.next;
      } while (cursor);
      expect(codes).toEqual(direction === 'asc' ? codes.toSorted() : codes.toSorted().reverse());
      expect(new Set(codes).size).toBe(codes.length);
    }
    const { items } = await finance.ok('listBranches', { query: { search: 'sudeste' } });
    expect(items).toMatchObject([
      {
        name: 'Sudeste',
        gmfRegionCode: '01',
        dealerCount: 3,
        enabledDealerCount: 3,
        can: { edit: true, disable: true },
      },
    ]);
  });

  it('finds a branch by a part of its name without accents and by its whole codes, and filters by status', async () => {
    const branch = await aBranch('40', { name: 'Planalto Médio', gmbRegionCode: 'pm4' });
    for (const search of ['planalto medio', '40', 'PM4', 'pm4']) {
      const { items } = await finance.ok('listBranches', { query: { search } });
      expect([search, items.map((row) => row.id)]).toEqual([search, [branch.id]]);
    }
    const off = await finance.ok('disableBranch', { params: { branchId: branch.id }, body: { version: 1 } });
    expect(off).toMatchObject({ enabled: false, can: { enable: true, disable: false } });
    const { items } = await finance.ok('listBranches', { query: { status: 'disabled' } });
    expect(items.map((row) => row.id)).toEqual([branch.id]);
  });

  it('registers a branch with its codes in capitals, updates it, and records both in readable form', async () => {
    const branch = await aBranch('41', { name: '  Litoral Norte ', gmbRegionCode: 'ln1' });
    expect(branch).toMatchObject({ name: 'Litoral Norte', gmbRegionCode: 'LN1', version: 1, enabled: true });
    const body = { name: 'Litoral', gmbRegionCode: 'LN1', gmfRegionCode: '41', version: 1 };
    const changed = await finance.ok('updateBranch', { params: { branchId: branch.id }, body });
    expect([changed.name, changed.version]).toEqual(['Litoral', 2]);
    const [, entry] = await auditOf(branch.id);
    expect(entry).toMatchObject({
      action: 'branch.update',
      before: { title: 'Litoral Norte' },
      after: { title: 'Litoral' },
    });
  });

  it('disables a branch without dealers, which removes it from the pickers, and enables it again', async () => {
    const { id: branchId } = await aBranch('42');
    const inPicker = async () => (await bit.ok('listDealerRegions')).items.some(({ id }) => id === branchId);
    expect(await inPicker()).toBe(true);
    await finance.ok('disableBranch', { params: { branchId }, body: { version: 1 } });
    expect(await inPicker()).toBe(false);
    await finance.ok('enableBranch', { params: { branchId }, body: { version: 2 } });
    expect(await inPicker()).toBe(true);
    expect(await actionsOf(branchId)).toEqual(['branch.register', 'branch.disable', 'branch.enable']);
  });

  it('moves dealers to another branch in one step, and records it for each dealer and for both branches', async () => {
    const [from, to] = [await aBranch('43'), await aBranch('44')];
    const dealers = [await aDealerIn(43, { branchId: from.id }), await aDealerIn(44, { branchId: from.id })];
    const dealerIds = dealers.map(({ id }) => id);
    const left = await finance.ok('moveBranchDealers', {
      params: { branchId: from.id },
      body: { toId: to.id, dealerIds },
    });
    expect(left.dealerCount).toBe(0);
    for (const id of dealerIds) {
      expect(await readDealer(id)).toMatchObject({ region: { id: to.id }, version: 2 });
      expect((await auditOf(id)).at(-1)).toMatchObject({
        action: 'dealer.move',
        before: { branch: 'Regional 43' },
        after: { branch: 'Regional 44' },
      });
    }
    expect((await auditOf(from.id)).at(-1)).toMatchObject({ action: 'branch.give', after: { dealers: 2 } });
    expect((await auditOf(to.id)).at(-1)).toMatchObject({ action: 'branch.receive', after: { dealers: 2 } });
  });

  it('lists groups by name and finds one by its name, ignoring accents and case', async () => {
    await aGroup('Águas/Claras');
    const { items } = await finance.ok('listGroups', { query: { search: 'aguas' } });
    expect(items).toMatchObject([{ groupName: 'Águas/Claras', dealerCount: 0 }]);
    for (const groupName of ['Águas/Claras', 'aguas/claras', ' ÁGUAS/CLARAS '])
      expect((await finance.ok('readGroup', { params: { groupName } })).id).toBe(items[0]!.id);
    const names = (await finance.ok('listGroups', { query: { direction: 'desc' } })).items.map((row) => row.groupName);
    expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one, 'pt-BR')));
  });

  it('renames a group, also when only an accent differs', async () => {
    await aGroup('Grupo Sao Jose');
    const renamed = await finance.ok('updateGroup', {
      params: { groupName: 'Grupo Sao Jose' },
      body: { groupName: 'Grupo  São José', version: 1 },
    });
    expect([renamed.groupName, renamed.version]).toEqual(['Grupo São José', 2]);
  });

  it('disables a group with its dealers, and enabling it does not enable the dealers', async () => {
    const group = await aGroup('Grupo Cascata');
    const params = { groupName: 'Grupo Cascata' };
    const [one, other] = [await aDealerIn(45, { groupId: group.id }), await aDealerIn(46, { groupId: group.id })];
    await bit.ok('disableDealer', { params: { id: other.id }, body: { version: 1 } });
    // a disabled one needs no phone
    await api.database.db.execute(sql`update dealers set phone = null where id = ${other.id}`);
    expect(await finance.ok('readGroup', { params })).toMatchObject({ dealerCount: 2, enabledDealerCount: 1 });
    const off = await finance.ok('disableGroup', { params, body: { version: 1 } });
    expect(off).toMatchObject({ enabled: false, version: 2, enabledDealerCount: 0 });
    expect(await readDealer(one.id)).toMatchObject({ enabled: false, version: 2 });
    expect(await readDealer(other.id)).toMatchObject({ enabled: false, version: 2 });
    expect((await auditOf(one.id)).at(-1)).toMatchObject({
      action: 'dealer.disable',
      after: { enabled: false, withGroup: 'Grupo Cascata' },
    });
    const on = await finance.ok('enableGroup', { params, body: { version: 2 } });
    expect(on).toMatchObject({ enabled: true, version: 3, enabledDealerCount: 0 });
    expect((await readDealer(one.id)).enabled).toBe(false);
  });

  it('moves dealers to another group', async () => {
    const [from, to] = [await aGroup('Grupo de Saída'), await aGroup('Grupo de Chegada')];
    const dealer = await aDealerIn(47, { groupId: from.id });
    const body = { toId: to.id, dealerIds: [dealer.id] };
    await finance.ok('moveGroupDealers', { params: { groupName: from.groupName }, body });
    expect((await readDealer(dealer.id)).dealerGroup).toEqual({ id: to.id, name: 'Grupo de Chegada' });
  });
});

describe('404', () => {
  it('returns 404 for a branch or a group that does not exist', async () => {
    const id = '0'.repeat(26);
    const answers = [
      await finance.call('readBranch', { params: { branchId: id } }),
      await finance.call('disableBranch', { params: { branchId: id }, body: { version: 1 } }),
      await finance.call('readGroup', { params: { groupName: 'Nenhum' } }),
      await finance.call('disableGroup', { params: { groupName: 'Nenhum' }, body: { version: 1 } }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'SEC004']);
  });

  it('moves no dealer when one of them does not exist', async () => {
    const [from, to] = [await aBranch('50'), await aBranch('51')];
    const dealer = await aDealerIn(50, { branchId: from.id });
    const body = { toId: to.id, dealerIds: [dealer.id, '0'.repeat(26)] };
    const { status } = await finance.call('moveBranchDealers', { params: { branchId: from.id }, body });
    expect([status, (await readDealer(dealer.id)).region.id]).toEqual([404, from.id]);
  });
});

describe('409', () => {
  it('refuses the GMF code of another branch at its field, also when both are registered concurrently', async () => {
    const answers = await Promise.all(
      ['Uma', 'Outra'].map((name) =>
        finance.call('registerBranch', { body: { name, gmbRegionCode: 'R60', gmfRegionCode: '60' } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    expect([refused.code, refused.fields?.map(({ path, key }) => [path, key])]).toEqual([
      'SET003',
      [['gmfRegionCode', 'gmfBranch.taken']],
    ]);
  });

  it('refuses the name of another group, regardless of spelling', async () => {
    await aGroup('Grupo Irmão');
    for (const groupName of ['Grupo Irmão', 'grupo irmao', ' GRUPO  IRMÃO '])
      expect((await finance.call('registerGroup', { body: { groupName } })).body.code).toBe('SET004');
    await aGroup('Grupo Irmã');
    const { status } = await finance.call('updateGroup', {
      params: { groupName: 'Grupo Irmã' },
      body: { groupName: 'grupo irmão', version: 1 },
    });
    expect(status).toBe(409);
  });

  it('refuses to disable a branch with dealers, also if they are disabled', async () => {
    const branch = await aBranch('61');
    const dealer = await aDealerIn(61, { branchId: branch.id });
    await bit.ok('disableDealer', { params: { id: dealer.id }, body: { version: 1 } });
    const refused = await finance.call('disableBranch', { params: { branchId: branch.id }, body: { version: 1 } });
    expect([refused.status, refused.body.code]).toEqual([409, 'SET012']);
  });

  it('disables no dealer of a group while one of them has no phone, and names that dealer', async () => {
    const group = await aGroup('Grupo Sem Telefone');
    const params = { groupName: group.groupName };
    const dealers = [await aDealerIn(62, { groupId: group.id }), await aDealerIn(63, { groupId: group.id })];
    await api.database.db.execute(sql`update dealers set phone = null where id = ${dealers[1]!.id}`);
    const { status, body } = await finance.call('disableGroup', { params, body: { version: 1 } });
    expect([status, body.code]).toEqual([409, 'SET095']);
    expect(body.message).toContain(dealers[1]!.tradingName);
    expect(body.message).not.toContain(`${dealers[0]!.tradingName})`);
    expect((await readDealer(dealers[0]!.id)).enabled).toBe(true);
    expect(await finance.ok('readGroup', { params })).toMatchObject({ enabled: true, version: 1 });
  });

  it('refuses to move dealers to their current unit', async () => {
    const branch = await aBranch('64');
    const group = await aGroup('Grupo Mesmo');
    const dealer = await aDealerIn(64, { branchId: branch.id, groupId: group.id });
    const dealerIds = [dealer.id];
    const answers = [
      await finance.call('moveBranchDealers', {
        params: { branchId: branch.id },
        body: { toId: branch.id, dealerIds },
      }),
      await finance.call('moveGroupDealers', {
        params: { groupName: group.groupName },
        body: { toId: group.id, dealerIds },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'SET017'],
      [409, 'SET016'],
    ]);
  });

  it('moves no dealer when one of them has left the unit since', async () => {
    const [from, to] = [await aBranch('65'), await aBranch('66')];
    const dealers = [await aDealerIn(65, { branchId: from.id }), await aDealerIn(66, { branchId: to.id })];
    const body = { toId: to.id, dealerIds: dealers.map(({ id }) => id) };
    const refused = await finance.call('moveBranchDealers', { params: { branchId: from.id }, body });
    expect([refused.status, refused.body.code]).toEqual([409, 'SET001']);
    expect((await readDealer(dealers[0]!.id)).region.id).toBe(from.id);
  });

  it('refuses to overwrite the change of another user', async () => {
    const branch = await aBranch('67');
    const params = { branchId: branch.id };
    const body = { name: 'Antes', gmbRegionCode: 'R67', gmfRegionCode: '67', version: 1 };
    const answers = await Promise.all([
      finance.call('updateBranch', { params, body }),
      finance.call('updateBranch', { params, body: { ...body, name: 'Depois' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await aGroup('Grupo Velho');
    const group = { groupName: 'Grupo Velho' };
    await finance.ok('disableGroup', { params: group, body: { version: 1 } });
    const stale = [
      await finance.call('enableGroup', { params: group, body: { version: 1 } }),
      await finance.call('updateGroup', { params: group, body: { groupName: 'Novo', version: 1 } }),
      await finance.call('disableBranch', { params, body: { version: 1 } }),
    ];
    for (const { status, body: refusal } of stale) expect([status, refusal.code]).toEqual([409, 'SET001']);
  });
});

describe('422', () => {
  it.each([
    ['no name', { name: ' ' }, 'name', 'required'],
    ['a long name', { name: 'A'.repeat(101) }, 'name', 'text.tooLong'],
    ['no GMB region', { gmbRegionCode: '' }, 'gmbRegionCode', 'required'],
    ['a GMB region with signs', { gmbRegionCode: 'R-1' }, 'gmbRegionCode', 'gmbRegion.invalid'],
    ['no GMF branch', { gmfRegionCode: undefined }, 'gmfRegionCode', 'required'],
    ['a GMF branch of one digit', { gmfRegionCode: '7' }, 'gmfRegionCode', 'gmfBranch.invalid'],
    ['a GMF branch with a letter', { gmfRegionCode: '7A' }, 'gmfRegionCode', 'gmfBranch.invalid'],
  ])('refuses a branch with %s', async (_case, changes, path, key) => {
    const body = { name: 'Nova', gmbRegionCode: 'R70', gmfRegionCode: '70', ...changes };
    const answer = await finance.call('registerBranch', { body });
    expect([answer.status, answer.body.fields?.map((field) => [field.path, field.key])]).toEqual([422, [[path, key]]]);
  });

  it.each([
    ['no name', '  ', 'required'],
    ['a long name', 'A'.repeat(101), 'text.tooLong'],
  ])('refuses a group with %s', async (_case, groupName, key) => {
    const { status, body } = await finance.call('registerGroup', { body: { groupName } });
    expect([status, body.fields?.[0]?.key]).toEqual([422, key]);
  });

  it('refuses a move that is empty, too large, or to a disabled unit', async () => {
    const [from, to] = [await aBranch('71'), await aBranch('72')];
    await finance.ok('disableBranch', { params: { branchId: to.id }, body: { version: 1 } });
    const dealer = await aDealerIn(71, { branchId: from.id });
    const move = (body: object) => finance.call('moveBranchDealers', { params: { branchId: from.id }, body });
    const many = Array.from({ length: movedAtMost + 1 }, (_, index) => String(index).padStart(26, '0'));
    const paths = [
      await move({ toId: to.id, dealerIds: [] }),
      await move({ toId: to.id, dealerIds: many }),
      await move({ toId: to.id, dealerIds: [dealer.id] }),
      await move({ toId: '0'.repeat(26), dealerIds: [dealer.id] }),
    ].map(({ status, body }) => [status, body.fields?.[0]?.path]);
    expect(paths).toEqual([
      [422, 'dealerIds'],
      [422, 'dealerIds'],
      [422, 'toId'],
      [422, 'toId'],
    ]);
  });
});
