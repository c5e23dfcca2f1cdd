import { clientPageIds, finalClientProductForm, insuranceCodes } from '@estrada/domain/products/index';
import { z } from 'zod';
import { formSchema, valuesSchema } from '../form-schema.ts';
import { successionCalls, successionChange } from './succession-calls.ts';

const choice = { error: 'value.notAllowed' };
/** the succession of a row: a product on a public page */
const placement = { clientPage: z.enum(clientPageIds, choice), product: z.enum(insuranceCodes, choice) };

/** What public pages show of insurance products, by dated rows. */
export const finalClientProductCalls = successionCalls('FinalClientProduct', {
  family: 'insurance',
  path: '/insurance/finalClientParameterization',
  access: 'insurance-admin',
  title: { pt: 'Seguros nas páginas do cliente', en: 'Insurance on client pages' },
  values: valuesSchema(finalClientProductForm, placement).shape,
  body: formSchema(finalClientProductForm, { ...successionChange, ...placement }).transform((typed) => ({
    ...typed,
    ...finalClientProductForm.normalise(typed),
  })),
});
