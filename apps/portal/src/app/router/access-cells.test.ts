/**
 * The access table, cell by cell, against an independent transcription: the routes, the calls, and every change of a
 * cell.
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
  expectedCalls,
  expectedInside,
  expectedRoutes,
  hasRight,
} from '@estrada/testkit/expected-access/index';
import { describe, expect, it } from 'vitest';
import { allPages } from '../pages/all-pages.ts';

type Table = Readonly<Record<Capability, CapabilityRule>>;

const moduleNames = [
  'riskprice',
  'esign',
  'taxUsed',
  'email_leads',
  'propose_insurance',
  'assurant',
  'liberty',
] as const;
const permissionNames = ['createPropose', 'viewPaymentReport', 'insuranceContracting'] as const;
/** All on, all off, and each one alone on and alone off. */
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
const pages = allPages.filter(({ path }) => path !== '/parts');

/** Where the table and the transcription differ. */
function* differences(table: Table): Generator<string> {
  for (const { permissions, modules } of circumstances)
    for (const role of roleNames) {
      const viewer = viewerOf(role, permissions);
      const may = (capability: Capability) => canUse(capability, viewer, modules as ModuleFlags, table);
      const should = (right: Parameters<typeof hasRight>[0]) => hasRight(right, role, { permissions, modules });
      for (const { path, access } of pages) {
        const expected = expectedRoutes[path]!;
        if (access === 'public' || access === 'user') {
          if (expected !== access) yield `${path} is ${access}`;
        } else if (
          expected === 'public' ||
          expected === 'user' ||
          [access].flat().some(may) !== should([expected].flat())
        )
          yield `${path} for ${role}`;
      }
      for (const [capability, right] of Object.entries(expectedInside))
        if (may(capability as Capability) !== should([right])) yield `${capability} for ${role}`;
      if (!may('home')) yield `home for ${role}`;
      for (const endpoint of Object.values(endpoints) as Endpoint[]) {
        const { name, access } = endpoint;
        const expected = expectedCalls[name] ?? 'user';
        if (typeof access === 'string' || typeof expected === 'string') {
          if (expected !== access) yield `${name} is not ${expected}`;
        } else if (access.anyOf.some(may) !== should(expected)) yield `${name} for ${role}`;
      }
    }
}

describe('the page table', () => {
  it('has the 99 addresses of the specification, and no other that the transcription does not know', () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual(Object.keys(expectedRoutes).toSorted());
  });
});

describe('the access table', () => {
  it('gives every role the routes and calls that the transcription gives, in all circumstances', () => {
    expect([...differences(capabilities)]).toEqual([]);
  });

  const names = Object.keys(capabilities) as Capability[];
  const cells = names.flatMap((capability) => roleNames.map((role) => [capability, role] as const));

  it('cannot change in any cell without being caught', () => {
    const unseen: string[] = [];
    for (const [capability, role] of cells) {
      const rule: CapabilityRule = capabilities[capability];
      const has = rule.roles.includes(role);
      const flipped = { ...rule, roles: has ? rule.roles.filter((one) => one !== role) : [...rule.roles, role] };
      if (differences({ ...capabilities, [capability]: flipped }).next().done) unseen.push(`${capability} for ${role}`);
    }
    expect(unseen).toEqual([]);
  });

  it('cannot lose a condition or a module without being caught', () => {
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
