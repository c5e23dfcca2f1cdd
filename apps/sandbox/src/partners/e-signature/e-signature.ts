import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallbackManner, sendCallbacks } from '../../callbacks/send-callback.ts';
import { steadyDelayMs } from '../../pace.ts';
import { languageOf } from '../../pages/language.ts';
import { sendPage } from '../../pages/send-page.ts';
import type { Partner } from '../partner.ts';
import { anyToken } from '../partner-tokens.ts';
import { isDocument, isText } from '../request-fields.ts';
import { rawField } from '../request-key.ts';
import { serveCall } from '../serve-call.ts';
import {
  type Envelope,
  type EnvelopeRequest,
  EnvelopeStore,
  type RequestedPaper,
  type RequestedSigner,
  type Signer,
} from './envelope-store.ts';
import { manners, renderSigningPage, renderUnknownLink, type SigningEnd } from './signing-page.ts';

type Requested = { Params: { token: string }; Querystring: { lang?: string } };

const DEFAULT_REASON = 'Sem motivo informado';

/** Serves the page of every signer, and tells the product what happened on it. */
function serveSigning(scope: FastifyInstance, store: EnvelopeStore, now: () => Date, secret: string): void {
  let events = 0;
  const tell = async ({ envelopeId, request }: Envelope, kinds: readonly string[], manner: CallbackManner) => {
    const stamp = now().getTime();
    const told = kinds.map((kind) => ({ eventId: `${envelopeId}-${stamp}-${++events}`, envelopeId, kind }));
    // a product that is away asks later by itself
    await sendCallbacks({ url: request.callbackUrl, secret }, told, { now: now(), manner }).catch(() => []);
  };
  const endOf = (envelope: Envelope, signer: Signer): SigningEnd => {
    if (signer.state !== 'PENDING') return signer.state;
    const state = store.state(envelope);
    if (state === 'CANCELED' || state === 'EXPIRED') return state;
    if (state === 'REFUSED') return 'CANCELED';
    return store.waitsFor(envelope, signer) ? 'WAITING' : null;
  };
  const show = (reply: FastifyReply, token: string, lang: string | undefined) => {
    const language = languageOf(lang);
    const path = `/certisign/sign/${encodeURIComponent(token)}`;
    const found = store.findSigner(token);
    if (!found) return sendPage(reply.code(404), renderUnknownLink(language, path));
    const { envelope, signer } = found;
    const { title, papers, returnUrl } = envelope.request;
    const end = endOf(envelope, signer);
    const names = papers.map(({ name }) => name);
    return sendPage(
      reply,
      renderSigningPage({ language, path, title, papers: names, name: signer.name, end, returnUrl }),
    );
  };

  scope.get<Requested>('/sign/:token', async ({ params, query }, reply) => show(reply, params.token, query.lang));

  scope.post<Requested>('/sign/:token', async ({ params, query, body, ip }, reply) => {
    const found = store.findSigner(params.token);
    const { answer, reason = '', manner } = (body ?? {}) as Record<string, string>;
    if (!found || endOf(found.envelope, found.signer) !== null) return show(reply, params.token, query.lang);
    const { envelope, signer } = found;
    if (answer === 'sign') {
      await store.sign(envelope, signer, ip);
      await tell(envelope, envelope.sealed ? ['signed', 'sealed'] : ['signed'], readManner(manner));
    } else if (answer === 'refuse') {
      store.refuse(signer, reason.trim().slice(0, 200) || DEFAULT_REASON, ip);
      await tell(envelope, ['refused'], readManner(manner));
    }
    return show(reply, params.token, query.lang);
  });
}

const readManner = (value: string | undefined): CallbackManner =>
  value !== undefined && Object.hasOwn(manners, value) ? (value as CallbackManner) : 'normal';

/** The papers of a contract, as base64, with what stands around them. */
const LARGEST_BODY_BYTES = 32 * 1024 * 1024;

type Fields = Record<string, unknown>;
const isList = (value: unknown, isOne: (one: Fields) => boolean): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 30 &&
  value.every((one) => typeof one === 'object' && one !== null && isOne(one as Fields));
const isPaper = ({ name, sha256, content }: Fields) =>
  isText(name) && /^[0-9a-f]{64}$/.test(String(sha256)) && /^[A-Za-z0-9+/]+=*$/.test(String(content));
