import { createHash } from 'node:crypto';
import { type Role, roleNames, roles } from '@estrada/domain/access/index';
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { apiKeys, userDealers, users } from '../modules/identity/identity.tables.ts';
import { hashPassword } from '../modules/identity/index.ts';
import { representativeBranches } from '../modules/organization/organization.tables.ts';
import { demoNames } from './data/account-names.ts';
import { demoCustomer } from './data/demo-customer.ts';

export const demoPassword = 'Estrada!Demo-2026';
export const demoApiKey = 'estrada-demo-key';

export interface DemoAccount {
  id: string;
  username: string;
  name: string;
  role: Role;
  dealerIndex: number | null;
}

/** One account per role at the first dealer, a seller and a manager of the second one, and the public API key. */
export async function insertAccounts(
  db: Db,
  organization: { dealerIds: string[]; branchIds: string[] },
  today: string,
  now: Date,
): Promise<DemoAccount[]> {
  const dealerOf = (role: Role, index: number) => (roles[role].userType === 'DEALER' ? index : null);
  const accounts: DemoAccount[] = [
    ...roleNames.map((role) => ({
      id: makeId(now),
      username: `DEMO.${role.toUpperCase()}`,
      name: demoNames[role],
      role,
      dealerIndex: dealerOf(role, 0),
    })),
    { id: makeId(now), username: 'DEMO2.SELLER', name: 'Téo Amaral', role: 'seller', dealerIndex: 1 },
    { id: makeId(now), username: 'DEMO2.FI-MANAGER', name: 'Lívia Prates', role: 'fi-manager', dealerIndex: 1 },
  ];
  const rows = await Promise.all(accounts.map((account) => toRow(account, organization.dealerIds, today)));
  await db.insert(users).values(rows);
  const memberships = accounts.flatMap(({ id, role, dealerIndex }) =>
    // the demo's manager has two dealers, so that switching the active one can be tried
    dealerIndex === null
      ? []
      : (role === 'fi-manager' && dealerIndex === 0 ? [0, 2] : [dealerIndex]).map((index) => ({
          userId: id,
          dealerId: organization.dealerIds[index]!,
        })),
  );
  await db.insert(userDealers).values(memberships);
  const representative = accounts.find((account) => account.role === 'representante')!;
  await db.insert(representativeBranches).values({ userId: representative.id, branchId: organization.branchIds[0]! });
  await db.insert(apiKeys).values({
    id: makeId(now),
    name: 'Demo',
    keyHash: createHash('sha256').update(demoApiKey).digest('base64url'),
    isDemo: true,
  });
  return accounts;
}

/** The demonstration's account of the company sign-in. */
export const providerUsername = 'DEMO.CORPORATIVO';

/**
 * Makes one demo account log in through the identity provider. It is not loaded with the others: there may be no such
 * provider, and the sandbox that simulates it may have moved to another port since.
 *
 * @param issuer the provider's address
 */
export async function linkDemoAccountToProvider(db: Db, issuer: string, now: Date): Promise<void> {
  const account = { id: makeId(now), username: providerUsername, name: 'Vera Siqueira', dealerIndex: null };
  const row = await toRow({ ...account, role: 'finance' }, [], businessDay(now.toISOString()));
  await db
    .insert(users)
    .values({ ...row, redirectUrl: issuer })
    .onConflictDoUpdate({ target: users.username, set: { redirectUrl: issuer }, setWhere: eq(users.isDemo, true) });
}

async function toRow(account: DemoAccount, dealerIds: string[], today: string): Promise<typeof users.$inferInsert> {
  return {
    id: account.id,
    username: account.username,
    name: account.name,
    email: `${account.username.toLowerCase()}@estrada.example`,
    userType: roles[account.role].userType,
    role: account.role,
    status: 'CONFIRMED',
    passwordHash: await hashPassword(demoPassword),
    passwordExpiresOn: addDays(today, 90),
    defaultDealerId: account.dealerIndex === null ? null : dealerIds[account.dealerIndex]!,
    document: account.role === 'customer' ? demoCustomer.cpf : null,
    permissions: { insuranceContracting: account.role === 'insurance-operator' },
    isDemo: true,
    ...certificationIn(account, today),
  };
}

/** The certifications of the demonstration: valid ones, and one that is about to end and was warned about. */
function certificationIn({ username, role }: DemoAccount, today: string) {
  const daysLeft = { 'fi-manager': 900, seller: 400, 'sales-manager': 45 }[role as string];
  // the seller of the second dealer has none
  if (daysLeft === undefined || username === 'DEMO2.SELLER') return {};
  const certificationEnd = addDays(today, daysLeft);
  return {
    certificationNumber: `CA-${204_500 + daysLeft}`,
    certificationIssuer: 'Certificadora Nacional (demonstração)',
    certificationStart: addDays(certificationEnd, -1_800),
    certificationEnd,
    certificationSavedAt: new Date(`${today}T12:00:00Z`),
    certificationWarnedDays: daysLeft < 60 ? 60 : null,
  };
}
