import { DomainError, type ErrorCode, type FieldProblem } from '@estrada/domain/errors/index';
import { type MessageKey, messages, sharedCode } from '@estrada/domain/validation/index';
import type { z } from 'zod';

/**
 * Parses one part of a request by its schema. Undeclared fields are dropped, or each refused at its path where the
 * schema is strict.
 *
 * @param declared the error codes that the call declares
 * @throws DomainError with a field problem for every refused input: the declared code if only one fits, else DOM002
 */
export function parseInput(
  schema: z.ZodType | undefined,
  value: unknown,
  declared: readonly ErrorCode[] = [],
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) {
    const unstorable = findUnstorable(result.data, []);
    if (unstorable) throw new DomainError('DOM002', { fields: [{ path: unstorable, key: 'value.notAllowed' }] });
    return result.data;
  }
  const fields = result.error.issues.flatMap(problemsOf);
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
  return issue.code === 'invalid_type' && issue.expected === 'number' ? 'number.invalid' : 'value.notAllowed';
}
