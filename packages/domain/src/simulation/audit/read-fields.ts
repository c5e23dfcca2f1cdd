import { MoneyError, toCents } from '../../money/index.ts';
import { LoanError } from '../loan/loan-error.ts';
import { parseFraction } from '../loan/rates.ts';

/** An object of a case as parsed from JSON, not validated yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** More entries than any contract has; a longer list would only cost time. */
const maxEntries = 10_000;
const monthPattern = /^\d{1,5}$/;

/** Whether a value is an object with fields, not a list and not null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own field, never one of a prototype; null counts as absent. */
export function optional(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined;
}

/** @throws {LoanError} MISSING_FIELD */
export function required(fields: Fields, name: string, path = name): unknown {
  const value = optional(fields, name);
  if (value === undefined) throw new LoanError('MISSING_FIELD', path);
  return value;
}

/** Reads a field if it is given. */
export function readOptional<T>(
  fields: Fields,
  name: string,
  read: (value: unknown, field: string) => T,
): T | undefined {
  const value = optional(fields, name);
  return value === undefined ? undefined : read(value, name);
}

/**
 * Reads an amount in reais, a decimal string with at most two decimals, as centavos.
 *
 * @throws {LoanError} BAD_NUMBER, or OUT_OF_RANGE for one below zero or beyond R$ 100 million
 */
export function readCents(value: unknown, field: string): number {
  if (typeof value !== 'string') throw new LoanError('BAD_NUMBER', field);
  const cents = centsOf(value, field);
  if (cents < 0 || cents > 10_000_000_000) throw new LoanError('OUT_OF_RANGE', field);
  return cents;
}

function centsOf(decimal: string, field: string): number {
  try {
    return toCents(decimal);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw new LoanError(error.code === 'OUT_OF_RANGE' ? 'OUT_OF_RANGE' : 'BAD_NUMBER', field);
  }
}

/**
 * Reads a rate, share or weight, a decimal string.
 *
 * @throws {LoanError} BAD_NUMBER, or OUT_OF_RANGE for one below zero or above `max`
 */
export function readFraction(value: unknown, field: string, max = 1_000): number {
  if (typeof value !== 'string') throw new LoanError('BAD_NUMBER', field);
  const fraction = parseFraction(value, field);
  if (!(fraction >= 0 && fraction <= max)) throw new LoanError('OUT_OF_RANGE', field);
  return Math.abs(fraction);
}

/**
 * Reads a time in months or days that need not be whole: a JSON number or a decimal string.
 *
 * @throws {LoanError} BAD_NUMBER or OUT_OF_RANGE
 */
export function readTime(value: unknown, field: string): number {
  const text = typeof value === 'number' ? String(value) : value;
  return readFraction(text, field, 1_000_000);
}

/**
 * Reads a count: a JSON number or the same in digits.
 *
 * @throws {LoanError} BAD_NUMBER when it is not whole, OUT_OF_RANGE below zero or above `max`
 */
export function readCount(value: unknown, field: string, max = 1_000_000): number {
  const count = typeof value === 'string' && /^-?\d{1,12}$/.test(value) ? Number(value) : value;
  if (typeof count !== 'number' || !Number.isInteger(count)) throw new LoanError('BAD_NUMBER', field);
  if (count < 0 || count > max) throw new LoanError('OUT_OF_RANGE', field);
  return count === 0 ? 0 : count;
}

/** @throws {LoanError} BAD_NUMBER when the value is no list, OUT_OF_RANGE when it is longer than any contract */
export function readList<T>(value: unknown, field: string, read: (entry: unknown, field: string) => T): T[] {
  if (!Array.isArray(value)) throw new LoanError('BAD_NUMBER', field);
  if (value.length > maxEntries) throw new LoanError('OUT_OF_RANGE', field);
  return value.map((entry: unknown, index) => read(entry, `${field}[${index}]`));
}

/** Reads a list of pairs `[time, amount]`. @throws {LoanError} as readList, readTime and readCents */
export function readPairs(value: unknown, field: string): { time: number; amountCents: number }[] {
  return readList(value, field, (entry, path) => {
    if (!Array.isArray(entry) || entry.length !== 2) throw new LoanError('BAD_NUMBER', path);
    return { time: readTime(entry[0], path), amountCents: readCents(entry[1], path) };
  });
}

/** Reads an object with months for keys. @throws {LoanError} as its entries, BAD_NUMBER for a key that is no month */
export function readByMonth(
  value: unknown,
  field: string,
  read: (entry: unknown, field: string) => number,
): Record<number, number> {
  const entries = readEntries(value, field).map(([month, entry]) => {
    if (!monthPattern.test(month)) throw new LoanError('BAD_NUMBER', field);
    return [Number(month), read(entry, `${field}.${month}`)] as const;
  });
  return Object.fromEntries(entries);
}

/** The entries of an object. @throws {LoanError} BAD_NUMBER when the value is none */
export function readEntries(value: unknown, field: string): [string, unknown][] {
  if (!isFields(value)) throw new LoanError('BAD_NUMBER', field);
  const entries = Object.entries(value);
  if (entries.length > maxEntries) throw new LoanError('OUT_OF_RANGE', field);
  return entries;
}

/** Reads one of a few allowed values. @throws {LoanError} UNKNOWN_KIND */
export function readWord<W extends string>(value: unknown, field: string, known: readonly W[]): W {
  const word = known.find((one) => one === value);
  if (word === undefined) throw new LoanError('UNKNOWN_KIND', field);
  return word;
}
