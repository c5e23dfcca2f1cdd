import { describe, expect, it } from 'vitest';
import { offerDifferences, offerProblems, offerState } from './credit-offer.ts';
import { transition } from './proposal.machine.ts';
import { proposalCan } from './proposal-view.ts';
import { actor, facts, isNotAllowed, refusal } from './test-support.ts';

const requested = { entryValueCents: 2_800_000, termMonths: 48, financeValueCents: 7_000_000 };
const offer = { entryValueCents: 3_500_000, termMonths: 36, financeValueCents: 6_300_000 };

describe('a counter-offer', () => {
  it.each([
    ['what was asked for', requested, ['entryValueCents', 'termMonths', 'financeValueCents'], 'open'],
    ['exactly the offer', offer, [], 'applied'],
    ['less money', { ...offer, financeValueCents: 6_200_000 }, [], 'applied'],
    ['one centavo more', { ...offer, financeValueCents: 6_300_001 }, ['financeValueCents'], 'open'],
    ['a larger down payment', { ...offer, entryValueCents: 3_500_001 }, ['entryValueCents'], 'open'],
    ['a shorter term', { ...offer, termMonths: 24 }, ['termMonths'], 'open'],
  ] as const)('is compared with %s', (_what, terms, differs, standing) => {
    expect([offerDifferences(terms, offer), offerState(terms, offer)]).toEqual([differs, standing]);
  });

  it('has no state when none was made', () => {
    expect(offerState(requested, null)).toBe('none');
  });

  const asked = { ...requested, vehicleValueCents: 9_640_000 };
  it.each([
    [offer, []],
    [{ ...offer, entryValueCents: 2_799_999 }, [['offer.entryValueCents', 'counterOffer.entryOutOfRange']]],
    [{ ...offer, entryValueCents: 9_640_000 }, [['offer.entryValueCents', 'counterOffer.entryOutOfRange']]],
    [{ ...offer, financeValueCents: 7_000_001 }, [['offer.financeValueCents', 'counterOffer.financesMore']]],
    [requested, [['offer', 'counterOffer.nothingElse']]],
  ])('made manually must differ from the request and not increase the amount: %o', (made, problems) => {
    expect(offerProblems(made, asked).map(({ path, key }) => [path, key])).toEqual(problems);
  });
});

describe('applying a counter-offer', () => {
  const open = facts('APC', { offer: 'open' });

  it('leaves the status unchanged and requests the conditions check', () => {
    expect(transition('applyOffer', open, actor('dealer'))).toMatchObject({
      to: 'APC',
      effects: ['requestConditionsCheck'],
    });
    expect([proposalCan(open, actor('dealer')).applyOffer, proposalCan(open, actor('finance')).applyOffer]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['none stands', { offer: 'none' }, 'offer', 'DOM002'],
    ['it was applied', { offer: 'applied' }, 'offer', 'DOM002'],
    ['somebody checks it already', { conditionsPresented: true }, 'conditions', 'DOM002'],
    ['the table is over', { tableExpired: true }, 'simulation', 'SIM063'],
    ['conditions in words were left unanswered', { reason: ' ' }, 'reason', 'DOM002'],
  ] as const)('is refused when %s', (_what, change, path, code) => {
    const { fields, code: said } = refusal(() => transition('applyOffer', { ...open, ...change }, actor('dealer')));
    expect([said, fields.map((field) => field.path)]).toEqual([code, [path]]);
  });

  it('needs no answer when the approval has no conditions', () => {
    const wordless = { ...open, hasConditions: false, reason: null };
    expect(transition('applyOffer', wordless, actor('dealer')).to).toBe('APC');
  });

  it('is refused to other actors and on a blocked proposal', () => {
    expect(refusal(() => transition('applyOffer', open, actor('representante')))).toMatchObject(isNotAllowed);
    expect(refusal(() => transition('applyOffer', { ...open, blocked: true }, actor('dealer'))).code).toBe('PRS002');
  });

  it('is required before any other way to an approval', () => {
    for (const [event, kind] of [
      ['presentConditions', 'dealer'],
      ['conditions.met', 'finance'],
      ['conditions.met', 'credit-engine'],
    ] as const) {
      const { fields } = refusal(() => transition(event, open, actor(kind)));
      expect(fields).toEqual([{ path: 'offer', key: 'counterOffer.notApplied' }]);
    }
    expect(transition('conditions.met', { ...open, offer: 'applied' }, actor('credit-engine')).to).toBe('AP');
    expect(transition('conditions.rejected', open, actor('finance')).to).toBe('DC');
  });
});
