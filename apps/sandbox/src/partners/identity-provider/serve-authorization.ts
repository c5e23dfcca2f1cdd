import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../pages/html.ts';
import { type Language, languageOf } from '../../pages/language.ts';
import { renderLayout } from '../../pages/layout.ts';
import { sendPage } from '../../pages/send-page.ts';
import { isText } from '../request-fields.ts';
import { type AuthorizationRequest, readAuthorizationRequest, returnAddress } from './authorization-request.ts';
import type { GrantedCodes } from './granted-codes.ts';
import { type TokenManner, tokenManners } from './id-tokens.ts';
import { issuerOf } from './issuer.ts';

const words = {
  pt: {
    title: 'Login corporativo',
    asks: 'O sistema abaixo quer saber quem é você. Confirme o usuário para entrar nele.',
    system: 'Sistema',
    username: 'Usuário',
    manner: 'Comprovante que o sistema recebe',
    confirm: 'Confirmar e entrar',
    refuse: 'Recusar',
    missing: 'Informe o usuário',
  },
  en: {
    title: 'Company sign-in',
    asks: 'The system below wants to know who you are. Confirm the username to enter it.',
    system: 'System',
    username: 'Username',
    manner: 'Proof that the system receives',
    confirm: 'Confirm and enter',
    refuse: 'Refuse',
    missing: 'Enter the username',
  },
} as const;

type Shown = {
  language: Language;
  /** where the page lives, with the request in its query */
  path: string;
  /** site that asks */
  system: string;
  username: string;
  /** the person confirmed without saying who */
  isMissing: boolean;
};

/** The page on which a person says who enters, or refuses; and what is wrong with the proof, to try the other side by it. */
function renderAuthorizationPage({ language, path, system, username, isMissing }: Shown): string {
  const say = words[language];
  const manners = Object.entries(tokenManners).map(
    ([manner, label]) => html`<option value="${manner}">${label[language]}</option>`,
  );
  const missing = isMissing ? html`<p class="faulty" id="username-error" role="alert">${say.missing}</p>` : html``;
  const mark = isMissing ? html`aria-invalid="true" aria-describedby="username-error"` : html``;
  return renderLayout({
    language,
    title: say.title,
    path,
    main: html`<h1>${say.title}</h1>
<p class="lead">${say.asks}</p>
<section class="card narrow">
<dl><dt>${say.system}</dt><dd>${system}</dd></dl>
<form method="post" action="${path}&amp;lang=${language}">
<div><label for="username">${say.username}</label><input id="username" name="username" value="${username}" autocomplete="username" maxlength="60" autofocus ${mark}>${missing}</div>
<div><label for="manner">${say.manner}</label><select id="manner" name="manner">${manners}</select></div>
<div class="answers"><button type="submit" name="answer" value="confirm">${say.confirm}</button><button type="submit" name="answer" value="refuse" class="other">${say.refuse}</button></div>
</form>
</section>`,
  });
}

type Query = { Querystring: Record<string, string> };

/** Serves the page that the client sends people to, and takes their answer back to it. */
export function serveAuthorization(scope: FastifyInstance, codes: GrantedCodes, now: () => Date): void {
  scope.get<Query>('/authorize', async ({ query }, reply) => {
    const asked = readAuthorizationRequest(query);
    return 'kind' in asked ? refuseRequest(reply, asked) : show(reply, query, asked, asked.loginHint, false);
  });

  scope.post<Query>('/authorize', async (request, reply) => {
    const asked = readAuthorizationRequest(request.query);
    if ('kind' in asked) return refuseRequest(reply, asked);
    const { redirectUri, state } = asked;
    const iss = issuerOf(request);
    const { answer, username = '', manner } = (request.body ?? {}) as Record<string, string>;
    if (answer !== 'confirm')
      return reply.redirect(returnAddress(redirectUri, { error: 'access_denied', state, iss }), 303);
    const named = username.trim().toUpperCase();
    if (!isText(named)) return show(reply.code(422), request.query, asked, '', true);
    const code = codes.issue({ ...asked, username: named, manner: readManner(manner) }, now());
    return reply.redirect(returnAddress(redirectUri, { code, state, iss }), 303);
  });
}

const readManner = (value: string | undefined): TokenManner =>
  value !== undefined && Object.hasOwn(tokenManners, value) ? (value as TokenManner) : 'right';

function refuseRequest(
  reply: FastifyReply,
  problem: Extract<ReturnType<typeof readAuthorizationRequest>, { kind: string }>,
): FastifyReply {
  return problem.kind === 'returned'
    ? reply.redirect(problem.address, 303)
    : reply.code(400).send({ error: 'invalid_request', field: problem.field });
}

function show(
  reply: FastifyReply,
  query: Query['Querystring'],
  { redirectUri }: AuthorizationRequest,
  username: string,
  isMissing: boolean,
): FastifyReply {
  const { lang, ...request } = query;
  const { origin } = new URL(redirectUri);
  const page = renderAuthorizationPage({
    language: languageOf(lang ?? query.ui_locales),
    path: `/identity-provider/authorize?${new URLSearchParams(request)}`,
    system: origin,
    username,
    isMissing,
  });
  return sendPage(reply, page, { leadsTo: origin });
}
