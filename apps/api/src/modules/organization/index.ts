export { type DealerSummary, findDealerInScope, listDealersInScope } from './dealers.repository.ts';
export { dealers, representativeBranches } from './organization.tables.ts';
