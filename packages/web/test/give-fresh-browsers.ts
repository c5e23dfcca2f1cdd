/**
 * Loaded before vitest in every process that runs component tests: a process runs its files one after another, each
 * with a fresh browser (`set-up-file.ts`). vitest creates one per process.
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
