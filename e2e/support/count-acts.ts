import type { Page } from '@playwright/test';

/** What a person did on a page. A field counts once however often it is typed in, with the option chosen in its list. */
export type Acts = { clicks: number; inputs: number; files: number };

type Counting = { startCounting(): void; counted: { clicks: number; inputs: Set<unknown>; files: number } };

/**
 * Counts clicks of buttons and links, filled or chosen fields, and files. The headings of folded sections do not count: a
 * person moves on by Tab, and the next section opens by itself.
 *
 * @param page shows a document of the portal; a reload ends the count
 * @returns what was done since the last call
 */
export async function countActs(page: Page): Promise<() => Promise<Acts>> {
  await page.evaluate(() => {
    const own = window as unknown as Counting;
    own.startCounting = () => {
      own.counted = { clicks: 0, inputs: new Set(), files: 0 };
    };
    own.startCounting();
    const isFile = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file';
    const nameOf = (target: EventTarget | null) =>
      target instanceof HTMLInputElement && target.type === 'radio' ? target.name : target;
    window.addEventListener(
      'input',
      ({ target }) => (isFile(target) ? own.counted.files++ : own.counted.inputs.add(nameOf(target))),
      true,
    );
    window.addEventListener(
      'click',
      ({ target, isTrusted }) => {
        const clicked = isTrusted && target instanceof Element ? target : null;
        const option = clicked?.closest('[role=option]');
        // the list of a field: its input is not typed in, and its own element stays when another option is chosen
        if (option) own.counted.inputs.add(option.closest('[role=listbox]')?.id);
        else if (clicked?.closest('button, a, [role=menuitem]')) own.counted.clicks++;
      },
      true,
    );
  });
  return () =>
    page.evaluate(() => {
      const own = window as unknown as Counting;
      const { clicks, inputs, files } = own.counted;
      own.startCounting();
      return { clicks, inputs: inputs.size, files };
    });
}
