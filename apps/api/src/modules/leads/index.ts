export { receiveLead } from './create-lead.ts';
export { opensRegistration } from './describe-lead.ts';
export { followOpening, followSale, leadLink } from './lead-acts.ts';
export { detachRegistration, leadInReach } from './leads.repository.ts';
export { leadSchedule } from './leads.schedule.ts';
export { leadHistory, leads } from './leads.tables.ts';
export { handleLeadJobs } from './mail-lead.ts';
export { leadRoutes } from './routes.ts';
