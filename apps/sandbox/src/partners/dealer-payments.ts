import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import { AnswerMemory } from './answer-memory.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import { isCents, isDocument, isText } from './request-fields.ts';
import { rawField } from './request-key.ts';
import { todayInSaoPaulo } from './sao-paulo.ts';
import { serveCall, serveRequest } from './serve-call.ts';

const SETTLING_SECONDS = 5;
/** An amount whose centavos are these goes to an account that is closed. */
const RETURNED_CENTAVOS = 13;

type PaymentRequest = {
  requestId: string;
  contractNumber: string;
  payeeDocument: string;
  payeeName: string;
  amountCents: number;
};
type CollectionRequest = Omit<PaymentRequest, 'payeeDocument' | 'payeeName'> & {
  payerDocument: string;
  payerName: string;
};
type AcceptedPayment = { paymentId: string; expectedOn: string };

const idShape = /^pay-(\d+)-([cr])-([0-9a-f]{12})$/;

function register(scope: FastifyInstance, now: () => Date): void {
  const byRequest = new AnswerMemory<AcceptedPayment>();
  const take = ({ requestId, amountCents }: Pick<PaymentRequest, 'requestId' | 'amountCents'>) =>
    byRequest.once(requestId, () => {
      // the id says when and how it ends, so that it still can be asked for after the sandbox was restarted
      const settledAt = Math.floor(now().getTime() / 1000) + SETTLING_SECONDS;
      const end = amountCents % 100 === RETURNED_CENTAVOS ? 'r' : 'c';
      const hash = createHash('sha256').update(requestId).digest('hex').slice(0, 12);
      return { paymentId: `pay-${settledAt}-${end}-${hash}`, expectedOn: todayInSaoPaulo(now()) };
    });
  serveCall<PaymentRequest>(scope, {
    method: 'POST',
    path: '/v1/payments',
    token: anyToken,
    fields: {
      requestId: isText,
      contractNumber: isText,
      payeeDocument: isDocument,
      payeeName: isText,
      amountCents: (value) => isCents(value) && value > 0,
    },
    answer: take,
  });
  serveCall<CollectionRequest>(scope, {
    method: 'POST',
    path: '/v1/collections',
    token: anyToken,
    fields: {
      requestId: isText,
      contractNumber: isText,
      payerDocument: isDocument,
      payerName: isText,
      amountCents: (value) => isCents(value) && value > 0,
    },
    answer: take,
  });
  serveRequest(
    scope,
    (requestId) => byRequest.recall(requestId),
    (request) => request,
  );
  serveCall<{ paymentId: string }>(scope, {
    method: 'GET',
    path: '/v1/payments/:paymentId',
    token: anyToken,
    fields: { paymentId: (value) => idShape.test(String(value)) },
    refuseField: () => ({ status: 404, body: { error: 'unknown_payment' } }),
    answer({ paymentId }) {
      const [, settledAt, end, hash] = idShape.exec(paymentId)!;
      if (Number(settledAt) > now().getTime() / 1000) return { status: 'SENT' };
      if (end === 'r') return { status: 'RETURNED', reason: 'Conta do beneficiário encerrada.' };
      const settledOn = todayInSaoPaulo(new Date(Number(settledAt) * 1000));
      return { status: 'CONFIRMED', receipt: `CP-${hash}`, settledOn };
    },
  });
}

/** Plays the service that pays dealers, and collects what they give back: it takes both at once and confirms them after five seconds. */
export const dealerPayments: Partner = {
  id: 'dealer-payments',
  name: { pt: 'Pagamento a concessionárias', en: 'Dealer payments' },
  purpose: {
    pt: `Paga o valor financiado e cobra o que volta. Confirma depois de ${SETTLING_SECONDS} segundos; valores terminados em ,${RETURNED_CENTAVOS} voltam (conta encerrada).`,
    en: `Pays what was financed and collects what comes back. It confirms after ${SETTLING_SECONDS} seconds; amounts that end in .${RETURNED_CENTAVOS} come back (account closed).`,
  },
  endpoints: [
    'POST /dealer-payments/v1/payments',
    'POST /dealer-payments/v1/collections',
    'GET /dealer-payments/v1/requests/:requestId',
    'GET /dealer-payments/v1/payments/:paymentId',
  ],
  refusal: { code: 'PAG-020', message: 'Beneficiário sem conta cadastrada.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'requestId') || request.url, 100, 500),
    register,
  },
};
