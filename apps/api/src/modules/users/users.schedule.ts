import { formatDate } from '@estrada/domain/formats/index';
import { certificationWarningDays, certificationWarningDue } from '@estrada/domain/identity/index';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { mailCertificationWarning, updateUser, users } from '../identity/index.ts';
import { notifyInLanguages } from '../notifications/index.ts';
import { daysAfter, isCertifiable } from './users.repository.ts';

export const userSchedule: Task[] = [
  {
    name: 'users.warn-certifications',
    every: 'night',
    rows: ({ db, today }, limit) => listUnwarned(db, today, limit),
    run: (id, context) => context.transaction((tx) => warn(id, tx)),
  },
];

/** The users whom a warning is due for, soonest end first. */
async function listUnwarned(db: Db, today: string, limit: number): Promise<string[]> {
  const { certificationEnd: end, certificationWarnedDays: warned } = users;
  const isDue = certificationWarningDays.map(
    (days) => sql`(${end} <= ${daysAfter(today, days)} and (${warned} is null or ${warned} > ${days}))`,
  );
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isCertifiable, eq(users.enabled, true), sql`${end} >= ${today}`, or(...isDue)))
    .orderBy(asc(end), asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Warns a user, once for each of the days before the end. */
async function warn(id: string, tx: WriteContext): Promise<void> {
  const [user] = await tx.db.select().from(users).where(eq(users.id, id)).for('update');
  const end = user?.certificationEnd;
  if (!user || !end || !user.enabled) return;
  const due = certificationWarningDue(end, tx.today, user.certificationWarnedDays);
  if (due === null) return;
  await updateUser(tx.db, id, { certificationWarnedDays: due });
  const day = formatDate(end);
  const message = {
    'pt-BR': `Sua certificação de correspondente vence em ${day}. Renove-a e informe os novos dados ao gerente de F&I ou à financeira.`,
    en: `Your correspondent certification expires on ${day}. Renew it and report the new data to the F&I manager or the lender.`,
  };
  await notifyInLanguages(message, [id], null, tx);
  await mailCertificationWarning(user, end, tx);
}
