import { addDays } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { choose, field } from '../support/fields.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.ADMIN-INTERNAL';

/** Takes away what an earlier try registered; gives the server's day. */
async function clearFuture(uf: string): Promise<string> {
  const api = await signInByApi(username);
  const { items } = await api.ok('listParameters', { query: { typeName: 'TCC', state: uf, size: 100 } });
  for (const { id, version } of items.filter((row) => row.can.delete))
    await api.ok('deleteParameter', { params: { id }, query: { version, movePreviousEnd: 'true' } });
  return (await api.ok('readParametersInForce', { query: { typeName: 'TCC' } })).today;
}

async function act(page: Page, row: { name: string; from: string }, item: string) {
  await page.getByRole('button', { name: text('act.label', row) }).click();
  await page.getByRole('menuitem', { name: item }).click();
  // it fades: a half faded element is in no landmark
  await expect(page.getByRole('menu')).toHaveCount(0);
}

const language = 'pt-BR';
const [width, uf, stateName] = [1440, 'AC', 'Acre'] as const;
const words = stringsIn(language);
const t = words.parameters;
const text = words.validity;

test(`a TCC is registered, viewed, changed and deleted`, async ({ page }) => {
  const today = await clearFuture(uf);
  const start = addDays(today, 10);
  const from = formatDate(start);
  await page.setViewportSize({ width, height: 900 });
  await enter(page, username, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openMenuItem(page, words, '/parameters/tcc');
  await choose(page, t('filter.uf'), `${uf} · ${stateName}`);
  const panel = page.getByRole('complementary', { name: t('panel.title') });
  await expect(panel).toContainText('R$ 900,00');
  await expect(panel).toContainText(t('panel.noChange'));

  await test.step('invalid input is refused at its field', async () => {
    await page.getByRole('button', { name: text('create.open') }).click();
    const drawer = page.getByRole('dialog', {
      name: t('create.title', { parameter: words.page('/parameters/tcc').title }),
    });
    await expect(field(drawer, text('form.start'))).toHaveValue(formatDate(addDays(today, 1)));
    await drawer.getByRole('button', { name: text('create.submit'), exact: true }).click();
    await expect(field(drawer, t('form.base'))).toBeFocused();
    await field(drawer, text('form.start')).fill(formatDate(today));
    await field(drawer, t('form.base')).fill('900');
    await field(drawer, t('form.client')).fill('1000');
    await field(drawer, t('form.dealer')).fill('100');
    await drawer.getByRole('button', { name: text('create.submit'), exact: true }).click();
    const says = (name: string, key: Parameters<typeof renderMessage>[0]) =>
      expect(field(drawer, name)).toHaveAccessibleDescription(renderMessage(key, language));
    await says(text('form.start'), 'parameter.startTooSoon');
    await says(t('form.base'), 'parameter.baseBelowClient');
    await expect(field(drawer, text('form.start'))).toBeFocused();
    await expectAccessible(page);

    await field(drawer, t('form.base')).fill('1100');
    await field(drawer, text('form.start')).fill(from);
    // the solution of the overlap is ticked
    await drawer.getByRole('checkbox').uncheck();
    await drawer.getByRole('button', { name: text('create.submit'), exact: true }).click();
    await says(text('form.start'), 'parameter.overlap');
    await saveScreen(page, `${language}-${width}-tcc-form`);
  });

  await test.step('the previous row ends on the confirmed day', async () => {
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: text('create.submit'), exact: true }).click();
    await expect(page.getByText(words.success('parameters.registered'))).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('row').filter({ hasText: text('phase.in-force') })).toContainText(
      text('end.on', { date: formatDate(addDays(start, -1)) }),
    );
    await expect(panel).toContainText(t('panel.change', { date: from, amount: 'R$ 1.000,00' }));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await saveScreen(page, `${language}-${width}-tcc`);
  });

  await test.step('a reload shows the same list', async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: text('phase.future') })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
  });

  await test.step('a future row is changed', async () => {
    await act(page, { name: uf, from }, text('act.edit'));
    await field(page.getByRole('dialog'), t('form.client')).fill('1050');
    await page.getByRole('button', { name: text('edit.submit'), exact: true }).click();
    await expect(page.getByText(words.success('parameters.saved'))).toBeVisible();
    await expect(panel).toContainText('R$ 1.050,00');
  });

  await test.step('a future row is deleted: the previous row continues without an end', async () => {
    await act(page, { name: uf, from }, text('act.delete'));
    const question = page.getByRole('dialog', { name: text('delete.title') });
    await expect(question.getByRole('checkbox')).toBeChecked();
    await expectAccessible(page);
    await question.getByRole('button', { name: text('delete.confirm'), exact: true }).click();
    await expect(page.getByText(words.success('parameters.deleted'))).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(panel).toContainText(t('panel.noChange'));
  });
});
