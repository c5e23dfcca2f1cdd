import { aPhoto } from './papers.ts';
import { expectStatus } from './proposal.ts';
import type { stringsIn } from './strings.ts';
import { expect, type Page } from './test.ts';

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
