/**
 * Loaded before vitest in every process that runs component tests: a process runs its files one after another, each
 * with a fresh browser (`set-up-file.ts`). vitest creates one per process.
 */
import { builtinEnvironments } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const setup = jsdom.setup.bind(jsdom);
/** of Node */
const { Request } = globalThis;

jsdom.setup = async (global, options) => {
  let browser = await setup(global, options);
  globalThis.startFreshBrowser = async () => {
    await browser.teardown(global);
    // vitest leaves its class of the removed browser, and the next one would extend it: each browser would keep all
    // earlier ones in memory
    global.Request = Request;
    browser = await setup(global, options);
  };
  return { teardown: () => browser.teardown(global) };
};
