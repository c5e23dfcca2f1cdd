import { vapCodes, vapForm } from '@estrada/domain/products/index';
import { z } from 'zod';
import { recordCalls } from '../record-calls.ts';
import { vapRow } from './vaps.schemas.ts';

export const vapsEndpoints = recordCalls('Vap', {
  area: 'products',
  family: 'admin',
  path: '/gmb/parameters/vaps',
  access: 'admin-plans-vaps',
  title: { one: { pt: 'um produto', en: 'a product' }, many: { pt: 'produtos', en: 'products' } },
  row: vapRow,
  form: vapForm,
  sorts: ['code', 'provider'],
  filters: { code: z.enum(vapCodes, { error: 'value.notAllowed' }).optional() },
  taken: 'ADD014',
});
