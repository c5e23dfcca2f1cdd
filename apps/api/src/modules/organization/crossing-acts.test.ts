/** Concurrent acts on groups, branches and dealers: one after the other, without deadlock. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDealerForm } from '../../../test/dealer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let finance: Session;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
  bit = await api.signIn('bit');
});
afterAll(() => api.close());

const rounds = 12;

it('disables a group while its dealers are updated: each request succeeds or is refused, none fails', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const groupName = `Grupo Cruzado ${round}`;
    const group = await finance.ok('registerGroup', { body: { groupName } });
    const forms = [];
    for (const number of [500 + round * 2, 501 + round * 2])
      forms.push({ ...(await aDealerForm(bit, number)), dealerGroup: group.id });
    const ids: string[] = [];
    for (const form of forms) ids.push((await bit.ok('registerDealer', { body: form })).id);
    const answers = await Promise.all([
      ...forms.map((form, at) =>
        bit.call('updateDealer', { params: { id: ids[at]! }, body: { ...form, number: '99', version: 1 } }),
      ),
      finance.call('disableGroup', { params: { groupName }, body: { version: 1 } }),
    ]);
    statuses.push(...answers.map(({ status }) => status));
    expect(answers.at(-1)!.status).toBe(200);
    for (const id of ids) expect((await bit.ok('readDealer', { params: { id } })).enabled).toBe(false);
  }
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
}, 60_000);

it('disables two groups while they exchange dealers: no dealer stays enabled in a disabled group', async () => {
  for (let round = 0; round < rounds; round++) {
    const names = [`Grupo Ida ${round}`, `Grupo Volta ${round}`];
    const groups: { id: string; groupName: string }[] = [];
    for (const groupName of names) groups.push(await finance.ok('registerGroup', { body: { groupName } }));
    const dealers: string[] = [];
    for (const [at, group] of groups.entries()) {
      const form = { ...(await aDealerForm(bit, 600 + round * 2 + at)), dealerGroup: group.id };
      dealers.push((await bit.ok('registerDealer', { body: form })).id);
    }
    const move = (at: 0 | 1) =>
      finance.call('moveGroupDealers', {
        params: { groupName: names[at]! },
        body: { toId: groups[1 - at]!.id, dealerIds: [dealers[at]!] },
      });
    const disable = (at: 0 | 1) =>
      finance.call('disableGroup', { params: { groupName: names[at]! }, body: { version: 1 } });
    const answers = await Promise.all([move(0), disable(1), move(1), disable(0)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    for (const id of dealers) {
      const dealer = await bit.ok('readDealer', { params: { id } });
      const group = groups.find((one) => one.id === dealer.dealerGroup.id)!;
      const { enabled } = await finance.ok('readGroup', { params: { groupName: group.groupName } });
      if (!enabled) expect(dealer.enabled).toBe(false);
    }
  }
}, 60_000);
