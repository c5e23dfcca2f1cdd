import { beforeEach, expect, it, vi } from 'vitest';

const file = './page-a1b2.js';
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const load = vi.fn<(url: string) => Promise<unknown>>();
const urls = () => load.mock.calls.map(([url]) => url);

let importLazyFile: typeof import('./import-lazy-file.ts').importLazyFile;
beforeEach(async () => {
  vi.resetModules();
  load.mockReset().mockImplementation(async (url) => ({ url }));
  ({ importLazyFile } = await import('./import-lazy-file.ts'));
});

it('imports a file under its own URL, however often', async () => {
  await importLazyFile(file, load);
  expect(await importLazyFile(file, load)).toEqual({ url: file });
  expect(urls()).toEqual([file, file]);
});

it('requests a file under another URL after each failure, and stays with the one that came', async () => {
  load.mockImplementationOnce(gone).mockImplementationOnce(gone);
  await expect(importLazyFile(file, load)).rejects.toThrow('Failed to fetch');
  await expect(importLazyFile(file, load)).rejects.toThrow('Failed to fetch');
  await importLazyFile(file, load);
  await importLazyFile(file, load);
  expect(urls()).toEqual([file, `${file}?again=1`, `${file}?again=2`, `${file}?again=2`]);
});

it('counts imports that fail at the same time as one failure, and leaves other files alone', async () => {
  load.mockImplementationOnce(gone).mockImplementationOnce(gone);
  await Promise.allSettled([importLazyFile(file, load), importLazyFile(file, load)]);
  await importLazyFile(file, load);
  await importLazyFile('./other-c3d4.js', load);
  expect(urls().slice(2)).toEqual([`${file}?again=1`, './other-c3d4.js']);
});
