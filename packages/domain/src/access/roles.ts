/** The two kinds of user account: the provider's staff, a dealer's staff. */
export type UserType = 'GMF' | 'DEALER';

/**
 * Every role, the kind of account it belongs to and, where there is one, its numeric profile (1 seller, 2 F&I manager,
 * 3 sales manager).
 */
export const roles = {
  'admin-internal': { userType: 'GMF' },
  bit: { userType: 'GMF' },
  finance: { userType: 'GMF' },
  provisioning: { userType: 'GMF' },
  'service-desk': { userType: 'GMF' },
  'fi-manager': { userType: 'DEALER', profile: 2 },
  'sales-manager': { userType: 'DEALER', profile: 3 },
  seller: { userType: 'DEALER', profile: 1 },
  crm: { userType: 'GMF' },
  insurance: { userType: 'GMF' },
  feirao: { userType: 'GMF' },
  ofertas: { userType: 'GMF' },
  representante: { userType: 'GMF' },
  consulta: { userType: 'GMF' },
  consorcio: { userType: 'GMF' },
  customer: { userType: 'DEALER' },
  compras: { userType: 'GMF' },
  'insurance-operator': { userType: 'DEALER' },
} as const satisfies Record<string, { userType: UserType; profile?: 1 | 2 | 3 }>;

/** The role of a user: the first of the user's groups. */
export type Role = keyof typeof roles;

/** All roles, in the order of the specification. */
export const roleNames = Object.keys(roles) as readonly Role[];

/** True for the name of a role. */
export function isRole(value: string): value is Role {
  return Object.hasOwn(roles, value);
}
