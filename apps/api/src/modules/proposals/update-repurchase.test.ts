import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const terms = { mileageLimit: 45_000, returnOn: '2029-11-20' };
const update = (session: Session, id: string, body: object) =>
  session.call('updateRepurchase', { params: { id }, body: { ...terms, ...body } as never });

/** Created, and sold by the plan with a repurchase: its final instalment is R$ 30.000,00. */
async function aSmartBuy(seed: number) {
  const { id, version } = await anOpenProposal(seller, aPerson(seed));
  await api.database.db.execute(sql`update proposals
    set finance_type_id = 13, figures = figures || '{"balloonCents": 3000000}' where id = ${id}`);
  return { id, version };
}

it('stores the repurchase terms with the amount of the final instalment, and who changed them', async () => {
  const { id, version } = await aSmartBuy(361);
  const before = await seller.ok('readProposal', { params: { id } });
  expect(before.repurchase).toEqual({
    guaranteedCents: 3_000_000,
    mileageLimit: null,
    returnOn: null,
    notes: null,
    mayUpdate: true,
  });
  const { status, body } = await update(seller, id, { version, notes: ' Revisões na rede ' });
  expect([status, body.version, body.repurchase]).toEqual([
    ...[200, version + 1],
    { guaranteedCents: 3_000_000, ...terms, notes: 'Revisões na rede', mayUpdate: true },
  ]);
  expect(body.timeline.at(-1)).toMatchObject({ event: 'repurchase', actorName: 'Júlia Martins' });
  const later = await update(seller, id, { version: version + 1, mileageLimit: 50_000 });
  expect([later.status, later.body.repurchase?.mileageLimit, later.body.repurchase?.notes]).toEqual([
    200,
    50_000,
    null,
  ]);
});

it('keeps the terms that a contract states, and takes those that an old contract lacks', async () => {
  const { id, version } = await aSmartBuy(364);
  await api.database.db.execute(sql`update proposals set status = 'PU' where id = ${id}`);
  const late = await update(seller, id, { version });
  expect([late.status, late.body.repurchase?.mayUpdate]).toEqual([200, false]);
  const again = await update(seller, id, { version: version + 1, mileageLimit: 50_000 });
  expect([again.status, again.body.code]).toEqual([409, 'PRS006']);
});

it('is refused for another plan, blocked, cancelled, with invalid terms, and for other users', async () => {
  const other = await anOpenProposal(seller, aPerson(362));
  expect(other.repurchase).toBeNull();
  const plan = await update(seller, other.id, { version: other.version });
  expect([plan.status, plan.body.code]).toEqual([409, 'PRS012']);
  const { id, version } = await aSmartBuy(363);
  const wrong = await update(seller, id, { version, mileageLimit: 0, returnOn: '2029-02-30' });
  expect([wrong.status, wrong.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
    422,
    [
      ['mileageLimit', 'number.invalid'],
      ['returnOn', 'date.invalid'],
    ],
  ]);
  const stranger = await update(await api.signIn('DEMO2.FI-MANAGER'), id, { version });
  expect([stranger.status, stranger.body.code]).toEqual([404, 'SEC004']);
  expect((await update(await api.signIn('finance'), id, { version })).status).toBe(403);
  const blocked = await seller.ok('blockProposal', {
    params: { id },
    body: { version, blocked: true, reason: 'Dúvida' },
  });
  expect(blocked.repurchase?.mayUpdate).toBe(false);
  expect((await update(seller, id, { version: blocked.version })).body.code).toBe('PRS002');
  await api.database.db.execute(sql`update proposals set blocked = false, status = 'NU' where id = ${id}`);
  expect((await update(seller, id, { version: blocked.version })).body.code).toBe('PRS006');
});
