import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pace } from '../pace.ts';
import type { Bilingual } from '../pages/language.ts';

export type PartnerId =
  | 'credit-bureau'
  | 'credit-engine'
  | 'postal-codes'
  | 'bot-score'
  | 'document-reader'
  | 'lien-registry'
  | 'dealer-payments'
  | 'loan-servicing'
  | 'messaging'
  | 'sales-crm'
  | 'vehicle-registry'
  | 'certisign'
  | 'liberty'
  | 'cardif'
  | 'assurant'
  | 'metlife'
  | 'identity-provider'
  | 'mailbox';

/** What the partner says when it understands the request and will not serve it. */
export type BusinessRefusal = { code: string; message: string };

/** One outside system the sandbox plays. `now` is the sandbox's clock, `callbackSecret` what it signs its calls to the product with. */
export type Partner = {
  id: PartnerId;
  name: Bilingual;
  purpose: Bilingual;
  /** Methods and paths, as the page lists them. */
  endpoints: readonly string[];
  refusal: BusinessRefusal;
  /** Absent for a partner that does not speak HTTP. */
  http?: {
    /** Believable delay of one call in milliseconds; the same call always takes the same time. */
    latencyMs: (request: FastifyRequest) => number;
    register: (scope: FastifyInstance, now: () => Date, callbackSecret: string, pace: Pace) => void;
  };
};
