import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import { AnswerMemory } from './answer-memory.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import { isCents, isDocument, isTermMonths, isText } from './request-fields.ts';
import { rawField } from './request-key.ts';
import { todayInSaoPaulo } from './sao-paulo.ts';
import { serveCall, serveRequest } from './serve-call.ts';

/** A chassis that ends so secures somebody else already. */
const ACCEPTED_ENDING = '9999';

type LienRequest = {
  requestId: string;
  contractNumber: string;
  chassis: string;
  debtorDocument: string;
  debtorName: string;
  issuedOn: string;
  financedCents: number;
  termMonths: number;
};
type Lien = { registration: string; registeredOn: string };

const isChassis = (value: unknown): value is string => typeof value === 'string' && /^[A-HJ-NPR-Z0-9]{17}$/.test(value);
const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

function register(scope: FastifyInstance, now: () => Date): void {
  const byRequest = new AnswerMemory<Lien>();
  const byRegistration = new AnswerMemory<Lien>();
  const released = new AnswerMemory<string>();
  const describe = (lien: Lien): object => {
    const releasedOn = released.recall(lien.registration);
    return releasedOn ? { status: 'RELEASED', ...lien, releasedOn } : { status: 'REGISTERED', ...lien };
  };
  serveCall<LienRequest>(scope, {
    method: 'POST',
    path: '/v1/liens',
    token: anyToken,
    fields: {
      requestId: isText,
      contractNumber: isText,
      chassis: isChassis,
      debtorDocument: isDocument,
      debtorName: isText,
      issuedOn: isDate,
      financedCents: isCents,
      termMonths: isTermMonths,
    },
    refuse: ({ chassis }) =>
      chassis.endsWith(ACCEPTED_ENDING)
        ? { status: 409, body: { error: 'taken', message: 'Já existe gravame de outro credor para este chassi.' } }
        : undefined,
    answer({ requestId }) {
      const hash = createHash('sha256').update(requestId).digest('hex').slice(0, 8);
      const lien = byRequest.once(requestId, () => ({
        registration: `GRV-${hash}`,
        registeredOn: todayInSaoPaulo(now()),
      }));
      byRegistration.once(lien.registration, () => lien);
      return describe(lien);
    },
  });
  serveRequest(scope, (requestId) => byRequest.recall(requestId), describe);
  serveCall<{ registration: string; requestId: string }>(scope, {
    method: 'POST',
    path: '/v1/liens/:registration/release',
    token: anyToken,
    fields: { registration: isText, requestId: isText },
    refuse: ({ registration }) =>
      byRegistration.recall(registration) ? undefined : { status: 404, body: { error: 'unknown_lien' } },
    answer({ registration }) {
      released.once(registration, () => todayInSaoPaulo(now()));
      return describe(byRegistration.recall(registration)!);
    },
  });
}

/** Plays the registry of liens on vehicles (gravame): it notes and releases at once, but for a chassis that secures somebody else. */
export const lienRegistry: Partner = {
  id: 'lien-registry',
  name: { pt: 'Registro de gravames', en: 'Lien registry' },
  purpose: {
    pt: `Anota e baixa o gravame de um veículo. Um chassi terminado em ${ACCEPTED_ENDING} já tem gravame de outro credor.`,
    en: `Notes and releases the lien on a vehicle. A chassis that ends in ${ACCEPTED_ENDING} secures another lender already.`,
  },
  endpoints: [
    'POST /lien-registry/v1/liens',
    'GET /lien-registry/v1/requests/:requestId',
    'POST /lien-registry/v1/liens/:registration/release',
  ],
  refusal: { code: 'GRV-031', message: 'Credor sem convênio com o Detran deste estado.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'requestId') || request.url, 120, 700),
    register,
  },
};
