import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDealerForm } from '../../../../test/dealer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

let api: TestApi;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  bit = await api.signIn('bit');
});
afterAll(() => api.close());

const register = async (number: number, changes: object = {}) =>
  bit.call('registerDealer', { body: { ...(await aDealerForm(bit, number)), ...changes } });
const registered = async (number: number) => bit.ok('registerDealer', { body: await aDealerForm(bit, number) });
const update = async (id: string, number: number, changes: object, session = bit) =>
  session.call('updateDealer', { params: { id }, body: { ...(await aDealerForm(bit, number)), ...changes } });
const auditOf = (id: string) =>
  rowsOf(api, sql`select action, before, after from audit_entries where entity_id = ${id} order by seq`);

describe('200', () => {
  it('registers a dealer without masks, enabled, and records it', async () => {
    const { status, body } = await register(1, { document: '12.abc.345/01de-35', tradingName: '  Serra Clara ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      tradingName: 'Serra Clara',
      document: '12ABC34501DE35',
      zipCode: '01310100',
      complement: null,
      enabled: true,
      can: { edit: true, enable: false, disable: true },
    });
    expect(await bit.ok('readDealer', { params: { id: body.id } })).toEqual(body);
    const [entry] = await auditOf(body.id);
    expect([entry!.action, (entry!.after as { bacCode: string }).bacCode]).toEqual(['dealer.register', '300001']);
  });

  it('registers once, however often the same key is sent', async () => {
    const body = await aDealerForm(bit, 2);
    const headers = { 'idempotency-key': 'dealer-2' };
    const [first, again] = [
      await bit.ok('registerDealer', { body, headers }),
      await bit.ok('registerDealer', { body, headers }),
    ];
    expect(again).toEqual(first);
  });

  it('updates a dealer, increases its version, and records the previous values', async () => {
    const { id } = await registered(3);
    api.clock.moveTo('2026-11-20T13:05:00Z');
    const { status, body } = await update(id, 3, { version: 1, phone: '(11) 98765-4321', complement: 'Loja 2' });
    expect([status, body.version, body.phone, body.complement]).toEqual([200, 2, '11987654321', 'Loja 2']);
    expect(body.updatedAt).toBe('2026-11-20T13:05:00.000Z');
    const entry = (await auditOf(id)).at(-1)!;
    expect([entry.action, Object.keys(entry.before as object)]).toEqual([
      'dealer.update',
      Object.keys(entry.after as object),
    ]);
  });

  it('records names, group and branch in readable form, and neither CNPJ nor phone in full', async () => {
    const dealer = await registered(20);
    const other = (await bit.ok('listDealerGroups')).items.at(-1)!;
    await update(dealer.id, 20, { version: 1, dealerGroup: other.id, tradingName: 'Serra Alta' });
    const { before, after } = (await auditOf(dealer.id)).at(-1)! as Record<'before' | 'after', Record<string, string>>;
    expect([before.title, before.group]).toEqual(['Estrada Nova 20', dealer.dealerGroup.name]);
    expect(after).toMatchObject({ title: 'Serra Alta', group: other.name, branch: dealer.region.name });
    expect([after.document, after.phone]).toEqual([expect.stringMatching(/^\*{10}/), '******1578']);
  });

  it('retains the current group, branch and city, even when they are no longer selectable', async () => {
    const dealer = await registered(4);
    await api.database.db.execute(sql`update dealers set city = 'Vila Antiga' where id = ${dealer.id}`);
    await api.database.db.execute(sql`update branches set enabled = false where id = ${dealer.region.id}`);
    const { status, body } = await update(dealer.id, 4, { version: 1, region: dealer.region.id, city: 'Vila Antiga' });
    expect([status, body.city]).toEqual([200, 'Vila Antiga']);
    await api.database.db.execute(sql`update branches set enabled = true where id = ${dealer.region.id}`);
  });

  it('disables and enables: the dealer leaves and re-enters the pickers, and stays in the list', async () => {
    const dealer = await registered(5);
    const inPicker = async () => {
      const { items } = await bit.ok('listDealers', { query: { search: dealer.baccode, status: 'enabled' } });
      return items.length;
    };
    expect(await inPicker()).toBe(1);
    const off = await bit.ok('disableDealer', { params: { id: dealer.id }, body: { version: 1 } });
    expect(off).toMatchObject({ enabled: false, version: 2, can: { enable: true, disable: false } });
    expect(await inPicker()).toBe(0);
    const on = await bit.ok('enableDealer', { params: { id: dealer.id }, body: { version: 2 } });
    expect(on).toMatchObject({ enabled: true, version: 3 });
    expect(await inPicker()).toBe(1);
    expect((await auditOf(dealer.id)).map((row) => row.action)).toEqual([
      'dealer.register',
      'dealer.disable',
      'dealer.enable',
    ]);
  });

  it('changes nothing when the dealer already has that state', async () => {
    const { id } = await registered(6);
    const answer = await bit.ok('enableDealer', { params: { id }, body: { version: 1 } });
    expect([answer.version, (await auditOf(id)).length]).toEqual([1, 1]);
  });
});

