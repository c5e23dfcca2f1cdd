import { expectAccessible } from './checks.ts';
import { aPhoto } from './papers.ts';
import { expectStatus, openSection, runAct } from './proposal.ts';
import { openSecondBrowser } from './second-person.ts';
import type { stringsIn } from './strings.ts';
import { type Browser, expect, type Page } from './test.ts';

/** Sends the document at a position of the list, and waits until it has arrived. */
async function sendDocument(page: Page, words: ReturnType<typeof stringsIn>, index: number): Promise<void> {
  const documents = await openSection(page, words.documents('title'));
  await documents
    .locator('input[type=file]')
    .nth(index)
    .setInputFiles(await aPhoto(page, `folha-${index}.jpg`));
  // the name of a file is shown only during its upload
  await expect(documents.getByText('Recebido', { exact: true })).toHaveCount(index + 1);
}

/** From an approved proposal, on its page, to the contract with its papers. */
export async function makeContract(page: Page, words: ReturnType<typeof stringsIn>): Promise<void> {
  await expectStatus(page, words, 'AP');
  for (const index of [0, 1, 2]) await sendDocument(page, words, index);
  await runAct(page, words, words.papers('act.requestDocuments'));
  await runAct(page, words, words.papers('act.generateContracts'));
  await expectStatus(page, words, 'PU');
}

/** Finance confirms the activation, with a reason for each document that it has not accepted. */
export async function confirmActivation(page: Page, words: ReturnType<typeof stringsIn>): Promise<void> {
  const confirm = { name: words.settlement('confirm') };
  await runAct(page, words, confirm.name);
  const dialog = page.getByRole('dialog', confirm);
  await expectAccessible(page);
  for (const reason of await dialog.getByRole('textbox').all()) await reason.fill('Conferido na loja');
  await dialog.getByRole('button', confirm).click();
}

/** From the contract to its payment: signed on paper, the lien, the activation, and finance in another browser. */
export async function signOnPaperAndPay(
  page: Page,
  browser: Browser,
  words: ReturnType<typeof stringsIn>,
): Promise<void> {
  const documents = await openSection(page, words.documents('title'));
  const say = words.settlement;
  const panel = page.getByRole('region', { name: say('title') });
  await panel.getByRole('switch', { name: words.signers('signature.switch') }).click({ force: true });
  await expect(panel.getByText(words.signers('paper.waiting'))).toBeVisible();
  await documents
    .locator('input[type=file]')
    .last()
    .setInputFiles(await aPhoto(page, 'contrato-assinado.jpg'));
  await expect(panel.getByText(words.signers('paper.sent'))).toBeVisible();
  await runAct(page, words, say('lien.request'));
  await expect(panel.getByText(/Registro GRV-/)).toBeVisible();
  await expectAccessible(page);
  await runAct(page, words, say('activate'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('activate.text'));
  await dialog.getByRole('button', { name: say('activate') }).click();
  await expectStatus(page, words, 'WFA');

  const finance = await openSecondBrowser(browser, 'DEMO.FINANCE', new URL(page.url()).pathname);
  const theirs = await openSection(finance, say('title'));
  await confirmActivation(finance, words);
  // the payment is sent and confirmed automatically
  await expect(theirs.getByText(/^Pago em/)).toBeVisible();
  await expectAccessible(finance);
  await expectStatus(page, words, 'OC');
}
