import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { firstDecisions } from './decisions.tables.ts';

export type FirstDecision = typeof firstDecisions.$inferSelect;

export const closeFirstDecision = (
  db: Db,
  id: string,
  outcome: NonNullable<FirstDecision['outcome']>,
  closedAt: Date,
) => db.update(firstDecisions).set({ outcome, closedAt }).where(eq(firstDecisions.id, id));
