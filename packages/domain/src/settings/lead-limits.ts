import { count, minutes } from '../forms/fields.ts';
import { settings } from './settings.ts';

/** How long a lead may wait, and how many of each situation are shown. The defaults are ours: no value is prescribed. */
export const leadLimits = settings('lead-limits', {
  access: 'lead-parameters-emails',
  title: { pt: 'Parâmetros de oportunidades', en: 'Lead parameters' },
  fields: {
    /** until a new lead is to have been answered */
    limitTimeFirstLead: minutes(1, 1_440),
    limitDisplayPendingLeads: count(1, 500),
    limitDisplayFinishedLeads: count(1, 500),
    limitDisplayExpiredLeads: count(1, 500),
    /** until a lead goes to the sales CRM */
    minutesToSendLeads: minutes(1, 1_440),
  },
  defaults: {
    limitTimeFirstLead: 60,
    limitDisplayPendingLeads: 100,
    limitDisplayFinishedLeads: 100,
    limitDisplayExpiredLeads: 100,
    minutesToSendLeads: 15,
  },
});
