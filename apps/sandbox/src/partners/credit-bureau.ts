import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import { type PreApprovalResult, preApprovalFor, type TierCode } from '../rules/credit-rules.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import {
  type Consent,
  type FieldChecks,
  isCents,
  isConsent,
  isDocument,
  isOptionalDate,
  isPersonType,
  isTermMonths,
  isText,
  type PersonType,
  refuseDocument,
} from './request-fields.ts';
import { rawField } from './request-key.ts';
import { serveCall } from './serve-call.ts';

type PreApprovalRequest = {
  requestId: string;
  personType: PersonType;
  document: string;
  name: string;
  birthDate?: string;
  monthlyIncomeCents: number;
  vehiclePriceCents: number;
  financedCents: number;
  instalmentCents: number;
  termMonths: number;
  consent: Consent;
};

type PreApprovalAnswer = { protocol: string; result: PreApprovalResult; tierCode: TierCode; consultedAt: string };

const checks: FieldChecks<PreApprovalRequest> = {
  requestId: isText,
  personType: isPersonType,
  document: isDocument,
  name: isText,
  birthDate: isOptionalDate,
  monthlyIncomeCents: isCents,
  vehiclePriceCents: isCents,
  financedCents: isCents,
  instalmentCents: isCents,
  termMonths: isTermMonths,
  consent: isConsent,
};

function register(scope: FastifyInstance, now: () => Date): void {
  let consultations = 0;
  serveCall(scope, {
    method: 'POST',
    path: '/v1/pre-approvals',
    token: anyToken,
    fields: checks,
    refuse: refuseDocument,
    sameBy: ({ requestId }) => requestId,
    answer: (fields): PreApprovalAnswer => {
      consultations += 1;
      const consultedAt = now().toISOString();
      const protocol = `BC-${consultedAt.slice(0, 10).replaceAll('-', '')}-${String(consultations).padStart(6, '0')}`;
      return { protocol, ...preApprovalFor(fields), consultedAt };
    },
  });
}

/** Plays the credit bureau: a pre-approval by the rules of `rules/credit-rules.ts`. */
export const creditBureau: Partner = {
  id: 'credit-bureau',
  name: { pt: 'Bureau de crédito', en: 'Credit bureau' },
  purpose: {
    pt: 'Diz se o cliente está pré-aprovado e em que faixa de risco, com a autorização dele.',
    en: 'Says whether the client is pre-approved and in which risk tier, given the client’s consent.',
  },
  endpoints: ['POST /credit-bureau/v1/pre-approvals'],
  refusal: { code: 'BUREAU-041', message: 'Consulta bloqueada a pedido do titular.' },
  http: { latencyMs: (request) => steadyDelayMs(rawField(request.body, 'document'), 80, 350), register },
};
