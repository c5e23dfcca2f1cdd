/**
 * Two users switch the same channel at the same moment. PostgreSQL only: the embedded database runs one transaction
 * after the other.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aDealerForm } from '../../../test/dealer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { watchDatabase } from '../../../test/watched-database.ts';

let api: TestApi;
let bit: Session;
let other: ReturnType<typeof watchDatabase>;
beforeAll(async () => {
  api = await openApi();
  bit = await api.signIn('bit');
  other = watchDatabase(api);
});
afterAll(async () => {
  await other.pool.end();
  await api.close();
});

it('switches a never-changed channel twice concurrently: the trail records one change', async () => {
  const { id } = await bit.ok('registerDealer', { body: await aDealerForm(bit, 700) });
  const switchOff = () => bit.call('disableDealerChannel', { params: { id, channelId: 'DGI' } });
  const { both } = await other.db.transaction(async (holding) => {
    await holding.execute(sql`select id from dealers where id = ${id} for update`);
    const both = [switchOff(), switchOff()];
    await vi.waitFor(async () => {
      const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await rowsOf(api, waiting)).toHaveLength(2);
    }, 15_000);
    // in an object: a transaction that awaited them would never end
    return { both: Promise.all(both) };
  });
  expect((await both).map(({ status }) => status)).toEqual([200, 200]);
  const entries = sql`select seq from audit_entries where entity_id = ${id} and action = 'dealer.channel'`;
  expect(await rowsOf(api, entries)).toHaveLength(1);
});
