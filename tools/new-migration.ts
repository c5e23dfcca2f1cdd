/** Writes the next SQL migration from the table definitions: `npm run db:migration -- --name add-vouchers`. */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const apiFolder = fileURLToPath(new URL('../apps/api/', import.meta.url));
const kit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url));
const { status } = spawnSync(process.execPath, [kit, 'generate', ...process.argv.slice(2)], {
  cwd: apiFolder,
  stdio: 'inherit',
});
if (status === 0) retainNewestSnapshot(`${apiFolder}drizzle/meta/`);
process.exit(status ?? 1);

/** The next migration is the difference to the newest snapshot; older ones are only weight in every checkout. */
function retainNewestSnapshot(folder: string): void {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(`${folder}${name}`);
}
