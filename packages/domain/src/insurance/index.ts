export { pricesOnSale, type Vap } from './prices-on-sale.ts';
export { checkProductPriceLine, makePriceOverlapCheck, type ProductPriceLine } from './product-price-lines.ts';
export { insurerName, type VapCode, type VapForm, vapCodes, vapForm, vapNames } from './vap-form.ts';
