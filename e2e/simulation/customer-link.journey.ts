import { offerStrings } from '@estrada/domain/simulation/offer/offer-strings';
import { aPerson } from '@estrada/testkit/index';
import { confirmPendingNotices, signInByApi } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { saveSimulation } from '../support/records.ts';
import { address, enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const [t, o] = [words.simulator, words.customerOffer];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'pt-BR' };

// the seller is notified that the client has opened the link
test.use({ confirmsNotices: false });

test('a client opens the link of a seller on a phone, and the seller sees that and revokes the link', async ({
  browser,
  page,
}) => {
  const client = aPerson(941);
  const seller = await signInByApi('DEMO2.SELLER');
  await confirmPendingNotices(seller);
  const { id } = await saveSimulation(seller, client);
  await page.setViewportSize(phone.viewport);
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await enter(page, 'DEMO2.SELLER', `/simulador?simulacao=${id}&etapa=resumo`);
  const notice = page.getByRole('log').filter({ hasText: words.notices('toast.title') });

  await page.getByRole('button', { name: t('link.send'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('link.title'), exact: true });
  await dialog.getByRole('button', { name: t('link.make'), exact: true }).click();
  await expect(dialog.getByRole('img', { name: t('link.qr') })).toBeVisible();
  await expect(dialog.getByRole('link', { name: t('link.whatsapp') })).toHaveAttribute('href', /CET/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await saveScreen(page, 'customer-link-dialog-390');
  const url = await field(dialog, t('link.address')).inputValue();

  await test.step('requests before the client opens the page leave no trace, and are answered with noindex', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await page.request.fetch(url, { method });
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    }
    const drawn = await (await page.request.get(url)).text();
    expect(drawn).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  const customer = await openAsClient(browser, url);
  const see = customer.getByRole('button', { name: o('open'), exact: true });
  await expect(see).toBeVisible();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText(client.name.split(' ')[0]!);
  await expectAccessible(customer);
  await saveScreen(customer, 'customer-offer-before-390');
  await dialog.getByRole('button', { name: t('close'), exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: t('link.send'), exact: true })).toBeVisible();
  await expect(page.getByText(/O cliente abriu o link em/)).toHaveCount(0);

  await test.step('the button shows every legally required fact, and notifies the seller', async () => {
    await see.click();
    const { facts } = offerStrings['pt-BR'];
    for (const name of Object.values(facts)) await expect(customer.getByText(name, { exact: true })).toBeVisible();
    await expect(customer.getByText(/CNPJ .*@/)).toBeVisible();
    await customer.getByText(o('cost'), { exact: true }).click();
    await customer.getByText(o('schedule'), { exact: true }).click();
    await expectNoSidewaysScroll(customer);
    await expectAccessible(customer);
    await saveScreen(customer, 'customer-offer-390');
    const shown = (await customer.locator('body').textContent()) ?? '';
    for (const secret of [client.name, client.cpf, client.email, 'REG-NOVO']) expect(shown).not.toContain(secret);
  });

  await page.reload();
  await expect(notice).toContainText('abriu a simulação');
  await notice.getByRole('button', { name: words.notices('toast.close'), exact: true }).click();
  await expect(page.getByText(/O cliente abriu o link em/)).toBeVisible();

  await page.getByRole('button', { name: t('link.send'), exact: true }).click();
  await expect(dialog.getByText(/^Aberto em/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Cancelar link/ }).click();
  await page
    .getByRole('dialog', { name: t('link.revoke.title') })
    .getByRole('button', { name: t('link.revoke'), exact: true })
    .click();
  await expect(dialog.getByText(t('link.revoked'), { exact: true })).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole('heading', { name: o('gone') })).toBeVisible();
  await expectAccessible(customer);
  await customer.context().close();
});

/** A phone without a session. */
async function openAsClient(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(phone);
  const customer = await context.newPage();
  expect(url.startsWith(address('/minhaProposta#'))).toBe(true);
  await customer.goto(url);
  return customer;
}
