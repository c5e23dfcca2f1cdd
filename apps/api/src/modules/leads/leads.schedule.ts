import { addDays } from '@estrada/domain/calendar/index';
import { isLeadOpen } from '@estrada/domain/leads/index';
import { leadLimits } from '@estrada/domain/settings/index';
import { and, asc, lt } from 'drizzle-orm';
import type { Task, TaskContext } from '../../kernel/jobs/schedule.ts';
import { readSettings } from '../parameters/index.ts';
import { expireLead } from './lead-acts.ts';
import { lockAnyLead } from './leads.repository.ts';
import { isOpenLead, leads } from './leads.tables.ts';

/** Leads whose last contact, or arrival, is before this day have expired. */
const firstDayKept = async ({ db, today }: Pick<TaskContext, 'db' | 'today'>): Promise<string> =>
  addDays(today, -(await readSettings(db, leadLimits)).values.daysUntilExpiry);

/** Expires open leads that nobody has contacted for the days of the parameters. */
export const leadSchedule: Task[] = [
  {
    name: 'leads.expire',
    every: 'night',
    async rows(context, limit) {
      const rows = await context.db
        .select({ id: leads.id })
        .from(leads)
        .where(and(isOpenLead, lt(leads.lastContactOn, await firstDayKept(context))))
        .orderBy(asc(leads.lastContactOn), asc(leads.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    run: (id, context) =>
      context.transaction(async (tx) => {
        const record = await lockAnyLead(tx.db, id);
        // locked and decided again: somebody may have contacted the person since
        const isDue = record && record.lastContactOn < (await firstDayKept({ db: tx.db, today: tx.today }));
        if (isDue && isLeadOpen(record.status)) await expireLead(record, tx);
      }),
  },
];
