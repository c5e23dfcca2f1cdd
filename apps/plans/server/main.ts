/** Entry: serves the built plans front end to the portal's pages. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { servePlans } from './serve-plans.ts';

/** Ends the process with an error message. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const { HOST = '127.0.0.1' } = process.env;
const port = Number(process.env.PLANS_PORT || 2212);
const portal = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`;
const folder = join(import.meta.dirname, '..', 'dist');
if (!(Number.isInteger(port) && port >= 0 && port <= 65_535)) fail('PLANS_PORT has to be a port.');
if (!URL.canParse(portal)) fail('PUBLIC_URL has to be the address of the portal.');
if (!existsSync(join(folder, 'remoteEntry.js')))
  fail('The plans front end is not built yet: run "npm run build" first.');

const server = servePlans(folder, new URL(portal).origin);
server.on('error', (error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use; stop what uses it, or set PLANS_PORT to another one.`
      : `The plans front end could not start: ${error.message}`,
  ),
);
server.listen(port, HOST, () => {
  const ready = { port: (server.address() as AddressInfo).port };
  if (process.send) process.send(ready);
  else console.log(`Plans front end: http://${HOST}:${ready.port}`);
});

function stop(): void {
  server.close(() => process.exit(0));
  server.closeAllConnections();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);
