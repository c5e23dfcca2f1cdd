import { refusalReasonIds } from '@estrada/domain/proposals/index';
import { z } from 'zod';
import { definePartner } from './define-partner.ts';

export interface AnalysisRequest {
  requestId: string;
  proposalNumber: string;
  personType: 'PF' | 'PJ';
  document: string;
  entryCents: number;
  financedCents: number;
  instalmentCents: number;
  termMonths: number;
  monthlyIncomeCents: number;
}

const cents = z.number().int().min(0).max(10_000_000_000);
/** The approved terms in place of the request: this down payment, this term, at most this financed value. */
const offer = z.object({ entryCents: cents, termMonths: z.number().int().min(1).max(420), financedCents: cents });

/** The terms on which an offer was taken. */
export type AgreedTerms = z.output<typeof offer> & { instalmentCents: number };

const answer = z.object({
  analysisId: z.string().min(1).max(60),
  decision: z.enum(['AP', 'APC', 'DC', 'RA', 'HLD']),
  /** always present: a refusal without a reason could not be passed on */
  reason: z.string().trim().min(1).max(500),
  conditions: z.array(z.string().max(200)).max(10),
  /** of a refusal; a code that is not known here is the policy as a whole */
  reasonCodes: z.array(z.enum(refusalReasonIds).catch('POLICY')).max(10).optional(),
  /** of an approval with conditions only */
  offer: offer.optional(),
  validUntil: z.iso.date(),
});
export type AnalysisAnswer = z.output<typeof answer>;

/** Met (AP), not met and to be corrected (RA), not met and refused (DC). */
const conditionsAnswer = answer.extend({ decision: z.enum(['AP', 'RA', 'DC']) });
export type ConditionsAnswer = z.output<typeof conditionsAnswer>;

export interface ConditionsRequest {
  requestId: string;
  answer: string;
  /** where a counter-offer was made, and applied */
  terms?: AgreedTerms;
}

/** The port: the credit engine's decision on a sent proposal (SRS). */
export interface CreditEngine {
  /** @throws PartnerError */
  analyse(request: AnalysisRequest): Promise<AnalysisAnswer>;
  /** Decides again after the dealer answered a pendency. @throws PartnerError */
  answerPendency(analysisId: string, request: { requestId: string; answer: string }): Promise<AnalysisAnswer>;
  /**
   * Decides whether the conditions of its approval are met, by the dealer's answer and the agreed terms.
   * @throws PartnerError
   */
  checkConditions(analysisId: string, request: ConditionsRequest): Promise<ConditionsAnswer>;
}

export const creditEngine = definePartner({
  name: 'credit-engine',
  url: 'CREDIT_ENGINE_URL',
  token: 'CREDIT_ENGINE_TOKEN',
  open: (ask): CreditEngine => ({
    analyse: (body) => ask({ method: 'POST', path: '/analyses', body, answer }),
    answerPendency: (analysisId, body) =>
      ask({ method: 'POST', path: `/analyses/${encodeURIComponent(analysisId)}/answers`, body, answer }),
    checkConditions: (analysisId, body) =>
      ask({
        method: 'POST',
        path: `/analyses/${encodeURIComponent(analysisId)}/conditions`,
        body,
        answer: conditionsAnswer,
      }),
  }),
});
