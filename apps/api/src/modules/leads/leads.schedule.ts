import { addDays } from '@estrada/domain/calendar/index';
import { isLeadOpen } from '@estrada/domain/leads/index';
import { leadLimits } from '@estrada/domain/settings/index';
import { and, asc, gte, isNull, lt, lte, or } from 'drizzle-orm';
import type { Task, TaskContext } from '../../kernel/jobs/schedule.ts';
import { readSettings } from '../parameters/index.ts';
import { deliverySchedule } from './deliver-lead.ts';
import { expireLead } from './lead-acts.ts';
import { type LeadRecord, lockAnyLead, updateLead } from './leads.repository.ts';
import { isOpenLead, leads } from './leads.tables.ts';
import { queueLeadMail } from './mail-lead.ts';

type Day = Pick<TaskContext, 'db' | 'today'>;

/** Leads whose last contact, or arrival, is before this day have expired. */
const firstDayKept = async ({ db, today }: Day): Promise<string> =>
  addDays(today, -(await readSettings(db, leadLimits)).values.daysUntilExpiry);

/** The days before the last one on which a warning is sent. */
const warningDays = 2;

/** The days of last contacts whose leads end within the days of the warning. */
async function warnedDays(day: Day): Promise<{ first: string; last: string }> {
  const first = await firstDayKept(day);
  return { first, last: addDays(first, warningDays) };
}

const isWarned = ({ expiryWarnedFor, lastContactOn }: LeadRecord): boolean =>
  expiryWarnedFor !== null && expiryWarnedFor >= lastContactOn;

/**
 * Expires open leads that nobody has contacted for the days of the parameters, and warns before that; queues what waits
 * for the sales CRM.
 */
export const leadSchedule: Task[] = [
  deliverySchedule,
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
  {
    name: 'leads.warn-expiry',
    every: 'night',
    async rows(context, limit) {
      const { first, last } = await warnedDays(context);
      const { lastContactOn, expiryWarnedFor } = leads;
      const rows = await context.db
        .select({ id: leads.id })
        .from(leads)
        .where(
          and(
            isOpenLead,
            gte(lastContactOn, first),
            lte(lastContactOn, last),
            or(isNull(expiryWarnedFor), lt(expiryWarnedFor, lastContactOn)),
          ),
        )
        .orderBy(asc(lastContactOn), asc(leads.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    run: (id, context) =>
      context.transaction(async (tx) => {
        const record = await lockAnyLead(tx.db, id);
        const { last } = await warnedDays({ db: tx.db, today: tx.today });
        if (!record || !isLeadOpen(record.status) || record.lastContactOn > last || isWarned(record)) return;
        const changes = { expiryWarnedFor: record.lastContactOn };
        await updateLead(tx.db, record.id, changes);
        await queueLeadMail('lead-expiring', { ...record, ...changes }, tx);
      }),
  },
];
