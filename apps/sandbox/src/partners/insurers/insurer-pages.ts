import { html } from '../../pages/html.ts';
import type { Bilingual, Language } from '../../pages/language.ts';
import { renderLayout } from '../../pages/layout.ts';
import { manners } from '../e-signature/signing-page.ts';

/** What the payment page sends to the page that frames it, to try its other side. */
const messageManners = {
  normal: { pt: 'Avisar a página uma vez', en: 'Tell the page once' },
  doubled: { pt: 'Avisar duas vezes', en: 'Tell it twice' },
  otherProposal: { pt: 'Avisar de outra proposta', en: 'Tell it of another proposal' },
  malformed: { pt: 'Avisar com texto sem sentido', en: 'Tell it with a text that makes no sense' },
} as const satisfies Record<string, Bilingual>;
export type MessageManner = keyof typeof messageManners;
export const isMessageManner = (value: unknown): value is MessageManner =>
  typeof value === 'string' && Object.hasOwn(messageManners, value);

/** What a person at the insurer's desk can do with a proposal. */
export const deskActs = {
  accept: { pt: 'Aceitar', en: 'Accept' },
  ask: { pt: 'Pedir informação', en: 'Request information' },
  refuse: { pt: 'Recusar', en: 'Refuse' },
  issue: { pt: 'Emitir a apólice', en: 'Issue the policy' },
  paid: { pt: 'Prêmio pago', en: 'Premium paid' },
  unpaid: { pt: 'Prêmio não pago', en: 'Premium unpaid' },
  cancel: { pt: 'Cancelar', en: 'Cancel' },
} as const satisfies Record<string, Bilingual>;
export type DeskAct = keyof typeof deskActs;

const words = {
  pt: {
    payment: 'Pagamento do seguro',
    proposal: 'Proposta',
    premium: 'Prêmio',
    notBefore: 'Você autoriza o cartão agora. A cobrança só acontece depois que a seguradora aceitar a proposta.',
    authorise: 'Autorizar o cartão',
    decline: 'Não autorizar',
    message: 'Retorno à página',
    AUTHORISED: 'Cartão autorizado.',
    DECLINED: 'Cartão não autorizado.',
    back: 'Voltar ao sistema',
    unknown: 'Este link de pagamento não existe.',
    desk: 'Mesa da seguradora',
    deskEmpty: 'Nenhuma proposta ainda.',
    deskIntro: 'As propostas que a seguradora recebeu, as mais novas primeiro. Cada ato é avisado ao sistema.',
    insured: 'Segurado',
    state: 'Situação',
    act: 'Ato',
    manner: 'Retorno ao sistema',
    apply: 'Fazer',
  },
  en: {
    payment: 'Payment of the insurance',
    proposal: 'Proposal',
    premium: 'Premium',
    notBefore: 'You authorise the card now. It is charged only after the insurer has accepted the proposal.',
    authorise: 'Authorise the card',
    decline: 'Do not authorise',
    message: 'Answer to the page',
    AUTHORISED: 'Card authorised.',
    DECLINED: 'Card not authorised.',
    back: 'Back to the system',
    unknown: 'This link to a payment does not exist.',
    desk: "The insurer's desk",
    deskEmpty: 'No proposal yet.',
    deskIntro: 'The proposals that the insurer has received, newest first. Each act is reported to the system.',
    insured: 'Insured',
    state: 'State',
    act: 'Act',
    manner: 'Answer to the system',
    apply: 'Do it',
  },
} as const;

/** Posts the outcome to the page that frames this one; on its own it goes back to the product. */
export const outcomeScript = `
const { messages, origin, back } = document.getElementById('outcome').dataset;
if (window.parent !== window) for (const message of JSON.parse(messages)) window.parent.postMessage(message, origin);
else location.replace(back);
`;

type PaymentPage = { language: Language; path: string; number: string; premium: string };

/** The broker's page on which the client authorises a card. */
export function renderPayment({ language, path, number, premium }: PaymentPage): string {
  const say = words[language];
  const options = Object.entries(messageManners).map(
    ([manner, label]) => html`<option value="${manner}">${label[language]}</option>`,
  );
  return renderLayout({
    language,
    title: say.payment,
    path,
    main: html`<h1>${say.payment}</h1>
<section class="card narrow">
<dl><dt>${say.proposal}</dt><dd>${number}</dd><dt>${say.premium}</dt><dd>${premium}</dd></dl>
<p>${say.notBefore}</p>
<form method="post" action="${path}?lang=${language}">
<div><label for="manner">${say.message}</label><select id="manner" name="manner">${options}</select></div>
<div class="answers"><button type="submit" name="answer" value="authorise">${say.authorise}</button><button type="submit" name="answer" value="decline" class="other">${say.decline}</button></div>
</form>
</section>`,
  });
}

type Outcome = {
  language: Language;
  path: string;
  state: 'AUTHORISED' | 'DECLINED';
  messages: readonly object[];
  origin: string;
  back: string;
};

/** What came of it; its script reports it to the page around it, or goes back. */
export function renderOutcome({ language, path, state, messages, origin, back }: Outcome): string {
  const say = words[language];
  const page = renderLayout({
    language,
    title: say.payment,
    path,
    main: html`<h1>${say.payment}</h1>
<p role="status" id="outcome" data-messages="${JSON.stringify(messages)}" data-origin="${origin}" data-back="${back}">${say[state]}</p>
<p><a href="${back}" target="_top">${say.back}</a></p>`,
  });
  return page.replace('</body>', `<script>${outcomeScript}</script>\n</body>`);
}

export const renderUnknownPayment = (language: Language, path: string): string =>
  renderLayout({ language, title: words[language].payment, path, main: html`<h1>${words[language].unknown}</h1>` });

/** The desk: every proposal with what a person there can do. */
export function renderDesk(
  language: Language,
  path: string,
  { name, rows }: { name: string; rows: readonly { number: string; state: string; insured: string }[] },
): string {
  const say = words[language];
  const optionsOf = (choices: Readonly<Record<string, Bilingual>>) =>
    Object.entries(choices).map(([value, label]) => html`<option value="${value}">${label[language]}</option>`);
  const cards = rows.map(
    ({ number, state, insured }) => html`<section class="card" aria-labelledby="name-${number}">
<h2 id="name-${number}">${number}</h2>
<dl><dt>${say.insured}</dt><dd>${insured}</dd><dt>${say.state}</dt><dd>${state}</dd></dl>
<form method="post" action="${path}?lang=${language}">
<input type="hidden" name="number" value="${number}">
<div><label for="act-${number}">${say.act}</label><select id="act-${number}" name="act">${optionsOf(deskActs)}</select></div>
<div><label for="manner-${number}">${say.manner}</label><select id="manner-${number}" name="manner">${optionsOf(manners)}</select></div>
<button type="submit" aria-label="${say.apply}: ${number}">${say.apply}</button>
</form>
</section>`,
  );
  const title = `${say.desk}: ${name}`;
  return renderLayout({
    language,
    title,
    path,
    main: html`<h1>${title}</h1>
<p class="lead">${rows.length > 0 ? say.deskIntro : say.deskEmpty}</p>
<div class="cards">${cards}</div>`,
  });
}
