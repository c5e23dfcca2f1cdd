// npm start: installs missing packages, builds the portal when it changed, starts everything, reports when it is ready.
// `npm start -- --en` prints English. Plain JavaScript: it runs on the machine's Node before the project's own exists.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { handOnSignals } from './hand-on-signals.mjs';
import { ensureInstalled, projectNode, root } from './preflight.mjs';

await ensureInstalled('start');
// the channel notifies the child when this process was killed
handOnSignals(
  spawn(projectNode(), [join(root, 'tools', 'run-all.ts'), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  }),
);
