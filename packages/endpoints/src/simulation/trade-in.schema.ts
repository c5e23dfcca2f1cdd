import { isPlate } from '@estrada/domain/people/index';
import type { TradeIn } from '@estrada/domain/simulation/index';
import { z } from 'zod';
import { moneyCents, shortText } from '../fields.ts';

const bare = (plate: string) => plate.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/**
 * The used vehicle that is part of the down payment, and the cash that is the rest: value less debts, never below zero,
 * plus the cash are the down payment, which the domain checks at the paths `tradeIn.…` (decision 0064).
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
  /** to be settled before the vehicle changes hands */
  debtsCents: moneyCents,
  cashCents: moneyCents,
}) satisfies z.ZodType<TradeIn>;

/** The client's view of it by a link: the amounts, and nothing that identifies the vehicle. */
export const tradeInWorth = z.object({ equityCents: z.int(), shortfallCents: z.int() });
