// Runs a TypeScript entry on the project's own Node (26), whatever Node the machine has.
// Plain JavaScript on purpose: an old Node must be able to read it and say what to do.
import { spawn } from 'node:child_process';
import { ensureInstalled, projectNode } from './preflight.mjs';

ensureInstalled();
const child = spawn(projectNode(), process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
