export {
  notifyInLanguages,
  notifyOfLeads,
  notifyOfRateZero,
  notifyOfTables,
  notifyPeople,
  type TableNotice,
} from './notify.ts';
export { notificationRoutes } from './routes.ts';
