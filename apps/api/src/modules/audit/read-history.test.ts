import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDealerForm } from '../../../test/dealer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  bit = await api.signIn('bit');
});
afterAll(() => api.close());

const registered = async (number: number) => bit.ok('registerDealer', { body: await aDealerForm(bit, number) });
const historyOf = (entityId: string, session = bit, entity: 'dealer' | 'group' = 'dealer', before?: number) =>
  session.call('readHistory', { query: { entity, entityId, before } });

describe('200', () => {
  it('shows who changed what, newest first, with the changed fields only', async () => {
    const dealer = await registered(1);
    const form = await aDealerForm(bit, 1);
    await bit.ok('updateDealer', {
      params: { id: dealer.id },
      body: { ...form, GMFcode: '777', complement: 'Loja 2', version: 1 },
    });
    await bit.ok('disableDealer', { params: { id: dealer.id }, body: { version: 2 } });
    const { body } = await historyOf(dealer.id);
    expect(body.items.map(({ action, actor }) => [action, actor])).toEqual([
      ['dealer.disable', 'DEMO.BIT'],
      ['dealer.update', 'DEMO.BIT'],
      ['dealer.register', 'DEMO.BIT'],
    ]);
    expect(body.items[0]!.changes).toEqual([{ field: 'enabled', before: 'true', after: 'false' }]);
    expect(body.items[1]!.changes).toEqual([
      // the address of a company is public: its change is readable
      { field: 'address', before: 'Avenida Paulista, 1578', after: 'Avenida Paulista, 1578, Loja 2' },
      { field: 'gmfCode', before: '001', after: '777' },
    ]);
    expect(body.next).toBeNull();
  });

  it('is paged by twenty, each entry once', async () => {
    const { id } = await registered(2);
    for (let version = 1; version <= 24; version++)
      await bit.ok(version % 2 ? 'disableDealer' : 'enableDealer', { params: { id }, body: { version } });
    const first = (await historyOf(id)).body;
    const rest = (await historyOf(id, bit, 'dealer', first.next!)).body;
    expect([first.items.length, rest.items.length, rest.next]).toEqual([20, 5, null]);
    const walked = [...first.items, ...rest.items].map(({ seq }) => seq);
    expect(walked).toEqual([...new Set(walked)].toSorted((one, other) => other - one));
  });
});

describe('401, 403 and 404', () => {
  it('refuses anonymous callers and roles that may open none of these records', async () => {
    const { id } = await registered(3);
    const stranger = await api.stranger.call('readHistory', {
      query: { entity: 'dealer', entityId: id },
      userType: 'gmf',
    });
    expect(stranger.status).toBe(401);
    expect((await historyOf(id, await api.signIn('crm'))).status).toBe(403);
  });

  it('responds the same for a record that the role may not open, one out of reach, and a missing one', async () => {
    const { id } = await registered(4);
    const provisioning = await api.signIn('provisioning');
    const group = (await bit.ok('listDealerGroups')).items[0]!;
    const answers = [
      await historyOf(id, provisioning),
      await historyOf(group.id, provisioning, 'group'),
      await historyOf('0'.repeat(26)),
      await historyOf(id, bit, 'group'),
    ];
    const said = answers.map(({ status, body }) => [status, body.code, body.message]);
    expect(new Set(said.map((answer) => answer.join('|'))).size).toBe(1);
    expect(said[0]!.slice(0, 2)).toEqual([404, 'SEC004']);
  });
});

describe('422', () => {
  it('refuses a kind of record that has no history', async () => {
    const query = { entity: 'session' as 'dealer', entityId: '0'.repeat(26) };
    const { status, body } = await bit.call('readHistory', { query });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'entity']);
  });
});
