import { confirmPendingNotices, demoPassword, signInByApi } from '../support/api.ts';
import { expectAccessible, expectGoodScreen, expectNoSidewaysScroll } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { mailsTo } from '../support/sandbox.ts';
import { enter, signIn } from '../support/session.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, portalUrl, sandboxUrl, test } from '../support/test.ts';

test.use({ confirmsNotices: false });

const open = (page: Page, username: string): Promise<void> => enter(page, username, '/');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const home = (page: Page, words: ScreenStrings) =>
  expect(page.getByRole('heading', { level: 1, name: words.home('title') })).toBeVisible();
const noDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

for (const language of ['pt-BR', 'en'] as const) {
  test.describe(language, () => {
    const words = stringsIn(language);
    const { notices: n, password: p, identity: i, forgot: f } = words;
    const tag = language.slice(0, 2);
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.addInitScript((chosen) => localStorage.setItem('estrada.language', chosen), language);
    });

    test('both steps of the login, its session dialog and its refusals work', async ({ page }) => {
      const username = 'DEMO.OFERTAS';
      await signInByApi(username);
      await page.goto(`${portalUrl()}/login`);
      await expect(field(page, i('login.username'))).toBeFocused();
      await field(page, i('login.username')).fill('ninguem');
      await press(page, i('login.next'));
      await expect(field(page, i('login.username'))).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, i('login.username'))).toBeFocused();
      await expectGoodScreen(page, `${tag}-login-unknown`);
      await field(page, i('login.username')).fill(username);
      await press(page, i('login.next'));
      await field(page, i('login.password')).fill('Errada-1');
      await press(page, i('login.enter'));
      await expect(field(page, i('login.password'))).toHaveAttribute('aria-invalid', 'true');
      await expectGoodScreen(page, `${tag}-login-refused`);
      await field(page, i('login.password')).fill(demoPassword);
      await press(page, i('login.enter'));
      await expect(page.getByRole('dialog', { name: i('otherSession.title') })).toContainText(username);
      await expectGoodScreen(page, `${tag}-other-session`);
      await press(page, i('otherSession.confirm'));
      // the role for offers lands on their simulator
      const landing = words.page('/ofertas/simular').title;
      await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
    });

    // in English the login only: types and tools/check-languages.ts check the strings of all screens
    if (language === 'en') return;

    test('new opportunities are announced at their dealer, and can be dismissed for the session', async ({ page }) => {
      await confirmPendingNotices(await signInByApi('DEMO.FI-MANAGER'));
      await open(page, 'DEMO.FI-MANAGER');
      await home(page, words);
      await page.getByRole('banner').locator('[aria-haspopup="menu"]').first().click();
      await page.getByRole('menuitem', { name: /Guanabara Motors/ }).click();
      const notice = page.getByRole('dialog', { name: n('leads.title') });
      await expect(notice).toContainText(n('leads.text', { count: 3 }));
      await expectGoodScreen(page, `${tag}-new-opportunities`);
      await press(page, n('leads.later'));
      await noDialog(page);
      await page.reload();
      await home(page, words);
      await page.waitForLoadState('networkidle');
      await noDialog(page);
    });

    test('zero-rate news appears before notices, and each appears until it is read', async ({ page }) => {
      const items = [
        { id: '0'.repeat(26), type: 'RATE_ZERO', code: 'RATEZERO', message: 'Taxa zero: condições novas.' },
      ];
      // no area creates it yet
      await page.route(/\/simulation\/notifications\?/, (route) => route.fulfill({ json: { items } }));
      await page.route(/\/users\/notifications\/dealers\/active/, (route) =>
        route.fulfill({
          json: { items: [{ id: '1'.repeat(26), code: null, message: 'Aviso. '.repeat(60) }], pollSeconds: 60 },
        }),
      );
      await open(page, 'DEMO.SELLER');
      await expect(page.getByRole('dialog', { name: n('rateZero.title') })).toContainText('condições novas');
      await expectGoodScreen(page, `${tag}-rate-zero`);
      await press(page, n('notice.confirm'));
      await expect(page.getByRole('dialog', { name: n('notice.title') })).toBeVisible();
      await expectGoodScreen(page, `${tag}-long-notice`);
    });

    test('the expiry warning links to the password change, whose dialog leaves the page unchanged', async ({
      page,
    }) => {
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      // the demo's passwords are valid for ninety days: older responses are faked here
      await page.route(/\/auth\/refreshToken$/, async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        if (json.user) json.user.passwordExpireDate = inDays(5);
        await route.fulfill({ response, json });
      });
      await confirmPendingNotices(await signInByApi('DEMO.INSURANCE'));
      await open(page, 'DEMO.INSURANCE');
      await expect(page.getByRole('dialog', { name: p('warning.title') })).toBeVisible();
      await expectGoodScreen(page, `${tag}-expiry-warning`);
      await press(page, p('warning.change'));
      await expect(field(page, p('current'))).toBeFocused();
      await expect(page.getByRole('button', { name: words.shell('menu.open'), includeHidden: true })).toBeHidden();
      await expectGoodScreen(page, `${tag}-change-password`);
      await press(page, p('save'));
      await expect(field(page, p('current'))).toBeFocused();
      await expectGoodScreen(page, `${tag}-change-password-refused`);
    });

    test('a temporary password starts the first access, and an expired one leads back to the login', async ({
      page,
    }) => {
      // a password expires only after ninety days: an older response is faked here, with a worthless proof
      await page.route(/\/auth\/login$/, async (route) => {
        const user = { username: 'DEMO.CRM' };
        const tokens = { idToken: null, permissionToken: null, refreshToken: null, challengeToken: '1.x' };
        await route.fulfill({ json: { status: 'NEW_PASSWORD_REQUIRED', type: 'GMF', user, ...tokens } });
      });
      await page.goto(`${portalUrl()}/login`);
      await field(page, i('login.username')).fill('DEMO.CRM');
      await press(page, i('login.next'));
      await field(page, i('login.password')).fill('Provisoria-1');
      await press(page, i('login.enter'));
      await expect(field(page, f('reset.newPassword'))).toBeFocused();
      await expectGoodScreen(page, `${tag}-first-access`);
      await press(page, words.firstAccess('save'));
      await expectGoodScreen(page, `${tag}-first-access-refused`);
      await field(page, f('reset.newPassword')).fill('Caminho-Novo-2026!');
      await field(page, f('reset.confirmation')).fill('Caminho-Novo-2026!');
      await press(page, words.firstAccess('save'));
      await expect(page.getByRole('heading', { level: 1, name: i('login.title') })).toBeVisible();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectGoodScreen(page, `${tag}-first-access-over`);
      await page.goto(`${portalUrl()}/firstAccess`);
      await expect(page.getByRole('link', { name: words.firstAccess('withCode') })).toBeVisible();
      await expectGoodScreen(page, `${tag}-first-access-unknown`);
    });

    test('a newly registered user sets the password with the mailed code and signs in', async ({ page }, { retry }) => {
      const username = `CONVIDADA.${tag.toUpperCase()}${retry}`;
      const email = `${username.toLowerCase()}@estrada.example`;
      const newPassword = `Caminho-Novo-${retry}-2026!`;
      const provisioning = await signInByApi('DEMO.PROVISIONING');
      const form = { groupName: 'consulta', username, name: 'Ana Convidada', email };
      await provisioning.ok('registerUser', { params: { type: 'GMF' }, body: form });
      const mails = async () => (await mailsTo(sandboxUrl(), email)).length;
      await expect.poll(mails).toBe(1);
      const [mail] = await mailsTo(sandboxUrl(), email);
      const code = /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
      // the e-mail uses the screen's names of the menu items, in the language of the registering user
      for (const way of [stringsIn('pt-BR').identity('login.forgot'), stringsIn('pt-BR').forgot('ask.haveCode')])
        expect(mail?.text).toContain(way);

      await page.goto(`${portalUrl()}/login`);
      await field(page, i('login.username')).fill(username);
      await press(page, i('login.next'));
      await press(page, i('login.forgot'));
      await expect(field(page.getByRole('dialog'), f('ask.username'))).toBeFocused();
      await expectGoodScreen(page, `${tag}-forgot-dialog`);
      await press(page, f('ask.haveCode'));
      await expect(field(page, f('reset.code'))).toBeFocused();
      await expectGoodScreen(page, `${tag}-have-code`);
      await field(page, f('reset.code')).fill(code);
      await field(page, f('reset.newPassword')).fill(newPassword);
      await field(page, f('reset.confirmation')).fill(newPassword);
      await press(page, f('reset.save'));
      await expect(page.getByRole('status')).toContainText(words.success('password.renewed'));
      await noDialog(page);
      expect(await mails()).toBe(1);
      await page.goto(`${portalUrl()}/login`);
      await signIn(page, words, username, newPassword);
      await home(page, words);
    });
  });
}

