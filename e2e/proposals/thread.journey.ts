import { documentName } from '@estrada/domain/documents/index';
import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, saveScreen } from '../support/checks.ts';
import { choose, field, searchField } from '../support/fields.ts';
import { expectStatus, openSection } from '../support/proposal.ts';
import { sendProposal } from '../support/records.ts';
import { openSecondBrowser } from '../support/second-person.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const seller = 'DEMO.SELLER';
const words = stringsIn('pt-BR');
const t = words.thread;
const question = 'O holerite de outubro serve, ou precisa ser o de novembro?';
const answer = 'Precisa ser o de novembro, com as duas páginas.';
const incomeProof = documentName('INCOME_PROOF').pt;

const panel = (page: Page) => page.getByRole('region', { name: t('title'), exact: true });
const log = (page: Page) => page.getByRole('log', { name: t('log') });

test('dealer and finance exchange messages on a proposal without reloading', async ({ page, browser }) => {
  const { id, number } = await sendProposal(await signInByApi(seller), aPerson(522));
  const path = `/consultarPropostas/${id}`;
  await enter(page, seller, path);
  await expectStatus(page, words, 'AP');

  await test.step('the seller sends a question about a document', async () => {
    await openSection(page, t('title'));
    await expect(panel(page).getByText(t('none'))).toBeVisible();
    await choose(panel(page), t('mention'), incomeProof);
    await field(panel(page), t('text')).fill(question);
    await panel(page)
      .getByRole('button', { name: t('send') })
      .click();
    await expect(log(page).getByText(question)).toBeVisible();
    await expect(field(panel(page), t('text'))).toHaveValue('');
    await expectAccessible(page);
  });

  const finance = await openSecondBrowser(browser, 'DEMO.FINANCE', '/consultarPropostas');
  const row = finance.getByRole('row').filter({ has: finance.getByRole('link', { name: number }) });
  await test.step('finance sees in the list that a message is unread, and that it is read once it was displayed', async () => {
    await searchField(finance, words.proposals('filter.search')).fill(number);
    await expect(row).toContainText(t('unread', { count: 1 }));
    await row.getByRole('link', { name: number }).click();
    const read = finance.waitForResponse((one) => one.request().method() !== 'GET' && /\/read$/.test(one.url()));
    await panel(finance).scrollIntoViewIfNeeded();
    expect((await read).status()).toBe(200);
    await expect(panel(finance).getByText(t('unread', { count: 1 }))).toHaveCount(0);
    await expect(log(finance)).toContainText(t('newFrom'));
    await saveScreen(finance, 'pt-thread');
  });

  await test.step('the mention links to the document, and the answer reaches the seller without a reload', async () => {
    await log(finance)
      .getByRole('button', { name: t('mention.about', { name: incomeProof }) })
      .click();
    await expect(finance.locator('#document-INCOME_PROOF')).toBeFocused();
    await field(panel(finance), t('text')).fill(answer);
    await field(panel(finance), t('text')).press('Control+Enter');
    await expect(log(finance).getByText(answer)).toBeVisible();

    await expect(log(page).getByText(answer)).toBeVisible();
    await log(page).getByText(answer).scrollIntoViewIfNeeded();
    await expect(panel(page).getByText(t('unread', { count: 1 }))).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('neither list shows unread messages', async () => {
    await finance.getByRole('link', { name: words.proposals('page.back') }).click();
    await searchField(finance, words.proposals('filter.search')).fill(number);
    await expect(row).toContainText(number);
    await expect(row).not.toContainText(t('unread', { count: 1 }));
    await finance.context().close();
    await page.getByRole('link', { name: words.proposals('page.back') }).click();
    await searchField(page, words.proposals('filter.search')).fill(number);
    const own = page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });
    await expect(own).toContainText(number);
    await expect(own).not.toContainText(t('unread', { count: 1 }));
  });
});
