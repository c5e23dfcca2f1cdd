// npm start: installs what is missing, builds the portal when it changed, starts everything, says when it is ready.
// Plain JavaScript: it runs on the machine's Node before the project's own is there.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectNode, root } from './preflight.mjs';

ensureInstalled();
const child = spawn(projectNode(), [join(root, 'tools', 'run-all.ts')], { stdio: 'inherit' });
// Ctrl-C reaches the child by itself (same group); a SIGTERM to this process must be handed on
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
