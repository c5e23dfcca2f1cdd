import type { FieldProblem } from '../errors/domain-error.ts';
import { failedPasswordRules } from './password-policy.ts';

/** A new password, typed twice. */
export type NewPasswordForm = { newPassword: string; confirmation: string };
/** The same for a user who proves the old one. */
export type ChangePasswordForm = NewPasswordForm & { currentPassword: string };

/** The problems of a new password: each violated rule of the policy, a missing or different confirmation. */
export function newPasswordProblems({ newPassword, confirmation }: NewPasswordForm): FieldProblem[] {
  const problems: FieldProblem[] = failedPasswordRules(newPassword).map((key) => ({ path: 'newPassword', key }));
  if (confirmation === '') problems.push({ path: 'confirmation', key: 'password.confirmationRequired' });
  else if (confirmation !== newPassword) problems.push({ path: 'confirmation', key: 'password.confirmationDiffers' });
  return problems;
}

/**
 * The problems of a change of password before any look-up. That the new one equals the current one is checked here
 * already, because both were typed. Screen and server call this function.
 */
export function changePasswordProblems(form: ChangePasswordForm): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (form.currentPassword === '') problems.push({ path: 'currentPassword', key: 'password.required' });
  else if (form.currentPassword === form.newPassword)
    problems.push({ path: 'newPassword', key: 'password.sameAsLast' });
  return [...problems, ...newPasswordProblems(form)];
}
