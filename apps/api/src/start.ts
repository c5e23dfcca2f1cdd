/** API and worker in one process: what `npm start` runs. */
import './load-quickly.ts';

// imported only now: modules that load-quickly handles must be loaded later
const [{ runEntry }, { openDatabase }] = await Promise.all([import('./run-entry.ts'), import('./open-database.ts')]);
await runEntry({ http: true, worker: true, open: openDatabase });
