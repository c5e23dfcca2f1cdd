import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { address, signIn, signOut } from '../support/session.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { confirmNotices, expect, type Page, sandboxUrl, test } from '../support/test.ts';

/** The demonstration's account of the company sign-in; no other journey signs it in. */
const username = 'DEMO.CORPORATIVO';
const words = stringsIn('pt-BR');
const shell = (page: Page) => page.locator('#conteudo');

/** From the login to the provider's page. */
async function goThere(page: Page, speak: ScreenStrings): Promise<void> {
  await field(page, speak.identity('login.username')).fill(username.toLowerCase());
  await page.getByRole('button', { name: speak.identity('login.next'), exact: true }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${sandboxUrl()}/identity-provider/authorize`));
}

test('company sign-in redirects to the identity provider, signs in there and returns to the requested page', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('/users'));
  await goThere(page, words);
  await expect(page.getByRole('heading', { level: 1, name: 'Login corporativo' })).toBeVisible();
  await expect(field(page, 'Usuário')).toHaveValue(username);
  await expectAccessible(page);
  await saveScreen(page, 'pt-1440-company-sign-in');
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click();

  await expect(page).toHaveURL(address('/users'));
  await expect(page.getByRole('heading', { level: 1, name: words.page('/users').title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words.page('/users').title })).toBeVisible();

  await test.step('company sign-in on another device prompts about the session that is already open', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'pt-BR' });
    const elsewhere = await context.newPage();
    const english = stringsIn('en');
    await confirmNotices(elsewhere);
    await elsewhere.goto(address('/login'));
    await elsewhere.getByRole('button', { name: /English/ }).click();
    await goThere(elsewhere, english);
    await expectNoSidewaysScroll(elsewhere);
    await expectAccessible(elsewhere);
    await saveScreen(elsewhere, 'en-360-company-sign-in');
    await elsewhere.getByRole('button', { name: 'Confirm and enter' }).click();
    await expect(elsewhere.getByRole('dialog', { name: english.identity('otherSession.title') })).toContainText(
      username,
    );
    await expect(elsewhere).toHaveURL(address('/redirectAuth'));
    await expectAccessible(elsewhere);
    await saveScreen(elsewhere, 'en-360-company-sign-in-other-session');
    await elsewhere.getByRole('button', { name: english.identity('otherSession.confirm') }).click();
    await expect(shell(elsewhere)).toBeVisible();
    await signOut(elsewhere, english);
    await context.close();
  });
});

test('a refusal at the identity provider leaves the user signed out, with retry and password sign-in available', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(address('/login'));
  await goThere(page, words);
  await page.getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByRole('alert')).toHaveText(words.companySignIn('declined'));
  await expect(page).toHaveURL(address('/redirectAuth'));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await saveScreen(page, 'pt-768-company-sign-in-refused');

  await page.getByRole('button', { name: words.companySignIn('again') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login corporativo' })).toBeVisible();
  await field(page, 'Usuário').fill(username);
  await page.getByLabel('Comprovante que o sistema recebe').selectOption({ label: 'Assinado por outra chave' });
  await page.getByRole('button', { name: 'Confirmar e entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText(words.companySignIn('unproved'));

  await page.getByRole('link', { name: words.companySignIn('withPassword') }).click();
  await signIn(page, words, username);
});
