import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineFilteredList, defineList, listQuery, pageFacts } from '../define-list.ts';
import { namedOption, recordId, username, version } from '../fields.ts';
import { sessionUser } from '../identity/session-user.ts';
import {
  accountOption,
  roleName,
  sellerOption,
  sentMail,
  userChange,
  userDealer,
  userDetail,
  userForm,
  userRow,
  userType,
} from './users.schemas.ts';

const list = { anyOf: ['users-list'] } as const;
const register = { anyOf: ['user-registration'] } as const;
const switches = { anyOf: ['user-switch'] } as const;
const helps = { anyOf: ['user-help'] } as const;
const ofType = z.object({ type: userType });
const one = z.object({ type: userType, username });
const versionBody = z.object({ version });
/** A part of a name; at least three characters, enough to use an index. */
const namePart = z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional();

export const listUsers = defineList({
  name: 'listUsers',
  area: 'users',
  family: 'users',
  path: '/userTypes/{type}/users',
  summary: { pt: 'Usuários de um tipo, com filtros', en: 'Users of a type, filtered' },
  access: list,
  params: ofType,
  filters: {
    username: namePart,
    name: namePart,
    groupName: roleName.optional(),
    status: z
      .enum(['enabled', 'disabled', 'blocked', 'NEW_PASSWORD_REQUIRED'], { error: 'value.notAllowed' })
      .optional(),
    /** a whole GMF code (3 digits) or BAC code (6 digits) */
    dealer: z
      .string()
      .regex(/^(\d{3}|\d{6})$/, { error: 'value.notAllowed' })
      .optional(),
  },
  row: userRow,
});

export const readUser = defineEndpoint({
  name: 'readUser',
  area: 'users',
  method: 'GET',
  family: 'users',
  path: '/userTypes/{type}/users/{username}',
  summary: { pt: 'Um usuário', en: 'One user' },
  access: list,
  params: one,
  response: userDetail,
  errors: ['SEC004'],
});

export const registerUser = defineEndpoint({
  name: 'registerUser',
  area: 'users',
  method: 'POST',
  family: 'users',
  path: '/userTypes/{type}/users',
  summary: { pt: 'Cadastrar um usuário', en: 'Register a user' },
  access: register,
  params: ofType,
  body: userForm,
  response: userDetail,
  errors: ['SEC004', 'USE015', 'USE016', 'DOM002'],
  idempotent: true,
});

export const updateUser = defineEndpoint({
  name: 'updateUser',
  area: 'users',
  method: 'PUT',
  family: 'users',
  path: '/userTypes/{type}/users/{username}',
  summary: { pt: 'Alterar um usuário', en: 'Change a user' },
  access: register,
  params: one,
  body: userChange,
  response: userDetail,
  errors: ['SEC004', 'SET001', 'USE013', 'USE015', 'DOM002'],
});

export const enableUser = defineEndpoint({
  name: 'enableUser',
  area: 'users',
  method: 'PUT',
  family: 'users',
  path: '/userTypes/{type}/users/{username}/enable',
  summary: { pt: 'Habilitar um usuário', en: 'Enable a user' },
  access: switches,
  params: one,
  body: versionBody,
  response: userDetail,
  errors: ['SEC004', 'SET001', 'USE013'],
});

export const disableUser = defineEndpoint({
  name: 'disableUser',
  area: 'users',
  method: 'PUT',
  family: 'users',
  path: '/userTypes/{type}/users/{username}/disable',
  summary: { pt: 'Desabilitar um usuário', en: 'Disable a user' },
  access: switches,
  params: one,
  body: versionBody,
  response: userDetail,
  errors: ['SEC004', 'SET001'],
});

export const unblockUser = defineEndpoint({
  name: 'unblockUser',
  area: 'users',
  method: 'PUT',
  family: 'users',
  path: '/userTypes/{type}/users/{username}/unblock',
  summary: { pt: 'Desbloquear um usuário', en: 'Unblock a user' },
  access: helps,
  params: one,
  body: versionBody,
  response: userDetail,
  errors: ['SEC004', 'SET001', 'USE013'],
});

export const resetUserPassword = defineEndpoint({
  name: 'resetUserPassword',
  area: 'users',
  method: 'POST',
  family: 'users',
  path: '/userTypes/{type}/users/{username}/resetPassword',
  summary: { pt: 'Redefinir a senha de um usuário', en: "Reset a user's password" },
  access: helps,
  params: one,
  body: versionBody,
  response: userDetail,
  errors: ['SEC004', 'SET001', 'USE013', 'USE023'],
});

