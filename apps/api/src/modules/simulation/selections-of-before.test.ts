/** Simulations and proposals from when a selected product was its code alone: what the migration makes of them. */
import { readFileSync } from 'node:fs';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aSavedSimulation } from '../../../test/journey.ts';
import { openApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

const migration = readFileSync(new URL('../../../drizzle/0077_selections.sql', import.meta.url), 'utf8');

it('reads their products as before, without options', async () => {
  const api = await openApi();
  const seller = await api.signIn('seller');
  const { db } = api.database;
  const saved = await aSavedSimulation(seller, aPerson(882), { terms: [36], products: ['GAP', 'NOTHING'] });
  const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
  const read = () => seller.ok('readSavedSimulation', { params: { id: saved.id } });
  const loan = () =>
    rowsOf(api, sql`select item->'products' as products from proposal_loans where proposal_id = ${proposal.id}`);
  const [before, loanBefore] = [await read(), await loan()];
  expect(before.result.simulationItems[0]!.missingProducts).toEqual([
    { code: 'NOTHING', provider: null, reason: 'notSold' },
  ]);
  const older = sql`(select jsonb_agg(product - '{type,isFinanced,quantity,comboId,quoteId,option,excludedBy}'::text[])
      from jsonb_array_elements(item->'products') as product)`;
  await db.execute(sql`update simulations set
    request = jsonb_set(request, '{products}', '["GAP", "NOTHING"]'),
    result = jsonb_set(result, '{simulationItems}', (
      select jsonb_agg(item || jsonb_build_object('products', ${older}, 'missingProducts', '["NOTHING"]'::jsonb))
      from jsonb_array_elements(result->'simulationItems') as item)) where id = ${saved.id}`);
  await db.execute(sql`update proposal_loans set
    item = item || jsonb_build_object('products', ${older}, 'missingProducts', '["NOTHING"]'::jsonb)`);
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  const after = await read();
  expect(after.request).toEqual(before.request);
  const [item] = before.result.simulationItems;
  const missingProducts = [{ code: 'NOTHING', provider: null, reason: 'noPrice' }];
  expect(after.result.simulationItems).toEqual([{ ...item, missingProducts }]);
  expect(await loan()).toEqual(loanBefore);
  await api.close();
});
