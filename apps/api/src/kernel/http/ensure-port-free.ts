import { createServer } from 'node:net';

/**
 * Binds a port and releases it at once: a taken port fails the start before the database is created, which takes
 * seconds.
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