export const listGrantableGroups = defineEndpoint({
  name: 'listGrantableGroups',
  area: 'users',
  method: 'GET',
  family: 'users',
  path: '/userTypes/{type}/groups',
  summary: { pt: 'Perfis de um tipo que o usuário pode conceder', en: 'Profiles of a type that the user may grant' },
  access: register,
  params: ofType,
  response: z.object({ items: z.array(z.object({ groupName: z.string() })) }),
  errors: [],
});

export const listUsersOfGroup = defineList({
  name: 'listUsersOfGroup',
  area: 'users',
  family: 'users',
  path: '/groups/list',
  summary: { pt: 'Usuários de um perfil', en: 'Users of a profile' },
  access: list,
  filters: { groupName: roleName },
  row: accountOption,
});

export const listSellers = defineFilteredList({
  name: 'listSellers',
  area: 'users',
  family: 'users',
  path: '/users/DEALER',
  summary: {
    pt: 'Vendedores das concessionárias ao alcance do usuário',
    en: 'Sellers of the dealers in reach of the user',
  },
  access: { anyOf: ['users-list', 'proposals-write', 'simulator'] },
  filters: {
    dealerId: recordId.optional(),
    name: namePart,
    groupName: z.enum(['seller', 'sales-manager', 'fi-manager'], { error: 'value.notAllowed' }).optional(),
  },
  row: sellerOption,
});

export const listUsersOfDealer = defineList({
  name: 'listUsersOfDealer',
  area: 'users',
  family: 'dealer',
  path: '/dealers/{id}/username',
  summary: { pt: 'Usuários de uma concessionária', en: 'Users of a dealer' },
  access: list,
  params: z.object({ id: recordId }),
  row: accountOption,
  errors: ['SEC004'],
});

export const listUserDealers = defineEndpoint({
  name: 'listUserDealers',
  area: 'users',
  method: 'GET',
  family: 'users',
  path: '/userTypes/DEALER/dealers',
  summary: {
    pt: 'Concessionárias com um código GMF, para vincular a um usuário',
    en: 'Dealers with a GMF code, to tie a user to',
  },
  access: register,
  query: z.object({
    gmfCode: z.string({ error: 'required' }).regex(/^\d{3}$/, { error: 'gmfCode.invalid' }),
  }),
  response: z.object({ items: z.array(userDealer) }),
  errors: [],
});

export const listUserRegions = defineEndpoint({
  name: 'listUserRegions',
  area: 'users',
  method: 'GET',
  family: 'users',
  path: '/userTypes/GMF/regions',
  summary: { pt: 'Regionais para vincular a um representante', en: 'Branches to assign to a representative' },
  access: register,
  response: z.object({ items: z.array(namedOption) }),
  errors: [],
});

export const listSentMails = defineEndpoint({
  name: 'listSentMails',
  area: 'users',
  method: 'GET',
  family: 'users',
  path: '/userTypes/emailControlFlow',
  summary: { pt: 'E-mails enviados aos usuários', en: 'E-mails sent to the users' },
  access: { anyOf: ['user-emails'] },
  list: 'query',
  query: listQuery({ username: namePart }),
  response: z.object({ emailsData: z.array(sentMail), ...pageFacts }),
  errors: [],
});

export const clearActiveDealer = defineEndpoint({
  name: 'clearActiveDealer',
  area: 'users',
  method: 'DELETE',
  family: 'users',
  path: '/userTypes/DEALER/users/active/dealer',
  summary: { pt: 'Deixar de atuar por uma concessionária', en: 'Stop acting for a dealer' },
  access: 'user',
  response: z.object({
    idToken: z.string(),
    permissionToken: z.string(),
    sessionEndsAt: z.iso.datetime(),
    user: sessionUser,
  }),
  errors: ['SEC004'],
});

export const chooseLanguage = defineEndpoint({
  name: 'chooseLanguage',
  area: 'users',
  method: 'PUT',
  family: 'users',
  path: '/userTypes/{type}/users/{username}/language',
  summary: { pt: 'Guardar o idioma preferido', en: 'Keep the preferred language' },
  access: 'user',
  params: one,
  body: z.object({ language: z.enum(['pt-BR', 'en'], { error: 'value.notAllowed' }) }),
  response: z.object({ language: z.enum(['pt-BR', 'en']) }),
  errors: ['SEC004'],
});
