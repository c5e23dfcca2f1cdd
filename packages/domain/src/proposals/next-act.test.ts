import { describe, expect, it } from 'vitest';
import { permissionMap, type Role, type Viewer } from '../access/index.ts';
import { nextActorOf, waitingPartOf, waitingParts } from './next-act.ts';
import { finalStatuses, proposalStatusIds } from './statuses.ts';
import { facts } from './test-support.ts';

describe('nextActorOf', () => {
  it.each([
    ['the dealer, who blocked it', 'PD', { blocked: true, blockedBy: 'dealer' }, 'dealer'],
    ['finance, whose side blocked it', 'WO', { blocked: true, blockedBy: 'provider' }, 'finance'],
    ['a block before work that stopped', 'PD', { blocked: true, blockedBy: 'dealer', stop: 'failed' }, 'dealer'],
    ['the support after a failure', 'SU', { stop: 'failed' }, 'support'],
    ['finance after work was given up', 'AVF', { stop: 'given-up' }, 'finance'],
    ['the dealer for a pendency', 'HLD', {}, 'dealer'],
    ['the dealer for conditions', 'APC', {}, 'dealer'],
    ['the engine that decided', 'APC', { conditionsPresented: true, isDecidedByEngine: true }, 'credit-engine'],
    ['finance that decided', 'APC', { conditionsPresented: true }, 'finance'],
  ] as const)('returns %s', (_whom, status, changes, expected) => {
    expect(nextActorOf(facts(status, changes))).toBe(expected);
  });

  it('returns null for ended proposals, and otherwise a part that the list knows', () => {
    for (const status of proposalStatusIds)
      for (const blocked of [true, false])
        for (const stop of [null, 'failed', 'given-up'] as const) {
          const next = nextActorOf(facts(status, { blocked, blockedBy: blocked ? 'dealer' : null, stop }));
          if (finalStatuses.includes(status)) expect(next).toBeNull();
          else expect(waitingParts).toContain(next);
        }
  });
});

describe('waitingPartOf', () => {
  const viewer = (role: Role, createPropose = true): Viewer => ({
    userId: 'u1',
    username: 'U1',
    role,
    userType: role === 'seller' ? 'DEALER' : 'GMF',
    activeDealerId: null,
    permissions: permissionMap(createPropose ? ['createPropose'] : []),
  });
  it.each([
    ['seller', 'dealer'],
    ['representante', 'dealer'],
    ['finance', 'finance'],
    ['admin-internal', 'support'],
    ['consulta', null],
    ['customer', null],
  ] as const)('maps %s to %s', (role, part) => {
    expect(waitingPartOf(viewer(role))).toBe(part);
  });
  it('is null for a viewer without createPropose', () => expect(waitingPartOf(viewer('seller', false))).toBeNull());
});
