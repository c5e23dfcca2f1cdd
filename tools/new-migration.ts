/** Writes the next SQL migration from the table definitions: `npm run db:migration -- --name add-vouchers`. */
import { spawnSync } from 'node:child_process';

const apiFolder = new URL('../apps/api', import.meta.url);
const kit = new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url);
const { status } = spawnSync(process.execPath, [kit.pathname, 'generate', ...process.argv.slice(2)], {
  cwd: apiFolder,
  stdio: 'inherit',
});
process.exit(status ?? 1);
