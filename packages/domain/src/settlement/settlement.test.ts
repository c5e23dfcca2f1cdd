import { describe, expect, it } from 'vitest';
import { esignActs } from '../contracts/esign-switch.ts';
import { transition } from '../proposals/proposal.machine.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';
import { proposalStatusIds } from '../proposals/statuses.ts';
import { actor, facts, isNotAllowed, refusal } from '../proposals/test-support.ts';
import { isLienRegistered, type LienStatus, lienActs, lienLapsesOn, lienStatusOn } from './lien.ts';
import { payableCents } from './payment.ts';

const lienIds: readonly LienStatus[] = [
  ...(['REQUESTED', 'UNKNOWN', 'REGISTERED', 'REFUSED', 'LAPSED', 'RELEASING', 'RELEASED'] as const),
];
const at = (status: ProposalStatus, blocked = false, lien: LienStatus | null = null) => ({ status, blocked, lien });

describe('a lien', () => {
  it('is valid for thirty days from its registration, that day included', () => {
    const lien = { status: 'REGISTERED', lapsesOn: lienLapsesOn('2026-11-20') } as const;
    expect(lien.lapsesOn).toBe('2026-12-20');
    expect([isLienRegistered('2026-12-20', lien), isLienRegistered('2026-12-21', lien)]).toEqual([true, false]);
    expect(lienStatusOn('2026-12-21', lien)).toBe('LAPSED');
    expect(isLienRegistered('2026-12-01', null)).toBe(false);
  });

  it('is requested by the dealer in PU and WFA, and by hand only by finance', () => {
    for (const status of proposalStatusIds)
      for (const [kind, isByHand] of [
        ['dealer', false],
        ['representante', false],
        ['finance', true],
      ] as const)
        expect(lienActs.may(isByHand ? 'record' : 'request', at(status), actor(kind))).toBe(
          status === 'PU' || status === 'WFA',
        );
    expect(refusal(() => lienActs.assert('request', at('PU'), actor('finance')))).toMatchObject(isNotAllowed);
    expect(refusal(() => lienActs.assert('record', at('PU'), actor('dealer')))).toMatchObject(isNotAllowed);
    expect(refusal(() => lienActs.assert('request', at('AF'), actor('dealer'))).code).toBe('PRS006');
    expect(refusal(() => lienActs.assert('request', at('PU', true), actor('dealer'))).code).toBe('PRS002');
  });

  it('is requested again only when none exists or may exist', () => {
    const again = lienIds.filter((lien) => lienActs.may('request', at('PU', false, lien), actor('dealer')));
    expect(again).toEqual(['REFUSED', 'LAPSED', 'RELEASED']);
    expect(refusal(() => lienActs.assert('request', at('PU', false, 'UNKNOWN'), actor('dealer'))).code).toBe('PRS013');
  });
});

describe('the electronic signature switch', () => {
  it('is available to the dealer until the activation', () => {
    const open = proposalStatusIds.filter((status) => esignActs.may('switch', at(status), actor('dealer')));
    expect(open.toSorted()).toEqual(['AF', 'AP', 'APC', 'AVF', 'HLD', 'PD', 'PU', 'RA', 'SU', 'WO']);
    for (const status of proposalStatusIds) {
      const isOpen = open.includes(status);
      if (!isOpen) expect(refusal(() => esignActs.assert('switch', at(status), actor('dealer'))).code).toBe('PRS006');
      else expect(() => esignActs.assert('switch', at(status), actor('dealer'))).not.toThrow();
    }
    expect(refusal(() => esignActs.assert('switch', at('PU'), actor('finance')))).toMatchObject(isNotAllowed);
    expect(refusal(() => esignActs.assert('switch', at('PU', true), actor('dealer'))).code).toBe('PRS002');
  });
});

describe('the payment to the dealer', () => {
  it('is the price less the down payment that the client paid to the dealer', () => {
    expect(payableCents({ vehicleValueCents: 10_000_000, entryValueCents: 3_000_001 })).toBe(6_999_999);
  });

  it('is released by a user other than those who decided the credit first or second', () => {
    for (const by of [{ creditDecidedBy: 'u1' }, { creditFirstDecidedBy: 'u1' }])
      for (const [status, event] of [
        ['WFA', 'confirmActivation'],
        ['AV', 'resendPayment'],
        ['PS', 'confirmPaymentManually'],
      ] as const) {
        const own = refusal(() => transition(event, facts(status, by), actor('finance')));
        expect(own.fields.map(({ key }) => key)).toEqual(['payment.sameDecider']);
        expect(() => transition(event, facts(status, by), actor('finance', 'u2'))).not.toThrow();
      }
  });

  it('is requested with the confirmation, and the proposal cannot be cancelled while it may be in progress', () => {
    expect(transition('confirmActivation', facts('WFA'), actor('finance')).effects).toEqual(['requestPayment']);
    const underWay = facts('AV', { paymentUnderWay: true });
    for (const event of ['cancel', 'withdraw', 'resendPayment'] as const)
      expect(refusal(() => transition(event, underWay, actor('finance'))).fields.map(({ key }) => key)).toEqual([
        'payment.underWay',
      ]);
  });
});
