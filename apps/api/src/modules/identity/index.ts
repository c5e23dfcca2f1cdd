export { makeCheckApiKey, openPortalKey } from './api-keys.ts';
export { makeAuthenticate } from './authenticate.ts';
export { identityJobs } from './identity.jobs.ts';
export {
  endAllSessions,
  findSessionWithUser,
  removeCodes,
  type UserRow,
  updateSession,
  updateUser,
} from './identity.repository.ts';
export { sentMails, userDealers, users } from './identity.tables.ts';
export { hashPassword, noPassword, spendPassword } from './passwords.ts';
export { identityRoutes } from './routes.ts';
export { sendCode } from './send-code.ts';
export { issueTokens } from './session-view.ts';
export { sweepSessions } from './sweep-sessions.ts';
export { tellOldAddress } from './tell-old-address.ts';
export { openTokenService, type TokenService } from './tokens.ts';
