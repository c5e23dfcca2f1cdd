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

/** Something that keeps the proposal from being sent, its words in the language of the screen. */
export type FormProblem = { path: string; message: string };

/** What can be checked as it is typed, with the paths of the form: of the rest only the server knows. */
function ownProblems({ client, vehicleAdditionalInfo }: FormValues): FieldProblem[] {
  const today = Temporal.Now.plainDateISO(businessTimeZone);
  const own = missingForSending(client, today).map((problem) => ({ ...problem, path: `client.${problem.path}` }));
  return [
    ...own,
    ...samePersonProblems(normaliseClient(client), vehicleAdditionalInfo.sellerDocument),
    ...vehicleInfoProblems(vehicleAdditionalInfo, today),
  ];
}

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
