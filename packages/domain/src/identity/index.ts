export { failedPasswordRules, passwordMinLength } from './password-policy.ts';