test('a refusal for a missing permission is retried with new tokens, then shown, and leads home', async ({ page }) => {
  const words = stringsIn('pt-BR');
  await open(page, 'DEMO.CONSULTA');
  await home(page, words);
  const refusal = { code: 'SEC004', message: 'Sem acesso.', correlationId: 'c0ffee00' };
  let requests = 0;
  await page.route(/\/simulations\/saves\/filters/, (route) => {
    requests++;
    return route.fulfill({ status: 403, json: refusal });
  });
  await page
    .getByRole('link', { name: words.page('/simulacoes').title })
    .first()
    .click();
  const text = 'Você não possui permissão para realizar a ação solicitada';
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await home(page, words);
  expect(requests).toBeGreaterThanOrEqual(2);
  await expectAccessible(page);
});

test('the page shows when it is offline, and continues when the connection is back', async ({ page, context }) => {
  const words = stringsIn('pt-BR');
  await open(page, 'DEMO.CONSULTA');
  await home(page, words);
  await page
    .getByRole('link', { name: words.page('/simulacoes').title })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words.simulator('list.title') })).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('link', { name: words.page('/').title })
    .first()
    .click();
  await expect(page.getByRole('alert').first()).toContainText('Erro ao carregar permissões');
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await page
    .getByRole('link', { name: words.page('/simulacoes').title })
    .first()
    .click();
  await expect(page.getByText('Erro ao carregar permissões')).toHaveCount(0);
});
