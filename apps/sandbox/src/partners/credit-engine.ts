import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import {
  conditionsVerdictFor,
  type Decision,
  decisionDigit,
  decisionFor,
  type Offer,
  offerFor,
  refusalReasonsFor,
} from '../rules/credit-rules.ts';
import { AnswerMemory } from './answer-memory.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import {
  type AgreedTerms,
  type FieldChecks,
  isCents,
  isDocument,
  isOptionalTerms,
  isPersonType,
  isTermMonths,
  isText,
  type PersonType,
  refuseDocument,
} from './request-fields.ts';
import { rawField } from './request-key.ts';
import { todayInSaoPaulo } from './sao-paulo.ts';
import { serveCall } from './serve-call.ts';

type AnalysisRequest = {
  requestId: string;
  proposalNumber: string;
  personType: PersonType;
  document: string;
  entryCents: number;
  financedCents: number;
  instalmentCents: number;
  termMonths: number;
  monthlyIncomeCents: number;
};

type Analysis = {
  analysisId: string;
  decision: Decision;
  reason: string;
  conditions: readonly string[];
  validUntil: string;
  offer?: Offer;
  /** of a refusal */
  reasonCodes?: readonly string[];
};

const VALID_DAYS = 30;

const words: Record<Decision, { reason: string; conditions: readonly string[] }> = {
  AP: { reason: 'Crédito aprovado.', conditions: [] },
  APC: {
    reason: 'Crédito aprovado com condições.',
    conditions: [
      'Apresentar comprovante de renda dos últimos três meses.',
      'Apresentar comprovante de residência recente.',
    ],
  },
  DC: { reason: 'Crédito não aprovado pela política vigente.', conditions: [] },
  RA: { reason: 'Dados do cliente divergentes do cadastro: revise a proposta e envie de novo.', conditions: [] },
  HLD: { reason: 'Falta esclarecer a origem da renda informada.', conditions: [] },
};

/** What the engine says of conditions that the dealer calls met. */
const conditionsReasons = {
  AP: 'Condições cumpridas.',
  RA: 'Não foi dito o que foi entregue: complete a proposta e envie de novo.',
  DC: 'Condições não cumpridas.',
};

const checks: FieldChecks<AnalysisRequest> = {
  requestId: isText,
  proposalNumber: isText,
  personType: isPersonType,
  document: isDocument,
  entryCents: isCents,
  financedCents: isCents,
  instalmentCents: isCents,
  termMonths: isTermMonths,
  monthlyIncomeCents: isCents,
};

const answerChecks: FieldChecks<{ analysisId: string; requestId: string; answer: string }> = {
  analysisId: (value) => /^an-[0-9a-f]{12}-\d$/.test(String(value)),
  requestId: isText,
  answer: isText,
};

const conditionsChecks: FieldChecks<{
  analysisId: string;
  requestId: string;
  answer: string;
  terms: AgreedTerms | undefined;
}> = { ...answerChecks, terms: isOptionalTerms };

const offerReason = 'Crédito aprovado para menos do que foi pedido.';

/** Exactly what was offered meets the offer; one that a restart has made us forget is taken for met. */
const isWithin = (terms: AgreedTerms, offer: Offer | undefined): boolean =>
  !offer ||
  (terms.entryCents === offer.entryCents &&
    terms.termMonths === offer.termMonths &&
    terms.financedCents <= offer.financedCents);

const validUntil = (now: Date): string =>
  Temporal.PlainDate.from(todayInSaoPaulo(now)).add({ days: VALID_DAYS }).toString();

/** The id carries the deciding digit, so that a pendency can still be answered after the sandbox was restarted. */
function analysisIdFor(requestId: string, document: string): string {
  const hash = createHash('sha256').update(requestId).digest('hex').slice(0, 12);
  return `an-${hash}-${decisionDigit(document)}`;
}

function decisionAfterAnswer(analysisId: string): 'AP' | 'DC' | undefined {
  return analysisId.endsWith('8') ? 'AP' : analysisId.endsWith('9') ? 'DC' : undefined;
}

const isQualified = (analysisId: string): boolean => analysisId.endsWith('5');

/** An id that is none of ours is an analysis that there is not. */
const refuseUnknown = ({ field }: { field: string }) =>
  field === 'analysisId' ? { status: 404, body: { error: 'unknown_analysis' } } : undefined;

function register(scope: FastifyInstance, now: () => Date): void {
  const analysis = (analysisId: string, decision: Decision, reasonCodes: readonly string[] = ['POLICY']): Analysis => ({
    analysisId,
    decision,
    ...words[decision],
    validUntil: validUntil(now()),
    ...(decision === 'DC' ? { reasonCodes } : {}),
  });
  const offers = new AnswerMemory<Offer>();
  const withOffer = (answered: Analysis, offer: Offer | null): Analysis =>
    offer
      ? { ...answered, reason: offerReason, conditions: [], offer: offers.once(answered.analysisId, () => offer) }
      : answered;
  serveCall(scope, {
    method: 'POST',
    path: '/v1/analyses',
    token: anyToken,
    fields: checks,
    refuse: refuseDocument,
    sameBy: ({ requestId }) => requestId,
    answer: ({ requestId, ...asked }) =>
      withOffer(
        analysis(
          analysisIdFor(requestId, asked.document),
          decisionFor(asked.document).first,
          refusalReasonsFor(asked.document),
        ),
        offerFor(asked),
      ),
  });
  serveCall(scope, {
    method: 'POST',
    path: '/v1/analyses/:analysisId/answers',
    token: anyToken,
    fields: answerChecks,
    refuseField: refuseUnknown,
    refuse: ({ analysisId }) =>
      decisionAfterAnswer(analysisId) ? undefined : { status: 409, body: { error: 'no_pendency' } },
    sameBy: ({ analysisId, requestId }) => `${analysisId} ${requestId}`,
    answer: ({ analysisId }) => analysis(analysisId, decisionAfterAnswer(analysisId)!, ['INFORMATION']),
  });
  serveCall(scope, {
    method: 'POST',
    path: '/v1/analyses/:analysisId/conditions',
    token: anyToken,
    fields: conditionsChecks,
    refuseField: refuseUnknown,
    refuse: ({ analysisId }) =>
      isQualified(analysisId) ? undefined : { status: 409, body: { error: 'no_conditions' } },
    sameBy: ({ analysisId, requestId }) => `${analysisId} ${requestId}`,
    answer: ({ analysisId, answer, terms }) => {
      const isOther = terms !== undefined && !isWithin(terms, offers.recall(analysisId));
      const decision = isOther ? 'RA' : conditionsVerdictFor(answer);
      return { ...analysis(analysisId, decision, ['CONDITIONS']), reason: conditionsReasons[decision] };
    },
  });
}

/** Plays the credit engine: a decision by the rules of `rules/credit-rules.ts`, and one more after a pendency or on conditions. */
export const creditEngine: Partner = {
  id: 'credit-engine',
  name: { pt: 'Motor de crédito', en: 'Credit engine' },
  purpose: {
    pt: 'Decide a proposta enviada; depois da resposta a uma pendência, ou ao que se diz das condições, decide de novo.',
    en: 'Decides a proposal that was sent; decides again after the answer to a pendency, or to what is said of the conditions.',
  },
  endpoints: [
    'POST /credit-engine/v1/analyses',
    'POST /credit-engine/v1/analyses/:analysisId/answers',
    'POST /credit-engine/v1/analyses/:analysisId/conditions',
  ],
  refusal: { code: 'MOTOR-017', message: 'Produto suspenso para este canal.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'document') || request.url, 80, 350),
    register,
  },
};
