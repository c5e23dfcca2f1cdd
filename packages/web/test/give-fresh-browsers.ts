/**
 * Loaded before vitest in every process that runs component tests: the files of a process run one after another, and each
 * begins with a browser that no other has used (`set-up-file.ts`). vitest makes one for each process.
 */
import { builtinEnvironments } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const setup = jsdom.setup.bind(jsdom);

jsdom.setup = async (global, options) => {
  let browser = await setup(global, options);
  globalThis.startFreshBrowser = async () => {
    await browser.teardown(global);
    browser = await setup(global, options);
  };
  return { teardown: () => browser.teardown(global) };
};
