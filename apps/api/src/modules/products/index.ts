import type { Route } from '../../kernel/route.ts';
import { vapRecord } from './vaps.ts';

export { findUnregisteredProducts, loadPricesOnSale, productPriceUploads } from './product-prices.ts';
export { productNames } from './products.tables.ts';

/** The area's contents page. */
export const productRoutes = (): Route[] => [...vapRecord.routes];
