/** The worker alone (`npm run worker`): run as many as needed over one PostgreSQL. */
import './load-quickly.ts';

const [{ runEntry }, { openSharedDatabase }] = await Promise.all([
  import('./run-entry.ts'),
  import('./open-database.ts'),
]);
await runEntry({ http: false, worker: true, open: openSharedDatabase });
