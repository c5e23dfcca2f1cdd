/** Proposals from before the summary of their payments was stored: what the migration restores for them. */
import { readFileSync } from 'node:fs';
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

const migration = readFileSync(
  new URL('../../../drizzle/0016_credit-conditions-and-stops.sql', import.meta.url),
  'utf8',
);
const backfill = migration.split('--> statement-breakpoint').at(-1)!;
const runs = [
  { count: 12, amountCents: 204_686, firstDueDate: '2026-12-20' },
  { count: 24, amountCents: 409_373, firstDueDate: '2027-12-20' },
];

/** An older proposal, whose simulation pays in two runs. */
async function ofBefore(seed: number) {
  const { id, simulationId } = await anOpenProposal(seller, aPerson(seed));
  await api.database.db.execute(sql`update proposals set figures = figures - 'payments' where id = ${id}`);
  await api.database.db.execute(sql`
    update simulations set result = jsonb_set(result, '{simulationItems}', (
      select jsonb_agg(item || jsonb_build_object('payments', ${JSON.stringify(runs)}::jsonb))
      from jsonb_array_elements(result->'simulationItems') as item
    )) where id = ${simulationId}`);
  return { id, simulationId };
}
const paymentsOf = async (id: string) => (await seller.ok('readProposal', { params: { id } })).payments;

it('restores the irregular payments of an earlier proposal from its simulation, also in the list', async () => {
  const { id } = await ofBefore(181);
  expect((await paymentsOf(id)).runs).toHaveLength(1);
  await api.database.db.execute(sql.raw(backfill));
  const told = {
    runs: [
      { count: 12, fromCents: 204_686, toCents: 204_686 },
      { count: 24, fromCents: 409_373, toCents: 409_373 },
    ],
    isInTurn: true,
    finalCents: 0,
  };
  expect(await paymentsOf(id)).toEqual(told);
  const { items } = await seller.ok('listProposals', { body: {} });
  expect(items.find((row) => row.id === id)?.payments).toEqual(told);
});

it('copies nothing from a simulation whose figures have changed, and overwrites nothing stored', async () => {
  const { id, simulationId } = await ofBefore(182);
  await api.database.db.execute(sql`
    update simulations set result = jsonb_set(result, '{simulationItems}', (
      select jsonb_agg(item || '{"installmentCents": 1}'::jsonb) from jsonb_array_elements(result->'simulationItems') as item
    )) where id = ${simulationId}`);
  const kept = await anOpenProposal(seller, aPerson(183));
  await api.database.db.execute(sql.raw(backfill));
  expect((await paymentsOf(id)).runs).toHaveLength(1);
  expect(await paymentsOf(kept.id)).toEqual(kept.payments);
});
