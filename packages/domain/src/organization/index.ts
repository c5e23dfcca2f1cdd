export { type DealerForm, dealerProblems, normaliseDealer } from './dealer-form.ts';
export { disableDealer, enableDealer } from './switch-dealer.ts';
