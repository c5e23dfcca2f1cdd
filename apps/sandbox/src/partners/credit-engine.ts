import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import { type Decision, decisionDigit, decisionFor } from '../rules/credit-rules.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import {
  type FieldChecks,
  isCents,
  isDocument,
  isPersonType,
  isTermMonths,
  isText,
  type PersonType,
  refuseDocument,
} from './request-fields.ts';
import { rawField } from './request-key.ts';
import { serveCall } from './serve-call.ts';

type AnalysisRequest = {
  requestId: string;
  proposalNumber: string;
  personType: PersonType;
  document: string;
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

const checks: FieldChecks<AnalysisRequest> = {
  requestId: isText,
  proposalNumber: isText,
  personType: isPersonType,
  document: isDocument,
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

function validUntil(now: Date): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('America/Sao_Paulo')
    .toPlainDate();
  return today.add({ days: VALID_DAYS }).toString();
}

/** The id carries the deciding digit, so that a pendency can still be answered after the sandbox was restarted. */
function analysisIdFor(requestId: string, document: string): string {
  const hash = createHash('sha256').update(requestId).digest('hex').slice(0, 12);
  return `an-${hash}-${decisionDigit(document)}`;
}

function decisionAfterAnswer(analysisId: string): 'AP' | 'DC' | undefined {
  return analysisId.endsWith('8') ? 'AP' : analysisId.endsWith('9') ? 'DC' : undefined;
}

function register(scope: FastifyInstance, now: () => Date): void {
  const analysis = (analysisId: string, decision: Decision): Analysis => ({
    analysisId,
    decision,
    ...words[decision],
    validUntil: validUntil(now()),
  });
  serveCall(scope, {
    method: 'POST',
    path: '/v1/analyses',
    token: anyToken,
    fields: checks,
    refuse: refuseDocument,
    sameBy: ({ requestId }) => requestId,
    answer: ({ requestId, document }) => analysis(analysisIdFor(requestId, document), decisionFor(document).first),
  });
  serveCall(scope, {
    method: 'POST',
    path: '/v1/analyses/:analysisId/answers',
    token: anyToken,
    fields: answerChecks,
    refuseField: ({ field }) =>
      field === 'analysisId' ? { status: 404, body: { error: 'unknown_analysis' } } : undefined,
    refuse: ({ analysisId }) =>
      decisionAfterAnswer(analysisId) ? undefined : { status: 409, body: { error: 'no_pendency' } },
    sameBy: ({ analysisId, requestId }) => `${analysisId} ${requestId}`,
    answer: ({ analysisId }) => analysis(analysisId, decisionAfterAnswer(analysisId)!),
  });
}

/** Plays the credit engine: a decision by the rules of `rules/credit-rules.ts`, and one more after a pendency. */
export const creditEngine: Partner = {
  id: 'credit-engine',
  name: { pt: 'Motor de crédito', en: 'Credit engine' },
  purpose: {
    pt: 'Decide a proposta enviada e, se deixou uma pendência, decide de novo depois da resposta.',
    en: 'Decides a proposal that was sent and, if it left a pendency, decides again after the answer.',
  },
  endpoints: ['POST /credit-engine/v1/analyses', 'POST /credit-engine/v1/analyses/:analysisId/answers'],
  refusal: { code: 'MOTOR-017', message: 'Produto suspenso para este canal.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'document') || request.url, 80, 350),
    register,
  },
};
