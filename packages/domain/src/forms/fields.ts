import type { Texts } from '../errors/texts.ts';
import type { MessageKey } from '../validation/messages.ts';

/** What a field is called, and what stands below it where its name says too little. */
interface Labelled {
  readonly label: Texts;
  readonly hint?: Texts;
}

/** A line of text; on screen `''` is nothing yet. */
export interface TextField extends Labelled {
  readonly kind: 'text';
  readonly max: number;
  readonly isOptional: boolean;
  /** may hold line breaks, as what is typed into a large field does */
  readonly hasLines: boolean;
  /** what it must be beside given, and the words when it is not */
  readonly test?: (value: string) => boolean;
  readonly key: MessageKey;
  /** the words when it is not given */
  readonly missing: MessageKey;
  /** the words when it is longer than `max` */
  readonly tooLong: MessageKey;
  /** as it is kept */
  readonly clean: (value: string) => string;
}

/** What a number counts; a page writes it beside the field. */
export type Unit = 'minutes' | 'days' | 'months' | 'count' | 'year' | 'percent' | 'centavos';

/** A whole number within bounds; on screen null is nothing yet. */
export interface NumberField extends Labelled {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
}

/** On or off. */
export interface FlagField extends Labelled {
  readonly kind: 'flag';
}

/** One of a few words. */
export interface ChoiceField<Word extends string = string> extends Labelled {
  readonly kind: 'choice';
  readonly of: readonly Word[];
  /** what each word is called */
  readonly options: Readonly<Record<Word, Texts>>;
}

/** A share of something, kept as a decimal fraction ("0.0149" is 1,49 %); on screen `''` is nothing yet. */
export interface FractionField extends Labelled {
  readonly kind: 'fraction';
  readonly max: number;
  /** of the percentage that it is written as */
  readonly decimals: number;
}

/** A day (`YYYY-MM-DD`); on screen `''` is nothing yet, and what is no date stays as it was typed. */
export interface DateField extends Labelled {
  readonly kind: 'date';
}

export type Field = TextField | NumberField | FlagField | ChoiceField | FractionField | DateField;

type More = { hint?: Texts };
const labelled = (pt: string, en: string, { hint }: More = {}): Labelled => ({
  label: { pt, en },
  ...(hint ? { hint } : {}),
});

type TextOptions = More & {
  max?: number;
  isOptional?: true;
  hasLines?: true;
  test?: RegExp | ((value: string) => boolean);
  key?: MessageKey;
  missing?: MessageKey;
  tooLong?: MessageKey;
  clean?: (value: string) => string;
};

/** @param options.max characters, 100 where nothing is said */
export function text(
  pt: string,
  en: string,
  { max = 100, isOptional, hasLines, test, key, missing, tooLong, clean, ...more }: TextOptions = {},
): TextField {
  const isGood = test instanceof RegExp ? (value: string) => test.test(value) : test;
  return {
    kind: 'text',
    ...labelled(pt, en, more),
    max,
    isOptional: isOptional ?? false,
    hasLines: hasLines ?? false,
    ...(isGood ? { test: isGood } : {}),
    key: key ?? 'value.notAllowed',
    missing: missing ?? 'required',
    tooLong: tooLong ?? 'text.tooLong',
    clean: clean ?? ((value) => value),
  };
}

/** Why somebody does something: the trail keeps it as it was typed. */
export const reason = (more: Pick<TextOptions, 'isOptional'> = {}): TextField =>
  text('Motivo', 'Reason', { max: 500, hasLines: true, ...more });

const whole =
  (unit: Unit) =>
  (pt: string, en: string, min: number, max: number, more: More = {}): NumberField => ({
    kind: 'number',
    ...labelled(pt, en, more),
    unit,
    min,
    max,
  });

export const minutes = whole('minutes');
export const days = whole('days');
export const months = whole('months');
export const count = whole('count');
export const percent = whole('percent');
export const centavos = whole('centavos');
/** A year that a vehicle or a campaign can have. */
export const year = (pt: string, en: string): NumberField => whole('year')(pt, en, 1900, 2199);
/** @param max a fraction: 0.02 is 2 % */
export const fraction = (
  pt: string,
  en: string,
  max: number,
  { decimals, ...more }: More & { decimals: number },
): FractionField => ({ kind: 'fraction', ...labelled(pt, en, more), max, decimals });
export const date = (pt: string, en: string, more: More = {}): DateField => ({
  kind: 'date',
  ...labelled(pt, en, more),
});
export const flag = (pt: string, en: string, more: More = {}): FlagField => ({
  kind: 'flag',
  ...labelled(pt, en, more),
});
/** @param options what each word is called, in the order of the list */
export const choice = <Word extends string>(
  pt: string,
  en: string,
  options: Readonly<Record<Word, Texts>>,
): ChoiceField<Word> => ({
  kind: 'choice',
  ...labelled(pt, en),
  of: Object.keys(options) as Word[],
  options,
});
