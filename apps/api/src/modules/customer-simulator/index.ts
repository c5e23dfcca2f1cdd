export { customerSimulatorSchedule, handleCustomerSimulatorJobs } from './return-links.ts';
export { customerSimulatorRoutes } from './routes.ts';
