/** The F&I manager reads the figures of products, follows up a declined one, and prints the choice of its simulation. */
import { addDays } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { expectGoodScreen } from '../support/checks.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const username = 'DEMO.FI-MANAGER';

test('figures by product, month and seller, with their extraction one click away', async ({ page }) => {
  const words = stringsIn('pt-BR');
  const t = words.productSales;
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, username, '/');
  await openMenuItem(page, words, '/productFigures');
  await expect(page.getByRole('table', { name: t('by.product') }).getByRole('row')).not.toHaveCount(1);
  await expectGoodScreen(page, 'product-figures');
  const sellers = page.getByRole('table', { name: words.figures('by.seller') });
  await sellers.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: words.figures('all.sellers') })).toBeVisible();
  await expect(sellers.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: t('extract') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: words.page('/download/downloadSoldProducts').title }),
  ).toBeVisible();
});

test('a declined insurance product is postponed from the list, and its choice is printed from the simulation', async ({
  page,
}) => {
  const words = stringsIn('pt-BR');
  const t = words.productSales;
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, username, '/productFollowUps');
  const table = page.getByRole('table', { name: words.page('/productFollowUps').title });
  const first = table.getByRole('row').nth(1);
  const client = (await first.getByRole('link').textContent()) ?? '';
  await expectGoodScreen(page, 'follow-up');
  await first.getByRole('button').click();
  await page.getByRole('menuitem', { name: t('follow.postpone') }).click();
  await expectGoodScreen(page, 'follow-up-postpone');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('follow.postpone') })
    .click();
  await expect(table.getByRole('link', { name: client })).toHaveCount(0);
  await page.goto(`${process.env.PORTAL_URL}/productFollowUps?mostrar=postponed`);
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const day = formatDate(addDays(today, 7));
  const postponed = page.getByRole('row').filter({ hasText: client });
  await expect(postponed.getByText(t('follow.postponed', { day }))).toBeVisible();

  await page.goto(`${process.env.PORTAL_URL}/simulacoes`);
  await page.getByRole('searchbox').first().fill(client);
  await page.getByRole('row').filter({ hasText: client }).getByRole('link').first().click();
  await page.waitForURL(/simulacao=/);
  const address = new URL(page.url());
  address.searchParams.set('etapa', 'resumo');
  await page.goto(address.href);
  const print = page.getByRole('button', { name: words.simulator('printChoice') });
  const answer = page.waitForResponse((response) => response.url().includes('/productChoices/document'));
  await print.click();
  expect((await answer).headers()['content-type']).toContain('application/pdf');
});
