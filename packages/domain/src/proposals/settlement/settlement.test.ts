import { describe, expect, it } from 'vitest';
import { transition } from '../proposal.machine.ts';
import type { ProposalStatus } from '../statuses.ts';
import { proposalStatusIds } from '../statuses.ts';
import { actor, facts, isNotAllowed, refusal } from '../test-support.ts';
import { assertMaySwitchEsign, maySwitchEsign } from './esign-switch.ts';
import {
  assertLienRequired,
  isLienRegistered,
  isLienRequired,
  type LienStatus,
  lienLapsesOn,
  lienStatusOn,
} from './lien.ts';
import { payableCents } from './payment.ts';

const lienIds: readonly LienStatus[] = [
  ...(['REQUESTED', 'UNKNOWN', 'REGISTERED', 'REFUSED', 'LAPSED', 'RELEASING', 'RELEASED'] as const),
];
const at = (status: ProposalStatus, blocked = false) => ({ status, blocked });

describe('a lien', () => {
  it('holds for thirty days from its note, that one day included', () => {
    const lien = { status: 'REGISTERED', lapsesOn: lienLapsesOn('2026-11-20') } as const;
    expect(lien.lapsesOn).toBe('2026-12-20');
    expect([isLienRegistered('2026-12-20', lien), isLienRegistered('2026-12-21', lien)]).toEqual([true, false]);
    expect(lienStatusOn('2026-12-21', lien)).toBe('LAPSED');
    expect(isLienRegistered('2026-12-01', null)).toBe(false);
  });

  it('is asked for by the dealer in PU and WFA, and by hand by finance alone', () => {
    for (const status of proposalStatusIds)
      for (const [kind, isByHand] of [
        ['dealer', false],
        ['representante', false],
        ['finance', true],
      ] as const)
        expect(isLienRequired(at(status), null, actor(kind), isByHand)).toBe(status === 'PU' || status === 'WFA');
    expect(refusal(() => assertLienRequired(at('PU'), null, actor('finance'), false))).toMatchObject(isNotAllowed);
    expect(refusal(() => assertLienRequired(at('PU'), null, actor('dealer'), true))).toMatchObject(isNotAllowed);
    expect(refusal(() => assertLienRequired(at('AF'), null, actor('dealer'), false)).code).toBe('PRS006');
    expect(refusal(() => assertLienRequired(at('PU', true), null, actor('dealer'), false)).code).toBe('PRS002');
  });

  it('is asked for again only where none stands, or may', () => {
    const again = lienIds.filter((lien) => isLienRequired(at('PU'), lien, actor('dealer'), false));
    expect(again).toEqual(['REFUSED', 'LAPSED', 'RELEASED']);
    expect(refusal(() => assertLienRequired(at('PU'), 'UNKNOWN', actor('dealer'), false)).code).toBe('PRS013');
  });
});

describe('the switch of the signature', () => {
  it('is the dealer’s until the activation', () => {
    const open = proposalStatusIds.filter((status) => maySwitchEsign(at(status), actor('dealer')));
    expect(open.toSorted()).toEqual(['AF', 'AP', 'APC', 'AVF', 'HLD', 'PD', 'PU', 'RA', 'SU', 'WO']);
    for (const status of proposalStatusIds) {
      const isOpen = open.includes(status);
      if (!isOpen) expect(refusal(() => assertMaySwitchEsign(at(status), actor('dealer'))).code).toBe('PRS006');
      else expect(() => assertMaySwitchEsign(at(status), actor('dealer'))).not.toThrow();
    }
    expect(refusal(() => assertMaySwitchEsign(at('PU'), actor('finance')))).toMatchObject(isNotAllowed);
    expect(refusal(() => assertMaySwitchEsign(at('PU', true), actor('dealer'))).code).toBe('PRS002');
  });
});

describe('the money', () => {
  it('is the price less what the client paid the dealer himself', () => {
    expect(payableCents({ vehicleValueCents: 10_000_000, entryValueCents: 3_000_001 })).toBe(6_999_999);
  });

  it('is let out by somebody else than who decided the credit, first or second', () => {
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

  it('is asked for with the confirmation, and no proposal is called off while it may be on its way', () => {
    expect(transition('confirmActivation', facts('WFA'), actor('finance')).effects).toEqual(['requestPayment']);
    const underWay = facts('AV', { paymentUnderWay: true });
    for (const event of ['cancel', 'withdraw', 'resendPayment'] as const)
      expect(refusal(() => transition(event, underWay, actor('finance'))).fields.map(({ key }) => key)).toEqual([
        'payment.underWay',
      ]);
  });
});
