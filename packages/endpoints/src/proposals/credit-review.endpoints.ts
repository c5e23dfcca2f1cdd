import { refusalReasonIds, reviewAnswerForm, reviewOutcomes } from '@estrada/domain/proposals/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { instant, isoDate, recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';

const params = z.object({ id: recordId });
export const reviewOutcome = z.enum(Object.keys(reviewOutcomes) as (keyof typeof reviewOutcomes)[]);

/** A client's request to review a refusal. */
const creditReview = z.object({
  id: recordId,
  proposalId: recordId,
  number: z.string(),
  clientName: z.string(),
  clientDocumentMasked: z.string(),
  dealerName: z.string(),
  /** as the client was shown them */
  reasons: z.array(z.enum(refusalReasonIds)),
  /** the client's own words; may be empty */
  message: z.string(),
  requestedAt: instant,
  dueOn: isoDate,
  /** negative once the deadline has passed */
  daysLeft: z.int(),
  claim: z.object({ byName: z.string(), at: instant, isOwn: z.boolean() }).nullable(),
  outcome: reviewOutcome.nullable(),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  answeredByName: z.string().nullable(),
  can: z.object({ claim: z.boolean(), release: z.boolean(), answer: z.boolean() }),
});

export const creditReviewEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['decision-queue'] },
})({
  /** Those that wait for an answer, the oldest first; with `state=all` every one, the newest first. */
  listCreditReviews: listRow({
    path: '/proposes/reviews',
    summary: ['Pedidos de revisão de recusas', 'Requests to review refusals'],
    filters: {
      state: z.enum(['waiting', 'all'], { error: 'value.notAllowed' }).optional().meta({ default: 'waiting' }),
    },
    row: creditReview,
  }),
  claimCreditReview: {
    route: 'PUT /proposes/reviews/{id}/claim',
    summary: ['Assumir a revisão de uma recusa', 'Claim the review of a refusal'],
    params,
    response: z.object({ claimed: z.literal(true) }),
    errors: ['SEC004', 'PRS001', 'PRS007', 'DOM002'],
  },
  releaseCreditReview: {
    route: 'PUT /proposes/reviews/{id}/release',
    summary: ['Liberar a revisão de uma recusa', 'Release the review of a refusal'],
    params,
    response: z.object({ released: z.literal(true) }),
    errors: ['SEC004', 'PRS007'],
  },
  /** By a user who has not decided on the proposal before. */
  answerCreditReview: {
    route: 'PUT /proposes/reviews/{id}',
    summary: ['Responder à revisão de uma recusa', 'Answer the review of a refusal'],
    params,
    body: formSchema(reviewAnswerForm),
    response: z.object({ answered: z.literal(true) }),
    errors: ['SEC004', 'PRS001', 'PRS002', 'PRS007', 'DOM002'],
  },
});
