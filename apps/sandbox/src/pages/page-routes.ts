import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import type { MessageStore } from '../mailbox/message-store.ts';
import type { PartnerId } from '../partners/partner.ts';
import { renderHome } from './home.ts';
import { languageOf } from './language.ts';
import { renderInbox, renderMessage } from './mailbox-pages.ts';
import { sendPage } from './send-page.ts';

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
