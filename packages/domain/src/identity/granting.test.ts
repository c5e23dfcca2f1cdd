import { describe, expect, it } from 'vitest';
import { permissionMap, type Role, roleNames, roles } from '../access/index.ts';
import {
  type GrantedUser,
  type Granter,
  grantableRoles,
  mayGrant,
  mayGrantPermission,
  permissionsOf,
  userActs,
} from './granting.ts';

const none = permissionMap([]);
const granter = (role: Role, ownDealerIds: Granter['ownDealerIds'] = 'all'): Granter => ({
  userId: 'me',
  role,
  userType: roles[role].userType,
  permissions: none,
  ownDealerIds,
});
const user = (role: Role, part: Partial<GrantedUser> = {}): GrantedUser => ({
  id: 'other',
  role,
  dealerIds: roles[role].userType === 'DEALER' ? ['d1'] : [],
  enabled: true,
  isBlocked: false,
  ...part,
});
const allowed = (acts: ReturnType<typeof userActs>) => Object.entries(acts).flatMap(([act, may]) => (may ? [act] : []));

describe('granting profiles', () => {
  it('allows provisioning any profile, managers and representatives their own set, and other roles none', () => {
    expect(grantableRoles('provisioning')).toEqual(roleNames);
    expect(grantableRoles('representante')).toEqual(['fi-manager', 'sales-manager', 'seller']);
    expect(grantableRoles('fi-manager')).toEqual(['sales-manager', 'seller']);
    for (const role of roleNames.filter((name) => !['provisioning', 'representante', 'fi-manager'].includes(name)))
      expect([role, grantableRoles(role)]).toEqual([role, []]);
  });

  it('is limited to the dealers of the grantor', () => {
    const manager = granter('fi-manager', ['d1', 'd2']);
    expect(mayGrant(manager, 'seller', ['d1', 'd2'])).toBe(true);
    expect(mayGrant(manager, 'seller', ['d1', 'd3'])).toBe(false);
    expect(mayGrant(manager, 'fi-manager', ['d1'])).toBe(false);
    expect(mayGrant(granter('representante', ['d3']), 'fi-manager', ['d3'])).toBe(true);
  });

  it('prevents dealer staff from granting a permission that they do not have', () => {
    expect(mayGrantPermission(granter('fi-manager', ['d1']), 'insuranceContracting')).toBe(false);
    const insurer = { ...granter('fi-manager', ['d1']), permissions: { ...none, insuranceContracting: true } };
    expect(mayGrantPermission(insurer, 'insuranceContracting')).toBe(true);
    expect(mayGrantPermission(granter('provisioning', ['d1']), 'insuranceContracting')).toBe(true);
  });

  it('derives the permissions of a profile from the access table, without the rights of the profile itself', () => {
    expect(permissionsOf('seller')).toEqual([]);
    expect(permissionsOf('insurance-operator')).toEqual(['insuranceContracting']);
    expect(permissionsOf('finance')).toEqual([]);
  });
});

describe('allowed actions on a user', () => {
  it.each([
    ['provisioning', 'all', 'finance', ['edit', 'disable', 'resetPassword']],
    ['provisioning', 'all', 'fi-manager', ['edit', 'disable', 'resetPassword', 'certify']],
    ['provisioning', 'all', 'insurance-operator', ['edit', 'disable', 'resetPassword']],
    ['fi-manager', ['d1'], 'seller', ['edit', 'disable', 'resetPassword', 'certify']],
    ['fi-manager', ['d1'], 'fi-manager', []],
    ['fi-manager', ['d2'], 'seller', []],
    ['representante', ['d1'], 'fi-manager', ['edit', 'disable', 'resetPassword']],
    ['representante', ['d1'], 'customer', []],
    ['admin-internal', 'all', 'seller', ['resetPassword']],
    ['service-desk', 'all', 'provisioning', ['resetPassword']],
    ['finance', 'all', 'seller', []],
  ] as const)('%s of %s with a %s: %j', (role, own, target, expected) => {
    expect(allowed(userActs(granter(role, own), user(target)))).toEqual(expected);
  });

  it('depend on the state of the account', () => {
    const acts = (part: Partial<GrantedUser>) => allowed(userActs(granter('provisioning'), user('seller', part)));
    expect(acts({ enabled: false })).toEqual(['edit', 'enable', 'certify']);
    expect(acts({ isBlocked: true })).toEqual(['edit', 'disable', 'unblock', 'certify']);
    expect(acts({ enabled: false, isBlocked: true })).toEqual(['edit', 'enable', 'unblock', 'certify']);
  });

  it('are empty for a user who also belongs to a dealer outside the own scope', () => {
    expect(allowed(userActs(granter('fi-manager', ['d1']), user('seller', { dealerIds: ['d1', 'd9'] })))).toEqual([]);
  });

  it('are empty for the own account', () => {
    for (const role of roleNames)
      expect(allowed(userActs(granter(role), user(role, { id: 'me', isBlocked: true })))).toEqual([]);
  });
});
