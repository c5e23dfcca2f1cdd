import { renderMessage } from '@estrada/domain/validation/index';
import { expectAccessible, expectGoodScreen } from '../support/checks.ts';
import { choose, field, list, searchField } from '../support/fields.ts';
import { mailsTo } from '../support/sandbox.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, sandboxUrl, test } from '../support/test.ts';
import { extractTrail, readTrail } from './trail-steps.ts';

/** No other journey logs in these two. */
const provisioning = 'DEMO.PROVISIONING';
const desk = 'DEMO.SERVICE-DESK';
const wide = { width: 1440, height: 900 };

const row = (page: Page, username: string) => page.getByRole('row', { name: new RegExp(username.replace('.', '\\.')) });
const codesTo = async (mailbox: string) => (await mailsTo(sandboxUrl(), mailbox)).length;

type Act = 'enable' | 'disable' | 'resetPassword';

/** Selects an act in the menu of a row, confirms it, and reads its message. */
async function act(page: Page, { users: t, user, success }: ScreenStrings, name: Act, username: string): Promise<void> {
  const { item, title, done } = {
    enable: { item: user('enable'), title: user('enableTitle'), done: success('user.enabled') },
    disable: { item: user('disable'), title: user('disableTitle'), done: success('user.disabled') },
    resetPassword: {
      item: t('actions.resetPassword'),
      title: t('resetPassword.title'),
      done: success('user.passwordReset'),
    },
  }[name];
  await page.getByRole('button', { name: user('actionsOf', { name: username }) }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const question = page.getByRole('dialog', { name: title });
  await expect(question).toContainText(username);
  // the menu fades while the confirmation appears
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectAccessible(page);
  await question.getByRole('button', { name: item, exact: true }).click();
  await expect(page.getByText(done)).toBeVisible();
}

const language = 'pt-BR';
test(`a user is registered, disabled, enabled and gets a password reset`, async ({ page }, { retry }) => {
  const words = stringsIn(language);
  const { users: t, user } = words;
  const message = (key: Parameters<typeof renderMessage>[0]) => renderMessage(key, language);
  const username = `NOVA.PT${retry}`;
  const mailbox = `${username.toLowerCase()}@autovia.example`;
  await page.setViewportSize(wide);

  await test.step('invalid input is shown at its field', async () => {
    await enter(page, provisioning, '/');
    await openMenuItem(page, words, '/users');
    await page.getByRole('link', { name: user('register') }).click();
    await expect(page.getByRole('heading', { level: 1, name: user('register') })).toBeVisible();
    await choose(page, t('field.groupName'), words.roleName('seller'));
    await field(page, t('field.username')).fill('demo.seller');
    await field(page, t('field.name')).fill('Nova Pessoa');
    await field(page, t('field.email')).fill('nova@');
    await page.getByRole('button', { name: user('submit'), exact: true }).click();
    await expect(field(page, t('field.email'))).toHaveAccessibleDescription(message('email.invalid'));
    await expect(page.getByText(message('dealers.required'))).toBeVisible();
    await expect(page.getByText(words.records('review'))).toBeVisible();
    await expectGoodScreen(page, `${language}-user-refused`);
  });

  await test.step('the dealer is found by its GMF code', async () => {
    await field(page, t('field.email')).fill(mailbox);
    await field(page, t('dealers.code')).fill('999');
    await field(page, t('dealers.code')).press('Enter');
    await expect(page.getByText(t('dealers.none'))).toBeVisible();
    await field(page, t('dealers.code')).fill('101');
    await page.getByRole('button', { name: t('dealers.find'), exact: true }).click();
    await expect(page.getByRole('radio', { name: /101 · Autovia Paulista/ })).toBeChecked();
    await page.getByRole('button', { name: user('submit'), exact: true }).click();
    // another user's name: only the server knows
    await expect(field(page, t('field.username'))).toHaveAccessibleDescription(message('username.taken'));
    await field(page, t('field.username')).fill(username.toLowerCase());
    await page.getByRole('button', { name: user('submit'), exact: true }).click();
    await expect(page.getByText(words.success('user.registered'))).toBeVisible();
    await expect.poll(() => codesTo(mailbox)).toBe(1);
  });

  await test.step('the list shows the user, who has no password yet', async () => {
    await page.getByRole('tab', { name: t('tab.DEALER') }).click();
    await expect(searchField(page, t('filter.dealer'))).toBeVisible();
    await searchField(page, t('filter.username')).fill(username.toLowerCase());
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row(page, username)).toContainText(t('status.NEW_PASSWORD_REQUIRED'));
    await expectGoodScreen(page, `${language}-users`);
  });

  await test.step('disabling and enabling require confirmation, and enabling mails a code', async () => {
    await act(page, words, 'disable', username);
    await expect(row(page, username)).toContainText(user('disabled'));
    await act(page, words, 'enable', username);
    await expect(row(page, username)).toContainText(t('status.NEW_PASSWORD_REQUIRED'));
    await expect.poll(() => codesTo(mailbox)).toBe(2);
  });

  await test.step('the page of the user shows who changed what', async () => {
    await page.getByRole('link', { name: username, exact: true }).click();
    await expect(field(page, t('field.name'))).toHaveValue('Nova Pessoa');
    await expect(list(page, t('field.groupName'))).toHaveValue(`${words.roleName('seller')} · ${t('tab.DEALER')}`);
    const history = page.getByRole('listitem').filter({ hasText: provisioning });
    await expect(history).toHaveCount(3);
    await expectGoodScreen(page, `${language}-user`);
    await field(page, t('field.name')).fill('Nova Pessoa Prado');
    await page.getByRole('button', { name: user('save'), exact: true }).click();
    await expect(page.getByText(words.success('user.saved'))).toBeVisible();
    await expect(row(page, username)).toContainText('Nova Pessoa Prado');
  });

  await test.step('the service desk resets the password but registers no users, and the e-mails are listed', async () => {
    await enter(page, desk, `/users?tipo=DEALER&usuario=${username}`);
    await expect(row(page, username)).toBeVisible();
    await expect(page.getByRole('link', { name: user('register') })).toHaveCount(0);
    await act(page, words, 'resetPassword', username);
    await page.getByRole('link', { name: t('list.emails') }).click();
    await searchField(page, t('filter.username')).fill(username);
    await expect(row(page, username)).toHaveCount(3);
    await expect(row(page, username).first()).toContainText(t('emails.SENT'));
    await expect(row(page, username).first()).toContainText('n•••@autovia.example');
    await expectGoodScreen(page, `${language}-user-emails`);
  });
});

