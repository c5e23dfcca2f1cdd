import { couponForm, voucherForm } from '@estrada/domain/promotions/index';
import { z } from 'zod';
import { isoDate } from '../fields.ts';
import { formRow } from '../record-calls.ts';

const usage = {
  /** people on its list; 0: everybody may use it */
  people: z.int(),
  /** uses that are reserved for proposals under way, and those that count */
  reserved: z.int(),
  used: z.int(),
};

/** A discount coupon in its list. */
export const couponRow = formRow(couponForm, usage);

/** A voucher in its list. */
export const voucherRow = formRow(voucherForm, usage);

/** Whether a coupon or voucher can be used, and the price that it gives. */
export const discountAnswer = z.object({
  isValid: z.boolean(),
  /** every reason against it, the deciding one first; empty where it is valid */
  codes: z.array(z.string()),
  ruleName: z.string(),
  discountType: z.enum(['PERCENTUAL', 'VALUE', 'FIXED_PRICE']),
  /** hundredths of a percent (PERCENTUAL) or centavos */
  discountValue: z.int(),
  /** the list price of the request, what it is lowered by, and the price from there on, in centavos */
  listPriceCents: z.int(),
  discountCents: z.int(),
  priceCents: z.int(),
  validate: z.object({ validUntil: isoDate }),
});
