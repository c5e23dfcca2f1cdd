import { z } from 'zod';
import { definePartner } from './define-partner.ts';
import { fallBackTo } from './partner-error.ts';

const signerId = z.string().max(40);
const opened = z.object({
  envelopeId: z.string().regex(/^[\w-]{1,60}$/),
  /** one for each signatory; a partner account without this feature returns none */
  links: z.array(z.object({ signerId, url: z.url({ protocol: /^https?$/ }).max(500) })).max(50),
});
export type OpenedEnvelope = z.output<typeof opened>;

const state = z.object({
  state: z.enum(['RUNNING', 'SEALED', 'REFUSED', 'EXPIRED', 'CANCELED']),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
  signers: z
    .array(
      z.object({
        signerId,
        state: z.enum(['PENDING', 'SIGNED', 'REFUSED']),
        /** of the act, with its time zone */
        at: z.iso.datetime({ offset: true }).nullable(),
        /** IP address; not included in every contract with the partner */
        address: z.string().max(45).nullable().optional(),
        reason: z.string().max(500).nullable(),
      }),
    )
    .max(50),
  /** base64; present once all have signed */
  sealed: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), content: z.base64().max(40_000_000) }).nullable(),
});
export type EnvelopeState = z.output<typeof state>;

export interface EnvelopeRequest {
  /** the same id never creates a second envelope */
  requestId: string;
  title: string;
  /** the address for the partner's events */
  callbackUrl: string;
  /** where a signatory is led after the act; in the tab of a visit it is the visitor's own page */
  returnUrl: string;
  /** base64 */
  papers: readonly { name: string; sha256: string; content: string }[];
  /** a lower order signs first */
  signers: readonly {
    signerId: string;
    name: string;
    document: string;
    email: string;
    role: string;
    order: number;
  }[];
}

/** The port: who has papers signed electronically, and seals them. */
export interface Certisign {
  /**
   * Binding: after a failure it is unknown whether the papers were sent, until `find` returns it.
   * @throws PartnerError
   */
  createEnvelope(request: EnvelopeRequest): Promise<OpenedEnvelope>;
  /** The result of a request; null: it never arrived. @throws PartnerError */
  find(requestId: string): Promise<OpenedEnvelope | null>;
  /** The state of an envelope; null: the partner has none with that id ("Documents Not Found"). @throws PartnerError */
  read(envelopeId: string): Promise<EnvelopeState | null>;
  /** Cancels an envelope; repeatable. A sealed one stays sealed. null as `read`. @throws PartnerError */
  cancel(envelopeId: string, request: { reason: string }): Promise<EnvelopeState | null>;
}

/** A sealed paper, as base64, with its envelope. */
const largestAnswerBytes = 45_000_000;
const none = fallBackTo(null, 'not-found');

export const certisign = definePartner({
  name: 'certisign',
  url: 'CERTISIGN_URL',
  token: 'CERTISIGN_TOKEN',
  open: (ask): Certisign => ({
    createEnvelope: (body) => ask({ method: 'POST', path: '/envelopes', body, answer: opened, isBinding: true }),
    find: (requestId) =>
      ask({ method: 'GET', path: `/requests/${encodeURIComponent(requestId)}`, answer: opened }).catch(none),
    read: (envelopeId) =>
      ask({
        method: 'GET',
        path: `/envelopes/${encodeURIComponent(envelopeId)}`,
        answer: state,
        largestAnswerBytes,
      }).catch(none),
    cancel: (envelopeId, body) =>
      ask({
        method: 'POST',
        path: `/envelopes/${encodeURIComponent(envelopeId)}/cancel`,
        body,
        answer: state,
        largestAnswerBytes,
      }).catch(none),
  }),
});
