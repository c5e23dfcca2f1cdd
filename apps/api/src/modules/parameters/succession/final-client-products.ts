import type { CalendarDate } from '@estrada/domain/calendar/index';
import { type ClientPage, shownProducts } from '@estrada/domain/products/index';
import { endpoints } from '@estrada/endpoints/index';
import { cachedRead } from '../../../kernel/database/cached-reads.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { finalClientProducts } from '../parameters.tables.ts';
import { loadSuccession, type Succession } from './succession-routes.ts';

type Row = typeof finalClientProducts.$inferSelect;

/** What public pages show of insurance products: one succession for each product on each page. */
export const finalClientSuccession: Succession<Row, typeof endpoints.saveFinalClientProduct> = {
  calls: {
    read: endpoints.readFinalClientProducts,
    save: endpoints.saveFinalClientProduct,
    remove: endpoints.deleteFinalClientProduct,
  },
  changes: 'insurance-admin',
  entity: 'finalClientProduct',
  table: finalClientProducts,
  values: shown,
  shown,
  nameOf: ({ clientPage, product }) => `${clientPage} ${product}`,
};

function shown(row: Omit<Row, 'id' | 'version' | 'effectiveFrom' | 'changedByName' | 'updatedAt'>) {
  const { clientPage, product, isShown, position, textPt, textEn } = row;
  return { clientPage, product, isShown, position, textPt, textEn };
}

const loadFinalClientProducts = cachedRead(
  { name: 'products of client pages', from: [finalClientProducts] },
  (db: Db) => loadSuccession<Row>(db, finalClientProducts),
);

/** The insurance products that a public page shows on a day, in their order, each with its text in both languages. */
export const finalClientProductsOn = async (db: Db, clientPage: ClientPage, day: CalendarDate) =>
  shownProducts(await loadFinalClientProducts(db), clientPage, day).map(shown);
