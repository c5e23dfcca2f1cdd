import { roles } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { grantableRoles } from '@estrada/domain/identity/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read, type UseCase, write } from '../../kernel/route.ts';
import {
  findSessionWithUser,
  issueTokens,
  noPassword,
  sendCode,
  type TokenService,
  updateSession,
  updateUser,
} from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import { listAccountsOfDealer, listAccountsOfGroup, listSellers } from './accounts.repository.ts';
import { listDealersOfUsers, listOwnDealers, listRegions, replaceBelongings } from './belongings.repository.ts';
import { removeCertification, saveCertification } from './certifications.ts';
import { makeChangeAccount } from './change-account.ts';
import { describeUser, describeUserRow } from './describe-user.ts';
import { listSentMails } from './list-sent-mails.ts';
import { granterOf, isDealerInReach, type Reach, reachOf } from './reach.ts';
import { makeUpdateUser } from './update-user.ts';
import { auditValues, userValues } from './user-values.ts';
import { findUserInReach, insertUser, listUserRows } from './users.repository.ts';

/**
 * Registers a user, without a password: the e-mailed code sets the first one.
 *
 * @throws DomainError not allowed (SEC004) beyond the granting limits · USE015 · USE016 when the username is taken ·
 * DOM002 at a field
 */
function makeRegisterUser(
  tokens: TokenService,
  redirectOrigins: readonly string[],
): UseCase<typeof endpoints.registerUser, WriteContext> {
  return async ({ params, body }, context) => {
    const granter = await granterOf(context);
    const { values, username, dealers, regions } = await userValues(
      { db: context.db, granter, redirectOrigins },
      params.type,
      body,
    );
    const user = await insertUser(context.db, {
      ...values,
      id: makeId(context.now),
      username,
      userType: params.type,
      status: 'NEW_PASSWORD_REQUIRED',
      passwordHash: noPassword,
      createdAt: context.now,
      updatedAt: context.now,
    });
    await replaceBelongings(context.db, user.id, {
      dealerIds: dealers.map(({ id }) => id),
      regionIds: regions.map(({ id }) => id),
    });
    // the user has no language yet: that of the registering user is the most likely one
    await sendCode(user, context.language, tokens, context);
    context.audit({
      action: 'user.register',
      entity: 'user',
      entityId: user.id,
      after: auditValues(values, dealers, regions),
    });
    return describeUser(user, context);
  };
}

/**
 * Makes a DEALER account act for no dealer, until it chooses one or logs in again: until then it reaches no record.
 *
 * @throws DomainError SEC004 for a GMF account, which acts for none anyway
 */
function makeClearActiveDealer(tokens: TokenService): UseCase<typeof endpoints.clearActiveDealer, WriteContext> {
  return async (_input, context) => {
    const { viewer, sessionId } = callerOf(context);
    if (viewer.userType !== 'DEALER') throw new DomainError('SEC004');
    await updateSession(context.db, sessionId, { activeDealerId: null });
    context.audit({
      action: 'session.clear-dealer',
      entity: 'user',
      entityId: viewer.userId,
      before: { dealerId: viewer.activeDealerId },
      after: { dealerId: null },
    });
    const { user, session } = (await findSessionWithUser(context.db, sessionId))!;
    return issueTokens(context.db, tokens, user, session, context.now);
  };
}

/** Saves the user's language, for every browser. @throws DomainError SEC004 for another user's */
const chooseLanguage: UseCase<typeof endpoints.chooseLanguage, WriteContext> = async ({ params, body }, context) => {
  const { viewer } = callerOf(context);
  const isOwn = params.username === viewer.username && params.type === viewer.userType;
  const user = inReach(isOwn ? await findUserInReach(context.db, 'all', { id: viewer.userId }, { lock: true }) : null);
  if (user.language === body.language) return body;
  // a preference is not part of the registration: it changes no version
  await updateUser(context.db, user.id, { language: body.language });
  context.audit({
    action: 'user.language',
    entity: 'user',
    entityId: user.id,
    before: { language: user.language },
    after: { language: body.language },
  });
  return body;
};

/** The area's routes: endpoint → use case. */
export const userRoutes = (tokens: TokenService, redirectOrigins: readonly string[]): Route[] => [
  read(endpoints.listUsers, async ({ params, query }, context) => {
    const { rows, ...page } = await listUserRows(context.db, reachOf(context), params.type, {
      ...query,
      today: context.today,
    });
    const dealers = await listDealersOfUsers(
      context.db,
      rows.map(({ id }) => id),
    );
    const granter = await granterOf(context);
    return {
      ...page,
      items: rows.map((row) => describeUserRow(row, dealers.get(row.id) ?? [], granter, context.today)),
    };
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
  write(endpoints.saveUserCertification, saveCertification),
  write(endpoints.removeUserCertification, removeCertification),
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
    // a user who may not create a representante has nothing to assign
    items: grantableRoles(callerOf(context).viewer.role).includes('representante') ? await listRegions(context.db) : [],
  })),
  read(endpoints.listSentMails, listSentMails),
  write(endpoints.clearActiveDealer, makeClearActiveDealer(tokens)),
  write(endpoints.chooseLanguage, chooseLanguage),
];

const listDealersByCode = (db: Db, own: Reach, gmfCode: string) =>
  listOwnDealers(db, own, eq(dealers.GMFcode, gmfCode));
