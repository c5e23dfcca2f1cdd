export { failedPasswordRules, passwordMinLength, passwordRules } from './password-policy.ts';
export { bareCode, type ResetForm, resetFormProblems } from './reset-form.ts';
export {
  type CodeRefusal,
  codeExpiry,
  isCodeInForce,
  judgeCodeTry,
  passwordDaysValid,
  refuseCodeTry,
  verificationCodeDigits,
  verificationCodeMinutes,
  verificationCodeTries,
} from './verification-code.ts';
