import type { Page } from '@playwright/test';

/**
 * Makes files fail on their way to the browser. Each URL that failed once fails for good, as in a browser that caches
 * failed modules.
 *
 * @param isLost whether a URL is that of such a file
 * @returns a function after which files under other URLs load
 */
export async function loseFiles(page: Page, isLost: (url: URL) => boolean): Promise<() => void> {
  const failed = new Set<string>();
  let isLosing = true;
  await page.route(isLost, (route) => {
    const url = route.request().url();
    if (isLosing) failed.add(url);
    return failed.has(url) ? route.abort('connectionreset') : route.continue();
  });
  return () => {
    isLosing = false;
  };
}
