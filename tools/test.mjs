// npm test: everything, with no preparation. Plain JavaScript until the project's own Node is there.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectNode, root } from './preflight.mjs';

await ensureInstalled();
const child = spawn(projectNode(), [join(root, 'tools', 'run-tests.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
