import { businessTimeZone } from '@estrada/domain/calendar/index';
import type { FieldProblem, Language } from '@estrada/domain/errors/index';
import { missingForSending, samePersonProblems } from '@estrada/domain/people/index';
import { vehicleProblems } from '@estrada/domain/proposals/index';
import { renderMessage } from '@estrada/domain/validation/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { isSameValue } from '@estrada/web/records/form/merge-typed.ts';
import { get } from 'react-hook-form';
import { type FormValues, toClient } from './form-values.ts';

/** Something that keeps the proposal from being sent, its words in the language of the screen. */
export type FormProblem = { path: string; message: string };

/** What the domain finds missing or wrong in the client as typed now, with the paths of the form. */
function clientProblems(values: FormValues): FieldProblem[] {
  const today = Temporal.Now.plainDateISO(businessTimeZone);
  const client = toClient(values);
  const own = missingForSending(client, today).map((problem) => ({ ...problem, path: `client.${problem.path}` }));
  return [...own, ...samePersonProblems(client, values.vehicleAdditionalInfo.sellerDocument)];
}

/** What can be checked as it is typed: of the rest only the server knows. */
const ownProblems = (values: FormValues): FieldProblem[] => [
  ...clientProblems(values),
  ...vehicleProblems(values.vehicleAdditionalInfo),
];

const isPresent = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** What is wrong with what is given, by the rules of the server: the record may have gaps, and sending names them. */
export const typedProblems = (values: FormValues): FieldProblem[] =>
  ownProblems(values).filter(({ path }) => isPresent(get(values, path)) && path !== 'client.responsibles');

/**
 * What is still missing while the form is being filled in: client and vehicle checked as typed, and of what only the server
 * knows, whatever has not been touched since it said so.
 *
 * @param saved the form as the proposal holds it
 */
export function missingNow(
  proposal: Pick<ProposalDetail, 'missing'>,
  values: FormValues,
  saved: FormValues,
  language: Language,
): FormProblem[] {
  const own = ownProblems(values).map(({ path, key, params }) => ({
    path,
    message: renderMessage(key, language, params),
  }));
  const known = new Set(own.map(({ path }) => path));
  const isAgreed = values.consents.creditRegistry && values.consents.privacyNotice;
  const others = proposal.missing.filter(({ path }) => {
    if (known.has(path)) return false;
    if (path === 'consents') return !isAgreed;
    return isSameValue(get(values, path), get(saved, path));
  });
  return [...own, ...others.map(({ path, message }) => ({ path, message }))];
}
