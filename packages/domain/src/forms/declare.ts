import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar/index.ts';
import type { EnumerationRow } from '../enumerations/enumeration.ts';
import { isState } from '../enumerations/states.ts';
import { isCnpj } from '../people/cnpj.ts';
import { isEmail, isZip } from '../people/contact.ts';
import { isCpf } from '../people/cpf.ts';
import { isSellerDocument } from '../people/document.ts';
import { isMobile, isPhone } from '../people/phone.ts';
import { hasHiddenCharacters } from '../validation/hidden-characters.ts';
import { type Check, isPresent, must, type Row, type Shape, type Ui } from './ui.ts';

/** Wrapped, because the registry's types would go through every schema within. */
const declared = z.registry<{ readonly ui: unknown }>();
function declare<Schema extends z.ZodMiniType>(schema: Schema, ui: Ui): Schema {
  declared.add(schema, { ui });
  return schema;
}
/** The declaration of a schema; undefined for one that is no field. */
export const declarationOf = (schema: z.core.$ZodType): Ui | undefined => declared.get(schema)?.ui as Ui | undefined;

/** The fields of a declaration in order; an unregistered schema (a version, for example) is no field. */
export function rowsOf({ shape }: { readonly shape: Shape }, around = '', isAroundDependent = false): readonly Row[] {
  return Object.entries(shape).flatMap(([name, schema]): Row[] => {
    const ui = declarationOf(schema);
    if (!ui) return [];
    const path = `${around}${name}`;
    const depends = [ui.when, ui.hidden, ui.required].some((rule) => typeof rule === 'function');
    const isDependent = isAroundDependent || depends;
    const rows = ui.fields ? rowsOf({ shape: ui.fields }, `${path}.`, isDependent) : [];
    return [{ name, path, ui, isDependent, rows }];
  });
}

type Optional = { _zod: { optin: 'optional'; optout: 'optional' } };
/** A field of a draft: it may be absent, and `''` or null counts as absent. */
export type Field<Value> = z.ZodMiniType<Value | undefined, Value | '' | null | undefined> & Optional;

type More = Partial<
  Pick<
    Ui,
    | 'required'
    | 'missing'
    | 'check'
    | 'clean'
    | 'when'
    | 'hidden'
    | 'personal'
    | 'restricted'
    | 'technical'
    | 'trail'
    | 'wide'
    | 'initial'
    | 'addressAt'
  >
>;
type Labelled<Extra = unknown> = [pt: string, en: string, more?: More & Extra];

const field = <Value>(schema: z.ZodMiniType<Value>, ui: Ui): Field<Value> =>
  declare(
    z.pipe(
      z.transform((value: unknown) => (isPresent(value) ? value : undefined)),
      z.optional(schema),
    ),
    ui,
  ) as Field<Value>;

const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, 'text.tooLong'),
    z.refine((value: string) => !hasHiddenCharacters(value), 'text.hiddenCharacters'),
  );

const lineOf =
  (kind: Ui['kind'], usual: number, usualCheck?: Check) =>
  (...[pt, en, { max = usual, ...more } = {}]: Labelled<{ max?: number }>): Field<string> =>
    field(line(max), { kind, pt, en, ...(usualCheck ? { check: usualCheck } : {}), ...more });

/** A line of text, by default of at most 100 characters. */
export const text = lineOf('text', 100);
export const email = lineOf('email', 254, must(isEmail, 'email.invalid'));
export const phone = lineOf('phone', 20, must(isPhone, 'phone.invalid'));
export const mobile = lineOf('mobile', 20, must(isMobile, 'mobile.invalid'));
export const zip = lineOf('zip', 9, must(isZip, 'zip.invalid'));
/** A day (`YYYY-MM-DD`). */
export const date = lineOf('date', 10, must(isCalendarDate, 'date.invalid'));

/** A document without its mask. */
const bare = (value: string) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

export const cpf = (...[pt, en, more]: Labelled): Field<string> =>
  field(line(14), {
    kind: 'document',
    documentKind: 'PF',
    clean: bare,
    check: must(isCpf, 'cpf.invalid'),
    personal: true,
    pt,
    en,
    ...more,
  });
export const cnpj = (...[pt, en, more]: Labelled): Field<string> =>
  field(line(18), {
    kind: 'document',
    documentKind: 'PJ',
    clean: bare,
    check: must(isCnpj, 'cnpj.invalid'),
    pt,
    en,
    ...more,
  });
/** A CPF or a CNPJ. */
export const anyDocument = (...[pt, en, more]: Labelled): Field<string> =>
  field(line(18), {
    kind: 'document',
    clean: bare,
    check: must(isSellerDocument, 'document.invalid'),
    personal: true,
    pt,
    en,
    ...more,
  });

