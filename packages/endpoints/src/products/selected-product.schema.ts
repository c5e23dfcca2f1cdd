import { type SelectedProduct, selectedOf, selectionLimits, vapCodes } from '@estrada/domain/products/index';
import { z } from 'zod';
import { isoDate, moneyCents, recordId, shortText } from '../fields.ts';

const notAllowed = { error: 'value.notAllowed' };
const outOfRange = { error: 'number.outOfRange' };
const nothing = selectedOf('GAP');

const option = z.object({
  termMonths: z.number().int().min(1).max(120).nullable().default(null),
  coverage: shortText(20).nullable().default(null),
  pricingOption: shortText(40).nullable().default(null),
  planCode: shortText(40).nullable().default(null),
  coupon: shortText(40).nullable().default(null),
  startWarrantyDate: isoDate.nullable().default(null),
}) satisfies z.ZodType<SelectedProduct['option']>;

/** A product as it is chosen for a sale; what is left out is not chosen. */
export const selectedProduct = z.object({
  code: z.enum(vapCodes, notAllowed),
  provider: shortText(40).nullable().default(null),
  quantity: z
    .number({ error: 'number.invalid' })
    .int({ error: 'number.invalid' })
    .min(1, outOfRange)
    .max(selectionLimits.quantity, outOfRange)
    .default(1),
  amountCents: moneyCents.nullable().default(null),
  quoteId: z
    .string()
    .regex(/^[\w-]{1,60}$/, notAllowed)
    .nullable()
    .default(null),
  comboId: recordId.nullable().default(null),
  option: option.default(nothing.option),
}) satisfies z.ZodType<SelectedProduct>;

/** The products of one sale. */
export const selectedProducts = z.array(selectedProduct).max(selectionLimits.products);
