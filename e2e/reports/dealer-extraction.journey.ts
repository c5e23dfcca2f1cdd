import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, keepScreen } from '../support/checks.ts';
import { field, pick } from '../support/fields.ts';
import { download, linesOf, type SavedFile } from '../support/files.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { type ScreenWords, wordsIn } from '../support/words.ts';

const username = 'DEMO.FINANCE';
const today = businessDay(new Date().toISOString());

/** Asks for a file, waits until the banner calls it ready, and saves it. */
async function extract(
  page: Page,
  { extraction: t, fileWork }: ScreenWords,
  format: 'CSV' | 'XLSX',
): Promise<SavedFile> {
  await pick(page, t('format'), format);
  await page.getByRole('button', { name: t('act'), exact: true }).click();
  const [before, after = ''] = t('ready', { name: '|' }).split('|');
  const banner = page.getByRole('status').filter({ hasText: before ?? '' });
  await expect(banner).toHaveCount(1);
  const words = (await banner.getByRole('button').locator('span').first().textContent()) ?? '';
  const name = words.slice(before?.length, words.length - after.length);
  await banner.getByRole('button').click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(fileWork('state.SUCCESS'));
  const file = await download(page, () => row.getByRole('button', { name: t('download') }).click());
  expect(file.name).toBe(name);
  return file;
}

for (const [language, width] of [
  ['pt-BR', 1440],
  ['en', 360],
] as const) {
  const words = wordsIn(language);
  const t = words.extraction;
  const isEnglish = language === 'en';

  test(`the dealers are extracted to CSV and XLSX, in ${language} at ${width} px`, async ({ page }) => {
    const check = async (name: string) => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await keepScreen(page, `${language}-${width}-extraction-${name}`);
    };
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('estrada.language', chosen), language);
    await enter(page, username, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const group = words.shell('menu.reports');
    await openMenuItem(page, words, words.shell('title.dealers'), words.reports('dealers.title'), group);
    await expect(field(page, t('from'))).toHaveValue(formatDate(addDays(today, -14)));

    await test.step('a period that is too long is refused at its field', async () => {
      await field(page, t('from')).fill(formatDate(addDays(today, -15)));
      await page.getByRole('button', { name: t('act'), exact: true }).click();
      await expect(field(page, t('to'))).toBeFocused();
      await expect(field(page, t('to'))).toHaveAccessibleDescription(renderMessage('range.tooLong', language));
      await check('refused');
      await field(page, t('from')).fill(formatDate(addDays(today, -14)));
    });

    await test.step('a CSV has a heading in the language of who asked, and the dealers', async () => {
      const [heading = '', ...lines] = linesOf(await extract(page, words, 'CSV'));
      expect(heading).toMatch(isEnglish ? /^GMF code;BAC code;CNPJ;/ : /^Código GMF;Código BAC;CNPJ;/);
      const autovia = lines.find((line) => line.includes('Autovia Paulista')) ?? '';
      expect(autovia.split(';')).toHaveLength(heading.split(';').length);
      expect(autovia).toMatch(/^\d{3};\d{6};\d{14};/);
    });

    await test.step('a workbook is one', async () => {
      const { name, content } = await extract(page, words, 'XLSX');
      expect(name).toMatch(/^concessionarias_.*\.xlsx$/);
      expect(content.subarray(0, 4).toString('hex')).toBe('504b0304');
      await check('files');
    });

    await test.step('a reload finds the files', async () => {
      await page.reload();
      await expect(
        page
          .getByRole('row')
          .filter({ hasText: words.fileWork('state.SUCCESS') })
          .nth(1),
      ).toBeVisible();
    });
  });
}

test('the page has no violation and fits at every width, in both languages', async ({ page }) => {
  await enter(page, username, '/download/downloadDealers');
  for (const language of ['pt-BR', 'en'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('estrada.language', chosen), language);
    await page.reload();
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { name: wordsIn(language).extraction('files.title') })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
});
