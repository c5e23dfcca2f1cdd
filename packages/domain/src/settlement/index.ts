export * from './clocks.ts';
export * from './lien.ts';
export * from './manual-refund.ts';
export * from './payment.ts';
export * from './refund.ts';
export * from './settlement-forms.ts';
export * from './welcome-letter.ts';
export * from './withdrawal.ts';
