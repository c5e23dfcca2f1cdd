import { cleanup, configure, screen, within } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

declare global {
  /** of `give-fresh-browsers.ts`; a file without browser tests has none */
  var startFreshBrowser: (() => Promise<void>) | undefined;
}

// Files that run one after another in a process share imported libraries but not our modules: each evaluates ours
// again, with its own mocks and state, in its own browser.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
if (globalThis.startFreshBrowser) {
  await globalThis.startFreshBrowser();
  // it refers to the body of the document that existed when the library was imported
  Object.assign(screen, within(document.body));
}

// the first import of a lazy page is slow on a busy machine; an element that never appears still fails
configure({ asyncUtilTimeout: 60_000 });

// components that are still mounted when a file ends would continue to render in a removed browser
afterEach(cleanup);

// a page whose import is still pending when its file ends would be found by the next file instead of its own, with the
// calls of the previous file
afterAll(() => vi.dynamicImportSettled());
