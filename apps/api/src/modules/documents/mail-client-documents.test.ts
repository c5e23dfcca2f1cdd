/** The mail that requests documents from a client: once for each change, with the reason, never to the seller. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailerOf, visitBy } from '../../../test/client-visit.ts';
import { jpeg } from '../../../test/documents/sample-files.ts';
import { sendPage } from '../../../test/documents/send-page.ts';
import { aCompleteProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { headersOf } from '../../../test/selfies/send-selfie.ts';
import { testNow } from '../../../test/test-now.ts';
import { validateTable } from '../proposals/index.ts';
import { mailClientDocuments } from './mail-client-documents.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
  api.mails.length = 0;
});
afterAll(() => api.close());

let seed = 9_100;
async function inStatus(status: string): Promise<string> {
  const { id } = await aCompleteProposal(seller, aPerson(seed++));
  await api.database.db.execute(sql`update proposals set status = ${status} where id = ${id}`);
  return id;
}
const mail = (proposalId: string) => {
  const { context, tokens } = api.system();
  const page = { seal: tokens.seal, publicUrl: 'https://estrada.example' };
  return mailClientDocuments(mailerOf(api), page)({ proposalId }, context);
};
const jobsOf = (id: string) =>
  rowsOf(
    api,
    sql`select id from jobs.job where name = 'proposals.mail-client-documents' and data->>'proposalId' = ${id}`,
  );

it('is sent when the documents are requested, with a link to the page', async () => {
  const id = await inStatus('AVF');
  await validateTable({ proposalId: id }, api.system().context);
  expect(await jobsOf(id)).toHaveLength(1);
  await mail(id);
  const [sent] = api.mails;
  expect(sent).toMatchObject({
    to: aPerson(seed - 1).email,
    subject: 'Envie os documentos que faltam para o seu financiamento',
  });
  for (const words of ['Documento de identidade', 'Comprovante de renda', 'Comprovante de endereço'])
    expect(sent!.text).toContain(words);
  const visit = await visitBy(api, /acompanharProposta#([\w.-]+)/.exec(sent!.text)![1]!);
  const { role, documents } = await api.stranger.ok('readClientPage', { headers: headersOf(visit) });
  expect([role, documents.maySend]).toEqual(['CLIENT', true]);
});

it('is sent once for a review that returns a document, and explains why without the text of the reviewer', async () => {
  const id = await inStatus('PD');
  const finance = await api.signIn('finance');
  const photo = await jpeg();
  for (const kind of ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'])
    await sendPage(api, seller, { proposalId: id, kind }, photo);
  const refused = {
    verdict: 'REFUSED',
    defects: ['ILLEGIBLE', 'OTHER'],
    note: 'Assinatura diferente',
    version: 1,
  } as const;
  const review = (verdicts: object[]) =>
    finance.ok('reviewProposalDocuments', { params: { id }, body: { verdicts: verdicts as never } });
  await review([
    { ...refused, kind: 'IDENTITY' },
    { ...refused, kind: 'INCOME_PROOF' },
  ]);
  expect(await jobsOf(id)).toHaveLength(1);
  await review([{ kind: 'ADDRESS_PROOF', verdict: 'ACCEPTED', version: 1 }]);
  expect(await jobsOf(id)).toHaveLength(1);
  await mail(id);
  const { text } = api.mails[0]!;
  expect(text).toContain('Documento de identidade: recusado (motivo: ilegível');
  expect(text).not.toMatch(/Assinatura diferente|Comprovante de endereço/);
});

it('is not sent if nothing is missing, the address is that of the seller, or the proposal accepts no documents', async () => {
  const [full, own, over] = [await inStatus('AF'), await inStatus('AF'), await inStatus('NU')];
  for (const kind of ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'])
    await api.database.db.execute(sql`insert into proposal_documents
      (proposal_id, kind, status, version, defects, changed_by_name) values (${full}, ${kind}, 'RECEIVED', 1, '[]', '')`);
  await api.database.db.execute(sql`update proposals set client = jsonb_set(client, '{contact,email}',
    (select to_jsonb(upper(u.email)) from users u where u.id = seller_id)) where id = ${own}`);
  for (const id of [full, own, over]) await mail(id);
  expect(api.mails).toEqual([]);
});

it('is sent at most five times a day', async () => {
  const id = await inStatus('AF');
  for (let times = 0; times < 7; times++) await mail(id);
  expect(api.mails).toHaveLength(5);
  api.clock.advance({ days: 1, seconds: 1 });
  await mail(id);
  expect(api.mails).toHaveLength(6);
});
