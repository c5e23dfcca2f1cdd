import { iofForms, iofProblems, iofTaxpayers, type TypedIofValues } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { refuse } from '../fields.ts';
import { successionCalls, successionChange } from './succession-calls.ts';

const taxpayer = z.enum(iofTaxpayers, { error: 'value.notAllowed' });
const centsOrNone = z.number({ error: 'required' }).int({ error: 'number.invalid' }).nullable();

/**
 * Rates are fractions as text ("0.000082" a day is 0.0082 %); the limit, in centavos, is that of Simples.
 * `confirmsZero` says that a rate of zero is meant.
 */
const values = {
  taxpayer,
  dailyRate: z.string({ error: 'required' }),
  additionalRate: z.string({ error: 'required' }),
  capDays: z.int({ error: 'required' }).nullable(),
  financedLimitCents: centsOrNone.default(null),
};

export const iofCalls = successionCalls('IofRow', {
  family: 'admin',
  path: '/gmb/parameters/iof',
  access: 'iof',
  title: { pt: 'IOF', en: 'IOF' },
  values: { ...values, capDays: z.number().int(), financedLimitCents: centsOrNone },
  body: z
    .object({ ...successionChange, ...values, confirmsZero: z.boolean({ error: 'value.notAllowed' }).default(false) })
    .superRefine(
      refuse((typed: TypedIofValues & { taxpayer: (typeof iofTaxpayers)[number] }) =>
        iofProblems(typed, typed.taxpayer),
      ),
    )
    .transform((typed) => ({ ...typed, ...iofForms.pf.normalise(typed) })),
});