const isSigner = ({ signerId, name, document, email, role, order }: Fields) =>
  [signerId, name, role].every(isText) && isDocument(document) && /^\S+@\S+$/.test(String(email)) && Number(order) >= 1;
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

function register(scope: FastifyInstance, now: () => Date, callbackSecret: string): void {
  const store = new EnvelopeStore(now, callbackSecret);
  /** where a person's browser reaches this server: behind a proxy that is the proxy's name */
  const originOf = ({ headers, protocol, host }: FastifyRequest) =>
    `${protocol}://${headers['x-forwarded-host'] ?? host}`;
  const opened = ({ envelopeId, signers }: Envelope, request: FastifyRequest) => ({
    envelopeId,
    links: signers.map(({ signerId, token }) => ({ signerId, url: `${originOf(request)}/certisign/sign/${token}` })),
  });
  const unknown = { status: 404, body: { error: 'documents_not_found', message: 'Documents Not Found' } };

  serveCall<EnvelopeRequest>(scope, {
    method: 'POST',
    path: '/v1/envelopes',
    largestBodyBytes: LARGEST_BODY_BYTES,
    token: anyToken,
    fields: {
      requestId: isText,
      title: isText,
      callbackUrl: isAddress,
      returnUrl: isAddress,
      papers: (value): value is RequestedPaper[] => isList(value, isPaper),
      signers: (value): value is RequestedSigner[] => isList(value, isSigner),
    },
    answer: async (fields, request) => opened(await store.open(fields), request),
  });
  serveCall<{ requestId: string }>(scope, {
    method: 'GET',
    path: '/v1/requests/:requestId',
    token: anyToken,
    fields: { requestId: isText },
    refuse: ({ requestId }) => (store.findRequest(requestId) ? undefined : unknown),
    answer: ({ requestId }, request) => opened(store.findRequest(requestId)!, request),
  });
  const describe = (envelope: Envelope) => ({
    state: store.state(envelope),
    expiresAt: envelope.expiresAt.toISOString(),
    signers: envelope.signers.map(({ signerId, state, at, address, reason }) => ({
      signerId,
      state,
      at,
      address,
      reason,
    })),
    sealed: envelope.sealed,
  });
  serveCall<{ envelopeId: string }>(scope, {
    method: 'GET',
    path: '/v1/envelopes/:envelopeId',
    token: anyToken,
    fields: { envelopeId: isText },
    refuse: ({ envelopeId }) => (store.find(envelopeId) ? undefined : unknown),
    answer: ({ envelopeId }) => describe(store.find(envelopeId)!),
  });
  serveCall<{ envelopeId: string; reason: string }>(scope, {
    method: 'POST',
    path: '/v1/envelopes/:envelopeId/cancel',
    token: anyToken,
    fields: { envelopeId: isText, reason: isText },
    refuse: ({ envelopeId }) => (store.find(envelopeId) ? undefined : unknown),
    answer({ envelopeId }) {
      const envelope = store.find(envelopeId)!;
      if (!envelope.sealed) envelope.canceled = true;
      return describe(envelope);
    },
  });
  serveSigning(scope, store, now, callbackSecret);
}

/** Plays the e-signature provider: each signer has a page to sign on, and the last signature seals the papers. */
export const eSignature: Partner = {
  id: 'certisign',
  name: { pt: 'Assinatura eletrônica', en: 'E-signature' },
  purpose: {
    pt: 'Recebe os documentos do contrato e dá uma página de assinatura a cada pessoa. Um e-mail em @assina.example assina sozinho, @recusa.example recusa, @vence.example deixa vencer.',
    en: 'Takes the papers of a contract and gives everybody a page to sign on. An address at @assina.example signs by itself, @recusa.example refuses, @vence.example lets it expire.',
  },
  endpoints: [
    'POST /certisign/v1/envelopes',
    'GET /certisign/v1/requests/:requestId',
    'GET /certisign/v1/envelopes/:envelopeId',
    'POST /certisign/v1/envelopes/:envelopeId/cancel',
    'GET, POST /certisign/sign/:token',
  ],
  refusal: { code: 'CTS-044', message: 'Conta da assinatura eletrônica sem saldo.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'requestId') || request.url, 80, 400),
    register,
  },
};
