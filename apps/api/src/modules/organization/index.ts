export { ensureSellsBy, findNearestSelling, listSellingRegions } from './channels/channels.repository.ts';
export { listUnsoldProducts } from './dealers/dealer-products.repository.ts';
export { embeddingOriginsOf, serviceOfDealer } from './dealers/dealer-service.ts';
export {
  type DealerSummary,
  dealerScope,
  findDealerInScope,
  listDealersInScope,
} from './dealers/dealers.repository.ts';
export { addDigitalClient } from './dgi/dgi-clients.ts';
export { organizationHistories } from './histories.ts';
export { handleOrganizationJobs } from './jobs/index.ts';
export {
  branchChannels,
  branches,
  dealerChannels,
  dealerGroups,
  dealerProducts,
  dealers,
  organizationNames,
  representativeBranches,
} from './organization.tables.ts';
export { organizationChecks } from './organization-checks.ts';
export { organizationRoutes } from './routes.ts';
export {
  currentSwitches,
  type DealerChannelRow,
  type DgiUserRow,
  dealerChannelTables,
  dgiUserTables,
  makeBacCodeCheck,
  setUploadedSwitches,
} from './uploaded-tables.ts';
