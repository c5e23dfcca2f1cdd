import { isPlate } from '@estrada/domain/people/index';
import type { TradeIn } from '@estrada/domain/simulation/index';
import { z } from 'zod';
import { moneyCents, shortText } from '../fields.ts';

const bare = (plate: string) => plate.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/**
 * The used vehicle that is a part of the down payment, and the money that is the rest: value less debts, never below zero, and
 * the money are the down payment, which the domain checks at the paths `tradeIn.…` (decision 0064).
 */
export const tradeIn = z.object({
  /** brand and model */
  description: shortText(80).optional(),
  plate: z
    .string({ error: 'required' })
    .max(20, { error: 'plate.invalid' })
    .overwrite(bare)
    .refine(isPlate, { error: 'plate.invalid' })
    .optional(),
  year: z
    .number({ error: 'number.invalid' })
    .int({ error: 'number.invalid' })
    .min(1950, { error: 'value.notAllowed' })
    .max(2100, { error: 'value.notAllowed' })
    .optional(),
  valueCents: moneyCents,
  /** what has to be settled before the vehicle changes hands */
  debtsCents: moneyCents,
  cashCents: moneyCents,
}) satisfies z.ZodType<TradeIn>;

/** What of it a client reads by a link: the money, and nothing that tells which vehicle it is. */
export const tradeInWorth = z.object({ equityCents: z.number(), shortfallCents: z.number() });
