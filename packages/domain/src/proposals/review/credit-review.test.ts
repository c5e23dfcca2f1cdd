import { describe, expect, it } from 'vitest';
import { assertMayAnswerReview, mayRequestReview } from './credit-review.ts';
import { refusalReasonIds, refusalReasons, shownReasons } from './refusal-reasons.ts';

describe('the reasons of a refusal', () => {
  it.each(refusalReasonIds)(
    '%s has one sentence or more in both languages, without a score, a limit or a check',
    (id) => {
      for (const sentence of [refusalReasons[id].pt, refusalReasons[id].en]) {
        expect(sentence).toMatch(/^[A-ZÀ-Ú].{20,}\.$/);
        expect(sentence).not.toMatch(/score|pontua|tier|faixa|fraud|suspeit|suspicio|\d/i);
      }
      expect(refusalReasons[id].pt).not.toBe(refusalReasons[id].en);
    },
  );

  it('are the policy as a whole where no code is known, and each only once', () => {
    expect([shownReasons(null), shownReasons([])]).toEqual([['POLICY'], ['POLICY']]);
    expect(shownReasons(['INCOME', 'ENTRY', 'INCOME'])).toEqual(['INCOME', 'ENTRY']);
  });
});

describe('the review of a refusal', () => {
  const refused = { isRefused: true, blocked: false, hasReview: false };

  it('is requested once for each refusal, and not while the proposal is blocked', () => {
    expect(mayRequestReview(refused)).toBe(true);
    for (const more of [{ isRefused: false }, { blocked: true }, { hasReview: true }])
      expect(mayRequestReview({ ...refused, ...more })).toBe(false);
  });

  it('is not answered by a user who has decided before', () => {
    expect(() => assertMayAnswerReview([null, 'u1'], 'u2')).not.toThrow();
    expect(() => assertMayAnswerReview([null, 'u1'], 'u1')).toThrow(
      expect.objectContaining({ code: 'DOM002', fields: [{ path: 'outcome', key: 'review.sameDecider' }] }),
    );
  });
});
