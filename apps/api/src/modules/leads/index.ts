export { receiveLead } from './create-lead.ts';
export { followSale } from './lead-acts.ts';
export { leadSchedule } from './leads.schedule.ts';
export { leadRoutes } from './routes.ts';
