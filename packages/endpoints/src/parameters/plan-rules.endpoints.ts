import { planRuleForm, planRuleProblems, type TypedPlanRule } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { refuse } from '../fields.ts';
import { successionCalls, successionChange } from './succession-calls.ts';

const whole = z.number({ error: 'required' }).int({ error: 'number.invalid' });

/** Months, days and whole per cent; null where the plan has no such value. */
const values = {
  financeTypeId: whole,
  isOffered: z.boolean({ error: 'required' }),
  minTermMonths: whole.nullable(),
  maxTermMonths: whole.nullable(),
  minEntryPercent: whole.nullable(),
  maxEntryPercent: whole.nullable(),
  maxBalloonPercent: whole.nullable().default(null),
  maxBalloons: whole.nullable().default(null),
  maxGraceDays: whole.nullable().default(null),
};

/** The limits of each plan, by dated rows. */
export const planRuleCalls = successionCalls('PlanRule', {
  family: 'admin',
  path: '/plans',
  access: 'admin-plans-vaps',
  saveBy: 'POST',
  title: { pt: 'Planos', en: 'Plans' },
  values: {
    ...values,
    minTermMonths: z.number().int(),
    maxTermMonths: z.number().int(),
    minEntryPercent: z.number().int(),
    maxEntryPercent: z.number().int(),
    maxBalloonPercent: whole.nullable(),
    maxBalloons: whole.nullable(),
    maxGraceDays: whole.nullable(),
  },
  body: z
    .object({ ...successionChange, ...values })
    .superRefine(
      refuse((typed: TypedPlanRule & { financeTypeId: number }) => planRuleProblems(typed, typed.financeTypeId)),
    )
    .transform((typed) => ({ ...typed, ...planRuleForm.normalise(typed) })),
});

const number = z.coerce.number<number>({ error: 'number.invalid' }).int({ error: 'number.invalid' });

export const planRulesEndpoints = {
  ...planRuleCalls,
  ...defineEndpoints({ area: 'parameters', family: 'admin', access: { anyOf: ['admin-plans-vaps'] } })({
    /** What a row would leave of the price tables in force, before it is saved. */
    readPlanRuleEffect: {
      route: 'GET /plans/effect',
      summary: [
        'Planos: o que uma vigência passaria a oferecer ou deixaria de oferecer hoje',
        'Plans: what a period would start or stop offering today',
      ],
      query: z
        .object({
          financeTypeId: number,
          isOffered: z.stringbool({ error: 'value.notAllowed' }),
          minTermMonths: number,
          maxTermMonths: number,
          minEntryPercent: number,
          maxEntryPercent: number,
          maxBalloonPercent: number.nullable().default(null),
          maxBalloons: number.nullable().default(null),
          maxGraceDays: number.nullable().default(null),
        })
        .superRefine(refuse((typed) => planRuleProblems(typed, typed.financeTypeId))),
      response: z.object({
        /** lines of the price tables in force today: those open by the current row, and by this one */
        openToday: z.int(),
        openThen: z.int(),
        /** terms in months that would close, and those that would open again */
        closedTerms: z.array(z.int()),
        openedTerms: z.array(z.int()),
      }),
    },
  }),
};
