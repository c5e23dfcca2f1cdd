import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

declare global {
  /** of `give-fresh-browsers.ts`; a file that needs no browser has none */
  var startFreshBrowser: (() => Promise<void>) | undefined;
}

// Files that run one after another in a process share the libraries that they import and nothing of ours: each evaluates our
// modules again, with its own mocks and state, in a browser of its own.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
if (globalThis.startFreshBrowser) {
  await globalThis.startFreshBrowser();
  // it holds the body of the document that was there when the library was imported
  Object.assign(screen, within(document.body));
}

// the first import of a lazy page takes long on a machine that does much else; what never comes still fails
configure({ asyncUtilTimeout: 60_000 });

// what is still drawn when a file ends would go on drawing in a browser that is gone
afterEach(cleanup);

// a page that is still being imported when its file ends would be what the next file finds in place of its own, with the calls of
// the file before
afterAll(() => vi.dynamicImportSettled());
