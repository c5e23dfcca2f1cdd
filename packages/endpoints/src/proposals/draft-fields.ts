import { z } from 'zod';
import { isPlain, moneyCents } from '../fields.ts';

/** A draft may hold anything typed so far: only lengths and hidden characters are looked at here, `missing` says what sending still needs. */
export const text = (max = 100) =>
  z.string().trim().max(max, { error: 'text.tooLong' }).refine(isPlain, { error: 'text.hiddenCharacters' }).optional();
export const money = moneyCents.optional();
