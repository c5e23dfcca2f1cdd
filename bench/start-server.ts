import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../apps/api/src/start.ts', import.meta.url));

/**
 * Starts API, worker and portal in a separate process, on the embedded database with the demo data.
 *
 * @param folder of the data; an empty one is set up first
 * @throws Error when the server ends before it is ready
 */
export async function startServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = fork(entry, [], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '1', DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    server.once('message', (message) => resolve(message as { port: number }));
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
