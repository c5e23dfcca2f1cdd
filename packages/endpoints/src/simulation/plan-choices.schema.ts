import type { ChoiceSpec, PlanChoices } from '@estrada/domain/simulation/index';
import { z } from 'zod';
import { moneyCents } from '../fields.ts';

const key = (error: string) => ({ error });
const count = (max: number) =>
  z
    .number(key('number.invalid'))
    .int(key('number.invalid'))
    .min(0, key('number.invalid'))
    .max(max, key('number.invalid'));
const share = z.number(key('number.invalid')).min(0, key('number.invalid')).max(1, key('number.invalid'));

/**
 * The client's choices within the plan (docs/specification/simulation.md#plans). Only types are checked here; the
 * domain checks which keys a plan accepts, and within which bounds, against the price table, at the paths `choices.…`.
 */
export const planChoices = z.object({
  graceDays: count(1_000).optional(),
  deferralUnit: count(12).optional(),
  balloonShare: share.optional(),
  // any wrong count gets the same refusal (SIM018), with the plan's own bounds
  balloons: z
    .object({ count: z.number(key('number.invalid')), share, startMonth: count(120), intervalMonths: count(60) })
    .optional(),
  fixedAmounts: z
    .array(z.object({ month: count(120), amountCents: moneyCents }))
    .max(120, key('value.notAllowed'))
    .optional(),
  shareMonths: z.object({ first: count(120), second: count(120) }).optional(),
  vrgDilutedShare: share.optional(),
  vrgFinalShare: share.optional(),
  leaseTiming: z.enum(['arrears', 'advance'], key('value.notAllowed')).optional(),
}) satisfies z.ZodType<PlanChoices, PlanChoices>;

const bounded = z.object({ min: z.number(), max: z.number(), default: z.number() });

/** The inputs that a plan requires from the client, with their bounds, for the simulator. */
export const choiceSpec = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('days'), key: z.literal('graceDays'), allowed: z.array(z.int()), default: z.int() }),
  z.object({
    kind: z.literal('unit'),
    key: z.literal('deferralUnit'),
    allowed: z.array(z.int()),
    default: z.int(),
  }),
  z.object({
    kind: z.literal('share'),
    key: z.enum(['balloonShare', 'vrgDilutedShare', 'vrgFinalShare']),
    ...bounded.shape,
  }),
  z.object({
    kind: z.literal('timing'),
    key: z.literal('leaseTiming'),
    allowed: z.array(z.enum(['arrears', 'advance'])),
    default: z.enum(['arrears', 'advance']),
  }),
  z.object({
    kind: z.literal('balloons'),
    key: z.literal('balloons'),
    count: bounded,
    share: bounded,
    startMonth: bounded,
    intervalMonths: z.object({ allowed: z.array(z.int()), default: z.int() }),
  }),
  z.object({
    kind: z.literal('fixedAmounts'),
    key: z.literal('fixedAmounts'),
    maxCount: z.int(),
    lastMonth: z.int(),
    minCents: z.int(),
    maxCents: z.int(),
  }),
  z.object({ kind: z.literal('months'), key: z.literal('shareMonths'), first: bounded, second: bounded }),
]) satisfies z.ZodType<ChoiceSpec | unknown>;
