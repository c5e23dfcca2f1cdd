import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running product: portal with API and worker, and the partner sandbox, over an empty data folder of its own. */
export type Product = { portalUrl: string; sandboxUrl: string; stop: () => Promise<void> };

/** Starts the product as `npm start` does, on free ports. Ready when this resolves. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'estrada-e2e-'));
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const child = fork(join(root, 'tools', 'run-all.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      PARTNER_TIMEOUT_MS: '1500',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The product did not start (exit code ${code}).`)));
  });
  return {
    portalUrl: `http://localhost:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    stop: async () => {
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
