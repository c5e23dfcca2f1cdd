import { isCalendarDate } from '../calendar/index.ts';
import type { Texts } from '../errors/texts.ts';
import { asOneLine, hasHiddenCharacters } from '../validation/hidden-characters.ts';
import type { MessageKey } from '../validation/messages.ts';
import { must, type Ui, type Unit } from './ui.ts';

/** A line of text; on screen `''` is empty. */
export interface TextField extends Ui {
  readonly kind: 'text' | 'document' | 'phone' | 'zip';
  readonly max: number;
}

/** A whole number within bounds; on screen null is empty. */
export interface NumberField extends Ui {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
}

/** A whole number that may be left blank, stored as null: usually a limit that does not apply. */
export interface OptionalNumberField extends NumberField {
  readonly isOptional: true;
}

/** On or off. */
export interface FlagField extends Ui {
  readonly kind: 'flag';
}

/** One of a few values. */
export interface ChoiceField<Word extends string = string> extends Ui {
  readonly kind: 'choice';
  /** the text of each value, in the order of the list */
  readonly options: readonly (Texts & { readonly id: Word })[];
}

/** Several of a few values, by their ids; on screen none is empty. */
export interface ChoicesField<Id extends string | number = string | number> extends Ui {
  readonly kind: 'choices';
  readonly options: readonly (Texts & { readonly id: Id })[];
}

/** A share, stored as a decimal fraction ("0.0149" is 1,49 %); on screen `''` is empty. */
export interface FractionField extends Ui {
  readonly kind: 'fraction';
  readonly max: number;
  readonly decimals: number;
}

/** A day (`YYYY-MM-DD`); on screen `''` is empty, and an invalid date stays as typed. */
export interface DateField extends Ui {
  readonly kind: 'date';
}

/** A day that may be left blank, stored as null. */
export interface OptionalDateField extends DateField {
  readonly isOptional: true;
}

export type Field = TextField | NumberField | FlagField | ChoiceField | ChoicesField | FractionField | DateField;

type More = Pick<Ui, 'hint' | 'trail' | 'personal' | 'when' | 'missing' | 'heading'>;
/** What a line of text may have besides its labels. */
export type TextOptions = More & {
  kind?: TextField['kind'];
  max?: number;
  isOptional?: true;
  hasLines?: true;
  test?: RegExp | ((value: string) => boolean);
  key?: MessageKey;
  tooLong?: MessageKey;
  clean?: (value: string) => string;
};

/**
 * @param options.kind the kind of input, where it is not a line of text
 * @param options.max characters as stored, 100 by default
 * @param options.test the condition on the typed value
 * @param options.key the message when it fails
 */
export function text(
  pt: string,
  en: string,
  {
    kind = 'text',
    max = 100,
    isOptional,
    test,
    key = 'value.notAllowed',
    tooLong = 'text.tooLong',
    ...more
  }: TextOptions = {},
): TextField {
  const isGood = test instanceof RegExp ? (value: string) => test.test(value) : test;
  const check = (value: string, { typed }: { typed: string }) => {
    if (value.length > max) return { key: tooLong, params: { max } };
    if (hasHiddenCharacters(more.hasLines ? asOneLine(value) : value)) return 'text.hiddenCharacters';
    return isGood && !isGood(typed) ? key : undefined;
  };
  return { kind, pt, en, max, check, ...(isOptional ? {} : { required: true }), ...more };
}

/** The reason of an act: the trail stores it as typed. */
export const reason = (more: Pick<TextOptions, 'isOptional'> = {}): TextField =>
  text('Motivo', 'Reason', { max: 500, hasLines: true, ...more });

const whole =
  (unit: Unit) =>
  (pt: string, en: string, min: number, max: number, more: More = {}): NumberField => {
    const check = (value: number) => {
      if (!Number.isInteger(value)) return 'number.invalid';
      return value >= min && value <= max ? undefined : ({ key: 'number.between', params: { min, max } } as const);
    };
    return { kind: 'number', pt, en, required: true, unit, min, max, check, ...more };
  };

export const minutes = whole('minutes');
export const days = whole('days');
export const months = whole('months');
export const count = whole('count');
export const percent = whole('percent');
export const centavos = whole('centavos');
/** A year that a vehicle or a campaign can have. */
export const year = (pt: string, en: string): NumberField => whole('year')(pt, en, 1900, 2199);

/** The same number or day, which may be left blank. */
export function optional(field: NumberField): OptionalNumberField;
export function optional(field: DateField): OptionalDateField;
export function optional({ required: _, ...field }: NumberField | DateField) {
  return { ...field, isOptional: true };
}

/**
 * @param max a fraction: 0.02 is 2 %
 * @param more.isOptional it may be left blank, stored as `''`
 */
export const fraction = (
  pt: string,
  en: string,
  max: number,
  { decimals, isOptional, ...more }: More & { decimals: number; isOptional?: true },
): FractionField => {
  const isShare = (value: string) => {
    const [, places = ''] = /^\d\.(\d+)$/.exec(value) ?? [];
    return /^\d(\.\d+)?$/.test(value) && places.length <= decimals + 2 && Number(value) <= max;
  };
  const check = must(isShare, 'number.outOfRange');
  const required = isOptional ? {} : { required: true as const };
  return { kind: 'fraction', pt, en, ...required, max, decimals, check, ...more };
};

export const date = (pt: string, en: string, more: More = {}): DateField => ({
  kind: 'date',
  pt,
  en,
  required: true,
  check: must(isCalendarDate, 'date.invalid'),
  ...more,
});

export const flag = (pt: string, en: string, more: More = {}): FlagField => ({
  kind: 'flag',
  pt,
  en,
  required: true,
  check: must((value: unknown) => typeof value === 'boolean', 'required'),
  ...more,
});

/** @param words the text of each value, in the order of the list */
export function choice<Word extends string>(
  pt: string,
  en: string,
  words: Readonly<Record<Word, Texts>>,
  more: More = {},
): ChoiceField<Word> {
  const options = Object.entries<Texts>(words).map(([id, texts]) => ({ id: id as Word, pt: texts.pt, en: texts.en }));
  const check = must((value: string) => Object.hasOwn(words, value), 'value.notAllowed');
  return { kind: 'choice', pt, en, required: true, searchable: true, options, check, ...more };
}

/**
 * @param options the values to choose from, in the order of the list
 * @param more.isOptional none may be chosen
 */
export const choices = <const Id extends string | number>(
  pt: string,
  en: string,
  options: readonly (Texts & { readonly id: Id })[],
  { isOptional, ...more }: More & { isOptional?: true } = {},
): ChoicesField<Id> => {
  const check = must(
    (ids: readonly unknown[]) =>
      Array.isArray(ids) && ids.every((id, index) => options.some((one) => one.id === id) && ids.indexOf(id) === index),
    'value.notAllowed',
  );
  const required = isOptional ? {} : { required: true as const };
  return { kind: 'choices', pt, en, ...required, options, check, ...more };
};
