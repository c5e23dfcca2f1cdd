/** A person at their page of a proposal, by a link and a code as mailed to them. */
import { type SQL, sql } from 'drizzle-orm';
import { hashLinkToken } from '../src/kernel/link-token.ts';
import { mailClientCode } from '../src/modules/client-page/routes.ts';
import { makeClientLink } from '../src/modules/proposals/client-link.ts';
import type { TestApi } from './open-api.ts';
import { rowsOf } from './rows.ts';
import { headersOf } from './selfies/send-selfie.ts';

/** The mailer of jobs, in place of a mail server. */
export const mailerOf = (api: TestApi) => ({
  send: async (mail: (typeof api.mails)[number]) => void api.mails.push(mail),
  close: async () => {},
});

/** Sets the language of a person without a lead to English, by an account with their document. */
export const setEnglish = (api: TestApi, document: SQL) =>
  api.database.db.execute(
    sql`update users set language = 'en', document = (${document}) where username = 'DEMO.CUSTOMER'`,
  );

/** Words of the e-mails to clients in Portuguese. */
export const portugueseWords =
  /(?<!\p{L})(olá|você|não|até|contrato|financeira|concessionária|veículo|parcelas?|seguro|seguradora|proposta|motivo)(?!\p{L})/iu;

/** The last code of a link, from its mail. */
export async function codeByMail(api: TestApi, token: string): Promise<string> {
  const [row] = await rowsOf(
    api,
    sql`select v.id from client_page_visits v join client_page_links l on l.id = v.link_id
      where l.token_hash = ${hashLinkToken(token)} order by v.id desc limit 1`,
  );
  return mailedCode(api, String(row!.id));
}

/** The code that was requested last, from its mail. */
export async function lastCodeByMail(api: TestApi): Promise<string> {
  const [row] = await rowsOf(api, sql`select id from client_page_visits order by id desc limit 1`);
  return mailedCode(api, String(row!.id));
}

async function mailedCode(api: TestApi, visitId: string): Promise<string> {
  api.mails.length = 0;
  const { context, tokens } = api.system();
  await mailClientCode(mailerOf(api), tokens.seal)({ visitId }, context);
  return /\b(\d{6})\b/.exec(api.mails[0]!.text)![1]!;
}

/** Opens the page by a link from a mail. @param headers further ones of the browser. @returns the secret of the visit */
export async function visitBy(api: TestApi, token: string, headers: Record<string, string> = {}): Promise<string> {
  await api.stranger.ok('sendClientPageCode', { headers: headersOf(token) });
  const code = await codeByMail(api, token);
  const browser = { ...headersOf(token), ...headers };
  return (await api.stranger.ok('openClientPage', { body: { code }, headers: browser })).visit;
}

/** A visit of the person with this document, or of the proposal's client. */
export async function visitOfPerson(api: TestApi, proposalId: string, document?: string): Promise<string> {
  const [row] = await rowsOf(api, sql`select client_document as document from proposals where id = ${proposalId}`);
  const { context, tokens } = api.system();
  const person = { proposalId, document: document ?? String(row!.document), email: `c${proposalId}@example.com` };
  const address = await context.transaction((tx) =>
    makeClientLink({ seal: tokens.seal, publicUrl: 'https://estrada.example' }, person, tx),
  );
  return visitBy(api, address.split('#')[1]!);
}
