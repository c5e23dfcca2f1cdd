/** The API alone (`npm run api`): run as many as needed over one PostgreSQL. */
import { openSharedDatabase } from './open-database.ts';
import { runEntry } from './run-entry.ts';

await runEntry({ http: true, worker: false, open: openSharedDatabase });
