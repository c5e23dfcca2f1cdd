import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CallbackManner, sendCallbacks } from '../../callbacks/send-callback.ts';
import { languageOf } from '../../pages/language.ts';
import { sendPage } from '../../pages/send-page.ts';
import type { Envelope, EnvelopeStore, Signer } from './envelope-store.ts';
import { manners, renderSigningPage, renderUnknownLink, type SigningEnd } from './signing-page.ts';

type Requested = { Params: { token: string }; Querystring: { lang?: string } };

const DEFAULT_REASON = 'Sem motivo informado';

/** Serves the page of every signer, and tells the product what happened on it. */
export function serveSigning(scope: FastifyInstance, store: EnvelopeStore, now: () => Date, secret: string): void {
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
    const { title, papers } = envelope.request;
    const end = endOf(envelope, signer);
    const names = papers.map(({ name }) => name);
    return sendPage(reply, renderSigningPage({ language, path, title, papers: names, name: signer.name, end }));
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
