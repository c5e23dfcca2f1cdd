import { expect, it } from 'vitest';
import type { ProposalActor } from '../../proposals/proposal-facts.ts';
import { isSameSale, type VapExemptionFacts, vapExemptionActs } from './vap-exemption-rules.ts';

const seller: ProposalActor = { kind: 'dealer', userId: 'seller' };
const facts: VapExemptionFacts = { status: 'PU', blocked: false, hasProducts: true, state: 'NONE' };
const codeOf = (changes: Partial<VapExemptionFacts>, actor = seller) => {
  try {
    vapExemptionActs.assert('request', { ...facts, ...changes }, actor);
    return null;
  } catch (error) {
    const { code, fields } = error as { code: string; fields?: { key: string }[] };
    return fields?.[0]?.key ?? code;
  }
};

it('is requested by the seller until the proposal is activated', () => {
  expect([codeOf({}), codeOf({ state: 'ASKED' }), codeOf({ status: 'WO' })]).toEqual([null, null, null]);
  expect([codeOf({ status: 'AV' }), codeOf({ status: 'NU' }), codeOf({ blocked: true })]).toEqual([
    'PRS006',
    'PRS006',
    'PRS002',
  ]);
  expect(codeOf({}, { kind: 'finance', userId: 'finance' })).toBe('SEC004');
  expect([vapExemptionActs.may('request', facts, seller), vapExemptionActs.may('request', facts, null)]).toEqual([
    true,
    false,
  ]);
});

it('requires a sale with products, and is confirmed once', () => {
  expect(codeOf({ hasProducts: false })).toBe('vapExemption.noProducts');
  expect(codeOf({ state: 'CONFIRMED' })).toBe('vapExemption.confirmed');
  expect(vapExemptionActs.may('request', { ...facts, state: 'CONFIRMED' }, seller)).toBe(false);
});

it('identifies a sale by its products and their amounts, in any order', () => {
  const gap = { code: 'GAP', provider: 'A', premiumCents: 100 };
  const life = { code: 'LIFE', provider: 'A', premiumCents: 200 };
  expect(isSameSale([gap, life], [life, gap])).toBe(true);
  expect(isSameSale([gap], [gap, life])).toBe(false);
  expect(isSameSale([gap], [{ ...gap, premiumCents: 101 }])).toBe(false);
  expect(isSameSale([gap], [{ ...gap, provider: 'B' }])).toBe(false);
});
