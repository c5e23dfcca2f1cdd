import { protectedInstalmentForm } from '@estrada/domain/products/index';
import { z } from 'zod';
import { formRow, recordCalls } from '../record-calls.ts';

export const protectedInstalmentsEndpoints = recordCalls('ProtectedInstalmentPlan', {
  area: 'products',
  family: 'insurance',
  path: '/insurance/protectedInstallment',
  access: 'insurance-admin',
  title: {
    one: { pt: 'um plano de parcela protegida', en: 'a protected instalment plan' },
    many: { pt: 'planos de parcela protegida', en: 'protected instalment plans' },
  },
  row: formRow(protectedInstalmentForm),
  form: protectedInstalmentForm,
  sorts: ['planCode', 'planNamePt', 'validUntil'],
  filters: {
    /** a part of a name, or the whole code */
    search: z.string().trim().min(3, { error: 'text.tooShort' }).max(60, { error: 'text.tooLong' }).optional(),
    /** whether it is in force today, begins later or has ended; independent of enabled or disabled */
    standing: z.enum(['holding', 'coming', 'ended'], { error: 'value.notAllowed' }).optional(),
  },
  taken: 'DOM002',
});
