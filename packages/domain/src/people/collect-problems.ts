import type { FieldProblem } from '../errors/domain-error.ts';
import type { MessageKey } from '../validation/messages.ts';
import { readDate } from './birth-date.ts';

/** What is wrong with a value; `undefined` when nothing is. */
export type Check<T> = (value: T) => MessageKey | undefined;
type Value = string | number | boolean;

/** Something is there: neither absent nor blank. */
export const isPresent = <T extends Value>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '');

/** Collects what is missing or wrong, in the order of the form. */
export function collectProblems(): Collector {
  const problems: FieldProblem[] = [];
  const collectAt = (prefix: string): Collector => {
    const optional = <T extends Value>(path: string, value: T | null | undefined, check: Check<T>) => {
      const key = isPresent(value) ? check(value) : undefined;
      if (key) problems.push({ path: `${prefix}${path}`, key });
    };
    const required = <T extends Value>(
      path: string,
      value: T | null | undefined,
      check: Check<T> = () => undefined,
      missing: MessageKey = 'required',
    ) => {
      if (isPresent(value)) optional(path, value, check);
      else problems.push({ path: `${prefix}${path}`, key: missing });
    };
    return {
      problems,
      optional,
      required,
      refuse: (path: string, key: MessageKey) => void problems.push({ path: `${prefix}${path}`, key }),
      /** the same for a part of the form: its paths begin with the part's */
      within: (part: string): Collector => collectAt(`${prefix}${part}.`),
    };
  };
  return collectAt('');
}
export type Collector = {
  problems: FieldProblem[];
  optional: <T extends Value>(path: string, value: T | null | undefined, check: Check<T>) => void;
  required: <T extends Value>(
    path: string,
    value: T | null | undefined,
    check?: Check<T>,
    missing?: MessageKey,
  ) => void;
  refuse: (path: string, key: MessageKey) => void;
  within: (part: string) => Collector;
};

/** A check that says one thing of every value that fails a test. */
export const must =
  <T>(test: (value: T) => boolean, key: MessageKey): Check<T> =>
  (value) =>
    test(value) ? undefined : key;

/** One of a list, by its id. */
export const oneOf = (rows: readonly { id: string | number }[]): Check<string | number> =>
  must((value) => rows.some((row) => row.id === value), 'value.notAllowed');

/** An amount above zero. */
export const positive = must<number>((cents) => Number.isSafeInteger(cents) && cents > 0, 'money.positive');

/** An amount, or nothing. */
export const notNegative = must<number>((cents) => Number.isSafeInteger(cents) && cents >= 0, 'number.invalid');

/** A day that is not after today. */
export const pastDate = (today: Temporal.PlainDate): Check<string> =>
  must((value) => {
    const date = readDate(value);
    return date !== undefined && Temporal.PlainDate.compare(date, today) <= 0;
  }, 'date.invalid');
