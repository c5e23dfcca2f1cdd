export { currentTemplate } from './email-templates/email-templates.repository.ts';
export { renderTemplate } from './email-templates/render-template.ts';
export { listNationalHolidays } from './holidays.ts';
export { handleParameterJobs } from './jobs/index.ts';
export { feeChecks, loadFeeRows } from './parameters.repository.ts';
export { feeRows, finalClientProducts, parameterNames, planRules, riskPriceRules, tiers } from './parameters.tables.ts';
export {
  addProfileVersion,
  hasProfileParameters,
  readChannelMatrix,
  readFlags,
  writeRows,
} from './profiles/profile-parameters.repository.ts';
export { readPricingTier } from './read-pricing-tier.ts';
export { parameterRoutes } from './routes.ts';
export { readSettings, selectSettings } from './settings/settings.repository.ts';
export { finalClientProductsOn } from './succession/final-client-products.ts';
export { readInsuranceLawOn } from './succession/insurance-law.ts';
export { loadIofRows } from './succession/iof-rows.ts';
export { readLegalTextOn } from './succession/legal-texts.ts';
export { lenderChecks, readLenderOn } from './succession/lender-rows.ts';
export { loadPlanRules } from './succession/plan-rules.ts';
export { makeTierCheck, type TierRow, tierTables } from './tiers.ts';
