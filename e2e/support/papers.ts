import type { Page } from '@playwright/test';

/** A picture to be sent as a document; its bytes are a screenshot of the current page. */
export async function aPhoto(page: Page, name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
}
