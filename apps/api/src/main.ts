/** The API alone (`npm run api`): run as many as needed over one PostgreSQL. */
import './load-quickly.ts';

const [{ runEntry }, { openSharedDatabase }] = await Promise.all([
  import('./run-entry.ts'),
  import('./open-database.ts'),
]);
await runEntry({ http: true, worker: false, open: openSharedDatabase });
