import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { sharedCode } from '@estrada/domain/validation/index';

/**
 * Refuses a password form that has problems.
 *
 * @throws DomainError USE030 when the new password fails the policy and nothing else is wrong, else DOM002
 */
export function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  throw new DomainError(sharedCode(problems), { fields: [...problems] });
}
