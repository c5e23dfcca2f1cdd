// Runs a TypeScript entry on the project's own Node (26), whatever Node the machine has. Plain JavaScript on purpose:
// an old Node must be able to read it and print what to do.
import { spawn } from 'node:child_process';
import { handOnSignals } from './hand-on-signals.mjs';
import { ensureInstalled, projectNode } from './preflight.mjs';

await ensureInstalled();
handOnSignals(spawn(projectNode(), process.argv.slice(2), { stdio: 'inherit' }));
