export * from './car-insurance.ts';
export * from './insurance-types.ts';
export * from './insurers.ts';
export * from './quote-request.ts';
