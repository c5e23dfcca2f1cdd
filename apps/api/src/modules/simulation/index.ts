export { maskDocument } from './describe-simulation.ts';
export { findPriceRow, hasPriceTable } from './parameters.repository.ts';
export { loadPriceTables, priceTableUploads, storedPriceRow } from './price-table-load.ts';
export type { ProposalLookup } from './proposal-lookup.ts';
export { quote } from './quote.ts';
export { recordConsents } from './request-pre-approval.ts';
export { simulationRoutes } from './routes.ts';
export { simulations } from './simulation.tables.ts';
export { findNames, findSimulation, hasConsents, type SimulationRow } from './simulations.repository.ts';
