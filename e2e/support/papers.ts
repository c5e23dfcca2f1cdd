import type { Page } from '@playwright/test';

/** A picture to be sent as a document; its bytes are those of what stands on a page now. */
export async function aPhoto(page: Page, name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
}
