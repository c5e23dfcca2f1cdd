import { colourForm } from '@estrada/domain/offers/index';
import { z } from 'zod';
import { recordCalls } from '../record-calls.ts';
import { colourRow } from './colours.schemas.ts';

export const coloursEndpoints = recordCalls('Colour', {
  area: 'offers',
  family: 'vehicles',
  path: '/colors',
  access: 'offers',
  title: { one: { pt: 'uma cor', en: 'a colour' }, many: { pt: 'cores', en: 'colours' } },
  row: colourRow,
  form: colourForm,
  sorts: ['colourName'],
  filters: {
    /** the source of the colours: those of the offers, the only one */
    source: z.literal('offer', { error: 'value.notAllowed' }).optional(),
    /** a part of the name, or the whole code */
    search: z.string().trim().min(2, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
  },
  taken: 'OFF001',
  errors: { change: ['OFF002'] },
});
