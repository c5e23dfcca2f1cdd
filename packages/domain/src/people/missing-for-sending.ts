import type { FieldProblem } from '../errors/domain-error.ts';
import type { ClientForm } from './client-form.ts';
import { collectProblems } from './collect-problems.ts';
import { companyProblems } from './company-checks.ts';
import { individualProblems } from './individual-checks.ts';
import { checkAgents, checkGuarantors } from './people-checks.ts';

/**
 * What still keeps a client's registration from being sent with a proposal: missing and invalid fields, in the order of the form.
 *
 * @param today the business day, for ages and for dates that may not be in the future
 * @returns empty when the registration is complete; paths are relative to the client (`identification.motherName`)
 */
export function missingForSending(client: ClientForm, today: Temporal.PlainDate): FieldProblem[] {
  const own = client.personType === 'PF' ? individualProblems(client, today) : companyProblems(client, today);
  const others = collectProblems();
  checkGuarantors(others.within('guarantors'), client.guarantors, today);
  checkAgents(others.within('attorneys'), client.attorneys, today);
  return [...own, ...others.problems];
}