test(`the audit trail is viewed and extracted`, async ({ page }) => {
  const words = stringsIn(language);
  await page.setViewportSize(wide);
  await enter(page, provisioning, '/');
  await readTrail(page, words, provisioning, (name) => expectGoodScreen(page, `${language}-${name}`));
  await test.step('account actions are extracted', async () => {
    await extractTrail(page, words, provisioning);
    await expectGoodScreen(page, `${language}-users-audit`);
  });
});

test('the chosen language persists in another browser', async ({ browser }) => {
  const open = async (path: string) => {
    const page = await (await browser.newContext()).newPage();
    await enter(page, desk, path);
    return page;
  };
  const switchTo = async (page: Page, from: 'pt-BR' | 'en') => {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/language'));
    const name = from === 'en' ? 'language.toPortuguese' : 'language.toEnglish';
    await page.getByRole('button', { name: new RegExp(stringsIn(from).web(name)) }).click();
    expect((await kept).status()).toBe(200);
    await page.context().close();
  };
  const first = await open('/users');
  await expect(first.getByRole('heading', { level: 1, name: stringsIn('pt-BR').page('/users').title })).toBeVisible();
  await switchTo(first, 'pt-BR');
  const second = await open('/users');
  await expect(second.getByRole('heading', { level: 1, name: stringsIn('en').page('/users').title })).toBeVisible();
  await switchTo(second, 'en');
});
