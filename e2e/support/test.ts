import { test as base, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';
import { stringsIn } from './strings.ts';

/** Closes every notice that appears, and leaves new leads for later; a second user's page needs its own call. */
export async function confirmNotices(page: Page): Promise<void> {
  for (const { notices } of [stringsIn('pt-BR'), stringsIn('en')]) {
    const notice = page.getByRole('dialog', { name: notices('notice.title'), exact: true });
    const confirm = notice.getByRole('button', { name: notices('notice.confirm'), exact: true });
    // the next notice appears in the same dialog: the handler runs again for it instead of waiting for the dialog to close, and
    // a dialog that has just closed needs no click
    await page.addLocatorHandler(notice, () => confirm.click({ timeout: 5_000 }).catch(() => undefined), {
      noWaitAfter: true,
    });
    const toast = page.getByRole('button', { name: notices('toast.close'), exact: true });
    await page.addLocatorHandler(toast, () => toast.click({ timeout: 5_000 }).catch(() => undefined), {
      noWaitAfter: true,
    });
    const leads = page.getByRole('dialog', { name: notices('leads.title'), exact: true });
    const later = leads.getByRole('button', { name: notices('leads.later'), exact: true });
    await page.addLocatorHandler(leads, () => later.click());
  }
}

/**
 * The `test` of every journey. Each worker starts one product, and its journeys use it one after another: starting is what
 * costs most, and people who sign in one after another do not end each other's sessions. A journey that changes what all the
 * others see (partners that fail, another vehicle table) starts a product of its own by `startProduct`.
 */
export const test = base.extend<{ confirmsNotices: boolean }, { sharedProduct: Product }>({
  /**
   * A table that another journey puts in force is announced to all users of a dealer; a journey about notices reads
   * them itself.
   */
  confirmsNotices: [true, { option: true }],
  page: async ({ page, confirmsNotices }, use) => {
    if (confirmsNotices) await confirmNotices(page);
    await use(page);
  },
  sharedProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const product = await startProduct();
      process.env.PORTAL_URL = product.portalUrl;
      process.env.SANDBOX_URL = product.sandboxUrl;
      await use(product);
      await product.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});
export {
  type Browser,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';

/** The address of this worker's portal; known once a test runs. */
export const portalUrl = (): string => process.env.PORTAL_URL ?? '';
/** The address of its sandbox, with the mailbox. */
export const sandboxUrl = (): string => process.env.SANDBOX_URL ?? '';
