export { activitiesOf, addressTypes, cnaeSections, fuelTypes } from './activities.ts';
export { type Addition, additions } from './additions.ts';
export { type SalesChannel, salesChannels } from './channels.ts';
export { businessNatures, businessTypes, companyResponsibleRoles } from './companies.ts';
export { countries, homeCountry } from './countries.ts';
export {
  type DirectSaleSegment,
  type DirectSaleType,
  directSaleSegments,
  directSaleTypes,
} from './direct-sales.ts';
export { type EnumerationRow, labelOf } from './enumeration.ts';
export { type FinanceType, financeTypes, findFinanceType, type PlanType } from './finance-types.ts';
export { occupations } from './occupations.ts';
export {
  documentIssuers,
  documentTypes,
  genders,
  maritalStatuses,
  personTypes,
  phoneTypes,
  sellerTypes,
} from './people.ts';
export {
  accountTypes,
  incomeTypes,
  partnershipTypes,
  powersTypes,
  relations,
  residenceTypes,
} from './registration.ts';
export { assetTypes, offerTypes, preApprovalResults, saleTypes, taxTypes } from './sales.ts';
export { isState, type StateId, states } from './states.ts';
