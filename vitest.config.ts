import { globSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { onBothDatabases } from './apps/api/test/on-both-databases.ts';

/** One walk over the endpoint table, on the embedded database alone: on PostgreSQL `every-call` makes every call as every role. */
const meta = 'apps/api/test/endpoints.test.ts';

const missing = onBothDatabases.filter(([file]) => globSync(file).length === 0);
if (missing.length > 0)
  throw new Error(`apps/api/test/on-both-databases.ts names files that are gone: ${missing.map(([file]) => file)}`);

/** What takes minutes even once: `npm run test:long`, which gives a seed, alone has it. */
const minutes = process.env.LONG_SEED
  ? []
  : ['kill-contract', 'kill-insurance', 'kill-intake', 'kill-lead', 'kill-settlement'].map(
      (name) => `apps/api/test/long/${name}.long.test.ts`,
    );

/** Limits are for what never comes: on a machine that does much else, what comes takes ten times as long. */
const patience = { expect: { poll: { timeout: 60_000 } } };

/** The whole API suite runs on PostgreSQL; on the embedded database what differs there. */
const api = (kind: 'embedded' | 'postgres') => ({
  test: {
    ...patience,
    name: `api-${kind}`,
    include: kind === 'embedded' ? [meta, ...onBothDatabases.map(([file]) => file)] : ['apps/api/**/*.test.ts'],
    exclude: kind === 'embedded' ? configDefaults.exclude : [...configDefaults.exclude, meta, ...minutes],
    env: { TEST_DATABASE: kind },
    globalSetup: ['apps/api/test/global-setup.ts'],
    // limits for what never ends: on a slow machine that runs four files at once, sweeps of every task take a minute each
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // every file opens an API and a database of its own and mocks no module: they may share what they import
    isolate: false,
  },
});

/** Twice the processors of the machine that runs them: files wait for databases and timers as long as they compute. */
const maxWorkers = 4;

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers,
    projects: [
      {
        test: {
          ...patience,
          name: 'domain',
          include: ['packages/{domain,endpoints,testkit}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tools/import-rules/planted/**'],
          // the product is started for some of them, on a machine that runs other tests too
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'sandbox', include: ['apps/sandbox/**/*.test.ts'] } },
      {
        extends: './apps/portal/vite.config.ts',
        test: {
          ...patience,
          name: 'portal',
          include: ['apps/{portal,plans}/**/*.test.{ts,tsx}', 'packages/{ui,web}/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/web/test/set-up-file.ts'],
          execArgv: ['--import', new URL('packages/web/test/give-fresh-browsers.ts', import.meta.url).href],
          isolate: false,
          // it holds the document that was there when it was imported: each file imports it again
          server: { deps: { inline: [/@testing-library\/user-event/] } },
          // this project takes nothing from above: without it, its files run one after the other
          maxWorkers,
          // a limit for what never ends, not a measure of the machine
          testTimeout: 300_000,
        },
      },
      api('embedded'),
      api('postgres'),
    ],
  },
});
