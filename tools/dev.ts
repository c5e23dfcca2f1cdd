/**
 * `npm run dev`: sandbox, API and plans front end as in production, and the portal with hot reload on
 * http://localhost:5173. The plans front end is rebuilt when this is restarted.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPlans } from './build-plans.ts';
import { callbackSecrets } from './callback-secrets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { PLANS_PORT = '2212' } = process.env;
const run = (command: string, args: string[], cwd = root, own: Record<string, string> = {}) => {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...own } });
  child.on('exit', (code) => process.exit(code ?? 1));
};
await buildPlans();
const secrets = callbackSecrets();
run(process.execPath, [join(root, 'apps/sandbox/src/main.ts')], root, secrets.sandbox);
run(process.execPath, [join(root, 'apps/plans/server/main.ts')], root, { PUBLIC_URL: 'http://localhost:5173' });
const watched = ['apps/api/src', 'packages'].flatMap((folder) => ['--watch-path', join(root, folder)]);
run(process.execPath, [...watched, join(root, 'apps/api/src/start.ts')], root, {
  PLANS_ORIGIN: `http://localhost:${PLANS_PORT}`,
  ...secrets.api,
});
run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], join(root, 'apps/portal'));
