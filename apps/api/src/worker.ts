/** The worker alone (`npm run worker`): run as many as needed over one PostgreSQL. */
import { openSharedDatabase } from './open-database.ts';
import { runEntry } from './run-entry.ts';

await runEntry({ http: false, worker: true, open: openSharedDatabase });
