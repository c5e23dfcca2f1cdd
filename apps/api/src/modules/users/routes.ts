import { roles } from '@estrada/domain/access/index';
import { grantableRoles } from '@estrada/domain/identity/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import type { TokenService } from '../identity/index.ts';
import { listAccountsOfDealer, listAccountsOfGroup, listSellers } from './accounts.repository.ts';
import { listDealersByCode, listDealersOfUsers, listRegions } from './belongings.repository.ts';
import { makeChangeAccount } from './change-account.ts';
import { chooseLanguage } from './choose-language.ts';
import { makeClearActiveDealer } from './clear-active-dealer.ts';
import { describeUser, describeUserRow } from './describe-user.ts';
import { listSentMails } from './list-sent-mails.ts';
import { granterOf, isDealerInReach, reachOf } from './reach.ts';
import { makeRegisterUser } from './register-user.ts';
import { makeUpdateUser } from './update-user.ts';
import { findUserInReach, listUserRows } from './users.repository.ts';

/** The area's contents page: endpoint → use case. */
export const userRoutes = (tokens: TokenService, redirectOrigins: readonly string[]): Route[] => [
  read(endpoints.listUsers, async ({ params, query }, context) => {
    const { rows, ...page } = await listUserRows(context.db, reachOf(context), params.type, query);
    const dealers = await listDealersOfUsers(
      context.db,
      rows.map(({ id }) => id),
    );
    const granter = await granterOf(context);
    return { ...page, items: rows.map((row) => describeUserRow(row, dealers.get(row.id) ?? [], granter)) };
  }),
  read(endpoints.readUser, async ({ params }, context) => {
    return describeUser(inReach(await findUserInReach(context.db, reachOf(context), params)), context);
  }),
  write(endpoints.registerUser, makeRegisterUser(tokens, redirectOrigins)),
  write(endpoints.updateUser, makeUpdateUser(tokens, redirectOrigins)),
  write(endpoints.enableUser, makeChangeAccount('enable', tokens)),
  write(endpoints.disableUser, makeChangeAccount('disable', tokens)),
  write(endpoints.unblockUser, makeChangeAccount('unblock', tokens)),
  write(endpoints.resetUserPassword, makeChangeAccount('resetPassword', tokens)),
  read(endpoints.listGrantableGroups, async ({ params }, context) => ({
    items: grantableRoles(callerOf(context).viewer.role)
      .filter((role) => roles[role].userType === params.type)
      .map((groupName) => ({ groupName })),
  })),
  read(endpoints.listUsersOfGroup, ({ query }, context) => listAccountsOfGroup(context.db, reachOf(context), query)),
  read(endpoints.listSellers, ({ body }, context) =>
    listSellers(
      context.db,
      reachOf(context),
      body,
      callerOf(context).viewer.role === 'customer' ? 'names' : 'accounts',
    ),
  ),
  read(endpoints.listUsersOfDealer, async ({ params, query }, context) => {
    inReach((await isDealerInReach(params.id, context)) || null);
    return listAccountsOfDealer(context.db, params.id, query);
  }),
  read(endpoints.listUserDealers, async ({ query }, context) => {
    const { ownDealerIds } = await granterOf(context);
    return { items: await listDealersByCode(context.db, ownDealerIds, query.gmfCode) };
  }),
  read(endpoints.listUserRegions, async (_input, context) => ({
    // who may not make a representante has nothing to assign
    items: grantableRoles(callerOf(context).viewer.role).includes('representante') ? await listRegions(context.db) : [],
  })),
  read(endpoints.listSentMails, listSentMails),
  write(endpoints.clearActiveDealer, makeClearActiveDealer(tokens)),
  write(endpoints.chooseLanguage, chooseLanguage),
];
