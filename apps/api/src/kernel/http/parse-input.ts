import { DomainError, type ErrorCode, type FieldProblem } from '@estrada/domain/errors/index';
import { type MessageKey, messages, sharedCode } from '@estrada/domain/validation/index';
import type { z } from 'zod';
import { findUnknown } from './find-unknown.ts';

/**
 * Parses a value from outside by its schema. Undeclared fields are dropped, or each refused at its path where the schema
 * is strict.
 *
 * @param declared the error codes that the call declares
 * @throws DomainError with a field problem for every refused input: the declared code if only one fits, else DOM002
 */
export function parseInput(
  schema: z.ZodType | undefined,
  value: unknown,
  declared: readonly ErrorCode[] = [],
): unknown {
  return schema && parse(schema, value, declared, []);
}

/**
 * Parses the query or the body of a call. No field is ignored: an undeclared one is refused at its path, at any depth,
 * and so is every field of a part that the call does not have.
 *
 * @throws DomainError as `parseInput`
 */
export function parseQuestion(
  schema: z.ZodType | undefined,
  value: unknown,
  declared: readonly ErrorCode[] = [],
): unknown {
  const unknown = schema ? findUnknown(schema, value) : namesOf(value).map((name) => [name]);
  const problems = unknown.map((path): FieldProblem => ({ path: path.join('.'), key: 'field.unknown' }));
  if (schema) return parse(schema, value, declared, problems);
  if (problems.length > 0) throw new DomainError('DOM002', { fields: problems });
  return undefined;
}

/** `parseQuestion` for the filters and the page of a list: an empty filter (`?name=`) is none. */
export function parseList(schema: z.ZodType | undefined, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return parseQuestion(schema, value);
  return parseQuestion(schema, Object.fromEntries(Object.entries(value).filter(([, filter]) => filter !== '')));
}

const namesOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

function parse(
  schema: z.ZodType,
  value: unknown,
  declared: readonly ErrorCode[],
  unknown: readonly FieldProblem[],
): unknown {
  const result = schema.safeParse(value);
  if (result.success && unknown.length === 0) {
    const unstorable = findUnstorable(result.data, []);
    if (unstorable) throw new DomainError('DOM002', { fields: [{ path: unstorable, key: 'value.notAllowed' }] });
    return result.data;
  }
  const fields = [...unknown, ...(result.error?.issues.flatMap(problemsOf) ?? [])];
  const code = sharedCode(fields);
  throw new DomainError(declared.includes(code) ? code : 'DOM002', { fields });
}

/** Where a text contains what PostgreSQL cannot store: the character U+0000, or half of a surrogate pair. */
function findUnstorable(value: unknown, path: string[]): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') : undefined;
  if (!value || typeof value !== 'object') return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorable(part, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), key: 'field.unknown' }));
  return [{ path: issue.path.join('.'), key: keyOf(issue), ...paramsOf(issue) }];
}

/** The parameters of the message: the limit that was exceeded, or those of a domain rule. */
function paramsOf(issue: z.core.$ZodIssue): Pick<FieldProblem, 'params'> {
  if (issue.code === 'custom') return issue.params ? { params: issue.params } : {};
  if (issue.code === 'too_big') return { params: { max: Number(issue.maximum) } };
  return issue.code === 'too_small' ? { params: { min: Number(issue.minimum) } } : {};
}

/** Schemas name the message key as their error; zod's own errors are mapped by kind. */
function keyOf(issue: z.core.$ZodIssue): MessageKey {
  if (issue.code === 'invalid_type' && issue.input === undefined && !Object.hasOwn(messages, issue.message))
    return 'required';
  if (Object.hasOwn(messages, issue.message)) return issue.message as MessageKey;
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'text.tooLong' : 'number.invalid';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'text.tooShort' : 'number.invalid';
  return issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected)
    ? 'number.invalid'
    : 'value.notAllowed';
}
