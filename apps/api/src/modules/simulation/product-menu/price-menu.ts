import { type ArrangedColumn, defaultMenu, menuOf } from '@estrada/domain/products/index';
import { type SelectedProduct, selectedOf } from '@estrada/domain/simulation/index';
import { eq } from 'drizzle-orm';
import type { ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { type QuoteRequest, quoteInputOf } from '../quote.ts';
import { productMenus } from './product-menu.tables.ts';

/** A column as stored. */
export type Arranged = ArrangedColumn<Pick<SelectedProduct, 'code' | 'provider'>>;

/** The current arrangement of a dealer: version 0 and the default columns before the first one. */
export async function findMenu(db: Db, dealerId: string, options: { lock?: true } = {}) {
  const query = db.select().from(productMenus).where(eq(productMenus.dealerId, dealerId));
  const [row] = await (options.lock ? query.for('update') : query);
  if (row) return row;
  const columns = defaultMenu.map(
    ({ column, products }): Arranged => ({
      column,
      products: products.map((code) => ({ code, provider: null })),
    }),
  );
  return { dealerId, version: 0, columns, changedByName: '', updatedAt: null };
}

/**
 * The priced menu of a dealer for one term of a sale.
 *
 * @param custom the products that the client composed, in place of the arranged ones of that column
 * @throws DomainError as `quote`
 */
export async function priceMenu(
  { custom, term, ...asked }: QuoteRequest & { dealerId: string; custom: readonly SelectedProduct[]; term: number },
  context: ReadContext,
) {
  const { version, columns } = await findMenu(context.db, asked.dealerId);
  const arranged = columns.map(
    ({ column, products }): ArrangedColumn => ({
      column,
      products: products.map(({ code, provider }) => selectedOf(code, provider)),
    }),
  );
  const composed = arranged.map((one) =>
    one.column === 'custom' && custom.length > 0 ? { ...one, products: custom } : one,
  );
  const request = { ...asked.request, products: [...custom] };
  const { input } = await quoteInputOf({ ...asked, request }, context);
  return { version, ...menuOf(composed, input, term) };
}
