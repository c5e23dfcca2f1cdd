import { html } from '../../pages/html.ts';
import type { Language } from '../../pages/language.ts';
import { renderLayout } from '../../pages/layout.ts';
import { tokenManners } from './id-tokens.ts';

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
export function renderAuthorizationPage({ language, path, system, username, isMissing }: Shown): string {
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
