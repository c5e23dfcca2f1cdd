/** `npm run dev`: sandbox and API as they start in life, and the portal with hot reload on http://localhost:5173. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (command: string, args: string[], cwd = root) => {
  const child = spawn(command, args, { cwd, stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
};
run(process.execPath, [join(root, 'apps/sandbox/src/main.ts')]);
run(process.execPath, [
  '--watch-path',
  join(root, 'apps/api/src'),
  '--watch-path',
  join(root, 'packages'),
  join(root, 'apps/api/src/start.ts'),
]);
run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], join(root, 'apps/portal'));
