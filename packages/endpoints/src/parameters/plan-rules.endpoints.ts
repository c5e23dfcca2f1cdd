import { planRuleForm, planRuleProblems, type TypedPlanRule } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { refuse } from '../fields.ts';
import { successionCalls, successionChange } from './succession-calls.ts';

const whole = z.number({ error: 'required' }).int({ error: 'number.invalid' });

/** Months, days and whole per cent; null for what the plan has nothing of. */
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

/** Within what each plan is sold, from a day on. */
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
