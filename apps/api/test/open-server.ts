/** A server with a test's own routes, over the database and the accounts of an open API. */
import { modulesOn } from '@estrada/domain/access/index';
import type { FastifyInstance } from 'fastify';

export { demoApiKey } from '../src/demo/insert-accounts.ts';

import type { Callback } from '../src/kernel/callbacks/define-callback.ts';
import { readConfig } from '../src/kernel/config.ts';
import { buildServer } from '../src/kernel/http/build-server.ts';
import type { JobQueue } from '../src/kernel/jobs/job-queue.ts';
import { makeLogger } from '../src/kernel/logger.ts';
import type { Platform } from '../src/kernel/platform.ts';
import type { Route } from '../src/kernel/route.ts';
import { makeAuthenticate, makeCheckApiKey, openTokenService } from '../src/modules/identity/index.ts';
import type { TestApi } from './open-api.ts';

/** Further parts of a test besides its routes: callbacks with the variables of their partners, and the job queue. */
interface Extra {
  callbacks?: readonly Callback[];
  config?: object;
  jobs?: JobQueue;
  /** bytes left on the disk */
  room?: number;
}

export async function openServer(
  api: TestApi,
  routes: readonly Route[],
  { callbacks = [], config = {}, jobs, room }: Extra = {},
): Promise<FastifyInstance> {
  const { database, clock } = api;
  const platform: Platform = {
    config: { ...readConfig({}), ...config },
    clock,
    database,
    logger: makeLogger('info', { write: (line) => void api.logLines.push(line) }),
    mailer: { send: async () => {}, close: () => {} },
    modules: modulesOn([]),
  };
  const nobodyWorks = () => Promise.reject(new Error('The routes of a test enqueue nothing'));
  const noJobs: JobQueue = {
    enqueue: nobodyWorks,
    work: nobodyWorks,
    sweep: nobodyWorks,
    list: nobodyWorks,
    count: async () => [],
    tryAgain: nobodyWorks,
    giveUp: nobodyWorks,
    stop: async () => {},
  };
  return buildServer(
    routes,
    {
      platform,
      jobs: jobs ?? noJobs,
      authenticate: makeAuthenticate(platform, await openTokenService(database.db, undefined)),
      checkApiKey: makeCheckApiKey(database.db, clock),
    },
    { portalFolder: null, callbacks, ...(room === undefined ? {} : { room: async () => room }) },
  );
}
