import type { Role } from '@estrada/domain/access/index';
import { addDays, type DeadlineStage, deadlineNoticeDays, deadlineStage } from '@estrada/domain/calendar/index';
import type { Language } from '@estrada/domain/errors/index';
import { and, asc, eq, lt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { notifyRolesInLanguages } from './notify.ts';

type WithDeadline = PgTable & Record<'id' | 'dueOn' | 'noticeStage', PgColumn>;

/** Requests with a deadline, and who is notified before it and when it is reached. */
type Deadlines = {
  name: string;
  table: WithDeadline;
  /** waits for an answer, as the partial index has it */
  isOpen: SQL;
  roles: readonly Role[];
  /** the portal address of the queue */
  link: string;
  notices: Readonly<Record<Exclude<DeadlineStage, 0>, Readonly<Record<Language, string>>>>;
};

/** The task that notifies the owners of requests three days before their deadline and on it, once each. */
export const deadlineTask = ({ name, table, isOpen, roles, link, notices }: Deadlines): Task => ({
  name,
  every: 'night',
  async rows({ db, today }, limit) {
    const isComing = and(lte(table.dueOn, addDays(today, deadlineNoticeDays)), lt(table.noticeStage, 1));
    const isReached = and(lte(table.dueOn, today), lt(table.noticeStage, 2));
    const rows = await db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(isOpen, or(isComing, isReached)))
      .orderBy(asc(table.dueOn), asc(table.id))
      .limit(limit);
    return rows.map(({ id }) => String(id));
  },
  run: (id, context) =>
    context.transaction(async ({ db, now, today }) => {
      const [row] = await db
        .select({ dueOn: table.dueOn, noticeStage: table.noticeStage })
        .from(table as PgTable)
        .where(and(eq(table.id, id), isOpen))
        .for('update');
      const stage = row ? deadlineStage(String(row.dueOn), today) : 0;
      if (stage === 0 || !row || Number(row.noticeStage) >= stage) return;
      await notifyRolesInLanguages(notices[stage], roles, link, { db, now });
      await db
        .update(table)
        .set({ noticeStage: stage } as never)
        .where(eq(table.id, id));
    }),
});
