export { makeAuthenticate } from './authenticate.ts';
export { makeCheckApiKey } from './check-api-key.ts';
export { users } from './identity.tables.ts';
export { hashPassword } from './passwords.ts';
export { identityRoutes } from './routes.ts';
export { openTokenService, type TokenService } from './tokens.ts';
