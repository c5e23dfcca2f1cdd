import type { Task } from '../../kernel/jobs/schedule.ts';
import { removeLinks } from '../../kernel/personal-links.ts';
import { notifyOfTables } from '../notifications/index.ts';
import { arePriceTablesEnding } from './assess-price-tables.ts';
import { customerLink } from './customer-links/customer-link-routes.ts';

export const simulationSchedule: Task[] = [
  {
    // notifies uploaders of price tables that some end soon (NOT003)
    name: 'simulation.warn-of-ending-tables',
    every: 'night',
    act: (context) =>
      context.transaction(async ({ db, now, today }) => {
        if (await arePriceTablesEnding(db, today)) await notifyOfTables('NOT003', { db, now });
      }),
  },
  removeLinks(customerLink),
];
