export { followSale } from './lead-acts.ts';
export { leadSchedule } from './leads.schedule.ts';
export { handleLeadJobs } from './mail-lead.ts';
export { leadRoutes } from './routes.ts';
