import type { Task } from '../../kernel/jobs/schedule.ts';
import { notifyOfTables } from '../notifications/index.ts';
import { arePriceTablesEnding } from './assess-price-tables.ts';
import { removeLinksBefore } from './customer-links/customer-links.repository.ts';

/** How long a link is kept after its end, so that the seller still sees whether it was opened. */
const keptDays = 180;

export const simulationSchedule: Task[] = [
  {
    // notifies those who upload price tables that some are about to end (NOT003)
    name: 'simulation.warn-of-ending-tables',
    every: 'night',
    act: (context) =>
      context.transaction(async ({ db, now, today }) => {
        if (await arePriceTablesEnding(db, today)) await notifyOfTables('NOT003', { db, now });
      }),
  },
  {
    // with the first names in them
    name: 'simulation.remove-customer-links',
    every: 3_600,
    act: ({ db, now }) => removeLinksBefore(db, new Date(now.getTime() - keptDays * 86_400_000)),
  },
];
