import type { FieldProblem } from '../errors/domain-error.ts';
import { type NewPasswordForm, newPasswordProblems } from './new-password-form.ts';
import { verificationCodeDigits } from './verification-code.ts';

/** What is typed to set a new password with a code. */
export type ResetForm = NewPasswordForm & { verificationCode: string };

/** A code as it is compared: people copy it with spaces around and inside. */
export const bareCode = (typed: string): string => typed.replace(/\s+/g, '');

/**
 * What is wrong with the form before anything is looked up: every missing field, a code that is no six digits, each rule
 * of the policy that the password fails, a confirmation that differs. Screen and server ask this same function.
 */
export function resetFormProblems(form: ResetForm): FieldProblem[] {
  const code = bareCode(form.verificationCode);
  const problems: FieldProblem[] = [];
  if (code === '') problems.push({ path: 'verificationCode', key: 'verificationCode.required' });
  else if (!/^\d+$/.test(code) || code.length !== verificationCodeDigits)
    problems.push({ path: 'verificationCode', key: 'verificationCode.format' });
  return [...problems, ...newPasswordProblems(form)];
}
