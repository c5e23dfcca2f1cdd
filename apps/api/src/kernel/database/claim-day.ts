import type { CalendarDate } from '@estrada/domain/calendar/index';
import { sql } from 'drizzle-orm';
import { settings } from '../kernel.tables.ts';
import type { Db } from './database.ts';

/**
 * Claims, in this transaction, work that runs once per business day: of several processes only one gets it.
 *
 * @param name the name of the work
 * @returns false when it has already run on that day
 */
export async function claimDay(db: Db, name: string, today: CalendarDate): Promise<boolean> {
  const claimed = await db
    .insert(settings)
    .values({ name: `day:${name}`, value: today })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: today },
      setWhere: sql`${settings.value} <> ${JSON.stringify(today)}::jsonb`,
    })
    .returning({ name: settings.name });
  return claimed.length > 0;
}
