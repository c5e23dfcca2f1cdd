export * from './catalogue.ts';
export * from './combo-form.ts';
export * from './insurance-products.ts';
export * from './product-price-lines.ts';
export * from './vap-form.ts';
