import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';

it('lets other work of the process run between the statements of many callers', async () => {
  const { db, close } = await openEmbedded(null);
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    Array.from({ length: 10 }, () =>
      db.transaction(async (tx) => {
        for (let statement = 0; statement < 5; statement++) await tx.execute(sql`select 1`);
      }),
    ),
  );
  isDone = true;
  // ten transactions of five statements
  expect(turns).toBeGreaterThan(50);
  await close();
});
