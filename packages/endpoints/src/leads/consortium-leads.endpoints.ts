import { consortiumLeadForm, consortiumStatusIds } from '@estrada/domain/leads/index';
import { z } from 'zod';
import { formRow, recordCalls } from '../record-calls.ts';

/** People who are interested in a share of a consortium, as its administrator sends them. */
export const consortiumLeadsEndpoints = recordCalls('ConsortiumLead', {
  area: 'leads',
  family: 'financing-pool',
  path: '/leads/consortium',
  access: 'consortium-leads',
  title: {
    one: { pt: 'um interessado em consórcio', en: 'a consortium lead' },
    many: { pt: 'interessados em consórcio', en: 'consortium leads' },
  },
  row: formRow(consortiumLeadForm, { dealerName: z.string() }),
  form: consortiumLeadForm,
  sorts: ['updatedAt', 'name'],
  filters: {
    /** a part of the name */
    search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
    consortiumStatus: z.enum(consortiumStatusIds, { error: 'value.notAllowed' }).optional(),
  },
  taken: 'DOM002',
});
