import { configDefaults, defineConfig } from 'vitest/config';

/** What holds on PostgreSQL alone: plans of queries, COPY at scale. */
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
  },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2,
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
