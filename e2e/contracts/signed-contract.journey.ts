/**
 * A contract that is signed electronically: by its signatory, on a phone, with a selfie; then paid, and proven by its
 * dossier.
 */
import { readFile } from 'node:fs/promises';
import { aPerson } from '@estrada/testkit/index';
import { checkPdf } from '../../apps/api/src/kernel/signing/seal-pdf.ts';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectGoodScreen } from '../support/checks.ts';
import { makeContract } from '../support/contract.ts';
import { facePicture } from '../support/face-film.ts';
import { field } from '../support/fields.ts';
import { expectStatus } from '../support/proposal.ts';
import { sendProposal } from '../support/records.ts';
import { openPhone, openSecondBrowser } from '../support/second-person.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.SALES-MANAGER';
const words = stringsIn('pt-BR');
const t = words.signers;
const text = words.settlement;
const panelOf = (page: Page) => page.getByRole('region', { name: text('title') });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A contract sent for signature. @returns the address of the signatory's page, as copied at the desk */
async function sendOut(page: Page, seed: number): Promise<string> {
  const { id } = await sendProposal(await signInByApi(username), aPerson(seed), { chassis: `9BGKS48U0RG12${seed}0` });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, username, `/consultarPropostas/${id}`);
  await makeContract(page, words);
  await panelOf(page)
    .getByRole('button', { name: t('ask') })
    .click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('ask') }).click();
  await panelOf(page)
    .getByRole('button', { name: /^Copiar link/ })
    .click();
  await expect(page.getByText(/^Link de .* copiado/)).toBeVisible();
  return copied(page);
}

/** The partner's page of a signer, on a phone. */
async function openSigning(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

test('a contract signed on a phone with a selfie is activated, confirmed and paid, and its dossier is complete', async ({
  page,
  browser,
}) => {
  const link = await sendOut(page, 513);
  const panel = panelOf(page);
  const signing = await openSigning(browser, link);
  await signing.getByRole('button', { name: 'Assinar' }).click();
  await expect(panel.getByText(t('signature.COMPLETED'))).toBeVisible();

  await panel.getByRole('button', { name: /^WhatsApp ou código QR/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.links('copyLink') }).click();
  const address = new URL(await copied(page));
  await page.keyboard.press('Escape');
  const phone = await openPhone(browser, address.pathname + address.hash);
  const own = words.selfiePage;
  await phone.getByRole('checkbox', { name: own('consent') }).check();
  await phone.getByRole('button', { name: own('choose') }).click();
  for (const [which, label] of [
    ['ahead', own('files.front')],
    ['turned', own('files.turned')],
  ] as const) {
    const buffer = await facePicture(signing, which);
    await phone.getByLabel(label).setInputFiles({ name: `${which}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  await phone.getByRole('button', { name: own('files.go') }).click();
  await phone.getByRole('button', { name: new RegExp(`^(${own('send')}|${own('sendAnyway')})$`) }).click();
  await expect(phone.getByRole('heading', { name: own('done') })).toBeVisible();

  // the head of the sample is turned slightly too little: a reviewer has to view the pictures
  await expect(panel.getByText('Em dúvida: falta conferir')).toBeVisible();
  const finance = await openSecondBrowser(browser, 'DEMO.FINANCE', new URL(page.url()).pathname);
  await panelOf(finance)
    .getByRole('button', { name: /^Conferir a selfie/ })
    .click();
  await expect(finance.getByRole('img', { name: /de frente$/ })).toBeVisible();
  await expectAccessible(finance);
  await finance.getByRole('button', { name: words.selfies('accept'), exact: true }).click();
  await field(finance.getByRole('dialog').last(), words.selfies('why')).fill('É a mesma pessoa do documento');
  await finance
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: words.selfies('accept'), exact: true })
    .click();
  await expect(panel.getByText(words.selfies('COMPLETED'), { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: text('lien.request') }).click();
  await expect(panel.getByText(/Registro GRV-/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: words.dossier('pdf') }).click(),
  ]);
  expect(checkPdf(await readFile(await download.path()))).toMatchObject({ state: 'whole' });
  await expectGoodScreen(page, 'pt-signed-contract');

  await panel.getByRole('button', { name: text('activate') }).click();
  await dialog.getByRole('button', { name: text('activate') }).click();
  await expectStatus(page, words, 'WFA');
  await panelOf(finance)
    .getByRole('button', { name: text('confirm') })
    .click();
  await finance
    .getByRole('dialog')
    .getByRole('button', { name: text('confirm') })
    .click();
  await expectStatus(page, words, 'OC');
});

test('a signer refuses with a reason, and the dealer requests the signature again or cancels it', async ({
  page,
  browser,
}) => {
  const link = await sendOut(page, 514);
  const panel = panelOf(page);
  const signing = await openSigning(browser, link);
  await signing.getByRole('textbox').fill('O prazo não é o combinado');
  await signing.getByRole('button', { name: 'Recusar' }).click();
  await expect(panel.getByText('O prazo não é o combinado').first()).toBeVisible();

  await panel.getByRole('button', { name: t('ask') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ask') })
    .click();
  await panel.getByRole('button', { name: t('cancel') }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, t('cancel.reason')).fill('Cliente pediu outro prazo');
  await dialog.getByRole('button', { name: t('cancel') }).click();
  await expect(panel.getByText(/Cliente pediu outro prazo/)).toBeVisible();
  await expectAccessible(page);
});