describe('404', () => {
  it('returns 404 for a dealer that does not exist', async () => {
    const id = '0'.repeat(26);
    const answers = [
      await update(id, 8, { version: 1 }),
      await bit.call('disableDealer', { params: { id }, body: { version: 1 } }),
      await bit.call('enableDealer', { params: { id }, body: { version: 1 } }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});

describe('409', () => {
  it.each([
    [
      'BAC code',
      'baccode',
      'SET002',
      'bacCode.taken',
      'Já existe uma concessionária com este código BAC: confira o código',
      9,
    ],
    [
      'CNPJ',
      'document',
      'SET006',
      'dealerDocument.taken',
      'Já existe uma concessionária com este CNPJ: confira o CNPJ',
      50,
    ],
  ] as const)(
    'refuses the %s of another dealer at its field, on registration and on update',
    async (_case, path, code, key, message, number) => {
      const first = await registered(number);
      const second = await registered(number + 1);
      const answers = [
        await register(number + 2, { [path]: first[path] }),
        await update(second.id, number + 1, { version: 1, [path]: first[path] }),
      ];
      for (const { status, body } of answers)
        expect([status, body.code, body.fields]).toEqual([409, code, [{ path, key, message }]]);
      expect((await bit.ok('readDealer', { params: { id: second.id } }))[path]).toBe(second[path]);
    },
  );

  it('accepts one of two concurrent registrations with the same BAC code', async () => {
    const forms = [await aDealerForm(bit, 12), { ...(await aDealerForm(bit, 13)), baccode: '300012' }];
    const answers = await Promise.all(forms.map((body) => bit.call('registerDealer', { body })));
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'SET002'],
    ]);
    const [row] = await rowsOf(api, sql`select count(*)::int as n from dealers where bac_code = '300012'`);
    expect(row!.n).toBe(1);
  });

  it('accepts the same GMF code twice: three digits do not identify a dealer', async () => {
    const first = await registered(14);
    const { status } = await register(15, { GMFcode: first.GMFcode });
    expect(status).toBe(200);
  });

  it('refuses to overwrite the change of another user, whatever the act', async () => {
    const { id } = await registered(16);
    await update(id, 16, { version: 1, street: 'Rua de Antes' });
    const answers = [
      await update(id, 16, { version: 1, street: 'Rua de Depois' }),
      await bit.call('disableDealer', { params: { id }, body: { version: 1 } }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'SET001']);
    expect(await bit.ok('readDealer', { params: { id } })).toMatchObject({ street: 'Rua de Antes', enabled: true });
  });

  it('accepts one of two updates of the same version', async () => {
    const { id } = await registered(17);
    const answers = await Promise.all(['Rua A', 'Rua B'].map((street) => update(id, 17, { version: 1, street })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses to disable a dealer without phone until it has one', async () => {
    const { id } = await registered(18);
    await api.database.db.execute(sql`update dealers set phone = null where id = ${id}`);
    const refused = await bit.call('disableDealer', { params: { id }, body: { version: 1 } });
    expect([refused.status, refused.body.code]).toEqual([409, 'SET095']);
    await update(id, 18, { version: 1 });
    const { enabled } = await bit.ok('disableDealer', { params: { id }, body: { version: 2 } });
    expect(enabled).toBe(false);
  });
});

describe('422', () => {
  it.each([
    ['a CNPJ with a wrong check digit', { document: '17919133000199' }, 'document', 'cnpj.invalid'],
    ['a GMF code of two digits', { GMFcode: '10' }, 'GMFcode', 'gmfCode.invalid'],
    ['a BAC code with a letter', { baccode: '21010A' }, 'baccode', 'bacCode.invalid'],
    ['a phone without area code', { phone: '32871578' }, 'phone', 'phone.invalid'],
    ['a postal code that is too short', { zipCode: '0131010' }, 'zipCode', 'zip.invalid'],
    ['no trading name', { tradingName: '   ' }, 'tradingName', 'required'],
    ['no street at all', { street: undefined }, 'street', 'required'],
    ['a group that does not exist', { dealerGroup: '0'.repeat(26) }, 'dealerGroup', 'value.notAllowed'],
    ['a branch that is no id', { region: 'Sul' }, 'region', 'value.notAllowed'],
    ['a city of another state', { city: 'Curitiba' }, 'city', 'value.notAllowed'],
    ['a state that does not exist', { state: 'XX' }, 'state', 'value.notAllowed'],
    ['a zero byte', { number: '1\0' }, 'number', 'text.hiddenCharacters'],
  ])('refuses %s at its field and registers nothing', async (_case, changes, path, key) => {
    const count = async () => (await rowsOf(api, sql`select count(*)::int as n from dealers`))[0]!.n;
    const before = await count();
    const { status, body } = await register(30, changes);
    expect([status, body.fields?.map((field) => [field.path, field.key])]).toEqual([422, [[path, key]]]);
    expect(await count()).toBe(before);
  });

  it('reports the limit of a text that is too long, in both languages', async () => {
    const long = { street: 'A'.repeat(101) };
    expect((await register(31, long)).body.fields![0]!.message).toBe('Use no máximo 100 caracteres');
    const english = { ...(await aDealerForm(bit, 31)), ...long };
    const { body } = await bit.call('registerDealer', { body: english, headers: { 'accept-language': 'en' } });
    expect(body.fields![0]!.message).toBe('Use at most 100 characters');
  });

  it('requires the version with every update', async () => {
    const { id } = await registered(32);
    for (const answer of [await update(id, 32, {}), await bit.call('disableDealer', { params: { id }, body: {} })])
      expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, 'version']);
  });
});
