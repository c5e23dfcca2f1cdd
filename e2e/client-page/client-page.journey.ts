/**
 * A client at their page, on a phone and by the links of mails: documents, the link to the signature, and a paper of
 * the contract.
 */
import { aPerson } from '@estrada/testkit/index';
import { type ApiSession, signInByApi } from '../support/api.ts';
import { expectAccessible, expectGoodScreen } from '../support/checks.ts';
import { enterClientCode, mailSaying } from '../support/mailbox.ts';
import { aPhoto } from '../support/papers.ts';
import { sendProposal } from '../support/records.ts';
import { address } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const { clientPage: t, clientDocuments: say } = stringsIn('pt-BR');
const kinds = ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'];

async function inStatus(api: ApiSession, id: string, status: string): Promise<number> {
  let version = 0;
  await expect(async () => {
    const proposal = await api.ok('readProposal', { params: { id } });
    expect(proposal.status).toBe(status);
    version = proposal.version;
  }).toPass({ timeout: 120_000 });
  return version;
}

/** The page on a phone, opened by a link and the code that comes to the same mailbox. */
async function visit(browser: Browser, link: string, email: string, said: string[]): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(address(`/acompanharProposta#${link}`));
  await enterClientCode(page, email);
  return page;
}

test('a client sends documents, goes to the signature, returns and opens a paper', async ({ browser }) => {
  const api = await signInByApi('DEMO.SALES-MANAGER');
  const person = aPerson(521);
  const { id } = await sendProposal(api, person, { chassis: '9BGKS48U0RG125210' });
  const approved = await inStatus(api, id, 'AP');
  await api.ok('makeContractPapers', { params: { id }, body: { version: approved } });
  const [, first] = await mailSaying(person.email, /acompanharProposta#([\w.-]+)/);

  const said: string[] = [];
  const sending = await visit(browser, first!, person.email, said);
  await expect(sending.getByText(say('REQUIRED'))).toHaveCount(3);
  await expectGoodScreen(sending, 'pt-client-page-documents');
  await sending.setViewportSize({ width: 360, height: 780 });
  for (const [index, kind] of kinds.entries()) {
    await sending.getByTestId(`file-${kind}`).setInputFiles(await aPhoto(sending, `${kind}.jpg`));
    await expect(sending.getByText(say('RECEIVED'))).toHaveCount(index + 1);
  }
  await sending.getByRole('button', { name: say('handIn') }).click();
  await expect(sending.getByText(say('handIn.done'))).toBeVisible();
  await expectAccessible(sending);

  const asked = await inStatus(api, id, 'AF');
  await api.ok('makeContractPapers', { params: { id }, body: { version: asked } });
  await inStatus(api, id, 'PU');
  await expect(async () => {
    const { version } = await api.ok('readSettlement', { params: { id } });
    await api.ok('requestSignature', { params: { id }, body: { version, emails: [] } });
  }).toPass({ timeout: 120_000 });
  const [, second] = await mailSaying(person.email, /assinatura eletrônica[\s\S]*acompanharProposta#([\w.-]+)/);

  const page = await visit(browser, second!, person.email, said);
  await expectGoodScreen(page, 'pt-client-page-contract');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: t('go.sign'), exact: true }).click();
  await expect(page.getByRole('button', { name: 'Assinar', exact: true })).toBeVisible();
  await page.goBack();
  // a browser without the cached page requires another code, as after a reload
  await page.reload();
  await enterClientCode(page, person.email);

  const opened = page.waitForResponse((answer) => answer.url().includes('/documents/papers/'));
  await page.getByRole('button', { name: /^Abrir: Cédula/ }).click();
  expect((await (await opened).body()).subarray(0, 4).toString()).toBe('%PDF');
  expect(said).toEqual([]);
});
