/** Field schemas shared by requests. Every refusal names a key of the domain's message table, so both sides say the same words. */
import type { FieldProblem } from '@estrada/domain/errors/index';
import { bareUsername } from '@estrada/domain/identity/index';
import { isCnpj, isCpf, isEmail, isFullName, isMobile, isPhone, isZip } from '@estrada/domain/people/index';
import { hasHiddenCharacters, type MessageKey } from '@estrada/domain/validation/index';
import { z } from 'zod';

const key = (messageKey: MessageKey) => ({ error: messageKey });

/** 26 lower-case characters of Crockford base 32: a ULID made by the application. */
export const recordId = z.string(key('required')).regex(/^[0-9a-hjkmnp-tv-z]{26}$/, key('value.notAllowed'));
/** A username as it is kept, however it was typed. */
export const username = z
  .string(key('username.required'))
  .transform(bareUsername)
  .pipe(z.string().min(1, key('username.required')).max(60, key('text.tooLong')));
/** A line without characters that nobody sees. */
export const isPlain = (value: string) => !hasHiddenCharacters(value);
export const shortText = (max = 100) =>
  z
    .string(key('required'))
    .trim()
    .min(1, key('required'))
    .max(max, key('text.tooLong'))
    .refine(isPlain, key('text.hiddenCharacters'));
/** Integer centavos, up to R$ 100 million (docs/specification/simulation.md#what-is-chosen). */
export const moneyCents = z
  .number(key('required'))
  .int(key('number.invalid'))
  .min(0, key('number.invalid'))
  .max(10_000_000_000, key('price.outOfRange'));
export const isoDate = z.iso.date(key('date.invalid'));
export const instant = z.iso.datetime();
/** A rate or share as a decimal string: "0.0149" is 1.49 %. */
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/, key('number.invalid'));
const bare = (value: string) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
export const personType = z.enum(['PF', 'PJ'], key('value.notAllowed'));
/** TD from the dealer's stock, VD direct sale from the maker. */
export const saleType = z.enum(['TD', 'VD'], key('value.notAllowed'));
export const cpf = z.string(key('required')).transform(bare).refine(isCpf, key('cpf.invalid'));
export const cnpj = z.string(key('required')).transform(bare).refine(isCnpj, key('cnpj.invalid'));
export const clientDocument = z
  .string(key('required'))
  .transform(bare)
  .refine((value) => isCpf(value) || isCnpj(value), key('document.invalid'));
export const fullName = z
  .string(key('required'))
  .trim()
  .max(100, key('text.tooLong'))
  .refine(isPlain, key('text.hiddenCharacters'))
  .refine(isFullName, key('fullName.invalid'));
export const phone = z.string(key('required')).transform(bare).refine(isPhone, key('phone.invalid'));
export const mobile = z.string(key('required')).transform(bare).refine(isMobile, key('mobile.invalid'));
export const email = z
  .string(key('required'))
  .trim()
  .max(254, key('text.tooLong'))
  .refine(isEmail, key('email.invalid'));
export const zip = z.string(key('required')).transform(bare).refine(isZip, key('zip.invalid'));
export const stateCode = z.string(key('required')).regex(/^[A-Z]{2}$/, key('value.notAllowed'));
/** A query-string flag. */
export const flag = z
  .enum(['true', 'false'], key('value.notAllowed'))
  .optional()
  .transform((value) => value === 'true');
export const version = z.number(key('required')).int().min(1);

/** The order of a list that can be sorted by several columns. */
export const sortQuery = <const Names extends readonly [string, ...string[]]>(names: Names) => ({
  sort: z.enum(names, key('value.notAllowed')).default(names[0]),
  direction: z.enum(['asc', 'desc'], key('value.notAllowed')).default('asc'),
});
/** Refuses with whatever a rule of the domain finds, each problem at its field: `.superRefine(refuse(dealerForm.problems))`. */
export const refuse =
  <Value>(problemsOf: (value: Value) => readonly FieldProblem[]) =>
  (value: Value, context: z.RefinementCtx): void => {
    for (const { path, key: message, params } of problemsOf(value))
      context.addIssue({ code: 'custom', path: path.split('.'), message, params });
  };

/** A record's own answer to "what may I do with it now", decided by the server. */
export const namedOption = z.object({ id: z.string(), name: z.string() });
