export { type DealerSummary, findDealerInScope, listDealersInScope } from './dealers.repository.ts';
export { dealers } from './organization.tables.ts';
