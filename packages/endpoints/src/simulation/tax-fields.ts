import { z } from 'zod';

/** A monthly rate from 0 to below 100 %, a decimal fraction as text with at most eight decimals. */
export const taxValue = z.string({ error: 'required' }).regex(/^0(\.\d{1,8})?$/, { error: 'number.invalid' });

/** Who pays the interest: the client alone, the maker in part, the maker entirely. */
export const taxType = z.enum(['NOT_SUBSIDIZED', 'SUBSIDIZED', 'TAX_ZERO'], { error: 'value.notAllowed' });
