import { holidayForm } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { formRow, recordCalls } from '../record-calls.ts';

/** National holidays, on which no business time passes. */
export const holidaysEndpoints = recordCalls('Holiday', {
  area: 'parameters',
  family: 'admin',
  path: '/parameters/holidays',
  access: 'holidays',
  title: {
    one: { pt: 'um feriado nacional', en: 'a national holiday' },
    many: { pt: 'feriados nacionais', en: 'national holidays' },
  },
  row: formRow(holidayForm),
  form: holidayForm,
  sorts: ['day', 'holidayName'],
  filters: {
    /** a part of the name */
    search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
  },
  taken: 'DOM002',
});
