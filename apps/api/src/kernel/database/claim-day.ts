import type { CalendarDate } from '@estrada/domain/calendar/index';
import { sql } from 'drizzle-orm';
import { settings } from '../kernel.tables.ts';
import type { Db } from './database.ts';

/**
 * Claims what is done once on every business day, for the transaction: of several processes one does it.
 *
 * @param name what is done
 * @returns false when it has been done on that day
 */
export const claimDay = (db: Db, name: string, today: CalendarDate): Promise<boolean> => claimTurn(db, name, today);

/** The same for what is done more often: each turn once, whoever comes first. @returns false when that turn is taken */
export async function claimTurn(db: Db, name: string, turn: string): Promise<boolean> {
  const claimed = await db
    .insert(settings)
    .values({ name: `day:${name}`, value: turn })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: turn },
      setWhere: sql`${settings.value} <> ${JSON.stringify(turn)}::jsonb`,
    })
    .returning({ name: settings.name });
  return claimed.length > 0;
}
