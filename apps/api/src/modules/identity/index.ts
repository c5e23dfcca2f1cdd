export { allowedRedirect } from './allowed-redirect.ts';
export { makeCheckApiKey, openPortalKey } from './api-keys.ts';
export {
  endAllSessions,
  findSessionWithUser,
  removeCodes,
  selectCertifications,
  type UserRow,
  updateSession,
  updateUser,
  writeProfileRights,
} from './identity.repository.ts';
export { identitySchedule } from './identity.schedule.ts';
export { sentMails, sessions, uploadedCertifications, userDealers, users } from './identity.tables.ts';
export { handleIdentityJobs } from './jobs/index.ts';
export { type BotCheck, limitLikelyBots } from './login/login.ts';
export { mailCertificationWarning } from './mails/mail-certification-warning.ts';
export { notifyOldAddress } from './mails/notify-old-address.ts';
export { issueCode, sendCode } from './mails/send-code.ts';
export { hashVerificationCode, matchesVerificationCode, verificationCodeOf } from './mails/verification-codes.ts';
export { hashPassword, noPassword, spendPassword } from './passwords/passwords.ts';
export { identityRoutes } from './routes.ts';
export { makeAuthenticate } from './session/authenticate.ts';
export { issueTokens } from './session/session-view.ts';
export { openTokenService, type TokenService } from './session/tokens.ts';
export { viewersOf } from './session/viewers-of.ts';
export {
  isTccManagerOf,
  listTccManagers,
  makeTccManagerCheck,
  type TccManagerRow,
  tccManagerTables,
} from './tcc-managers.ts';
