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
import { enterClientCode, mailSaying } from '../support/mailbox.ts';
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

/** A contract sent for signature. @returns the mailbox of its signatory */
async function sendOut(page: Page, seed: number): Promise<string> {
  const person = aPerson(seed);
  const { id } = await sendProposal(await signInByApi(username), person, { chassis: `9BGKS48U0RG12${seed}0` });
  await enter(page, username, `/consultarPropostas/${id}`);
  await makeContract(page, words);
  await panelOf(page)
    .getByRole('button', { name: t('ask') })
    .click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('ask') }).click();
  return person.email;
}

/** The page of the signatory on their own phone: by the QR code shown at the desk, and the code from their mailbox. */
async function openAtDesk(page: Page, browser: Browser, email: string): Promise<Page> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/desk')),
    panelOf(page)
      .getByRole('button', { name: /^Código QR para assinar aqui: / })
      .first()
      .click(),
  ]);
  await expect(page.getByRole('img', { name: /^Código QR da página de/ })).toBeVisible();
  await expectGoodScreen(page, 'pt-desk-code');
  const address = new URL(((await answer.json()) as { url: string }).url);
  await page.keyboard.press('Escape');
  const phone = await openPhone(browser, address.pathname + address.hash);
  await enterClientCode(phone, email);
  return phone;
}

/** The partner's page of the signatory, opened by the link of the mail. */
async function openByMail(browser: Browser, email: string): Promise<Page> {
  const [link] = await mailSaying(email, /https?:\/\/\S*\/sign\/\S+/);
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

test('a contract signed on a phone with a selfie is activated, confirmed and paid, and its dossier is complete', async ({
  page,
  browser,
}) => {
  const email = await sendOut(page, 513);
  const panel = panelOf(page);
  const dialog = page.getByRole('dialog');
  const signing = await openAtDesk(page, browser, email);
  await signing.getByRole('button', { name: words.clientPage('go.sign') }).click();
  await signing.getByRole('button', { name: 'Assinar' }).click();
  await expect(panel.getByText(t('signature.COMPLETED'))).toBeVisible();

  const phone = await openAtDesk(page, browser, email);
  await phone.getByRole('button', { name: words.clientPage('go.selfie') }).click();
  const own = words.selfiePage;
  await phone.getByRole('checkbox', { name: own('consent') }).check();
  await phone.getByRole('button', { name: own('choose') }).click();
  for (const [which, label] of [
    ['doubtfulAhead', own('files.front')],
    ['doubtfulTurned', own('files.turned')],
  ] as const) {
    const buffer = await facePicture(signing, which);
    await phone.getByLabel(label).setInputFiles({ name: `${which}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  await phone.getByRole('button', { name: own('files.go') }).click();
  await phone.getByRole('button', { name: new RegExp(`^(${own('send')}|${own('sendAnyway')})$`) }).click();
  await expect(phone.getByRole('heading', { name: own('done') })).toBeVisible();

  // the head of the sample is turned slightly too little: a reviewer has to view the pictures
  await expect(panel.getByText('Aguardando conferência')).toBeVisible();
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
  const email = await sendOut(page, 514);
  const panel = panelOf(page);
  const signing = await openByMail(browser, email);
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
