import { renderMessage } from '@estrada/domain/validation/index';
import { extract } from '../support/extract.ts';
import { choose, field, searchField } from '../support/fields.ts';
import { linesOf } from '../support/files.ts';
import { openMenuItem } from '../support/session.ts';
import type { ScreenStrings } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Reads the audit trail as a user who has just logged in: the own login is the expected entry. */
export async function readTrail(
  page: Page,
  words: ScreenStrings,
  username: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { audit: t, actName, entityName, lists, language } = words;
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const acts = page.getByRole('row').filter({ hasText: actName('login.success') });

  await test.step('everything that was done is there, the sign-in of this very moment too', async () => {
    await openMenuItem(page, words, '/audit');
    await expect(acts.first()).toContainText(username);
    await expect(page.getByText(t('note'))).toBeVisible();
    await look('trail');
  });

  await test.step('a person and a kind of record narrow it', async () => {
    await searchField(page, t('filter.actor')).fill(username.toLowerCase());
    await choose(page, t('filter.entity'), entityName('user'));
    await choose(page, t('filter.action'), actName('login.success'));
    await expect.poll(async () => (await rows.count()) - (await acts.count())).toBe(0);
    await page
      .getByRole('button', { name: t('narrow.record', { record: username }) })
      .first()
      .click();
    await expect(searchField(page, t('filter.entityId'))).not.toHaveValue('');
    await expect(acts.first()).toContainText(username);
  });

  await test.step('days in the wrong order are shown at their field; a filter without matches is reported', async () => {
    await field(page, t('filter.from')).fill('10/11/2026');
    await field(page, t('filter.until')).fill('01/11/2026');
    await expect(field(page, t('filter.until'))).toHaveAccessibleDescription(
      renderMessage('date.beforeStart', language),
    );
    await look('trail-narrowed');
    await field(page, t('filter.from')).fill('01/01/2001');
    await field(page, t('filter.until')).fill('02/01/2001');
    await expect(page.getByText(t('noMatchTitle'))).toBeVisible();
    await look('trail-empty');
    await page.getByRole('button', { name: lists('clear') }).click();
    await expect(rows).toHaveCount(20);
  });
}

/** Extracts the acts on accounts. */
export async function extractTrail(page: Page, words: ScreenStrings, username: string): Promise<void> {
  await openMenuItem(page, words, '/audit/downloadUsersAudit');
  const [heading = '', ...lines] = linesOf(await extract(page, words, 'CSV'));
  expect(heading).toMatch(/^Quando;Quem;Ação;Ação \(código\);Usuário;/);
  const ofUser = lines.map((line) => line.split(';')).filter(([, who]) => who === username);
  expect(ofUser.map(([, , , act, user]) => [act, user])).toContainEqual(['login.success', username]);
}
