import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { undecidedDeadLetters } from '../../kernel/jobs/dead-letters.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { settings } from '../../kernel/kernel.tables.ts';
import { notifyRolesInLanguages } from '../notifications/index.ts';

/** The first parts of the names of jobs, and whether a sale waits for them: their failure is announced. */
export const areasOfJobs: Readonly<Record<string, 'sale' | 'other'>> = {
  proposals: 'sale',
  papers: 'sale',
  documents: 'sale',
  settlement: 'sale',
  threads: 'sale',
  insurance: 'sale',
  // a client waits for a link
  messages: 'sale',
  // the same, and documents of a proposal
  'web-form': 'sale',
  identity: 'other',
  leads: 'other',
  organization: 'other',
  privacy: 'other',
  parameters: 'other',
  simulation: 'other',
  uploads: 'other',
  'load-table': 'other',
  reports: 'other',
  extract: 'other',
  jobs: 'other',
  files: 'other',
  kernel: 'other',
  schedule: 'other',
};
const saleAreas = Object.keys(areasOfJobs).filter((area) => areasOfJobs[area] === 'sale');

/** More undecided jobs than this are one incident, of which the Service Desk already knows. */
const comparedAtMost = 2_000;
const setting = 'failed-sale-jobs';

const notice = {
  'pt-BR':
    'Uma tarefa de uma venda falhou e aguarda uma decisão do Service Desk. Abra Tarefas, em Falhou, e repita ou cancele a tarefa.',
  en: 'A job of a sale has failed and is awaiting a decision by the Service Desk. Open Jobs, under Failed, and retry or cancel the job.',
};

/**
 * Notifies the Service Desk of failed jobs of sales: the screens of the sale state that it was notified. Failures that
 * arrive while the notice is unread add none.
 */
export const jobSchedule: Task[] = [
  {
    name: 'jobs.notify-service-desk',
    every: 60,
    act: (context) =>
      context.transaction(async ({ db, now }) => {
        const failed = await undecidedDeadLetters(db, saleAreas, comparedAtMost);
        const known = new Set(await readKnown(db));
        if (failed.length === known.size && failed.every((id) => known.has(id))) return;
        if (failed.some((id) => !known.has(id))) await notifyRolesInLanguages(notice, ['service-desk'], { db, now });
        await db
          .insert(settings)
          .values({ name: setting, value: failed })
          .onConflictDoUpdate({ target: settings.name, set: { value: failed } });
      }),
  },
];

/** The failed jobs of the last run, locked until the end of this one. */
async function readKnown(db: Db): Promise<string[]> {
  const [row] = await db.select().from(settings).where(eq(settings.name, setting)).for('update');
  return (row?.value as string[] | undefined) ?? [];
}
