import { DomainError } from '@estrada/domain/errors/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf } from '../../kernel/context.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import { makeChooseActiveDealer } from './choose-active-dealer.ts';
import { makeForgotPassword } from './forgot-password.ts';
import { endSessions } from './identity.repository.ts';
import { makeLogin } from './login.ts';
import { lookUpUserType } from './look-up-user-type.ts';
import { makeRefreshSession } from './refresh-session.ts';
import { makeResetPassword } from './reset-password.ts';
import type { TokenService } from './tokens.ts';

export const identityRoutes = (tokens: TokenService): Route[] => [
  flow(endpoints.lookUpUserType, lookUpUserType),
  flow(endpoints.login, makeLogin(tokens)),
  flow(endpoints.forgotPassword, makeForgotPassword(tokens)),
  flow(endpoints.resetPassword, makeResetPassword(tokens)),
  flow(endpoints.refreshSession, makeRefreshSession(tokens)),
  write(endpoints.chooseActiveDealer, makeChooseActiveDealer(tokens)),
  write(endpoints.logout, async (_input, context) => {
    const { viewer, sessionId } = callerOf(context);
    await endSessions(context.db, [sessionId], 'logout', context.now);
    context.audit({ action: 'logout', entity: 'user', entityId: viewer.userId, after: { sessionId } });
    context.http.setRefreshCookie(null);
    return { ended: true };
  }),
  read(endpoints.readMenuPermissions, async ({ params }, context) => {
    const { viewer } = callerOf(context);
    if (params.username !== viewer.username || params.type !== viewer.userType) throw new DomainError('SEC004');
    return { ...viewer.permissions };
  }),
];
