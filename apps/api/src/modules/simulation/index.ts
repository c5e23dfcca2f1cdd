export { assessPriceTables } from './assess-price-tables.ts';
export { costLabel, withNames } from './cost-labels.ts';
export {
  createCustomerLink,
  endCustomerLinks,
  findUnopenedLink,
  linkIdsOf,
  renewCustomerLink,
} from './customer-links/customer-link-routes.ts';
export { describeSale } from './describe-sale.ts';
export { describeRow as describeSimulationRow } from './describe-simulation.ts';
export { solveFor } from './explore-simulation.ts';
export { offerPrices } from './offer-prices.ts';
export { findDealerRegion, findPriceRow, hasPriceTable, selectPriceRowDays } from './parameters.repository.ts';
export { correctSimulations, eraseSimulations, listSimulationsOfPerson } from './person-simulations.ts';
export { loadPriceTables, priceTableUploads, storedPriceRow } from './price-table-load.ts';
export { productChoices } from './product-menu/product-menu.tables.ts';
export { productMenuHistories } from './product-menu/product-menu-routes.ts';
export { mayProposeFor } from './profile-views.ts';
export type { LeadLink, ProposalLookup } from './proposal-lookup.ts';
export { type QuoteRequest, quote, quoteInputOf } from './quote.ts';
export { readOfferLender } from './read-offer-lender.ts';
export { recordConsents } from './request-pre-approval.ts';
export { simulationRoutes } from './routes.ts';
export { simulationSchedule } from './simulation.schedule.ts';
export { offerOf, priceTables, simulations } from './simulation.tables.ts';
export {
  findNames,
  findSimulation,
  listConsents,
  listConsentsOfPerson,
  listSimulations,
  type SimulationRow,
  selectConsents,
} from './simulations.repository.ts';
