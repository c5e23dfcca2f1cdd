import type { FlowContext } from '../../kernel/context.ts';
import { claimDay } from '../../kernel/database/claim-day.ts';
import { notifyOfTables } from '../notifications/index.ts';
import { arePriceTablesEnding } from './assess-price-tables.ts';

/** Once on a business day: notifies those who upload price tables that some are about to end (NOT003). */
export const warnOfEndingTables = (context: FlowContext): Promise<void> =>
  context.transaction(async ({ db, now, today }) => {
    if (!(await claimDay(db, 'ending-price-tables', today))) return;
    if (await arePriceTablesEnding(db, today)) await notifyOfTables('NOT003', { db, now });
  });
