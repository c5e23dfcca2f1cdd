import type { ModuleFlags } from '@estrada/domain/access/index';
import { endpoints } from '@estrada/endpoints/index';
import { type Route, read } from '../../kernel/route.ts';
import { comboRoutes } from './combos.ts';
import { makeListCombosOnSale } from './combos-on-sale.ts';
import { fipeRoute } from './insurance-tables.ts';
import { protectedInstalmentRecord } from './protected-instalments.ts';
import { vapRecord } from './vaps.ts';

export { comboNames, combos } from './combos.tables.ts';
export { loadPricedCombos } from './combos-on-sale.ts';
export { readProtectionLines } from './insurance-prices.ts';
export {
  autoCommissionTables,
  chevroletPlusTables,
  comboPriceTables,
  findFipeOfCode,
  fipeTables,
  instalmentTables,
  lifeTables,
  listAutoCommissions,
  makeComboNameCheck,
  noteTables,
  protectionTables,
} from './insurance-tables.ts';
export { findPriceNotes, loadCatalogue, loadProductsOnSale, productPriceUploads } from './product-prices.ts';
export { productNames, vaps } from './products.tables.ts';
export { protectedInstalmentNames } from './protected-instalments.tables.ts';
export { productHistories, protectedInstalmentPlansInForce } from './protected-instalments.ts';
export { findServicePhone, listInsurersOf } from './vaps.ts';

/** The area's contents page. */
export const productRoutes = (modules: ModuleFlags): Route[] => [
  ...vapRecord.routes,
  ...comboRoutes,
  fipeRoute,
  ...protectedInstalmentRecord.routes,
  read(endpoints.listCombosOnSale, makeListCombosOnSale(modules)),
];
