export * from './combo-form.ts';
export * from './final-client-products.ts';
export * from './insurance-products.ts';
export * from './prices-on-sale.ts';
export * from './product-price-lines.ts';
export * from './protected-instalment-form.ts';
export * from './vap-form.ts';
