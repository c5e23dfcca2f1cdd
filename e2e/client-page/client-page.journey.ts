/**
 * A client's whole way on a phone, with the one QR code of the desk: documents, signature and selfie, until the contract is
 * paid; and what desk and finance do in the meantime.
 */
import { readFile } from 'node:fs/promises';
import { aPerson } from '@estrada/testkit/index';
import { checkPdf } from '../../apps/api/src/kernel/signing/seal-pdf.ts';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectGoodScreen } from '../support/checks.ts';
import { confirmActivation } from '../support/contract.ts';
import { facePicture } from '../support/face-film.ts';
import { field } from '../support/fields.ts';
import { aPhoto } from '../support/papers.ts';
import { expectStatus, runAct } from '../support/proposal.ts';
import { sendProposal } from '../support/records.ts';
import { openSecondBrowser, scanClientCode } from '../support/second-person.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.SALES-MANAGER';
const words = stringsIn('pt-BR');
const { clientPage: t, clientDocuments: say, settlement: text } = words;
const kinds = ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'];
const panelOf = (page: Page) => page.getByRole('region', { name: text('title') });

/** A screen at two widths; the phone has its own width again afterwards. */
async function expectGoodPhoneScreen(phone: Page, name: string): Promise<void> {
  await expectGoodScreen(phone, name);
  await phone.setViewportSize({ width: 360, height: 800 });
}

async function sendDocuments(phone: Page): Promise<void> {
  await expect(phone.getByText(say('REQUIRED'))).toHaveCount(kinds.length);
  await expectGoodPhoneScreen(phone, 'pt-client-page-documents');
  for (const [index, kind] of kinds.entries()) {
    await phone.getByTestId(`file-${kind}`).setInputFiles(await aPhoto(phone, `${kind}.jpg`));
    await expect(phone.getByText(say('RECEIVED'))).toHaveCount(index + 1);
  }
  await phone.getByRole('button', { name: say('handIn') }).click();
  await expect(phone.getByText(say('handIn.done'))).toBeVisible();
  await expectAccessible(phone);
}

/** On the partner's page, which leads back to the client's own: no second code is asked for. */
async function sign(phone: Page): Promise<void> {
  await phone.reload();
  await expectGoodPhoneScreen(phone, 'pt-client-page-contract');
  const opened = phone.waitForResponse((answer) => answer.url().includes('/documents/papers/'));
  await phone.getByRole('button', { name: /^Abrir: Cédula/ }).click();
  expect((await (await opened).body()).subarray(0, 4).toString()).toBe('%PDF');
  await phone.getByRole('button', { name: t('go.sign'), exact: true }).click();
  await phone.getByRole('button', { name: 'Assinar', exact: true }).click();
  await phone.getByRole('link', { name: 'Voltar ao seu financiamento' }).click();
  await expect(phone.getByText(t('sign.DONE'), { exact: true })).toBeVisible();
}

async function takeSelfie(phone: Page): Promise<void> {
  const pictures = [await facePicture(phone, 'doubtfulAhead'), await facePicture(phone, 'doubtfulTurned')];
  await phone.getByRole('button', { name: t('go.selfie') }).click();
  const own = words.selfiePage;
  await phone.getByRole('checkbox', { name: own('consent') }).check();
  await phone.getByRole('button', { name: own('choose') }).click();
  for (const [at, label] of [own('files.front'), own('files.turned')].entries())
    await phone.getByLabel(label).setInputFiles({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: pictures[at]! });
  await phone.getByRole('button', { name: own('files.go') }).click();
  await phone.getByRole('button', { name: new RegExp(`^(${own('send')}|${own('sendAnyway')})$`) }).click();
  await phone.getByRole('link', { name: own('done.back') }).click();
  await expect(phone.getByText(t('selfie.REVIEW'), { exact: true })).toBeVisible();
  await expectGoodPhoneScreen(phone, 'pt-client-page-selfie');
}

/** The head of the sample is turned slightly too little: a reviewer has to view the pictures. */
async function reviewSelfie(finance: Page): Promise<void> {
  await panelOf(finance)
    .getByRole('button', { name: /^Conferir a selfie/ })
    .click();
  await expect(finance.getByRole('img', { name: /de frente$/ })).toBeVisible();
  await expectAccessible(finance);
  const accept = { name: words.selfies('accept'), exact: true };
  await finance.getByRole('button', accept).click();
  const dialog = finance.getByRole('dialog').last();
  await field(dialog, words.selfies('why')).fill('É a mesma pessoa do documento');
  await dialog.getByRole('button', accept).click();
}

test('a client does everything on a phone with one QR code, until the contract is paid', async ({ page, browser }) => {
  const person = aPerson(513);
  const { id } = await sendProposal(await signInByApi(username), person, { chassis: '9BGKS48U0RG125130' });
  await enter(page, username, `/consultarPropostas/${id}`);
  await expectStatus(page, words, 'AP');
  await runAct(page, words, words.papers('act.requestDocuments'));
  const code = words.proposalTimeline('clientPage.show');
  const phone = await scanClientCode(page, browser, {
    email: person.email,
    code,
    show: () => runAct(page, words, code),
  });
  const said: string[] = [];
  phone.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  phone.on('pageerror', (error) => said.push(error.message));
  await sendDocuments(phone);

  await runAct(page, words, words.papers('act.generateContracts'));
  await expectStatus(page, words, 'PU');
  await runAct(page, words, words.signers('ask'));
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.signers('ask') }).click();
  const panel = panelOf(page);
  await expect(panel.getByText(words.signers('signature.IN_PROGRESS'))).toBeVisible();
  await sign(phone);
  await expect(panel.getByText(words.signers('signature.COMPLETED'))).toBeVisible();
  await takeSelfie(phone);
  await expect(panel.getByText('Aguardando conferência')).toBeVisible();
  const finance = await openSecondBrowser(browser, 'DEMO.FINANCE', `/consultarPropostas/${id}`);
  await reviewSelfie(finance);
  await expect(panel.getByText(words.selfies('COMPLETED'), { exact: true })).toBeVisible();

  await runAct(page, words, text('lien.request'));
  await expect(panel.getByText(/Registro GRV-/)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), runAct(page, words, words.dossier('pdf'))]);
  expect(checkPdf(await readFile(await download.path()))).toMatchObject({ state: 'whole' });
  await expectGoodScreen(page, 'pt-signed-contract');
  await runAct(page, words, text('activate'));
  await dialog.getByRole('button', { name: text('activate') }).click();
  await expectStatus(page, words, 'WFA');
  await confirmActivation(finance, words);
  await expectStatus(page, words, 'OC');

  await phone.reload();
  await expect(phone.getByText(t('state.DONE'), { exact: true })).toBeVisible();
  await expect(phone.getByText(/^Você pode desistir até \d{2}\/\d{2}\/\d{4}, inclusive/)).toBeVisible();
  await expect(phone.getByRole('heading', { name: words.clientLoan('title'), exact: true })).toBeVisible();
  await expect(phone.getByText(t('firstDue'), { exact: true })).toBeVisible();
  await expectGoodPhoneScreen(phone, 'pt-client-page-paid');
  expect(said).toEqual([]);
});
