import { type IofTaxpayer, type IofValues, toLoanRows } from '@estrada/domain/parameters/index';
import type { IofRow } from '@estrada/domain/simulation/index';
import { endpoints } from '@estrada/endpoints/index';
import { cachedRead } from '../../../kernel/database/cached-reads.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { iofRows } from '../parameters.tables.ts';
import { loadSuccession, type Succession } from './succession-routes.ts';

type Row = typeof iofRows.$inferSelect;

/** IOF: one succession for each borrower. */
export const iofSuccession: Succession<Row, typeof endpoints.saveIofRow> = {
  calls: { read: endpoints.readIofRows, save: endpoints.saveIofRow, remove: endpoints.deleteIofRow },
  changes: 'iof',
  entity: 'iofRow',
  table: iofRows,
  values: shown,
  shown,
  nameOf: ({ taxpayer }) => taxpayer,
};

function shown({
  taxpayer,
  dailyRate,
  additionalRate,
  capDays,
  financedLimitCents,
}: IofValues & { taxpayer: IofTaxpayer }) {
  return { taxpayer, dailyRate, additionalRate, capDays, financedLimitCents };
}

/** Every row of the tax, in the form of the loan core, which selects by the day of the contract. */
export const loadIofRows = cachedRead(
  { name: 'IOF', from: [iofRows] },
  async (db: Db): Promise<IofRow[]> => toLoanRows(await loadSuccession<Row>(db, iofRows)),
);
