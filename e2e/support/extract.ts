import { expect, type Page } from '@playwright/test';
import { pick } from './fields.ts';
import { download, type SavedFile } from './files.ts';
import type { ScreenStrings } from './strings.ts';

/** On the page of an extraction: requests a file, waits until the banner reports it, and saves it. */
export async function extract(
  page: Page,
  { extraction: t, fileWork, success }: ScreenStrings,
  format: 'CSV' | 'XLSX',
): Promise<SavedFile> {
  await pick(page, t('format'), format);
  await page.getByRole('button', { name: t('act'), exact: true }).click();
  const [before, after = ''] = success('files.ready', { fileName: '|' }).split('|');
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
