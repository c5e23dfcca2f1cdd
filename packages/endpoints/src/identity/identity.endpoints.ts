import { bareCode } from '@estrada/domain/identity/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { flag, recordId, username } from '../fields.ts';
import { sessionUser } from './session-user.ts';

const password = z
  .string({ error: 'password.required' })
  .min(1, { error: 'password.required' })
  .max(200, { error: 'text.tooLong' });
const typed = (missing: MessageKey) => z.string({ error: missing }).max(200, { error: 'text.tooLong' });

/** `sessionEndsAt`: after it nothing renews the session, however much it is used */
const tokens = {
  idToken: z.string(),
  permissionToken: z.string(),
  sessionEndsAt: z.iso.datetime(),
  user: sessionUser,
};

export const lookUpUserType = defineEndpoint({
  name: 'lookUpUserType',
  area: 'identity',
  method: 'GET',
  family: 'users',
  path: '/auth/login/userType',
  summary: { pt: 'Tipo de usuário para o primeiro passo do login', en: 'User type for the first step of the sign-in' },
  access: 'anonymous',
  query: z.object({ username }),
  response: z.object({ userType: z.enum(['GMF', 'DEALER']), redirectURL: z.string().nullable() }),
  errors: ['USE002', 'USE029'],
});

export const login = defineEndpoint({
  name: 'login',
  area: 'identity',
  method: 'POST',
  family: 'users',
  path: '/auth/login',
  summary: { pt: 'Entrar com usuário e senha', en: 'Sign in with user name and password' },
  access: 'anonymous',
  body: z.object({
    username,
    password,
    endOtherSession: z.boolean().default(false),
    /** API clients without cookies ask for the refresh token in the answer */
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
});

/** A part of what the identity provider sent the browser back with; some make theirs long. */
const returned = z.string({ error: 'required' }).min(1, { error: 'required' }).max(4_000, { error: 'text.tooLong' });

export const startSingleSignOn = defineEndpoint({
  name: 'startSingleSignOn',
  area: 'identity',
  method: 'POST',
  family: 'users',
  path: '/auth/redirect/start',
  summary: { pt: 'Começar o login corporativo neste navegador', en: 'Begin the company sign-in in this browser' },
  access: 'anonymous',
  /** who is believed to be there, for the provider's page; it decides nothing */
  body: z.object({ username: username.optional() }),
  /** where the browser goes now */
  response: z.object({ address: z.string() }),
  errors: ['SIS004', 'SIS006', 'USE029'],
});

export const finishSingleSignOn = defineEndpoint({
  name: 'finishSingleSignOn',
  area: 'identity',
  method: 'POST',
  family: 'users',
  path: '/auth/redirect',
  summary: { pt: 'Entrar com a resposta do login corporativo', en: 'Sign in with the answer of the company sign-in' },
  access: 'anonymous',
  /** what the provider put into the address, as it came: a code, or the name of its refusal */
  body: z.object({
    state: returned,
    code: returned.optional(),
    error: returned.optional(),
    iss: returned.optional(),
    endOtherSession: z.boolean().default(false),
  }),
  response: z.object(tokens),
  errors: ['SEC001', 'SEC004', 'SIS004', 'SIS006', 'USE021', 'USE023', 'USE025', 'USE029'],
});

/** `chalenge` is spelt as on the wire. */
export const answerChallenge = defineEndpoint({
  name: 'answerChallenge',
  area: 'identity',
  method: 'POST',
  family: 'users',
  path: '/auth/chalenge',
  summary: { pt: 'Definir a primeira senha', en: 'Set the first password' },
  access: 'public-key',
  /** what is typed is checked by `newPasswordProblems` of the domain, on the screen and on the server */
  body: z.object({
    username,
    challengeToken: typed('required'),
    newPassword: typed('password.required'),
    confirmation: typed('password.confirmationRequired'),
  }),
  bodyEncoding: 'base64',
  response: z.object({ changed: z.boolean() }),
  errors: ['SEC004', 'USE004', 'USE014', 'USE029', 'USE030'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  area: 'identity',
  method: 'POST',
  family: 'users',
  path: '/auth/changePassword',
  summary: { pt: 'Trocar a própria senha', en: "Change one's own password" },
  access: 'user',
  /** what is typed is checked by `changePasswordProblems` of the domain, on the screen and on the server */
  body: z.object({
    currentPassword: typed('password.required'),
    newPassword: typed('password.required'),
    confirmation: typed('password.confirmationRequired'),
    returnRefreshToken: z.boolean().default(false),
  }),
  bodyEncoding: 'base64',
  /** every session of the person ends; the caller goes on with these */
  response: z.object({ ...tokens, refreshToken: z.string().nullable() }),
  errors: ['USE004', 'USE012', 'USE014', 'USE029', 'USE030'],
});

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  area: 'identity',
  method: 'POST',
  family: 'users',
  path: '/auth/forgotPassword',
  summary: { pt: 'Pedir o código para uma nova senha', en: 'Ask for the code for a new password' },
  access: 'public-key',
  body: z.object({ username }),
  /** the same for every name, so that nothing is learned of accounts by asking */
  response: z.object({ sent: z.boolean() }),
  errors: ['SEC004', 'USE013', 'USE029'],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  area: 'identity',
  method: 'POST',
  family: 'users',
  path: '/auth/resetPassword',
  summary: { pt: 'Definir uma nova senha com o código', en: 'Set a new password with the code' },
  access: 'public-key',
  /** what is typed is checked by `resetFormProblems` of the domain, on the screen and on the server */
  body: z.object({
    username,
    verificationCode: typed('verificationCode.required').transform(bareCode),
    newPassword: typed('password.required'),
    confirmation: typed('password.confirmationRequired'),
  }),
  bodyEncoding: 'base64',
  response: z.object({ changed: z.boolean() }),
  errors: ['SEC004', 'USE011', 'USE013', 'USE014', 'USE029', 'USE030'],
});

export const refreshSession = defineEndpoint({
  name: 'refreshSession',
  area: 'identity',
  method: 'POST',
  family: 'users',
  path: '/auth/refreshToken',
  summary: { pt: 'Renovar a sessão', en: 'Renew the session' },
  access: 'anonymous',
  /** `username`: whose session the client takes it for; another one's is refused */
  body: z.object({ refreshToken: z.string().max(200).optional(), username: username.optional() }),
  response: z.object({ ...tokens, refreshToken: z.string().nullable() }),
  errors: ['SEC002', 'SEC003', 'USE023'],
});

export const logout = defineEndpoint({
  name: 'logout',
  area: 'identity',
  method: 'POST',
  family: 'users',
  path: '/auth/logout',
  summary: { pt: 'Sair', en: 'Sign out' },
  access: 'user',
  /** `leaving`: the page was left, perhaps only to be loaded again; the session ends unless it is renewed within seconds */
  query: z.object({
    leaving: flag,
    /** when the token of the page was issued (its `iat`): a page that has renewed the session since was not left */
    issuedAt: z.coerce.number<string>().int().optional(),
  }),
  response: z.object({ ended: z.boolean() }),
  errors: [],
});

export const chooseActiveDealer = defineEndpoint({
  name: 'chooseActiveDealer',
  area: 'identity',
  method: 'PUT',
  family: 'users',
  path: '/userTypes/DEALER/users/{username}/active/dealer/{dealerId}',
  summary: { pt: 'Trocar a concessionária ativa', en: 'Change the active dealer' },
  access: 'user',
  params: z.object({ username, dealerId: recordId }),
  response: z.object(tokens),
  errors: ['SEC004'],
});

export const readMenuPermissions = defineEndpoint({
  name: 'readMenuPermissions',
  area: 'identity',
  method: 'GET',
  family: 'users',
  path: '/userTypes/{type}/users/{username}/menuPermissions',
  summary: { pt: 'Permissões de menu do usuário', en: "The user's menu permissions" },
  access: 'user',
  params: z.object({ type: z.enum(['GMF', 'DEALER'], { error: 'value.notAllowed' }), username }),
  response: sessionUser.shape.permissions,
  errors: ['SEC004'],
});

export const readCommonConfiguration = defineEndpoint({
  name: 'readCommonConfiguration',
  area: 'identity',
  method: 'GET',
  family: 'dealer',
  path: '/dealers/parameters/profiles/commons',
  summary: { pt: 'Configuração comum da concessionária', en: "The dealer's common configuration" },
  access: { anyOf: ['common-configuration'] },
  query: z.object({ dealerId: recordId }),
  response: z.object({
    dealerId: recordId,
    esignEnabled: z.boolean(),
    createPropose: z.boolean(),
    viewPaymentReport: z.boolean(),
  }),
  errors: ['SEC004'],
});
