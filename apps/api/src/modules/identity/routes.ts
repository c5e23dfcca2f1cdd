import { DomainError } from '@estrada/domain/errors/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf } from '../../kernel/context.ts';
import { flow, type Route, read, write } from '../../kernel/route.ts';
import { makeAnswerChallenge } from './login/answer-challenge.ts';
import { type BotCheck, makeLogin } from './login/login.ts';
import { makeLookUpUserType } from './login/look-up-user-type.ts';
import { makeChangePassword } from './passwords/change-password.ts';
import { makeForgotPassword } from './passwords/forgot-password.ts';
import { makeResetPassword } from './passwords/reset-password.ts';
import { readCommonConfiguration } from './read-common-configuration.ts';
import { makeChooseActiveDealer } from './session/choose-active-dealer.ts';
import { logout } from './session/logout.ts';
import { makeRefreshSession } from './session/refresh-session.ts';
import type { TokenService } from './session/tokens.ts';
import { makeFinishSingleSignOn } from './single-sign-on/finish-single-sign-on.ts';
import type { HandOver } from './single-sign-on/provider-account.ts';
import { makeStartSingleSignOn } from './single-sign-on/start-single-sign-on.ts';

export const identityRoutes = (tokens: TokenService, choices: { handOver: HandOver; botCheck: BotCheck }): Route[] => [
  flow(endpoints.lookUpUserType, makeLookUpUserType(choices.handOver)),
  flow(endpoints.login, makeLogin(tokens, choices.botCheck)),
  flow(endpoints.startSingleSignOn, makeStartSingleSignOn(tokens, choices.handOver)),
  flow(endpoints.finishSingleSignOn, makeFinishSingleSignOn(tokens, choices.handOver)),
  flow(endpoints.answerChallenge, makeAnswerChallenge(tokens)),
  flow(endpoints.forgotPassword, makeForgotPassword(tokens)),
  flow(endpoints.resetPassword, makeResetPassword(tokens)),
  flow(endpoints.refreshSession, makeRefreshSession(tokens)),
  write(endpoints.chooseActiveDealer, makeChooseActiveDealer(tokens)),
  write(endpoints.logout, logout),
  flow(endpoints.changePassword, makeChangePassword(tokens)),
  read(endpoints.readCommonConfiguration, readCommonConfiguration),
  read(endpoints.readMenuPermissions, async ({ params }, context) => {
    const { viewer } = callerOf(context);
    if (params.username !== viewer.username || params.type !== viewer.userType) throw new DomainError('SEC004');
    return { ...viewer.permissions };
  }),
];
