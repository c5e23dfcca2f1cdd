export { makeCheckApiKey, openPortalKey } from './api-keys.ts';
export { makeAuthenticate } from './authenticate.ts';
export { users } from './identity.tables.ts';
export { identityJobs } from './mail-code.ts';
export { hashPassword } from './passwords.ts';
export { identityRoutes } from './routes.ts';
export { openTokenService, type TokenService } from './tokens.ts';
