import { expectAccessible } from './checks.ts';
import { aPhoto } from './papers.ts';
import { expectStatus } from './proposal.ts';
import { openSecondBrowser } from './second-person.ts';
import type { stringsIn } from './strings.ts';
import { type Browser, expect, type Page } from './test.ts';

/** Sends the document at a position of the list, and waits until it has arrived. */
async function sendDocument(page: Page, words: ReturnType<typeof stringsIn>, index: number): Promise<void> {
  const documents = page.getByRole('region', { name: words.documents('title') });
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
  const papers = page.getByRole('region', { name: words.papers('title') });
  for (const index of [0, 1, 2]) await sendDocument(page, words, index);
  await papers.getByRole('button', { name: words.papers('act.requestDocuments') }).click();
  await papers.getByRole('button', { name: words.papers('act.generateContracts') }).click();
  await expectStatus(page, words, 'PU');
}

/** From the contract to its payment: signed on paper, the lien, the activation, and finance in another browser. */
export async function signOnPaperAndPay(
  page: Page,
  browser: Browser,
  words: ReturnType<typeof stringsIn>,
): Promise<void> {
  const documents = page.getByRole('region', { name: words.documents('title') });
  const say = words.settlement;
  const panel = page.getByRole('region', { name: say('title') });
  await panel.getByRole('switch', { name: words.signers('signature.switch') }).click({ force: true });
  await expect(panel.getByText(words.signers('paper.waiting'))).toBeVisible();
  await documents
    .locator('input[type=file]')
    .last()
    .setInputFiles(await aPhoto(page, 'contrato-assinado.jpg'));
  await expect(panel.getByText(words.signers('paper.sent'))).toBeVisible();
  await panel.getByRole('button', { name: say('lien.request') }).click();
  await expect(panel.getByText(/Registro GRV-/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: say('activate') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('activate.text'));
  await dialog.getByRole('button', { name: say('activate') }).click();
  await expectStatus(page, words, 'WFA');

  const finance = await openSecondBrowser(browser, 'DEMO.FINANCE', new URL(page.url()).pathname);
  const theirs = finance.getByRole('region', { name: say('title') });
  await theirs.getByRole('button', { name: say('confirm') }).click();
  await finance
    .getByRole('dialog')
    .getByRole('button', { name: say('confirm') })
    .click();
  // the payment is sent and confirmed automatically
  await expect(theirs.getByText(/^Pago em/)).toBeVisible();
  await expectAccessible(finance);
  await expectStatus(page, words, 'OC');
}
