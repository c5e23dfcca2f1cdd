import type { FieldProblem } from '../errors/domain-error.ts';
import { type NewPasswordForm, newPasswordProblems } from './new-password-form.ts';
import { verificationCodeDigits } from './verification-code.ts';

/** The input for setting a new password with a code. */
export type ResetForm = NewPasswordForm & { verificationCode: string };

/** A code for comparison: users copy it with spaces around and inside. */
export const bareCode = (typed: string): string => typed.replace(/\s+/g, '');

/**
 * The problems of the form before any look-up: every missing field, a code without six digits, each violated rule of
 * the policy, a different confirmation. Screen and server call this function.
 */
export function resetFormProblems(form: ResetForm): FieldProblem[] {
  const code = bareCode(form.verificationCode);
  const problems: FieldProblem[] = [];
  if (code === '') problems.push({ path: 'verificationCode', key: 'verificationCode.required' });
  else if (!/^\d+$/.test(code) || code.length !== verificationCodeDigits)
    problems.push({ path: 'verificationCode', key: 'verificationCode.format' });
  return [...problems, ...newPasswordProblems(form)];
}
