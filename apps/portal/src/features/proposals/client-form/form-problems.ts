import { businessTimeZone } from '@estrada/domain/calendar/index';
import type { FieldProblem, Language } from '@estrada/domain/errors/index';
import { isPresent } from '@estrada/domain/forms/ui';
import {
  missingForSending,
  normaliseClient,
  samePersonProblems,
  vehicleInfoProblems,
} from '@estrada/domain/proposals/registration/index';
import { renderMessage } from '@estrada/domain/validation/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { isSameValue } from '@estrada/web/records/form/merge-typed.ts';
import { get } from 'react-hook-form';
import type { FormValues } from './registration-form.ts';

/** A problem that prevents sending the proposal, with its message in the language of the screen. */
export type FormProblem = { path: string; message: string };

/** The problems that can be found while typing, with the paths of the form: all others are found by the server. */
function ownProblems({ client, vehicleAdditionalInfo }: FormValues): FieldProblem[] {
  const today = Temporal.Now.plainDateISO(businessTimeZone);
  const own = missingForSending(client, today).map((problem) => ({ ...problem, path: `client.${problem.path}` }));
  return [
    ...own,
    ...samePersonProblems(normaliseClient(client), vehicleAdditionalInfo.sellerDocument),
    ...vehicleInfoProblems(vehicleAdditionalInfo, today),
  ];
}

/**
 * The problems of the filled-in fields, by the server's rules: empty fields may be saved, and are reported when
 * sending.
 */
export const typedProblems = (values: FormValues): FieldProblem[] =>
  ownProblems(values).filter(({ path }) => isPresent(get(values, path)) && path !== 'client.responsibles');

/**
 * The problems of a proposal that only the server can find. The others are those of its saved values, which may not
 * apply any more: an RG has an issuer, the CNH chosen in its place has none.
 *
 * @param saved the form's values as saved
 */
export function problemsOfServer({ missing }: Pick<ProposalDetail, 'missing'>, saved: FormValues): FormProblem[] {
  const own = new Set(ownProblems(saved).map(({ path }) => path));
  return missing.filter(({ path }) => !own.has(path));
}

/**
 * What is still missing while the form is filled in: client and vehicle are checked as typed; the server's problems
 * remain until their field is changed.
 *
 * @param ofServer from `problemsOfServer`
 * @param saved the form's values as saved
 */
export function missingNow(
  ofServer: readonly FormProblem[],
  values: FormValues,
  saved: FormValues,
  language: Language,
): FormProblem[] {
  const own = ownProblems(values).map(({ path, key, params }) => ({
    path,
    message: renderMessage(key, language, params),
  }));
  const known = new Set(own.map(({ path }) => path));
  const isAgreed = values.authorization.creditRegistry && values.authorization.privacyNotice;
  const others = ofServer.filter(({ path }) => {
    if (known.has(path)) return false;
    if (path === 'authorization') return !isAgreed;
    return isSameValue(get(values, path), get(saved, path));
  });
  return [...own, ...others.map(({ path, message }) => ({ path, message }))];
}
