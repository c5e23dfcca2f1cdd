import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';

/** Who found it: the domain's rules on this page, or the server. */
type Finder = 'domain' | 'server';

/** What is wrong at one field. */
export type Problem = { path: string; key: string; message: string };

/** A problem as the form holds it: who found it and the key of its words, so that a part can know it again. */
export const errorOf = (finder: Finder, { key, message }: Omit<Problem, 'path'>) => ({
  type: `${finder}:${key}`,
  message,
});

/** The key of the words at a field; undefined where nothing is wrong. */
export const keyOfError = (error: { type?: unknown } | undefined): string | undefined =>
  typeof error?.type === 'string' ? error.type.replace(/^\w+:/, '') : undefined;

/**
 * Problems in the shape of the form. A field says one thing at a time, the first; a list says what is wrong with it as a
 * whole once its parts are right.
 */
export function toFieldErrors<Values extends FieldValues>(problems: readonly Problem[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const problem of problems) {
    const isInside = problems.some(({ path }) => path.startsWith(`${problem.path}.`));
    if (!isInside && get(errors, problem.path) === undefined) set(errors, problem.path, errorOf('domain', problem));
  }
  return errors;
}

/** The refusals of the server among them: a check of the rules knows nothing of these and must not take them away. */
export function retainRefusals<Values extends FieldValues>(
  found: FieldErrors<Values>,
  before: FieldErrors<Values>,
): FieldErrors<Values> {
  for (const { path, isOfServer } of errorPaths(before))
    if (isOfServer && get(found, path) === undefined) set(found, path, get(before, path));
  return found;
}

/** Where something is wrong, and who found it. */
export function errorPaths(errors: object, path = ''): { path: string; isOfServer: boolean }[] {
  const { type } = errors as { type?: unknown };
  if (typeof type === 'string') return [{ path, isOfServer: type.startsWith('server:') }];
  return Object.entries(errors).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? errorPaths(inner, path === '' ? key : `${path}.${key}`) : [],
  );
}
