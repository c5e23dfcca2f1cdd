import type { Route } from '../../kernel/route.ts';
import { vapRecord } from './vaps.ts';

export { insuranceNames } from './insurance.tables.ts';
export { findUnregisteredProducts, loadPricesOnSale, productPriceUploads } from './product-prices.ts';

/** The area's contents page. */
export const insuranceRoutes = (): Route[] => [...vapRecord.routes];
