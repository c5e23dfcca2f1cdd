export {
  type ConsortiumLeadRow,
  consortiumLeadTables,
  correctConsortiumLeads,
  currentConsortiumLeads,
  eraseConsortiumLeads,
  findConsortiumNotes,
  listConsortiumLeadsOfPerson,
  saveUploadedConsortiumLeads,
} from './consortium-leads.ts';
export { receiveLead } from './create-lead.ts';
export { describeRequest, opensRegistration } from './describe-lead.ts';
export { followOpening, followSale, leadLink } from './lead-acts.ts';
export {
  detachRegistration,
  findAnyLead,
  languageOfPerson,
  leadInReach,
  listLeadRequests,
  noteLeadMessage,
} from './leads.repository.ts';
export { leadSchedule } from './leads.schedule.ts';
export { consortiumLeads, leadHistory, leadNames, leads } from './leads.tables.ts';
export { handleLeadJobs } from './mail-lead.ts';
export { correctLeads, eraseLeads, type LeadsOwner, listLeadsOfPerson, revokeLeadConsents } from './person-leads.ts';
export { leadRoutes } from './routes.ts';
