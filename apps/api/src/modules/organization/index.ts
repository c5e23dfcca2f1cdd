export { type DealerSummary, dealerScope, findDealerInScope, listDealersInScope } from './dealers.repository.ts';
export { branches, dealerGroups, dealers, representativeBranches } from './organization.tables.ts';
export { organizationRoutes } from './routes.ts';
