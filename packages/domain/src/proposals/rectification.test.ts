import { describe, expect, it } from 'vitest';
import { decideRectification, planRectification, rectificationProblems } from './rectification.ts';
import { type ProposalStatus, proposalStatusIds } from './statuses.ts';
import { actor, facts, isNotAllowed, refusal } from './test-support.ts';

const dealer = actor('dealer');
const contract = ['contract', 'signatures', 'selfies', 'lien'];
const rectifiable: readonly ProposalStatus[] = ['WO', 'RA', 'AP', 'APC', 'AVF', 'AF', 'PU'];

describe('a rectification', () => {
  it('is allowed to dealer staff in the statuses up to the contract, and in no other', () => {
    for (const status of proposalStatusIds)
      for (const kind of ['rectify', 'rectifyValues'] as const) {
        const decide = () => decideRectification(kind, facts(status), dealer);
        const isOpen = rectifiable.includes(status);
        expect(planRectification(kind, facts(status), dealer) !== null).toBe(isOpen);
        if (isOpen) expect(decide).not.toThrow();
        else expect(refusal(decide).code).toBe('PRS006');
        expect(planRectification(kind, facts(status), actor('finance'))).toBeNull();
        expect(refusal(() => decideRectification(kind, facts(status), actor('finance')))).toMatchObject(isNotAllowed);
      }
  });

  it.each<[ProposalStatus, ProposalStatus, readonly string[]]>([
    ['WO', 'WO', []],
    ['RA', 'RA', []],
    ['AP', 'AP', []],
    ['APC', 'APC', []],
    ['AVF', 'AVF', []],
    ['AF', 'AF', []],
    ['PU', 'AF', contract],
  ])('of vehicle or seller leads from %s to %s and undoes %j', (from, to, undoes) => {
    expect(planRectification('rectify', facts(from), dealer)).toEqual({ to, undoes });
    expect(decideRectification('rectify', facts(from), dealer)).toMatchObject({ from, to, event: 'rectify' });
  });

  it.each<[ProposalStatus, ProposalStatus, readonly string[]]>([
    ['WO', 'WO', []],
    ['RA', 'RA', []],
    ['AP', 'RA', ['decision']],
    ['APC', 'RA', ['decision']],
    ['AVF', 'RA', ['decision']],
    ['AF', 'RA', ['decision']],
    ['PU', 'RA', ['decision', ...contract]],
  ])('of the values leads from %s to %s and undoes %j', (from, to, undoes) => {
    expect(planRectification('rectifyValues', facts(from), dealer)).toEqual({ to, undoes });
    expect(decideRectification('rectifyValues', facts(from), dealer)).toMatchObject({ from, to });
  });

  it('is refused on a blocked proposal, and requires a reason once the proposal was sent', () => {
    const blocked = facts('AP', { blocked: true, blockedBy: 'dealer' });
    expect(planRectification('rectify', blocked, dealer)).toBeNull();
    expect(refusal(() => decideRectification('rectify', blocked, dealer)).code).toBe('PRS002');
    const wordless = refusal(() => decideRectification('rectify', facts('AP', { reason: ' ' }), dealer));
    expect(wordless.fields).toEqual([{ path: 'reason', key: 'reason.required' }]);
    expect(() => decideRectification('rectify', facts('RA', { reason: null }), dealer)).not.toThrow();
  });
});

it('accepts only complete and valid vehicle and seller data, and refuses the client as seller', () => {
  const today = Temporal.PlainDate.from('2026-11-21');
  const info = { sellerType: 'D' as const, sellerName: 'Rita Campos', sellerDocument: '52998224725', plate: 'ABC1D23' };
  expect(rectificationProblems(info, '11144477735', today)).toEqual([]);
  const wrong = { ...info, plate: 'ABC', sellerName: undefined };
  expect(rectificationProblems(wrong, '52998224725', today).map(({ path, key }) => [path, key])).toEqual([
    ['vehicleAdditionalInfo.sellerName', 'required'],
    ['vehicleAdditionalInfo.plate', 'plate.invalid'],
    ['vehicleAdditionalInfo.sellerDocument', 'cpf.sameAsSeller'],
  ]);
});
