import { bareCode } from '@estrada/domain/identity/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { flag, recordId, username } from '../fields.ts';
import { sessionUser } from './session-user.ts';

const password = z
  .string({ error: 'password.required' })
  .min(1, { error: 'password.required' })
  .max(200, { error: 'text.tooLong' });

const typed = (missing: MessageKey) => z.string({ error: missing }).max(200, { error: 'text.tooLong' });

/** `sessionEndsAt`: the latest end of the session, whatever its use */
const tokens = {
  idToken: z.string(),
  permissionToken: z.string(),
  sessionEndsAt: z.iso.datetime(),
  user: sessionUser,
};

/** A part of the identity provider's redirect; some providers send long ones. */
const returned = z.string({ error: 'required' }).min(1, { error: 'required' }).max(4_000, { error: 'text.tooLong' });

export const identityEndpoints = {
  ...defineEndpoints({ area: 'identity', family: 'users', access: 'anonymous' })({
    lookUpUserType: {
      route: 'GET /auth/login/userType',
      summary: ['Tipo de usuário para o primeiro passo do login', 'User type for the first step of the sign-in'],
      query: z.object({ username }),
      response: z.object({ userType: z.enum(['GMF', 'DEALER']), redirectURL: z.string().nullable() }),
      errors: ['USE002', 'USE029'],
    },
    login: {
      route: 'POST /auth/login',
      summary: ['Entrar com usuário e senha', 'Sign in with username and password'],
      body: z.object({
        username,
        password,
        endOtherSession: z.boolean().default(false),
        /** API clients without cookies request the refresh token in the response */
        returnRefreshToken: z.boolean().default(false),
      }),
      bodyEncoding: 'base64',
      response: z.object({
        status: z.enum(['AUTHORIZED', 'CONFIRMED', 'NEW_PASSWORD_REQUIRED']),
        idToken: z.string().nullable(),
        permissionToken: z.string().nullable(),
        refreshToken: z.string().nullable(),
        sessionEndsAt: z.iso.datetime().nullable(),
        type: z.enum(['GMF', 'DEALER']),
        user: sessionUser,
        /** with NEW_PASSWORD_REQUIRED: opens `answerChallenge`, once and for a few minutes */
        challengeToken: z.string().nullable(),
      }),
      errors: ['USE002', 'USE012', 'USE023', 'USE025', 'USE029'],
    },
    startSingleSignOn: {
      route: 'POST /auth/redirect/start',
      summary: ['Iniciar o login corporativo neste navegador', 'Start the company sign-in in this browser'],
      /** the expected user, as a hint for the provider's page; it decides nothing */
      body: z.object({ username: username.optional() }),
      /** the browser's next address */
      response: z.object({ address: z.string() }),
      errors: ['SIS004', 'SIS006', 'USE029'],
    },
    finishSingleSignOn: {
      route: 'POST /auth/redirect',
      summary: ['Entrar com a resposta do login corporativo', 'Sign in with the response of the company sign-in'],
      /** the provider's part of the address, unchanged: a code, or the name of its refusal */
      body: z.object({
        state: returned,
        code: returned.optional(),
        error: returned.optional(),
        iss: returned.optional(),
        endOtherSession: z.boolean().default(false),
      }),
      response: z.object(tokens),
      errors: ['SEC001', 'SEC004', 'SIS004', 'SIS006', 'USE021', 'USE023', 'USE025', 'USE029'],
    },
    refreshSession: {
      route: 'POST /auth/refreshToken',
      summary: ['Renovar a sessão', 'Renew the session'],
      /** `username`: the session's user as the client expects; another one's is refused */
      body: z.object({ refreshToken: z.string().max(200).optional(), username: username.optional() }),
      response: z.object({ ...tokens, refreshToken: z.string().nullable() }),
      errors: ['SEC002', 'SEC003', 'USE023'],
    },
    readCommonConfiguration: {
      family: 'dealer',
      access: { anyOf: ['common-configuration'] },
      route: 'GET /dealers/parameters/profiles/commons',
      summary: ['Configuração comum da concessionária', 'Shared configuration of the dealer'],
      query: z.object({ dealerId: recordId }),
      response: z.object({
        dealerId: recordId,
        esignEnabled: z.boolean(),
        createPropose: z.boolean(),
        viewPaymentReport: z.boolean(),
      }),
      errors: ['SEC004'],
    },
  }),
  ...defineEndpoints({ area: 'identity', family: 'users', access: 'public-key' })({
    /** `chalenge` is spelt as on the wire. */
    answerChallenge: {
      route: 'POST /auth/chalenge',
      summary: ['Definir a primeira senha', 'Set the first password'],
      /** the input is checked by `newPasswordProblems` of the domain, on the screen and on the server */
      body: z.object({
        username,
        challengeToken: typed('required'),
        newPassword: typed('password.required'),
        confirmation: typed('password.confirmationRequired'),
      }),
      bodyEncoding: 'base64',
      response: z.object({ changed: z.boolean() }),
      errors: ['SEC004', 'USE004', 'USE014', 'USE029', 'USE030'],
    },
    forgotPassword: {
      route: 'POST /auth/forgotPassword',
      summary: ['Solicitar o código para uma nova senha', 'Request the code for a new password'],
      body: z.object({ username }),
      /** the same for every name, so that accounts cannot be probed */
      response: z.object({ sent: z.boolean() }),
      errors: ['SEC004', 'USE013', 'USE029'],
    },
    resetPassword: {
      route: 'POST /auth/resetPassword',
      summary: ['Definir uma nova senha com o código', 'Set a new password with the code'],
      /** the input is checked by `resetFormProblems` of the domain, on the screen and on the server */
      body: z.object({
        username,
        verificationCode: typed('verificationCode.required').transform(bareCode),
        newPassword: typed('password.required'),
        confirmation: typed('password.confirmationRequired'),
      }),
      bodyEncoding: 'base64',
      response: z.object({ changed: z.boolean() }),
      errors: ['SEC004', 'USE011', 'USE013', 'USE014', 'USE029', 'USE030'],
    },
  }),
  ...defineEndpoints({ area: 'identity', family: 'users', access: 'user' })({
    changePassword: {
      route: 'POST /auth/changePassword',
      summary: ['Trocar a própria senha', "Change one's own password"],
      /** the input is checked by `changePasswordProblems` of the domain, on the screen and on the server */
      body: z.object({
        currentPassword: typed('password.required'),
        newPassword: typed('password.required'),
        confirmation: typed('password.confirmationRequired'),
        returnRefreshToken: z.boolean().default(false),
      }),
      bodyEncoding: 'base64',
      /** every session of the user ends; the caller continues with these tokens */
      response: z.object({ ...tokens, refreshToken: z.string().nullable() }),
      errors: ['USE004', 'USE012', 'USE014', 'USE029', 'USE030'],
    },
    logout: {
      route: 'POST /auth/logout',
      summary: ['Sair', 'Sign out'],
      /**
       * `leaving`: the page was closed, perhaps only to reload; the session ends unless it is renewed within seconds
       */
      query: z.object({
        leaving: flag,
        /** when the token of the page was issued (its `iat`): a session renewed since then was not left */
        issuedAt: z.coerce.number<string>().int().optional(),
      }),
      response: z.object({ ended: z.boolean() }),
    },
    chooseActiveDealer: {
      route: 'PUT /userTypes/DEALER/users/{username}/active/dealer/{dealerId}',
      summary: ['Trocar a concessionária ativa', 'Change the active dealer'],
      params: z.object({ username, dealerId: recordId }),
      response: z.object(tokens),
      errors: ['SEC004'],
    },
    readMenuPermissions: {
      route: 'GET /userTypes/{type}/users/{username}/menuPermissions',
      summary: ['Permissões de menu do usuário', "The user's menu permissions"],
      params: z.object({ type: z.enum(['GMF', 'DEALER'], { error: 'value.notAllowed' }), username }),
      response: sessionUser.shape.permissions,
      errors: ['SEC004'],
    },
  }),
};
