import type { Language } from '@estrada/domain/errors/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { undecidedDeadLetters } from '../../kernel/jobs/dead-letters.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { dependenciesFailing } from '../../kernel/jobs/waiting-jobs.ts';
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

/** What the Service Desk is notified of: what of it is known is stored under the name of the setting. */
const incidents: readonly {
  setting: string;
  list: (db: Db) => Promise<string[]>;
  notice: Readonly<Record<Language, string>>;
}[] = [
  {
    setting: 'failed-sale-jobs',
    list: (db) => undecidedDeadLetters(db, saleAreas, comparedAtMost),
    notice: {
      'pt-BR':
        'Uma tarefa de uma venda falhou e aguarda uma decisão do Service Desk. Abra Tarefas, em Falhou, e repita ou cancele a tarefa.',
      en: 'A job of a sale has failed and is awaiting a decision by the Service Desk. Open Jobs, under Failed, and retry or cancel the job.',
    },
  },
  {
    setting: 'partners-without-access',
    list: (db) => dependenciesFailing(db, 'unauthorized'),
    notice: {
      'pt-BR':
        'Um sistema externo não aceita o token de acesso do Estrada, e as tarefas aguardam. Abra Tarefas, em Aguardando, e peça à operação que corrija o token na configuração.',
      en: 'An external system does not accept the access token of Estrada, and jobs are waiting. Open Jobs, under Waiting, and ask operations to correct the token in the configuration.',
    },
  },
];

/**
 * Notifies the Service Desk of failed jobs of sales, because the screens of the sale state that it was notified, and of
 * partners that do not accept our token. What is new while the notice is unread adds none.
 */
export const jobSchedule: Task[] = [
  {
    name: 'jobs.notify-service-desk',
    every: 60,
    act: (context) =>
      context.transaction(async ({ db, now }) => {
        for (const { setting, list, notice } of incidents) {
          const present = await list(db);
          const known = new Set(await readKnown(db, setting));
          if (present.length === known.size && present.every((id) => known.has(id))) continue;
          if (present.some((id) => !known.has(id)))
            await notifyRolesInLanguages(notice, ['service-desk'], noticeLinks.failedJobs, { db, now });
          await db
            .insert(settings)
            .values({ name: setting, value: present })
            .onConflictDoUpdate({ target: settings.name, set: { value: present } });
        }
      }),
  },
];

/** What the last run found, locked until the end of this one. */
async function readKnown(db: Db, setting: string): Promise<string[]> {
  const [row] = await db.select().from(settings).where(eq(settings.name, setting)).for('update');
  return (row?.value as string[] | undefined) ?? [];
}
