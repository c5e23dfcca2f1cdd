import type { FieldProblem } from '../errors/domain-error.ts';
import { messages } from './messages.ts';

/** The catalogue's code of refused inputs: the one that all of them have, DOM002 where they differ or have none of their own. */
export function sharedCode(problems: readonly FieldProblem[]) {
  const [code, ...others] = new Set(problems.map(({ key }) => messages[key].code));
  return code !== undefined && others.length === 0 ? code : 'DOM002';
}