/** Integer centavos, up to R$ 100 million (docs/specification/simulation.md#what-is-chosen). */
export const money = (...[pt, en, more]: Labelled): Field<number> =>
  field(z.int('number.invalid').check(z.gte(0, 'number.invalid'), z.lte(10_000_000_000, 'price.outOfRange')), {
    kind: 'money',
    pt,
    en,
    ...(more?.required ? { check: must((cents: number) => cents > 0, 'money.positive') } : {}),
    ...more,
  });

/** No `multipleOf`: in doubles 66.67 is no multiple of 0.01, and it would also validate the response. */
const hasTwoDecimals = (share: number) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-6;

/** A share in percent, with two decimals. */
export const percent = (...[pt, en, more]: Labelled): Field<number> =>
  field(
    z
      .number('number.invalid')
      .check(z.gte(0, 'number.invalid'), z.lte(100, 'share.outOfRange'), z.refine(hasTwoDecimals, 'number.invalid')),
    { kind: 'percent', pt, en, ...more },
  );

/** A required yes or no: no is an answer. */
export const yesNo = (...[pt, en, more]: Labelled): Field<boolean> =>
  field(z.boolean(), { kind: 'yesNo', pt, en, ...more });

type IdOf<Rows extends readonly EnumerationRow[]> = Rows[number]['id'];
const isOneOf = (rows: readonly EnumerationRow[]): Check =>
  must((value: unknown) => rows.some(({ id }) => id === value), 'value.notAllowed');

/** One of an enumeration, by its id. A draft may contain an id that is no longer in the list. */
export const choice = <Rows extends readonly EnumerationRow[]>(
  pt: string,
  en: string,
  options: Rows,
  { max = 20, ...more }: More & { searchable?: true; max?: number } = {},
): Field<IdOf<Rows> extends number ? number : string> => {
  const schema: z.ZodMiniType<unknown> = typeof options[0]?.id === 'number' ? z.int() : line(max);
  return field(schema, { kind: 'choice', pt, en, options, check: isOneOf(options), ...more }) as never;
};

/** The same, where a draft accepts no other value. */
export const closedChoice = <const Rows extends readonly EnumerationRow<string>[]>(
  pt: string,
  en: string,
  options: Rows,
  more?: More,
): Field<IdOf<Rows> & string> =>
  field(z.enum(options.map(({ id }) => id) as (IdOf<Rows> & string)[], 'value.notAllowed'), {
    kind: 'choice',
    pt,
    en,
    options,
    ...more,
  }) as never;

/** A stored constant that distinguishes declarations (`personType`), never typed. */
export const constant = <const Value extends string>(
  pt: string,
  en: string,
  value: Value,
  options: readonly EnumerationRow[],
) => declare(z.literal(value), { kind: 'choice', hidden: true, pt, en, options });

/** A state of Brazil; changing it clears the city that was chosen in it. */
export const state = (...[pt, en, { cityAt, ...more } = {}]: Labelled<{ cityAt?: Ui['cityAt'] }>): Field<string> =>
  field(line(2), {
    kind: 'state',
    pt,
    en,
    check: must(isState, 'value.notAllowed'),
    ...(cityAt ? { cityAt } : {}),
    ...more,
  });
/** A city of a state, by its id; its name is stored with it. */
export const city = (
  pt: string,
  en: string,
  { stateAt, ...more }: More & { stateAt: NonNullable<Ui['stateAt']> },
): Field<string> => field(line(7), { kind: 'city', pt, en, stateAt, ...more });

type ObjectOf<Fields extends Shape> = z.ZodMiniObject<Fields, z.core.$strict>;
type Around = Partial<Pick<Ui, 'when' | 'trail'>>;

/** A group of fields that every draft has. */
export const group = <Fields extends Shape>(pt: string, en: string, fields: Fields, more: Around = {}) =>
  declare(z.strictObject(fields) as ObjectOf<Fields>, { kind: 'group', pt, en, fields, ...more });

/** An optional group of a draft; one without any value is not stored. */
export const part = <Fields extends Shape>(pt: string, en: string, fields: Fields, more: Around = {}) =>
  declare(z.optional(z.strictObject(fields) as ObjectOf<Fields>), {
    kind: 'group',
    optional: true,
    pt,
    en,
    fields,
    ...more,
  });

type ListMore = Around & { max: number };
const partsOf = <Fields extends Shape>(fields: Fields, max: number) =>
  z.array(z.strictObject(fields) as ObjectOf<Fields>).check(z.maxLength(max));

/** An optional list of a draft; an empty one is not stored. */
export const list = <Fields extends Shape>(pt: string, en: string, fields: Fields, { max, ...more }: ListMore) =>
  declare(z.optional(partsOf(fields, max)), { kind: 'list', pt, en, fields, max, ...more });
/** A list that requires at least one part in the finished form. */
export const requiredList = <Fields extends Shape>(
  pt: string,
  en: string,
  fields: Fields,
  { max, ...more }: ListMore,
) => declare(partsOf(fields, max), { kind: 'list', pt, en, fields, max, required: true, ...more });
