import { DomainError } from '../../errors/domain-error.ts';
import type { Texts } from '../../errors/texts.ts';
import { choice, type FormOf, form, text } from '../../forms/index.ts';

/** What came of a review. */
export const reviewOutcomes = {
  KEPT: { pt: 'Recusa mantida', en: 'Refusal confirmed' },
  REANALYSED: { pt: 'Nova análise', en: 'New analysis' },
} as const satisfies Readonly<Record<string, Texts>>;
export type ReviewOutcome = keyof typeof reviewOutcomes;

/** What the client says of a refusal; nothing is required. */
export const reviewRequestForm = form({
  message: text('O que você quer que seja considerado', 'What you want to be considered', {
    max: 1_000,
    hasLines: true,
    isOptional: true,
  }),
});

/** The answer to a review, which the client reads. */
export const reviewAnswerForm = form({
  outcome: choice('Resultado', 'Outcome', reviewOutcomes),
  answer: text('Resposta ao cliente', 'Answer to the client', { max: 1_000, hasLines: true }),
});
export type ReviewAnswerForm = FormOf<typeof reviewAnswerForm>;

/** The state of a refused proposal that a request for its review depends on. */
export type RefusalFacts = {
  /** refused, and not in work again */
  readonly isRefused: boolean;
  readonly blocked: boolean;
  /** this refusal has a review already */
  readonly hasReview: boolean;
};

/** Whether the client may request the review of a refusal: once for each. */
export const mayRequestReview = ({ isRefused, blocked, hasReview }: RefusalFacts): boolean =>
  isRefused && !blocked && !hasReview;

/** @throws DomainError PRS007 where the client may not */
export function assertMayRequestReview(facts: RefusalFacts): void {
  if (!mayRequestReview(facts)) throw new DomainError('PRS007');
}

/** Who may answer a review: nobody who has decided on the proposal before (LGPD art. 20). */
export const mayAnswerReview = (deciders: readonly (string | null)[], userId: string): boolean =>
  !deciders.includes(userId);

/** @throws DomainError DOM002 at `outcome` for a user who has decided before */
export function assertMayAnswerReview(deciders: readonly (string | null)[], userId: string): void {
  if (!mayAnswerReview(deciders, userId))
    throw new DomainError('DOM002', { fields: [{ path: 'outcome', key: 'review.sameDecider' }] });
}
