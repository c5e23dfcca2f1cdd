import { configDefaults, defineConfig } from 'vitest/config';

/**
 * What holds on PostgreSQL alone (plans of queries, COPY at scale), and the thousands of calls of every role and of every
 * nasty input: what they ask of either database, the tests of each endpoint ask of both.
 */
const postgresOnly = 'apps/api/**/*.postgres.test.ts';

const api = (kind: 'embedded' | 'postgres') => ({
  test: {
    name: `api-${kind}`,
    include: ['apps/api/**/*.test.ts'],
    exclude: kind === 'embedded' ? [...configDefaults.exclude, postgresOnly] : configDefaults.exclude,
    env: { TEST_DATABASE: kind },
    globalSetup: ['apps/api/test/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // every file opens an API and a database of its own and mocks no module: they may share what they import
    isolate: false,
  },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'domain',
          include: ['packages/**/*.test.ts', 'tools/*.test.ts'],
          testTimeout: 30_000,
          // the product is started for some of them, on a machine that runs other tests too
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'sandbox', include: ['apps/sandbox/**/*.test.ts'] } },
      {
        extends: './apps/portal/vite.config.ts',
        test: {
          name: 'portal',
          include: ['apps/portal/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.tsx'],
          setupFiles: ['apps/portal/src/test/set-up-waiting.ts'],
          testTimeout: 40_000,
        },
      },
      api('embedded'),
      api('postgres'),
    ],
  },
});
