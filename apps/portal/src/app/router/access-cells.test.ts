/**
 * Compares the access table, cell by cell, with an independent transcription: the routes, the calls, and every change
 * of a cell.
 */
import {
  type Capability,
  type CapabilityRule,
  canUse,
  capabilities,
  type ModuleFlags,
  type Role,
  roleNames,
  roles,
  type Viewer,
} from '@estrada/domain/access/index';
import { type Endpoint, endpoints } from '@estrada/endpoints/index';
import {
  type Circumstances,
  describeDifference,
  expectedCalls,
  expectedInside,
  expectedRoutes,
  hasRight,
  moduleNames,
  permissionNames,
} from '@estrada/testkit/expected-access/index';
import { describe, expect, it } from 'vitest';
import { allPages } from '../pages/all-pages.ts';

type Table = Readonly<Record<Capability, CapabilityRule>>;

/** All on, all off, and each one alone on or off. */
const states = <Name extends string>(names: readonly Name[]): Record<Name, boolean>[] => {
  const make = (value: (name: Name) => boolean) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, boolean>;
  return [
    make(() => true),
    make(() => false),
    ...names.flatMap((one) => [make((name) => name === one), make((name) => name !== one)]),
  ];
};
const circumstances: Circumstances[] = [
  ...states(permissionNames).map((permissions) => ({ permissions, modules: states(moduleNames)[0]! })),
  ...states(moduleNames).map((modules) => ({ permissions: states(permissionNames)[0]!, modules })),
];

const viewerOf = (role: Role, permissions: Circumstances['permissions']): Viewer => ({
  userId: 'u',
  username: 'U',
  role,
  userType: roles[role].userType,
  activeDealerId: null,
  permissions: permissions as Viewer['permissions'],
});

/** A subject of access checks: an address, a call, or a capability checked within one. */
type Subject = {
  name: string;
  /** in the product: a keyword, or one of these capabilities */
  access: string | readonly Capability[];
  /** in the transcription: a keyword, or one of these rights */
  expected: string | Parameters<typeof hasRight>[0];
};
const wordOrList = <Item extends string>(access: Item | readonly Item[], words: readonly string[]) =>
  typeof access === 'string' ? (words.includes(access) ? access : [access]) : access;
const openWords = ['public', 'user'];
const subjects: readonly Subject[] = [
  ...allPages.map(({ path, access }) => ({
    name: path,
    access: wordOrList<string>(access, openWords) as Subject['access'],
    expected: wordOrList<string>(expectedRoutes[path] ?? 'nobody', [...openWords, 'nobody']) as Subject['expected'],
  })),
  ...Object.entries(expectedInside).map(([name, right]) => ({
    name,
    access: [name as Capability],
    expected: [right],
  })),
  ...(Object.values(endpoints) as Endpoint[]).map(({ name, access }) => ({
    name,
    access: typeof access === 'string' ? access : access.anyOf,
    expected: expectedCalls[name] ?? 'nobody',
  })),
];

/**
 * Where the table and the transcription differ: one line per subject, with the first circumstances in which they
 * differ.
 */
function* differences(table: Table): Generator<string> {
  const named = new Set<string>();
  for (const { permissions, modules } of circumstances) {
    const viewers = roleNames.map((role) => viewerOf(role, permissions));
    const rolesWho = (may: (viewer: Viewer) => boolean) => viewers.filter(may).map(({ role }) => role);
    const lacking = [permissions, modules].flatMap((all) => Object.keys(all).filter((name) => !all[name]));
    const under = lacking.length > 0 ? ` without ${lacking.join(',')}` : '';
    const can = (capability: Capability, viewer: Viewer) => canUse(capability, viewer, modules as ModuleFlags, table);
    for (const { name, access, expected } of subjects) {
      const isWord = typeof access === 'string' || typeof expected === 'string';
      const line = isWord
        ? describeDifference(name, [expected].flat(), [access].flat())
        : describeDifference(
            name + under,
            rolesWho(({ role }) => hasRight(expected, role, { permissions, modules })),
            rolesWho((viewer) => access.some((capability) => can(capability, viewer))),
          );
      if (line && !named.has(name)) yield line;
      if (line) named.add(name);
    }
    const home = describeDifference(
      `home${under}`,
      roleNames,
      rolesWho((viewer) => can('home', viewer)),
    );
    if (home && !named.has('home')) yield home;
    if (home) named.add('home');
  }
}

describe('the page table', () => {
  it('has the 99 addresses of the specification, and no other that the expected access lacks', () => {
    expect(allPages.map(({ path }) => path).toSorted()).toEqual(Object.keys(expectedRoutes).toSorted());
  });
});

describe('the access table', () => {
  it('gives every role the expected routes and calls, in all circumstances', () => {
    expect([...differences(capabilities)]).toEqual([]);
  });

  it('names each wrong call and address once, with its roles', () => {
    const { roles: usual, ...rule }: CapabilityRule = capabilities['branches-groups'];
    const loose = { ...rule, roles: [...usual.filter((role) => role !== 'bit'), 'crm'] } as CapabilityRule;
    const lines = [...differences({ ...capabilities, 'branches-groups': loose })];
    expect(lines).toContain('listBranches: expected admin-internal,bit,finance; got admin-internal,crm,finance');
    expect(lines).toContain('/branches: expected admin-internal,bit,finance; got admin-internal,crm,finance');
    expect(lines.filter((line) => line.startsWith('listBranches'))).toHaveLength(1);
  });

  const names = Object.keys(capabilities) as Capability[];
  const cells = names.flatMap((capability) => roleNames.map((role) => [capability, role] as const));

  it('detects a change in any cell', () => {
    const unseen: string[] = [];
    for (const [capability, role] of cells) {
      const rule: CapabilityRule = capabilities[capability];
      const has = rule.roles.includes(role);
      const flipped = { ...rule, roles: has ? rule.roles.filter((one) => one !== role) : [...rule.roles, role] };
      if (differences({ ...capabilities, [capability]: flipped }).next().done) unseen.push(`${capability} for ${role}`);
    }
    expect(unseen).toEqual([]);
  });

  it('detects the loss of any condition or module', () => {
    const unseen = names.filter((capability) => {
      const { condition, module, conditionalRoles = [], ...rule }: CapabilityRule = capabilities[capability];
      if (!condition && !module) return false;
      const loose = [
        ...(condition ? [{ ...rule, ...(module ? { module } : {}), roles: [...rule.roles, ...conditionalRoles] }] : []),
        ...(module ? [{ ...rule, conditionalRoles, ...(condition ? { condition } : {}) }] : []),
      ];
      return loose.some((one) => differences({ ...capabilities, [capability]: one }).next().done);
    });
    expect(unseen).toEqual([]);
  });
});
