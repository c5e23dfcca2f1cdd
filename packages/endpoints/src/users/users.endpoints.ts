import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { filteredListRow, listQuery, listRow, pageFacts } from '../define-list.ts';
import { namedOption, recordId, username, version } from '../fields.ts';
import { sessionUser } from '../identity/session-user.ts';
import {
  accountOption,
  certificationChange,
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

const ofType = z.object({ type: userType });
const one = z.object({ type: userType, username });
const versionBody = z.object({ version });

/** A part of a name; at least three characters, enough to use an index. */
const namePart = z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional();

export const usersEndpoints = {
  ...defineEndpoints({ area: 'users', family: 'users', access: { anyOf: ['users-list'] } })({
    listUsers: listRow({
      path: '/userTypes/{type}/users',
      summary: ['Usuários de um tipo, com filtros', 'Users of a type, filtered'],
      params: ofType,
      filters: {
        username: namePart,
        name: namePart,
        groupName: roleName.optional(),
        status: z
          .enum(['enabled', 'disabled', 'blocked', 'NEW_PASSWORD_REQUIRED'], { error: 'value.notAllowed' })
          .optional(),
        /** of users who attend clients: it ends within 60 days, has ended, or none is registered */
        certification: z.enum(['expiring', 'expired', 'missing'], { error: 'value.notAllowed' }).optional(),
        /** a whole GMF code (3 digits) or BAC code (6 digits) */
        dealer: z
          .string()
          .regex(/^(\d{3}|\d{6})$/, { error: 'value.notAllowed' })
          .optional(),
      },
      row: userRow,
    }),
    readUser: {
      route: 'GET /userTypes/{type}/users/{username}',
      summary: ['Um usuário', 'One user'],
      params: one,
      response: userDetail,
      errors: ['SEC004'],
    },
    listUsersOfGroup: listRow({
      path: '/groups/list',
      summary: ['Usuários de um perfil', 'Users of a profile'],
      filters: { groupName: roleName },
      row: accountOption,
    }),
  }),
  ...defineEndpoints({ area: 'users', family: 'users', access: { anyOf: ['user-registration'] } })({
    registerUser: {
      route: 'POST /userTypes/{type}/users',
      summary: ['Cadastrar um usuário', 'Register a user'],
      params: ofType,
      body: userForm,
      response: userDetail,
      errors: ['SEC004', 'USE015', 'USE016', 'DOM002'],
      idempotent: true,
    },
    updateUser: {
      route: 'PUT /userTypes/{type}/users/{username}',
      summary: ['Alterar um usuário', 'Change a user'],
      params: one,
      body: userChange,
      response: userDetail,
      errors: ['SEC004', 'SET001', 'USE013', 'USE015', 'DOM002'],
    },
    listGrantableGroups: {
      route: 'GET /userTypes/{type}/groups',
      summary: ['Perfis de um tipo que o usuário pode conceder', 'Profiles of a type that the user may grant'],
      params: ofType,
      response: z.object({ items: z.array(z.object({ groupName: z.string() })) }),
    },
    listUserDealers: {
      route: 'GET /userTypes/DEALER/dealers',
      summary: [
        'Concessionárias com um código GMF, para vincular a um usuário',
        'Dealers with a GMF code, to assign a user to',
      ],
      query: z.object({
        gmfCode: z.string({ error: 'required' }).regex(/^\d{3}$/, { error: 'gmfCode.invalid' }),
      }),
      response: z.object({ items: z.array(userDealer) }),
    },
    listUserRegions: {
      route: 'GET /userTypes/GMF/regions',
      summary: ['Regionais para vincular a um representante', 'Branches to assign to a representative'],
      response: z.object({ items: z.array(namedOption) }),
    },
  }),
  ...defineEndpoints({ area: 'users', family: 'users', access: { anyOf: ['user-switch'] } })({
    enableUser: {
      route: 'PUT /userTypes/{type}/users/{username}/enable',
      summary: ['Habilitar um usuário', 'Enable a user'],
      params: one,
      body: versionBody,
      response: userDetail,
      errors: ['SEC004', 'SET001', 'USE013'],
    },
    disableUser: {
      route: 'PUT /userTypes/{type}/users/{username}/disable',
      summary: ['Desabilitar um usuário', 'Disable a user'],
      params: one,
      body: versionBody,
      response: userDetail,
      errors: ['SEC004', 'SET001'],
    },
  }),
  ...defineEndpoints({ area: 'users', family: 'users', access: { anyOf: ['user-help'] } })({
    unblockUser: {
      route: 'PUT /userTypes/{type}/users/{username}/unblock',
      summary: ['Desbloquear um usuário', 'Unblock a user'],
      params: one,
      body: versionBody,
      response: userDetail,
      errors: ['SEC004', 'SET001', 'USE013'],
    },
    resetUserPassword: {
      route: 'POST /userTypes/{type}/users/{username}/resetPassword',
      summary: ['Redefinir a senha de um usuário', "Reset a user's password"],
      params: one,
      body: versionBody,
      response: userDetail,
      errors: ['SEC004', 'SET001', 'USE013', 'USE023'],
    },
  }),
  ...defineEndpoints({ area: 'users', family: 'users', access: { anyOf: ['user-certifications'] } })({
    saveUserCertification: {
      route: 'PUT /userTypes/{type}/users/{username}/certification',
      summary: ['Salvar a certificação de correspondente', 'Save the correspondent certification'],
      params: one,
      body: certificationChange,
      response: userDetail,
      errors: ['SEC004', 'SET001'],
    },
    removeUserCertification: {
      route: 'DELETE /userTypes/{type}/users/{username}/certification',
      summary: ['Excluir a certificação de correspondente', 'Remove the correspondent certification'],
      params: one,
      query: z.object({ version: z.coerce.number<number>({ error: 'version.required' }).int().min(1) }),
      response: userDetail,
      errors: ['SEC004', 'SET001'],
    },
  }),
  ...defineEndpoints({ area: 'users', family: 'users', access: 'user' })({
    clearActiveDealer: {
      route: 'DELETE /userTypes/DEALER/users/active/dealer',
      summary: ['Deixar de atuar por uma concessionária', 'Stop acting for a dealer'],
      response: z.object({
        idToken: z.string(),
        permissionToken: z.string(),
        sessionEndsAt: z.iso.datetime(),
        user: sessionUser,
      }),
      errors: ['SEC004'],
    },
    chooseLanguage: {
      route: 'PUT /userTypes/{type}/users/{username}/language',
      summary: ['Salvar o idioma preferido', 'Save the preferred language'],
      params: one,
      body: z.object({ language: z.enum(['pt-BR', 'en'], { error: 'value.notAllowed' }) }),
      response: z.object({ language: z.enum(['pt-BR', 'en']) }),
      errors: ['SEC004'],
    },
  }),
  ...defineEndpoints({ area: 'users' })({
    listSellers: {
      family: 'users',
      access: { anyOf: ['users-list', 'proposals-write', 'simulator'] },
      ...filteredListRow({
        path: '/users/DEALER',
        summary: [
          'Vendedores das concessionárias a que o usuário tem acesso',
          'Sellers of the dealers that the user has access to',
        ],
        filters: {
          dealerId: recordId.optional(),
          name: namePart,
          groupName: z.enum(['seller', 'sales-manager', 'fi-manager'], { error: 'value.notAllowed' }).optional(),
        },
        row: sellerOption,
      }),
    },
    listUsersOfDealer: {
      family: 'dealer',
      access: { anyOf: ['users-list'] },
      ...listRow({
        path: '/dealers/{id}/username',
        summary: ['Usuários de uma concessionária', 'Users of a dealer'],
        params: z.object({ id: recordId }),
        row: accountOption,
        errors: ['SEC004'],
      }),
    },
    listSentMails: {
      family: 'users',
      access: { anyOf: ['user-emails'] },
      route: 'GET /userTypes/emailControlFlow',
      summary: ['E-mails enviados aos usuários', 'E-mails sent to the users'],
      list: 'query',
      query: listQuery({ username: namePart }),
      response: z.object({ emailsData: z.array(sentMail), ...pageFacts }),
    },
  }),
};
