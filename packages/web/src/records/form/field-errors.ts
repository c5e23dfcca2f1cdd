import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';

/** The source of a problem: the domain's rules on this page, or the server. */
type Finder = 'domain' | 'server';

/** The problem of one field. */
export type Problem = { path: string; key: string; message: string };

/** A problem in the format of the form: its source and the key of its message, so that components can identify it. */
export const errorOf = (finder: Finder, { key, message }: Omit<Problem, 'path'>) => ({
  type: `${finder}:${key}`,
  message,
});

/** The key of a field's message; undefined without a problem. */
export const keyOfError = (error: { type?: unknown } | undefined): string | undefined =>
  typeof error?.type === 'string' ? error.type.replace(/^\w+:/, '') : undefined;

/**
 * Problems in the format of the form. A field shows one at a time, the first; a list shows its own problem once its
 * parts are valid.
 */
export function toFieldErrors<Values extends FieldValues>(problems: readonly Problem[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const problem of problems) {
    const isInside = problems.some(({ path }) => path.startsWith(`${problem.path}.`));
    if (!isInside && get(errors, problem.path) === undefined) set(errors, problem.path, errorOf('domain', problem));
  }
  return errors;
}

/** The server's refusals among the errors: a run of the rules does not know these and must not remove them. */
export function retainRefusals<Values extends FieldValues>(
  found: FieldErrors<Values>,
  before: FieldErrors<Values>,
): FieldErrors<Values> {
  for (const { path, isOfServer } of errorPaths(before))
    if (isOfServer && get(found, path) === undefined) set(found, path, get(before, path));
  return found;
}

/** The paths with errors, and their sources. */
export function errorPaths(errors: object, path = ''): { path: string; isOfServer: boolean }[] {
  const { type } = errors as { type?: unknown };
  if (typeof type === 'string') return [{ path, isOfServer: type.startsWith('server:') }];
  return Object.entries(errors).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null ? errorPaths(inner, path === '' ? key : `${path}.${key}`) : [],
  );
}
