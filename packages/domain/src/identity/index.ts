export { bareUsername } from './bare-username.ts';
export { defaultBotScore, isLikelyBot, likelyBotLogins } from './bot-score.ts';
export {
  type GrantedUser,
  type Granter,
  grantableRoles,
  helpsUser,
  managesUser,
  mayGrant,
  mayGrantPermission,
  permissionsOf,
  type UserActs,
  userActs,
} from './granting.ts';
export { maskAddress } from './mask-address.ts';
export {
  type ChangePasswordForm,
  changePasswordProblems,
  type NewPasswordForm,
  newPasswordProblems,
} from './new-password-form.ts';
export { expiryWarning, expiryWarningDays, isPasswordExpired } from './password-expiry.ts';
export { failedPasswordRules, passwordMinLength, passwordRules } from './password-policy.ts';
export { checkPasswordTry, type PasswordTry } from './password-try.ts';
export { bareCode, type ResetForm, resetFormProblems } from './reset-form.ts';
export { type AccountAct, accountStatus, changeAccount } from './user-account.ts';
export { normaliseUser, noUser, tiesGmfToDealer, type UserForm, userProblems } from './user-form.ts';
export {
  type CodeRefusal,
  checkCodeTry,
  codeExpiry,
  isCodeInForce,
  passwordDaysValid,
  refuseCodeTry,
  verificationCodeDigits,
  verificationCodeMinutes,
  verificationCodeTries,
} from './verification-code.ts';
