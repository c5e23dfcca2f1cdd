import { type Role, roles, type UserPermission, type UserType } from '@estrada/domain/access/index';
import { DomainError, type FieldProblem, notAllowed } from '@estrada/domain/errors/index';
import {
  type Granter,
  mayGrant,
  mayGrantPermission,
  normaliseUser,
  tiesGmfToDealer,
  type UserForm,
} from '@estrada/domain/identity/index';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { allowedRedirect } from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import { type DealerOfAccount, listOwnDealers, listRegions } from './belongings.repository.ts';
import type { Reach } from './reach.ts';

/** A user before the change: existing rights may stay, even if they could not be granted any more. */
export interface StoredUser {
  dealers: readonly DealerOfAccount[];
  regions: readonly { id: string; name: string }[];
  permissions: Record<UserPermission, boolean>;
  redirectUrl: string | null;
}

const nothing: StoredUser = {
  dealers: [],
  regions: [],
  permissions: { insuranceContracting: false },
  redirectUrl: null,
};

/**
 * The stored values of a registration: columns, dealers and branches.
 *
 * @throws DomainError USE015 for a dealer on a GMF user · not allowed (SEC004) for a profile or permission that the
 * caller may not grant · DOM002 at `groupName`, `dealers` or `regions` for missing or disabled ones or ones that the
 * caller may not assign, at `redirectURL` for an address on a site that is not among `redirectOrigins`
 */
export async function userValues(
  { db, granter, redirectOrigins }: { db: Db; granter: Granter; redirectOrigins: readonly string[] },
  type: UserType,
  body: UserForm,
  kept: StoredUser = nothing,
) {
  const form = normaliseUser(body);
  if (tiesGmfToDealer({ ...body, groupName: form.groupName }))
    throw new DomainError('USE015', { fields: [{ path: 'dealers', key: 'dealers.notForGmf' }] });
  const role = form.groupName as Role;
  if (roles[role].userType !== type) throw refusedAt(['groupName']);
  const given = (Object.keys(form.permissions) as UserPermission[]).filter((name) => form.permissions[name]);
  const newly = given.filter((name) => !kept.permissions[name]);
  if (!mayGrant(granter, role, []) || !newly.every((name) => mayGrantPermission(granter, name))) throw notAllowed();
  const redirectUrl = form.redirectURL || null;
  // an existing one may stay: the login ignores it while its site is not allowed
  if (
    redirectUrl !== null &&
    redirectUrl !== kept.redirectUrl &&
    allowedRedirect(redirectUrl, redirectOrigins) === null
  )
    throw new DomainError('DOM002', { fields: [{ path: 'redirectURL', key: 'redirectURL.notAllowed' }] });
  const dealers = await chooseFrom(form.dealers, kept.dealers, (ids) => listDealersById(db, granter.ownDealerIds, ids));
  const regions = await chooseFrom(form.regions, kept.regions, (ids) => listRegions(db, ids));
  if (!dealers || !regions) throw refusedAt([...(dealers ? [] : ['dealers']), ...(regions ? [] : ['regions'])]);
  return {
    values: {
      role,
      name: form.name,
      email: form.email,
      document: form.document || null,
      redirectUrl,
      defaultDealerId: form.dealerDefault || null,
      permissions: form.permissions,
    },
    username: form.username,
    dealers,
    regions,
  };
}

/** The things with these ids that the user already has or may be given; null when one of them is neither. */
async function chooseFrom<Thing extends { id: string }>(
  ids: readonly string[],
  current: readonly Thing[],
  find: (ids: readonly string[]) => Promise<readonly Thing[]>,
): Promise<Thing[] | null> {
  const missing = ids.filter((id) => !current.some((thing) => thing.id === id));
  const things = [...current, ...(missing.length > 0 ? await find(missing) : [])];
  const chosen = ids.map((id) => things.find((thing) => thing.id === id));
  return chosen.every((thing) => thing !== undefined) ? chosen : null;
}

const refusedAt = (paths: string[]) =>
  new DomainError('DOM002', {
    fields: paths.map((path): FieldProblem => ({ path, key: 'value.notAllowed' })),
  });

/** A registration in the form of the audit trail: readable codes and names instead of ids. */
export function auditValues(
  values: {
    role: string;
    name: string;
    email: string;
    document: string | null;
    redirectUrl: string | null;
    defaultDealerId: string | null;
    permissions: object;
  },
  dealers: readonly DealerOfAccount[],
  regions: readonly { name: string }[],
): Record<string, unknown> {
  const codeOf = ({ gmfCode, baccode }: DealerOfAccount) => `${gmfCode}/${baccode}`;
  const main = dealers.find(({ id }) => id === values.defaultDealerId);
  return {
    role: values.role,
    name: values.name,
    email: values.email,
    document: values.document ?? '',
    redirectURL: values.redirectUrl ?? '',
    dealers: dealers.map(codeOf).sort().join(', '),
    dealerDefault: main ? codeOf(main) : '',
    regions: regions
      .map(({ name: region }) => region)
      .sort()
      .join(', '),
    ...values.permissions,
  };
}

const listDealersById = async (db: Db, own: Reach, ids: readonly string[]) =>
  ids.length === 0 ? [] : listOwnDealers(db, own, inArray(dealers.id, [...ids]));
