import { isCnpj, isCpf } from '@estrada/domain/people/index';

const LONGEST_TEXT_CHARACTERS = 4000;
const LONGEST_TERM_MONTHS = 420;

/** The first thing wrong with a request: `field` is where, `error` what. */
export type FieldError = { error: 'malformed' | 'required' | 'invalid'; field: string };

/** How a partner refuses: a status and its own words. */
export type Refusal = { status: number; body: { error: string; field?: string; message?: string } };

/** One check per field: a predicate over the raw value. */
export type FieldChecks<T> = { [Field in keyof T]-?: (value: unknown) => boolean };

/** A request that passed its checks, or the first field that did not. */
type ReadResult<T> = { fields: T } | { problem: FieldError };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text with something in it, at most 4,000 characters. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT_CHARACTERS;
/** A non-negative whole number of centavos. */
export const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
/** What a client has agreed to in place of what was asked for, or nothing. */
export const isOptionalTerms = (value: unknown): value is AgreedTerms | undefined =>
  value === undefined ||
  (isRecord(value) &&
    [value.entryCents, value.financedCents, value.instalmentCents].every(isCents) &&
    isTermMonths(value.termMonths));
/** A whole number of months up to 35 years. */
export const isTermMonths = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= LONGEST_TERM_MONTHS;
/** PF (natural person) or PJ (legal person). */
export const isPersonType = (value: unknown): value is PersonType => value === 'PF' || value === 'PJ';
/** A calendar date `YYYY-MM-DD`, or nothing. */
export const isOptionalDate = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
/** A valid CPF or CNPJ as partners take it: without mask, letters in capitals. */
export const isDocument = (value: unknown): value is string =>
  typeof value === 'string' && /^[\dA-Z]{11,14}$/.test(value) && (isCpf(value) || isCnpj(value));

export type PersonType = 'PF' | 'PJ';
export type AgreedTerms = { entryCents: number; financedCents: number; instalmentCents: number; termMonths: number };
export type Consent = { textVersion: string; grantedAt: string };

/** Whether a value is a recorded consent: a text version and the instant it was granted. */
export const isConsent = (value: unknown): value is Consent =>
  isRecord(value) && isText(value.textVersion) && isText(value.grantedAt) && !Number.isNaN(Date.parse(value.grantedAt));

/** Refuses a document that is not of the kind its person type needs: CPF for PF, CNPJ for PJ. */
export function refuseDocument(fields: { personType: PersonType; document: string }): Refusal | undefined {
  const fits = fields.personType === 'PF' ? isCpf(fields.document) : isCnpj(fields.document);
  return fits ? undefined : { status: 422, body: { error: 'invalid', field: 'document' } };
}

/**
 * Reads the fields of a JSON body in the order of the checks; undeclared fields are left out.
 *
 * @returns the fields, or the first field that is missing or has an impossible value
 */
export function readFields<T extends object>(body: unknown, checks: FieldChecks<T>): ReadResult<T> {
  if (!isRecord(body)) return { problem: { error: 'malformed', field: 'body' } };
  const fields: Partial<T> = {};
  for (const field of Object.keys(checks) as (keyof T & string)[]) {
    const value = body[field];
    if (!checks[field](value)) return { problem: { error: value === undefined ? 'required' : 'invalid', field } };
    if (value !== undefined) fields[field] = value as T[typeof field];
  }
  return { fields: fields as T };
}
