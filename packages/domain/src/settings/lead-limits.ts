import { count, minutes } from '../forms/fields.ts';
import { settings } from './settings.ts';

/** How long a lead may wait, and how many of each situation are shown. The defaults are ours: no value is prescribed. */
export const leadLimits = settings('lead-limits', {
  access: 'lead-parameters',
  title: { pt: 'Parâmetros de oportunidades', en: 'Lead parameters' },
  words: {
    limitTimeFirstLead: { pt: 'Prazo do primeiro contato', en: 'Time to the first contact' },
    limitDisplayPendingLeads: { pt: 'Oportunidades pendentes exibidas', en: 'Pending leads shown' },
    limitDisplayFinishedLeads: { pt: 'Oportunidades finalizadas exibidas', en: 'Finished leads shown' },
    limitDisplayExpiredLeads: { pt: 'Oportunidades expiradas exibidas', en: 'Expired leads shown' },
    minutesToSendLeads: { pt: 'Prazo de envio ao CRM', en: 'Time until sent to the CRM' },
  },
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
