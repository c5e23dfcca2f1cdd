import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import type { Partner } from './partner.ts';
import { findAddress } from './postal-codes/find-address.ts';
import { serveCall } from './serve-call.ts';

const register = (scope: FastifyInstance) =>
  serveCall<{ zip: string }>(scope, {
    method: 'GET',
    path: '/v1/:zip',
    fields: { zip: (value) => /^\d{5}-?\d{3}$/.test(String(value)) },
    refuseField: (problem) => ({ status: 400, body: { ...problem, error: 'malformed' } }),
    refuse: ({ zip }) => (addressOf(zip) ? undefined : { status: 404, body: { error: 'unknown_zip' } }),
    answer: ({ zip }) => addressOf(zip)!,
  });

const addressOf = (zip: string) => findAddress(zip.replace('-', ''));

/** Plays the postal service: real addresses of every state, and the capital for any other code of a state. */
export const postalCodes: Partner = {
  id: 'postal-codes',
  name: { pt: 'CEP', en: 'Postal codes' },
  purpose: {
    pt: 'Completa o endereço a partir do CEP. CEP fora da lista responde com a capital do estado, sem rua.',
    en: 'Completes an address from the postal code. A code outside the list answers the state capital, no street.',
  },
  endpoints: ['GET /postal-codes/v1/:zip'],
  refusal: { code: 'CEP-009', message: 'Limite de consultas do contrato atingido.' },
  http: { latencyMs: (request) => steadyDelayMs(request.url, 20, 60), register },
};
