import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { extract } from '../support/extract.ts';
import { field } from '../support/fields.ts';
import { linesOf } from '../support/files.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const username = 'DEMO.FINANCE';
const today = businessDay(new Date().toISOString());

const [language, width] = ['pt-BR', 360] as const;
const words = stringsIn(language);
const t = words.extraction;

test(`the dealers are extracted to CSV and XLSX`, async ({ page }) => {
  const check = async (name: string) => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await saveScreen(page, `${language}-${width}-extraction-${name}`);
  };
  await page.setViewportSize({ width, height: 900 });
  await enter(page, username, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openMenuItem(page, words, '/download/downloadDealers');
  await expect(field(page, t('from'))).toHaveValue(formatDate(addDays(today, -14)));

  await test.step('a period that is too long is refused at its field', async () => {
    await field(page, t('from')).fill(formatDate(addDays(today, -15)));
    await page.getByRole('button', { name: t('act'), exact: true }).click();
    await expect(field(page, t('to'))).toBeFocused();
    await expect(field(page, t('to'))).toHaveAccessibleDescription(renderMessage('range.tooLong', language));
    await check('refused');
    await field(page, t('from')).fill(formatDate(addDays(today, -14)));
  });

  await test.step('the CSV has a heading in the language of the requester, and the dealers', async () => {
    const [heading = '', ...lines] = linesOf(await extract(page, words, 'CSV'));
    expect(heading).toMatch(/^Código GMF;Código BAC;CNPJ;/);
    const autovia = lines.find((line) => line.includes('Autovia Paulista')) ?? '';
    expect(autovia.split(';')).toHaveLength(heading.split(';').length);
    expect(autovia).toMatch(/^\d{3};\d{6};\d{14};/);
  });

  await test.step('the XLSX file is a workbook', async () => {
    const { name, content } = await extract(page, words, 'XLSX');
    expect(name).toMatch(/^concessionarias_.*\.xlsx$/);
    expect(content.subarray(0, 4).toString('hex')).toBe('504b0304');
    await check('files');
  });

  await test.step('a reload shows the files', async () => {
    await page.reload();
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: words.fileWork('state.SUCCESS') })
        .nth(1),
    ).toBeVisible();
  });
});
