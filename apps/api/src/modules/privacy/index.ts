export {
  findDataRequest,
  insertDataRequest,
  listRequestsOfPerson,
  privacyRoutes,
  readAnswerDays,
  revokeConsents,
  waitingKinds,
} from './data-requests.ts';
export { handlePrivacyJobs } from './erase-person.ts';
export { describePersonData, exportPersonData, gatherPersonData, keptOf } from './person-data.ts';
export { privacySchedule } from './privacy.schedule.ts';
export { dataRequests } from './privacy.tables.ts';
