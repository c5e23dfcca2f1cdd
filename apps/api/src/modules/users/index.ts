export { accountChecks } from './account-checks.ts';
export { firstAccountForm, isOwnInstallation, openFirstAccount, readInstallation } from './first-account.ts';
export { userHistories } from './histories.ts';
export { userRoutes } from './routes.ts';
export {
  type CertificationRow,
  certificationTables,
  currentCertifications,
  makeCertificationCheck,
  saveUploadedCertifications,
} from './uploaded-certifications.ts';
export { userSchedule } from './users.schedule.ts';
