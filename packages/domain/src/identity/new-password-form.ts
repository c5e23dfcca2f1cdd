import type { FieldProblem } from '../errors/domain-error.ts';
import { failedPasswordRules } from './password-policy.ts';

/** A new password, typed twice. */
export type NewPasswordForm = { newPassword: string; confirmation: string };
/** The same by who proves the old one. */
export type ChangePasswordForm = NewPasswordForm & { currentPassword: string };

/** What is wrong with a new password: each rule of the policy that it fails, a confirmation that is missing or differs. */
export function newPasswordProblems({ newPassword, confirmation }: NewPasswordForm): FieldProblem[] {
  const problems: FieldProblem[] = failedPasswordRules(newPassword).map((key) => ({ path: 'newPassword', key }));
  if (confirmation === '') problems.push({ path: 'confirmation', key: 'password.confirmationRequired' });
  else if (confirmation !== newPassword) problems.push({ path: 'confirmation', key: 'password.confirmationDiffers' });
  return problems;
}

/**
 * What is wrong with a change of password before the server looks anything up. That the new one equals the current one
 * can be said here already: who typed both knows it. Screen and server ask this same function.
 */
export function changePasswordProblems(form: ChangePasswordForm): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (form.currentPassword === '') problems.push({ path: 'currentPassword', key: 'password.required' });
  else if (form.currentPassword === form.newPassword)
    problems.push({ path: 'newPassword', key: 'password.sameAsLast' });
  return [...problems, ...newPasswordProblems(form)];
}
