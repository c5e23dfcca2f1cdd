import { demoPassword, signInByApi } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { address, enter, signIn } from '../support/session.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

/** No other journey logs in these users. */
const [changer, warned] = ['DEMO.OFERTAS', 'DEMO.INSURANCE'] as const;
const words = stringsIn('pt-BR');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openChange(page: Page, speak: ScreenStrings): Promise<void> {
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name: speak.shell('user.changePassword') }).click();
  await expect(page.getByRole('dialog', { name: speak.password('title') })).toBeVisible();
}
async function change(page: Page, speak: ScreenStrings, current: string, next: string): Promise<void> {
  await field(page, speak.password('current')).fill(current);
  await field(page, speak.forgot('reset.newPassword')).fill(next);
  await field(page, speak.forgot('reset.confirmation')).fill(next);
  await press(page, speak.password('save'));
}

test('changing the password continues this session, ends the others, and can be reverted', async ({ page, browser }, {
  retry,
}) => {
  const newPassword = `Caminho-Novo-${retry}-2026!`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, changer, '/');
  await openChange(page, words);
  await expectAccessible(page);
  await saveScreen(page, 'pt-1440-change-password-1');

  await test.step('an invalid input is shown at its field', async () => {
    await change(page, words, 'Errada-Demais-1!', 'fraca');
    await expectAccessible(page);
    await saveScreen(page, 'pt-1440-change-password-2-refused');
    await change(page, words, demoPassword, demoPassword);
    await expect(page.getByText('A nova senha deve ser diferente da última')).toBeVisible();
    await change(page, words, 'Errada-Demais-1!', newPassword);
    await expect(page.getByText('A senha atual está incorreta: digite-a de novo')).toBeVisible();
  });

  await change(page, words, demoPassword, newPassword);
  await expect(page.getByRole('status')).toContainText(words.success('password.changed'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signInByApi(changer)).rejects.toThrow('USE002');
  // the new session of this window survives a reload
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words.home('title') })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'pt-BR' });
  const elsewhere = await context.newPage();
  const english = stringsIn('en');
  await elsewhere.goto(address('/login'));
  await elsewhere.getByRole('button', { name: /English/ }).click();
  await signIn(elsewhere, english, changer, newPassword);
  await openChange(elsewhere, english);
  await expectNoSidewaysScroll(elsewhere);
  await expectAccessible(elsewhere);
  await saveScreen(elsewhere, 'en-360-change-password');
  await change(elsewhere, english, newPassword, demoPassword);
  // the simulator, the landing page of this user, has status elements of its own
  const changed = elsewhere.getByRole('status').filter({ hasText: english.success('password.changed') });
  await expect(changed).toBeVisible();
  await context.close();

  await page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name: words.shell('user.changePassword') }).click();
  await change(page, words, newPassword, demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: words.identity('login.title') })).toBeVisible();
});

test('a password that is about to expire triggers a warning once per session', async ({ page }) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  // the demo's passwords are valid for ninety days: older responses are faked here
  await page.route(/\/auth\/(login|refreshToken)$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (json.user) json.user.passwordExpireDate = inDays(5);
    await route.fulfill({ response, json });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address('/login'));
  await signIn(page, words, warned);
  const warning = page.getByRole('dialog', { name: words.password('warning.title') });
  await expect(warning).toContainText(/Faltam [456] dias para sua senha expirar!/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await saveScreen(page, 'pt-360-expiry-warning');
  await press(page, words.password('warning.change'));
  await expect(field(page, words.password('current'))).toBeVisible();
  await press(page, words.password('cancel'));

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words.home('title') })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('the page of the first access shows where to start', async ({ page }) => {
  await page.goto(address('/firstAccess'));
  await expect(page.getByText(words.firstAccess('nothingKnown'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.firstAccess('back') }).click();
  await expect(page).toHaveURL(address('/login'));
});

test('a return URL with tokens in it requires sign-in', async ({ page }) => {
  await page.goto(address('/redirectAuth?idToken=x.y.z&returnTo=https%3A%2F%2Fevil.example'));
  await expect(page).toHaveURL(address('/login'));
  await signIn(page, words, warned);
  await expect(page).toHaveURL(address('/'));
});
