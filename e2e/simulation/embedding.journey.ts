import { signInByApi } from '../support/api.ts';
import { address } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const t = stringsIn('pt-BR').customerSimulator;
/** The demo's first dealer has registered the first one. */
const [registered, stranger] = ['https://www.autovia.example.com', 'https://www.outra.example.com'];

test('a dealer’s site shows the customer simulator at its height, and an unregistered one gets none', async ({
  page,
}) => {
  const { dealerId } = await signInByApi('DEMO.FI-MANAGER');
  await page.setViewportSize({ width: 390, height: 844 });
  const script = `<script async src="${address('/embed.js')}" data-dealer="${dealerId}" data-page="csf"></script>`;
  const body = `<!doctype html><title>Loja</title><h1>Loja</h1>${script}<footer>Rodapé</footer>`;
  await page.route(/^https:\/\/www\.(autovia|outra)\.example\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );

  // the product of a journey is on this machine, which a public site may not reach without being asked
  await page.context().grantPermissions(['local-network-access']);
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
