import type { MessageKey } from '../validation/messages.ts';

/** A line of text; on screen `''` is nothing yet. */
export interface TextField {
  readonly kind: 'text';
  readonly max: number;
  readonly isOptional: boolean;
  /** may hold line breaks, as what is typed into a large field does */
  readonly hasLines: boolean;
  /** what it must be beside given, and the words when it is not */
  readonly test?: (value: string) => boolean;
  readonly key: MessageKey;
  /** the words when it is longer than `max` */
  readonly tooLong: MessageKey;
  /** as it is kept */
  readonly clean: (value: string) => string;
}

/** What a number counts; a page writes it beside the field. */
export type Unit = 'minutes' | 'days' | 'months' | 'count' | 'year' | 'percent' | 'centavos';

/** A whole number within bounds; on screen null is nothing yet. */
export interface NumberField {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
}

/** On or off. */
export interface FlagField {
  readonly kind: 'flag';
}

/** One of a few words. */
export interface ChoiceField<Word extends string = string> {
  readonly kind: 'choice';
  readonly of: readonly Word[];
}

/** A share of something, kept as a decimal fraction ("0.0149" is 1,49 %); on screen `''` is nothing yet. */
export interface FractionField {
  readonly kind: 'fraction';
  readonly max: number;
  /** of the percentage that it is written as */
  readonly decimals: number;
}

/** A day (`YYYY-MM-DD`); on screen `''` is nothing yet, and what is no date stays as it was typed. */
export interface DateField {
  readonly kind: 'date';
}

export type Field = TextField | NumberField | FlagField | ChoiceField | FractionField | DateField;

type TextOptions = {
  max?: number;
  isOptional?: true;
  hasLines?: true;
  test?: RegExp | ((value: string) => boolean);
  key?: MessageKey;
  tooLong?: MessageKey;
  clean?: (value: string) => string;
};

/** @param options.max characters, 100 where nothing is said */
export function text({ max = 100, isOptional, hasLines, test, key, tooLong, clean }: TextOptions = {}): TextField {
  const isGood = test instanceof RegExp ? (value: string) => test.test(value) : test;
  return {
    kind: 'text',
    max,
    isOptional: isOptional ?? false,
    hasLines: hasLines ?? false,
    ...(isGood ? { test: isGood } : {}),
    key: key ?? 'value.notAllowed',
    tooLong: tooLong ?? 'text.tooLong',
    clean: clean ?? ((value) => value),
  };
}

const whole =
  (unit: Unit) =>
  (min: number, max: number): NumberField => ({ kind: 'number', unit, min, max });

export const minutes = whole('minutes');
export const days = whole('days');
export const months = whole('months');
export const count = whole('count');
export const percent = whole('percent');
export const centavos = whole('centavos');
/** A year that a vehicle or a campaign can have. */
export const year = (): NumberField => whole('year')(1900, 2199);
/** @param max a fraction: 0.02 is 2 % */
export const fraction = (max: number, { decimals }: { decimals: number }): FractionField => ({
  kind: 'fraction',
  max,
  decimals,
});
export const date = (): DateField => ({ kind: 'date' });
export const flag = (): FlagField => ({ kind: 'flag' });
export const choice = <Word extends string>(...of: readonly Word[]): ChoiceField<Word> => ({ kind: 'choice', of });
