import { demoPassword } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { mailsTo } from '../support/sandbox.ts';
import { address } from '../support/session.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, sandboxUrl, test } from '../support/test.ts';

/** No other journey logs in this user: the password changes here, and is restored at the end. */
const username = 'DEMO.COMPRAS';
const mailbox = 'demo.compras@estrada.example';

/** Runs an act that requests a code, waits for its e-mail and reads it. */
async function codeAfter(act: () => Promise<void>): Promise<{ code: string; subject: string; id: string }> {
  const before = (await mailsTo(sandboxUrl(), mailbox)).length;
  await act();
  await expect.poll(async () => (await mailsTo(sandboxUrl(), mailbox)).length).toBe(before + 1);
  const [mail] = await mailsTo(sandboxUrl(), mailbox);
  return { code: /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '', subject: mail?.subject ?? '', id: mail?.id ?? '' };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, words: ScreenStrings) =>
  expect(page.getByRole('heading', { level: 1, name: words.forgot('title') })).toBeVisible();
const savePassword = async (page: Page, words: ScreenStrings, password: string) => {
  await field(page, words.forgot('reset.newPassword')).fill(password);
  await field(page, words.forgot('reset.confirmation')).fill(password);
  await press(page, words.forgot('reset.save'));
};
/** The sign-in's answer to a password, without the browser: it is the password that is tried, not the screen. */
const signInStatus = async (page: Page, password: string) => {
  const answer = await page.request.post(address('/api/users/public/auth/login'), {
    headers: { 'content-type': 'text/plain' },
    data: Buffer.from(JSON.stringify({ username, password, endOtherSession: true })).toString('base64'),
  });
  return answer.status();
};

test('a forgotten password is reset with the code from the e-mail, on a desktop and on a phone', async ({ page }, {
  retry,
}) => {
  const newPassword = `Caminho-Novo-${retry}-2026!`;
  const words = stringsIn('pt-BR');
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the username from the login is prefilled', async () => {
    await page.goto(address('/login'));
    await field(page, words.identity('login.username')).fill(username.toLowerCase());
    await press(page, words.identity('login.next'));
    await press(page, words.identity('login.forgot'));
    const dialog = page.getByRole('dialog', { name: words.forgot('title') });
    await expect(field(dialog, words.forgot('ask.username'))).toHaveValue(username);
    await expectAccessible(page);
    await saveScreen(page, 'pt-1440-forgot-password-1');
  });

  await test.step('invalid input is marked at its field', async () => {
    const { code, id } = await codeAfter(() => press(page, words.forgot('ask.send')));
    await expect(field(page, words.forgot('reset.code'))).toBeFocused();
    await savePassword(page, words, 'fraca');
    await expect(page.getByText('Informe o código de verificação')).toBeVisible();
    await expectAccessible(page);
    await saveScreen(page, 'pt-1440-forgot-password-2-refused');
    await field(page, words.forgot('reset.code')).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await savePassword(page, words, newPassword);
    await expect(page.getByText('Código incorreto ou expirado')).toBeVisible();
    await expect(field(page, words.forgot('reset.code'))).toBeFocused();
    // a reload requests the same code again, and restores no password
    await page.reload();
    await page.goto(address('/forgotPassword'));
    await expect(field(page, words.forgot('reset.newPassword'))).toHaveValue('');
    await field(page, words.forgot('reset.code')).fill(code);
    await savePassword(page, words, demoPassword);
    await expect(page.getByText('A nova senha deve ser diferente da última')).toBeVisible();
    await savePassword(page, words, newPassword);
    await expect(page.getByRole('heading', { level: 1, name: words.identity('login.title') })).toBeVisible();
    await expect(page.getByRole('status')).toContainText(words.success('password.renewed'));
    expect([await signInStatus(page, demoPassword), await signInStatus(page, newPassword)]).toEqual([401, 200]);

    await page.goto(`${sandboxUrl()}/mailbox/${id}`);
    await expect(page.frameLocator('iframe').getByText(code, { exact: true })).toBeVisible();
    await saveScreen(page, 'pt-1440-forgot-password-mail');
  });

  await test.step('the password is reset to the old one, in English on a phone', async () => {
    const english = stringsIn('en');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address('/forgotPassword'));
    await page.getByRole('button', { name: /English/ }).click();
    await title(page, english);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await saveScreen(page, 'en-360-forgot-password-1');
    await field(page, english.forgot('ask.username')).fill(username);
    const { code, subject } = await codeAfter(() => press(page, english.forgot('ask.send')));
    expect(subject).toBe('Code to create a new password');
    await field(page, english.forgot('reset.code')).fill(code);
    await field(page, english.forgot('reset.newPassword')).fill('Curta1');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await saveScreen(page, 'en-360-forgot-password-2');
    await savePassword(page, english, demoPassword);
    await expect(page.getByRole('status')).toContainText(english.success('password.renewed'));
    expect(await signInStatus(page, demoPassword)).toBe(200);
  });
});

test('an unknown username gets the same answer, and no e-mail is sent', async ({ page }) => {
  const words = stringsIn('pt-BR');
  await page.goto(address('/forgotPassword'));
  await field(page, words.forgot('ask.username')).fill('NINGUEM.AQUI');
  await press(page, words.forgot('ask.send'));
  await expect(page.getByText(words.forgot('reset.help', { username: 'NINGUEM.AQUI' }))).toBeVisible();
  await field(page, words.forgot('reset.code')).fill('000000');
  await savePassword(page, words, 'Caminho-Novo-2026!');
  await expect(page.getByText('Código incorreto ou expirado')).toBeVisible();
  expect(await mailsTo(sandboxUrl(), 'ninguem.aqui@estrada.example')).toEqual([]);
});
