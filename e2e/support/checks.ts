import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

/**
 * Checks a screen with axe: no violations, once the screen is idle (a list that arrives during the check causes a
 * second one). The journey continues, to find those of all screens.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // a page whose file is still loading has no heading yet
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const findViolations = async () => {
    await settle(page);
    return (await violationsOn(page)).flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
    );
  };
  await softly.poll(findViolations, { message: page.url(), timeout: 120_000 }).toEqual([]);
}

/**
 * The violations that axe finds. A page without frames keeps the axe of its first check and returns violations only, in
 * a sixth of the time of the library's builder, which loads axe twice and opens a second page for each check
 * (docs/testing.md).
 */
async function violationsOn(page: Page): Promise<Result[]> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run(document, { resultTypes: ['violations'] })).violations;
  });
}

const softly = expect.configure({ soft: true });

/** Waits for animations: half faded text has no contrast. Endless ones are ignored. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((one) => one.finished));
  });
}

/**
 * Users of voice control reach a button or a link by its visible text: its name begins with that (WCAG 2.5.3). Where
 * the name is the text itself, content for screen readers must not precede the visible text.
 */
export async function expectNamesBeginAsShown(page: Page): Promise<void> {
  const wrong = await page.locator('a, button, [role="tab"], [role="menuitem"]').evaluateAll((controls) => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
    const without = (element: Element, hidden: string) => {
      const copy = element.cloneNode(true) as Element;
      for (const one of copy.querySelectorAll(hidden)) one.remove();
      return plain(copy.textContent ?? '');
    };
    return controls
      .filter((control) => control.checkVisibility())
      .map((control) => ({
        shown: without(control, '.estrada-sr-only, [aria-hidden="true"]'),
        name: plain(control.getAttribute('aria-label') ?? without(control, '[aria-hidden="true"]')),
      }))
      .filter(({ shown, name }) => !name.startsWith(shown));
  });
  expect.soft(wrong, page.url()).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/** Checks a screen on a desktop and on a phone, and saves both pictures: `<name>-1440`, `<name>-360`. */
export async function expectGoodScreen(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [360, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await saveScreen(page, `${name}-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/**
 * With `KEEP_SCREENS=1`, saves a picture of the whole page for a manual review: `test-results/screens/<name>.png`. The
 * window grows to the page for it: sticky bars would cover the middle of the picture.
 */
export async function saveScreen(page: Page, name: string): Promise<void> {
  if (!process.env.KEEP_SCREENS) return;
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const isHigher = pageHeight > size.height;
  if (isHigher) await page.setViewportSize({ width: size.width, height: pageHeight });
  await page.screenshot({ path: `test-results/screens/${name}.png` });
  if (isHigher) await page.setViewportSize(size);
}
