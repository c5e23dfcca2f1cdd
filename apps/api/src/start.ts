/** API and worker in one process: what `npm start` runs. */
import { openDatabase } from './open-database.ts';
import { runEntry } from './run-entry.ts';

await runEntry({ http: true, worker: true, open: openDatabase });
