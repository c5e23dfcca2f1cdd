import { signInByApi } from '../support/api.ts';
import { dealerSites, serveDealerSites } from '../support/dealer-site.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const t = stringsIn('pt-BR').customerSimulator;
const { registered, stranger } = dealerSites;

test('a dealer’s site shows the customer simulator at its height, and an unregistered one gets none', async ({
  page,
}) => {
  const { dealerId } = await signInByApi('DEMO.FI-MANAGER');
  await page.setViewportSize({ width: 390, height: 844 });
  await serveDealerSites(page, dealerId);
  await page.goto(`${registered}/financiamento`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expect(frame.getByText(/^Simulação para a concessionária/)).toBeVisible();
  const heightOf = async (site: Page) => (await site.locator('iframe').boundingBox())!.height;
  // no scroll bar inside: the frame is as high as the page in it
  await expect
    .poll(async () => {
      const content = await frame.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
      return Math.abs((await heightOf(page)) - content);
    })
    .toBeLessThan(2);

  await page.goto(`${stranger}/financiamento`);
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: t('title') })).toHaveCount(0);
  expect(await heightOf(page)).toBe(640);
});
