import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import type { MessageStore, StoredMessage } from '../mailbox/message-store.ts';
import type { PartnerId } from '../partners/partner.ts';
import { renderHome } from './home.ts';
import { type Html, html } from './html.ts';
import { type Language, languageOf } from './language.ts';
import { renderLayout, renderTable } from './layout.ts';
import { sendPage } from './send-page.ts';
import { type Strings, strings } from './strings.ts';

function saoPauloTime(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(instant));
}

/** Plain text whose web addresses can be followed, for the links that a message carries. */
function renderText(text: string): Html {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/);
  return html`<pre>${pieces.map((piece, index) =>
    index % 2 === 1 ? html`<a href="${piece}" rel="noreferrer">${piece}</a>` : html`${piece}`,
  )}</pre>`;
}

function renderParts(message: StoredMessage, words: Strings): Html {
  // The frame runs no script and cannot reach this page; its links open outside, because in the frame they could not load.
  const source = `<base target="_blank">${message.html}`;
  const frame = html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${words.htmlFrame}" srcdoc="${source}"></iframe>`;
  return html`<h2>${words.textPart}</h2>
${message.text ? renderText(message.text) : html`<p>${words.noPart}</p>`}
<h2>${words.htmlPart}</h2>
${message.html ? frame : html`<p>${words.noPart}</p>`}`;
}

/** The list of messages, newest first. */
function renderInbox(messages: readonly StoredMessage[], language: Language): string {
  const words = strings[language];
  const rows = messages.map((message) => [
    html`${saoPauloTime(message.receivedAt, language)}`,
    html`${message.from}`,
    html`${message.to.join(', ')}`,
    html`<a href="/mailbox/${message.id}?lang=${language}">${message.subject || words.noSubject}</a>`,
  ]);
  const list = html`<p>${words.inboxIntro}</p>
${renderTable(words.inbox, [words.received, words.from, words.to, words.subject], rows)}`;
  return renderLayout({
    language,
    title: words.inbox,
    path: '/mailbox',
    main: html`<h1>${words.inbox}</h1>
${messages.length > 0 ? list : html`<p class="lead">${words.inboxEmpty}</p>`}
<p><a href="/?lang=${language}">${words.home}</a></p>`,
  });
}

/** One message with both its parts, or a page that says it is gone. */
function renderMessage(message: StoredMessage | undefined, language: Language, id: string): string {
  const words = strings[language];
  const back = html`<p><a href="/mailbox?lang=${language}">${words.backToInbox}</a></p>`;
  const path = `/mailbox/${encodeURIComponent(id)}`;
  if (!message) {
    const main = html`<h1>${words.inbox}</h1><p class="lead">${words.messageNotFound}</p>${back}`;
    return renderLayout({ language, title: words.inbox, path, main });
  }
  const subject = message.subject || words.noSubject;
  const attachments = message.attachments.map(
    ({ filename, mimeType, sizeBytes }) => html`<li>${filename || mimeType} (${mimeType}, ${sizeBytes} bytes)</li>`,
  );
  const main = html`<h1>${subject}</h1>
<dl>
<dt>${words.from}</dt><dd>${message.from}</dd>
<dt>${words.to}</dt><dd>${message.to.join(', ')}</dd>
<dt>${words.received}</dt><dd>${saoPauloTime(message.receivedAt, language)}</dd>
</dl>
${attachments.length > 0 ? html`<h2>${words.attachments}</h2><ul>${attachments}</ul>` : html``}
${renderParts(message, words)}
${back}`;
  return renderLayout({ language, title: subject, path, main });
}

type Query = { Querystring: { lang?: string } };

const STYLE_SHEET = readFileSync(new URL('sandbox.css', import.meta.url), 'utf8');
/** The pages for people, and the mailbox as JSON for tests. None of them asks anything of another server. */
export function servePages(app: FastifyInstance, faults: FaultSwitches<PartnerId>, store: MessageStore): void {
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE_SHEET));

  app.get<Query>('/', async (request, reply) =>
    sendPage(reply, renderHome(faults.all(), languageOf(request.query.lang))),
  );

  app.get<Query>('/mailbox', async (request, reply) =>
    sendPage(reply, renderInbox(store.list(), languageOf(request.query.lang))),
  );

  app.get<Query & { Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const { id } = request.params;
    const message = store.find(id);
    const page = renderMessage(message, languageOf(request.query.lang), id);
    // A message shown in a frame inherits this policy, and e-mails are styled inline.
    return sendPage(reply.code(message ? 200 : 404), page, { styles: "'self' 'unsafe-inline'" });
  });

  app.get('/mailbox.json', async () => ({ messages: store.list() }));

  app.delete('/mailbox.json', async (_request, reply) => {
    store.clear();
    return reply.code(204).send();
  });
}
