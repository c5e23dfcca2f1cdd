import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

/**
 * Looks at a screen as assistive technology does: not one violation, once the screen has come to rest (a list that
 * arrives in the middle of the look is looked at again). The journey goes on, to find those of all screens.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // a page whose file is still on its way has no heading yet
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
 * What axe finds. A page without frames keeps the axe it was given at its first look and answers with violations alone, in a
 * sixth of the time of the library's builder, which loads axe twice and opens a second page for each look (docs/testing.md).
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

/** Waits for what fades or slides: half faded text has no contrast. What turns for ever is left turning. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((one) => one.finished));
  });
}

/**
 * Who says aloud what a button or a link shows reaches it: its name begins with its words (WCAG 2.5.3). Where the name is
 * the text itself, what only screen readers get must not stand before what is seen.
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

/** Looks at a screen on a desktop and on a phone, and keeps both pictures: `<name>-1440`, `<name>-360`. */
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
 * With `KEEP_SCREENS=1`, saves a picture of the whole page to be looked at by people: `test-results/screens/<name>.png`. The window
 * grows to the page for it: bars that stick to its edges would lie over the middle of the picture.
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
