import { expect, it } from 'vitest';
import type { ActorKind } from './proposal-facts.ts';
import { repurchaseActs, repurchaseForm } from './repurchase.ts';
import { contractStatuses, type ProposalStatus, proposalStatusIds } from './statuses.ts';
import { actor, isNotAllowed, refusal } from './test-support.ts';

const facts = (status: ProposalStatus, changes: object = {}) => ({
  status,
  blocked: false,
  financeTypeId: 13,
  hasTerms: true,
  ...changes,
});

it('allows the dealer side to change the terms of a repurchase until a contract states them', () => {
  for (const status of proposalStatusIds)
    for (const kind of ['dealer', 'representante'] as const) {
      const isOpen = status !== 'NU' && !contractStatuses.includes(status);
      expect(repurchaseActs.may('update', facts(status), actor(kind))).toBe(isOpen);
      const assert = () => repurchaseActs.assert('update', facts(status), actor(kind));
      if (isOpen) expect(assert).not.toThrow();
      else expect(refusal(assert).code).toBe('PRS006');
    }
});

it('allows terms that a contract does not have yet to be entered late', () => {
  expect(repurchaseActs.may('update', facts('PS', { hasTerms: false }), actor('dealer'))).toBe(true);
  expect(repurchaseActs.may('update', facts('NU', { hasTerms: false }), actor('dealer'))).toBe(false);
});

it.each<[object, ActorKind, object]>([
  [{ blocked: true }, 'dealer', { code: 'PRS002' }],
  [{ financeTypeId: 1 }, 'dealer', { code: 'PRS012' }],
  [{}, 'finance', isNotAllowed],
])('refuses it with %o to %s', (changes, kind, expected) => {
  expect(repurchaseActs.may('update', facts('AP', changes), actor(kind))).toBe(false);
  expect(refusal(() => repurchaseActs.assert('update', facts('AP', changes), actor(kind)))).toMatchObject(expected);
});

it('requires a mileage and a date', () => {
  const keys = (typed: object) =>
    repurchaseForm
      .problems({ mileageLimit: 40_000, returnOn: '2028-11-20', notes: '', ...typed })
      .map(({ path }) => path);
  expect(keys({})).toEqual([]);
  expect(keys({ mileageLimit: null, returnOn: '' })).toEqual(['mileageLimit', 'returnOn']);
  expect(keys({ mileageLimit: 0, returnOn: '2028-02-30' })).toEqual(['mileageLimit', 'returnOn']);
});
