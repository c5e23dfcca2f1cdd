import { createServer } from 'node:net';

/**
 * Takes a port and gives it back at once: who starts where it is taken hears so before a database is made, which takes seconds.
 *
 * @throws what `listen` throws: EADDRINUSE, EACCES
 */
export async function ensurePortFree({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
