import type { Role, UserType } from './roles.ts';

/**
 * The permissions that switch menu items on or off: rights of the profile, of the user, and of the persons named in a
 * table.
 */
export type MenuPermission = ProfileRight | UserPermission | TableRight;

/** A right of all users of a profile whose parameters enable it in any combination (docs/decisions/0051). */
export type ProfileRight = (typeof profileRights)[number];
const profileRights = ['createPropose', 'viewPaymentReport'] as const;

/** A right of the persons named in an uploaded table: the TCC managers of dealers. */
export type TableRight = (typeof tableRights)[number];
const tableRights = ['manageTcc'] as const;

/** Granted to a user. */
export const userPermissions = ['insuranceContracting'] as const;
export type UserPermission = (typeof userPermissions)[number];

/** These permissions, and no others. */
export const permissionMap = (held: readonly MenuPermission[]): Viewer['permissions'] =>
  Object.fromEntries(
    [...profileRights, ...userPermissions, ...tableRights].map((name) => [name, held.includes(name)]),
  ) as Viewer['permissions'];

/** Modules that can be switched off for the whole portal. */
export const moduleFlags = [
  'riskprice',
  'esign',
  'taxUsed',
  'email_leads',
  'propose_insurance',
  'assurant',
  'liberty',
] as const;
export type ModuleFlag = (typeof moduleFlags)[number];

/** Which modules are on. */
export type ModuleFlags = Readonly<Record<ModuleFlag, boolean>>;

/** The modules of a list of names are on, all others off. */
export const modulesOn = (active: readonly string[]): ModuleFlags =>
  Object.fromEntries(moduleFlags.map((name) => [name, active.includes(name)])) as ModuleFlags;

/** The user whose access is evaluated. */
export type Viewer = {
  readonly userId: string;
  readonly username: string;
  readonly role: Role;
  readonly userType: UserType;
  /** The dealer that a DEALER account acts for; null for GMF accounts and before one is chosen. */
  readonly activeDealerId: string | null;
  /** Dealers of the regions assigned to a representante. */
  readonly regionDealerIds?: readonly string[];
  /** CPF or CNPJ of a customer, without mask; null while provisioning has set none. Other roles have none. */
  readonly document?: string | null;
  readonly permissions: Readonly<Record<MenuPermission, boolean>>;
};
