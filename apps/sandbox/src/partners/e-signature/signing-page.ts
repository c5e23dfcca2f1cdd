import type { CallbackManner } from '../../callbacks/send-callback.ts';
import { html } from '../../pages/html.ts';
import type { Bilingual, Language } from '../../pages/language.ts';
import { renderLayout } from '../../pages/layout.ts';

/** How the product hears of it, to try its other side. */
export const manners: Readonly<Record<CallbackManner, Bilingual>> = {
  normal: { pt: 'Avisar o sistema uma vez', en: 'Tell the system once' },
  doubled: { pt: 'Avisar duas vezes ao mesmo tempo', en: 'Tell it twice at once' },
  late: { pt: 'Avisar com carimbo de dez minutos atrás', en: 'Tell it with a stamp of ten minutes ago' },
  outOfOrder: { pt: 'Avisar fora de ordem', en: 'Tell it out of order' },
  wronglySigned: { pt: 'Avisar com assinatura errada', en: 'Tell it with a wrong signature' },
  changed: { pt: 'Avisar com texto adulterado', en: 'Tell it with a changed text' },
};

const words = {
  pt: {
    title: 'Assinatura eletrônica',
    papers: 'Documentos',
    signer: 'Quem assina',
    sign: 'Assinar',
    refuse: 'Recusar',
    reason: 'Motivo, se recusar',
    manner: 'Retorno ao sistema',
    SIGNED: 'Você assinou.',
    back: 'Voltar ao seu financiamento',
    REFUSED: 'Você recusou a assinatura.',
    CANCELED: 'Esta assinatura foi cancelada por quem a pediu.',
    EXPIRED: 'O prazo para assinar terminou.',
    WAITING: 'Antes de você assina outra pessoa. Volte depois pelo mesmo link.',
    unknown: 'Este link de assinatura não existe.',
  },
  en: {
    title: 'Electronic signature',
    papers: 'Papers',
    signer: 'Who signs',
    sign: 'Sign',
    refuse: 'Refuse',
    reason: 'Reason, if you refuse',
    manner: 'Answer to the system',
    SIGNED: 'You have signed.',
    back: 'Back to your financing',
    REFUSED: 'You have refused to sign.',
    CANCELED: 'Who asked for this signature has cancelled it.',
    EXPIRED: 'The time to sign is over.',
    WAITING: 'Somebody else signs before you. Come back later by the same link.',
    unknown: 'This link to a signature does not exist.',
  },
} as const;

/** Why there is nothing to sign on the page now; null: there is. */
export type SigningEnd = 'SIGNED' | 'REFUSED' | 'CANCELED' | 'EXPIRED' | 'WAITING' | null;

type Shown = {
  language: Language;
  path: string;
  title: string;
  papers: readonly string[];
  name: string;
  end: SigningEnd;
  /** of the product, once there is nothing to do here */
  returnUrl: string;
};

/** The page on which one person signs or refuses. It shows nobody else. */
export function renderSigningPage({ language, path, title, papers, name, end, returnUrl }: Shown): string {
  const say = words[language];
  const options = Object.entries(manners).map(
    ([manner, label]) => html`<option value="${manner}">${label[language]}</option>`,
  );
  const form = html`<form method="post" action="${path}?lang=${language}">
<div><label for="reason">${say.reason}</label><input id="reason" name="reason" maxlength="200"></div>
<div><label for="manner">${say.manner}</label><select id="manner" name="manner">${options}</select></div>
<div class="answers"><button type="submit" name="answer" value="sign">${say.sign}</button><button type="submit" name="answer" value="refuse" class="other">${say.refuse}</button></div>
</form>`;
  return renderLayout({
    language,
    title: say.title,
    path,
    main: html`<h1>${say.title}</h1>
<p class="lead">${title}</p>
<section class="card narrow">
<dl><dt>${say.signer}</dt><dd>${name}</dd><dt>${say.papers}</dt>${papers.map((paper) => html`<dd>${paper}</dd>`)}</dl>
${end === null ? form : html`<p role="status">${say[end]}</p><p><a href="${returnUrl}">${say.back}</a></p>`}
</section>`,
  });
}

/** The page behind a link that leads nowhere. */
export const renderUnknownLink = (language: Language, path: string): string =>
  renderLayout({ language, title: words[language].title, path, main: html`<h1>${words[language].unknown}</h1>` });
