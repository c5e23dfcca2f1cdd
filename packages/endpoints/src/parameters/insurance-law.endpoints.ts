import { insuranceLawForm, insuranceLawSubjects } from '@estrada/domain/insurance/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId } from '../fields.ts';
import { formSchema, valuesSchema } from '../form-schema.ts';
import { confirmedVersion, legalReview, successionCalls, successionChange } from './succession-calls.ts';

const path = '/insurance/law';

/** the succession of a row: an insurance product, or those without a rule of their own */
const subject = { product: z.enum(insuranceLawSubjects, { error: 'value.notAllowed' }) };

/** The rules of law for insurance, by dated rows: one succession for each product, and the general one. */
export const insuranceLawCalls = successionCalls('InsuranceLaw', {
  family: 'insurance',
  path,
  access: 'insurance-law',
  changes: 'insurance-admin',
  title: { pt: 'Regras legais dos seguros', en: 'Legal rules of insurance' },
  values: valuesSchema(insuranceLawForm, { ...subject, confirmation: legalReview }).shape,
  acts: { confirm: z.boolean() },
  body: formSchema(insuranceLawForm, { ...successionChange, ...subject }).transform((typed) => ({
    ...typed,
    ...insuranceLawForm.normalise(typed),
  })),
});

export const insuranceLawEndpoints = {
  ...insuranceLawCalls,
  ...defineEndpoints({ area: 'parameters', family: 'insurance', access: { anyOf: ['insurance-admin'] } })({
    confirmInsuranceLaw: {
      route: `PUT ${path}/{id}/confirmation`,
      summary: ['Confirmar a revisão jurídica de uma regra de seguro', 'Confirm the legal review of an insurance rule'],
      params: z.object({ id: recordId }),
      body: confirmedVersion,
      response: insuranceLawCalls.saveInsuranceLaw.response,
      errors: ['SEC004', 'SET001', 'DOM002'],
    },
  }),
};
