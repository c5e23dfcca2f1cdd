import { demoPassword, signInByApi } from '../support/api.ts';
import { expectAccessible, saveScreen } from '../support/checks.ts';
import { field, pick } from '../support/fields.ts';
import { address, enter, openMenuItem, signIn, signOut } from '../support/session.ts';
import { choosePurchase, expectStep, goToFigures, goToIdentification, termCards } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.CUSTOMER';
const words = stringsIn('pt-BR');
const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: words.identity('login.title') });

test('a session that is ended elsewhere is notified, and sign-in returns to the same page', async ({ page }) => {
  await enter(page, username, '/simulador');
  await goToIdentification(page, words);
  await field(page, words.simulator('name')).fill('Rosana Teles Braga');
  await expect(field(page, words.simulator('name'))).toHaveValue('Rosana Teles Braga');
  await signInByApi(username);
  // the next call of the page notices it: those of the step that follows, or a poll before them
  const goOn = async () => {
    await page.getByRole('button', { name: words.simulator('next'), exact: true }).click();
    await pick(page, words.simulator('assetType'), 'Usado');
  };
  await Promise.race([goOn(), expect(loginHeading(page)).toBeVisible()]);
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Outro login foi feito com este usuário');
  await signIn(page, words, username);
  await expectStep(page, words.simulator('step.financing'));
  await page.getByRole('button', { name: words.simulator('client.data'), exact: true }).click();
  await expect(field(page, words.simulator('name'))).toHaveValue('Rosana Teles Braga');
});

test('signing in on a second device prompts before the first session ends', async ({ page }) => {
  await signInByApi(username);
  await page.goto(address('/login'));
  await field(page, words.identity('login.username')).fill(username.toLowerCase());
  await page.getByRole('button', { name: words.identity('login.next'), exact: true }).click();
  await field(page, words.identity('login.password')).fill(demoPassword);
  await page.getByRole('button', { name: words.identity('login.enter'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.identity('otherSession.title') });
  await expect(dialog).toContainText(username);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.identity('otherSession.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(loginHeading(page)).toBeVisible();
});

test('signing out leads to the login, and the back button does not restore access', async ({ page }) => {
  await enter(page, username, '/simulador');
  await expectStep(page, words.simulator('step.financing'));
  await signOut(page, words);
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(address('/simulador'));
  await expect(page).toHaveURL(/\/login$/);
});

test('an anonymous visitor at the simulator is sent to the login, and returns to the simulator after it', async ({
  page,
}) => {
  await page.goto(address('/simulador'));
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, words, username);
  await expect(page).toHaveURL(/\/simulador$/);
  await expectStep(page, words.simulator('step.financing'));
});

test('a link with a query is opened after the login of an anonymous visitor', async ({ page }) => {
  await page.goto(address('/consultarPropostas?busca=Rosana'));
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, words, username);
  await expect(page).toHaveURL(address('/consultarPropostas?busca=Rosana'));
});

test('a URL of another role redirects home, an unknown one shows "not found", an unbuilt one shows that it is unbuilt', async ({
  page,
}) => {
  await enter(page, 'DEMO.CRM', '/simulador');
  await expect(page.getByRole('heading', { level: 1, name: words.home('title') })).toBeVisible();
  await expect(page).toHaveURL(address('/'));

  await page.goto(address('/nao-existe'));
  await expect(page.getByRole('heading', { name: words.shell('notFound.title') })).toBeVisible();
  await expectAccessible(page);
  // paths are case-sensitive
  await page.goto(address('/Leads'));
  await expect(page.getByRole('heading', { name: words.shell('notFound.title') })).toBeVisible();
});

test('the chosen language persists after a reload', async ({ page }) => {
  const english = stringsIn('en');
  await enter(page, username, '/simulador');
  await page.getByRole('button', { name: /English/ }).click();
  await expectStep(page, english.simulator('step.financing'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expectStep(page, english.simulator('step.financing'));
  await page.getByRole('button', { name: /Português/ }).click();
  await expectStep(page, words.simulator('step.financing'));
});

test('the dark theme persists after a reload and is as accessible as the light one', async ({ page }) => {
  await enter(page, username, '/simulador');
  await page.getByRole('button', { name: words.web('theme.toDark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expectStep(page, words.simulator('step.financing'));
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await saveScreen(page, 'pt-dark-financing-empty');
  await choosePurchase(page, words, {
    kind: 'new',
    model: 'Montana',
    version: 'LT',
    plan: 'Regular FDU',
    entryValueCents: 5_000_000,
  });
  await expectAccessible(page);
  await saveScreen(page, 'pt-dark-financing');
  await goToFigures(page, words);
  await expectAccessible(page);
  await saveScreen(page, 'pt-dark-grid');
  await openMenuItem(page, words, '/simulacoes', words.simulator('list.title'));
  await expectAccessible(page);
  await saveScreen(page, 'pt-dark-saved');
  await openMenuItem(page, words, '/consultarPropostas', words.proposals('list.title'));
  await expectAccessible(page);
  await saveScreen(page, 'pt-dark-proposals');
  await signOut(page, words);
  await expectAccessible(page);
  await saveScreen(page, 'pt-dark-login');
});

test('the path from the login to the first instalments works with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await signInByApi(username).then((api) => api.ok('logout'));
  await page.goto(address('/login'));
  await expect(field(page, words.identity('login.username'))).toBeFocused();
  await keyboard.type(username);
  await keyboard.press('Enter');
  await expect(field(page, words.identity('login.password'))).toBeFocused();
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  await expectStep(page, words.simulator('step.financing'));

  for (const [level, typed] of [
    ['modelId', 'Spin'],
    ['versionId', 'Premier'],
  ] as const) {
    await expect(page.getByRole('combobox', { name: words.vehicleLevels(level), exact: true })).toBeEnabled();
    await tabTo(page, words.vehicleLevels(level));
    await keyboard.type(typed);
    await expect(page.getByRole('option', { name: typed }).filter({ visible: true }).first()).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: words.vehicleLevels(level), exact: true })).toHaveValue(
      new RegExp(typed),
    );
  }
  await tabTo(page, words.simulator('entry'));
  await keyboard.type('45000');
  await keyboard.press('Enter');
  await expectStep(page, words.simulator('simulation.title'));
  const cards = termCards(page, words);
  await expect(cards).toHaveCount(3);
  await cards.first().waitFor();
  const chosen = await cards.getByRole('radio', { checked: true }).inputValue();
  await tabTo(page, chosen, 'value');
  await keyboard.press('ArrowDown');
  await expect(cards.getByRole('radio', { checked: true })).not.toHaveValue(chosen);
});

/** Presses Tab until the field with this label (or value) has the focus. */
async function tabTo(page: Page, wanted: string, by: 'label' | 'value' = 'label'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const found = await page.evaluate((what) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLInputElement)) return null;
      const label = (element.labels?.[0]?.firstChild?.textContent ?? '').trim();
      return what === 'label' ? label : element.type === 'radio' ? element.value : null;
    }, by);
    if (found === wanted) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Eighty times Tab did not lead to "${wanted}".`);
}
