/** A server with routes of a test's own, over the database and the accounts of an open API. */
import { modulesOn } from '@estrada/domain/access/index';
import type { FastifyInstance } from 'fastify';

export { demoApiKey } from '../src/demo/insert-accounts.ts';

import { readConfig } from '../src/kernel/config.ts';
import { buildServer } from '../src/kernel/http/build-server.ts';
import type { JobQueue } from '../src/kernel/jobs/job-queue.ts';
import { makeLogger } from '../src/kernel/logger.ts';
import type { Platform } from '../src/kernel/platform.ts';
import type { Route } from '../src/kernel/route.ts';
import { makeAuthenticate, makeCheckApiKey, openTokenService } from '../src/modules/identity/index.ts';
import type { TestApi } from './open-api.ts';

export async function openServer(api: TestApi, routes: readonly Route[]): Promise<FastifyInstance> {
  const { database, clock } = api;
  const platform: Platform = {
    config: readConfig({}),
    clock,
    database,
    logger: makeLogger('silent', { write: () => {} }),
    mailer: { send: async () => {}, close: () => {} },
    modules: modulesOn([]),
  };
  const nobodyWorks = () => Promise.reject(new Error('The routes of a test enqueue nothing'));
  const jobs: JobQueue = { enqueue: nobodyWorks, work: nobodyWorks, list: nobodyWorks, stop: async () => {} };
  return buildServer(
    routes,
    {
      platform,
      jobs,
      authenticate: makeAuthenticate(platform, await openTokenService(database.db, undefined)),
      checkApiKey: makeCheckApiKey(database.db, clock),
    },
    { portalFolder: null },
  );
}
