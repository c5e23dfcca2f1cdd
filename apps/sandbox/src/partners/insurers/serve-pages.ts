import { createHash, createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallbackManner } from '../../callbacks/send-callback.ts';
import { languageOf } from '../../pages/language.ts';
import { sendPage } from '../../pages/send-page.ts';
import { informationQuestion, refusalReason } from '../../rules/contract-rules.ts';
import { manners } from '../e-signature/signing-page.ts';
import { anyToken } from '../partner-tokens.ts';
import { isText } from '../request-fields.ts';
import { serveCall } from '../serve-call.ts';
import type { Contract } from './contract-store.ts';
import { type NoticeKind, notThere, type Office } from './insurer-office.ts';
import {
  type DeskAct,
  deskActs,
  isMessageManner,
  outcomeScript,
  renderDesk,
  renderOutcome,
  renderPayment,
  renderUnknownPayment,
} from './insurer-pages.ts';

type Framed = { Params: { token: string }; Querystring: { lang?: string } };
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

/** Serves the broker's page, on which the client authorises a card: the product shows it in a frame, or goes there. */
export function serveBrokerPage({ scope, dialect, store, secret }: Office): void {
  const { insurer, noun } = dialect;
  const originOf = ({ headers, protocol, host }: FastifyRequest) =>
    `${protocol}://${headers['x-forwarded-host'] ?? host}`;

  const links = new Map<string, { number: string; returnUrl: string }>();
  serveCall<{ number: string; returnUrl: string }>(scope, {
    method: 'POST',
    path: `/v1/${noun}/:number/payment-page`,
    token: anyToken,
    fields: { number: isText, returnUrl: isAddress },
    refuse: ({ number }) => (store.contracts.has(number) ? undefined : notThere),
    answer(link, request) {
      const token = createHmac('sha256', secret).update(`${link.number}|${link.returnUrl}`).digest('hex').slice(0, 32);
      links.set(token, link);
      return { linkIframe: `${originOf(request)}/${insurer}/pay/${token}` };
    },
  });
  const findLink = (token: string) => {
    const link = links.get(token);
    const contract = link && store.contracts.get(link.number);
    return contract && { contract, returnUrl: link.returnUrl, origin: new URL(link.returnUrl).origin };
  };
  const pathOf = (token: string) => `/${insurer}/pay/${encodeURIComponent(token)}`;
  scope.get<Framed>('/pay/:token', async ({ params, query }, reply) => {
    const found = findLink(params.token);
    const [language, path] = [languageOf(query.lang), pathOf(params.token)];
    if (!found) return sendPage(reply.code(404), renderUnknownPayment(language, path));
    const { number, request } = found.contract;
    const premium = `R$ ${(request.totalCents / 100).toFixed(2).replace('.', ',')}`;
    return sendPage(reply, renderPayment({ language, path, number, premium }), { framedBy: found.origin });
  });
  scope.post<Framed>('/pay/:token', async ({ params, query, body }, reply) => {
    const found = findLink(params.token);
    const [language, path] = [languageOf(query.lang), pathOf(params.token)];
    if (!found) return sendPage(reply.code(404), renderUnknownPayment(language, path));
    const { answer, manner } = (body ?? {}) as Record<string, string>;
    const state = answer === 'authorise' ? 'AUTHORISED' : 'DECLINED';
    const { contract, origin, returnUrl } = found;
    contract.cardState = state;
    const message = { source: insurer, proposalNumber: contract.number, state };
    const messages = {
      normal: [message],
      doubled: [message, message],
      otherProposal: [{ ...message, proposalNumber: `${dialect.prefix}-0000000000` }],
      malformed: [{ source: insurer, state: 'PAID?' }],
    }[isMessageManner(manner) ? manner : 'normal'];
    const back = new URL(returnUrl);
    back.searchParams.set('proposalNumber', contract.number);
    back.searchParams.set('state', state);
    const page = renderOutcome({ language, path, state, messages, origin, back: back.href });
    return sendPage(reply, page, {
      framedBy: origin,
      script: createHash('sha256').update(outcomeScript).digest('base64'),
    });
  });
}

/** Serves the insurer's desk, on which a person decides in place of the rules. */
export function serveDesk({ scope, dialect, store, notify }: Office): void {
  const { insurer } = dialect;
  const shownAtDesk = 50;
  const showDesk = (reply: FastifyReply, lang: string | undefined) => {
    const rows = [...store.contracts.values()].toReversed().slice(0, shownAtDesk);
    const page = renderDesk(languageOf(lang), `/${insurer}/desk`, {
      name: dialect.name,
      rows: rows.map((contract) => ({
        number: contract.number,
        state: store.decision(contract).state,
        insured: contract.request.insured.name,
      })),
    });
    return sendPage(reply, page);
  };
  const forceLastCharge = (number: string, forced: 'PAID' | 'UNPAID') => {
    const charge = [...store.charges.values()].findLast((one) => one.number === number);
    if (charge) charge.forced = forced;
  };
  const acts: Readonly<Record<DeskAct, (contract: Contract) => NoticeKind>> = {
    accept(contract) {
      store.decide(contract, 'ACCEPTED');
      return 'decided';
    },
    ask(contract) {
      store.decide(contract, 'INFORMATION', { question: informationQuestion });
      return 'decided';
    },
    refuse(contract) {
      store.decide(contract, 'REFUSED', { reason: refusalReason });
      return 'decided';
    },
    issue(contract) {
      if (store.decision(contract).state === 'ACCEPTED') store.issue(contract);
      return 'policy';
    },
    paid({ number }) {
      forceLastCharge(number, 'PAID');
      return 'paid';
    },
    unpaid({ number }) {
      forceLastCharge(number, 'UNPAID');
      return 'unpaid';
    },
    cancel(contract) {
      store.decide(contract, 'CANCELLED');
      return 'cancelled';
    },
  };
  scope.get<Framed>('/desk', async ({ query }, reply) => showDesk(reply, query.lang));
  scope.post<Framed>('/desk', async ({ query, body }, reply) => {
    const { number = '', act = '', manner = '' } = (body ?? {}) as Record<string, string>;
    const contract = store.contracts.get(number);
    if (contract && Object.hasOwn(deskActs, act)) {
      const kind = acts[act as DeskAct](contract);
      await notify(contract, kind, Object.hasOwn(manners, manner) ? (manner as CallbackManner) : 'normal');
    }
    return showDesk(reply, query.lang);
  });
}
