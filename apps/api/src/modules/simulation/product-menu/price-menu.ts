import { type ArrangedColumn, defaultMenu, type MenuSale, menuOf } from '@estrada/domain/products/index';
import { type SelectedProduct, selectionOf } from '@estrada/domain/simulation/index';
import { eq } from 'drizzle-orm';
import type { ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { type QuoteRequest, quoteInputOf } from '../quote.ts';
import type { SimulationRow } from '../simulations.repository.ts';
import { productMenus } from './product-menu.tables.ts';

/** The current arrangement of a dealer: version 0 and the default columns before the first one. */
export async function findMenu(db: Db, dealerId: string, options: { lock?: true } = {}) {
  const query = db.select().from(productMenus).where(eq(productMenus.dealerId, dealerId));
  const [row] = await (options.lock ? query.for('update') : query);
  if (row) return row;
  const columns = defaultMenu.map(
    ({ column, products }): ArrangedColumn => ({
      column,
      products: products.map((code) => ({ code, provider: null })),
    }),
  );
  return { dealerId, version: 0, columns, changedByName: '', updatedAt: null };
}

/**
 * The priced menu of a dealer for one term of a sale.
 *
 * @throws DomainError as `quote`
 */
export async function priceMenu(
  {
    custom,
    known = [],
    term,
    ...asked
  }: QuoteRequest & Omit<MenuSale, 'arrangement'> & { dealerId: string; term: number },
  context: ReadContext,
) {
  const { version, columns: arrangement } = await findMenu(context.db, asked.dealerId);
  const { request } = asked;
  // the insurers' answers of the products that the sale does not have any more are read with those of the sale
  const { input } = await quoteInputOf(
    { ...asked, request: { ...request, products: [...request.products, ...known] } },
    context,
  );
  const products = selectionOf(request.products);
  return { version, ...menuOf({ arrangement, custom, known }, { ...input, products }, term) };
}

/**
 * The priced menu of a saved simulation.
 *
 * @param sale.before the products when the menu was shown; by default those of the simulation
 * @throws DomainError as `quote`
 */
export const priceMenuOf = (
  { id, dealerId, request, clientDocument, client }: SimulationRow,
  { before, ...sale }: Omit<MenuSale, 'arrangement'> & { term: number; before?: SelectedProduct[] | undefined },
  context: ReadContext,
) =>
  priceMenu(
    {
      ...sale,
      request: { ...request, products: before ?? request.products },
      dealerId,
      clientDocument,
      birthDate: client.birthDate,
      grantedTax: request.currentTax,
      savedAs: id,
    },
    context,
  );
