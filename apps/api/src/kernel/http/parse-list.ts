import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import type { z } from 'zod';
import { parseInput } from './parse-input.ts';

/**
 * Parses the parameters of a list. An empty filter (`?name=`) is none, and no parameter is silently ignored.
 *
 * @throws DomainError DOM002 at every name that the list does not declare, and as `parseInput`
 */
export function parseList(schema: z.ZodObject, parameters: unknown): unknown {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    return parseInput(schema, parameters);
  const entries = Object.entries(parameters);
  const unknown = entries.filter(([name]) => !Object.hasOwn(schema.shape, name));
  if (unknown.length > 0) {
    const fields = unknown.map(([path]): FieldProblem => ({ path, key: 'field.unknown' }));
    throw new DomainError('DOM002', { fields });
  }
  return parseInput(schema, Object.fromEntries(entries.filter(([, value]) => value !== '')));
}
