export { aFilledCompanyForm, aFilledForm, aSellerInfo, aSpouse } from './client-forms.ts';
export { everySale } from './discount-rules.ts';
export { fixedClock, type MovableClock } from './fixed-clock.ts';
export { type LogSearch, logSearch, plantSecrets } from './log-secrets.ts';
export { type LongRun, longRun, type SeededRandom, seededRandom } from './long-runs.ts';
export { feeRows, gapRows, lenderRow, lifeRows, priceRows } from './parameter-rows.ts';
export {
  aCompany,
  aPerson,
  type Company,
  type Person,
  type SandboxDigits,
  simulationClientOf,
  simulationCompanyOf,
} from './people.ts';
