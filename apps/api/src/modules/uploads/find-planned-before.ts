import type { CalendarDate } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import type { Db } from '../../kernel/database/database.ts';
import { findNextDecision } from '../../kernel/database/tables-in-force.ts';
import { findUploads } from './uploads.repository.ts';

/**
 * The first table of a kind that takes effect after today and by a given day: its file and its day, for a message. Null
 * where there is none.
 */
export async function findPlannedBefore(
  db: Db,
  kind: string,
  days: { today: CalendarDate; until: CalendarDate },
): Promise<{ day: string; name?: string } | null> {
  const next = await findNextDecision(db, kind, days);
  if (!next) return null;
  const [file] = await findUploads(db, [next.tableId]);
  return { day: formatDate(next.effectiveFrom), ...(file && { name: file.fileName }) };
}
