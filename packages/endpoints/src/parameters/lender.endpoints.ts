import { lenderForm } from '@estrada/domain/parameters/index';
import { formSchema, valuesSchema } from '../form-schema.ts';
import { successionCalls, successionChange } from './succession-calls.ts';

/** The lender, by dated rows. Rates are fractions as text ("0.01" a month is 1 %). */
export const lenderCalls = successionCalls('LenderRow', {
  family: 'admin',
  path: '/gmb/parameters/lender',
  access: 'lender',
  changes: 'lender-change',
  title: { pt: 'Financeira', en: 'Lender' },
  values: valuesSchema(lenderForm, {}).shape,
  body: formSchema(lenderForm, successionChange).transform((typed) => ({ ...typed, ...lenderForm.normalise(typed) })),
});
