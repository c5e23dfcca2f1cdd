export { deadlineTask } from './deadline-task.ts';
export {
  notifyInLanguages,
  notifyOfLeads,
  notifyOfRateZero,
  notifyOfTables,
  notifyPeople,
  notifyRolesInLanguages,
  type TableNotice,
} from './notify.ts';
export { notificationRoutes } from './routes.ts';
