import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { logSearch } from '@estrada/testkit/index';
import { demoPassword } from './api.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running product: portal with API and worker, plans front end and partner sandbox, over its own data folder. */
export type Product = {
  portalUrl: string;
  sandboxUrl: string;
  /** stops the plans front end; @returns a function that starts it again at its address */
  stopPlans: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
};

export const makeDataFolder = (): string => mkdtempSync(join(tmpdir(), 'estrada-e2e-'));

/**
 * Starts the product like `npm start`, on free ports, with the initial demo. Ready when this resolves. The demo is
 * copied from the folder that was filled for all journeys, because filling it takes time.
 */
export async function startProduct(): Promise<Product> {
  const dataDir = makeDataFolder();
  cpSync(process.env.DEMONSTRATION_FOLDER ?? '', dataDir, { recursive: true });
  const product = await startProductIn(dataDir);
  return {
    ...product,
    stop: async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same over a folder of the caller's, which stays. */
export async function startProductIn(dataDir: string): Promise<Product> {
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const plansPort = await freePort();
  const child = fork(join(root, 'tools', 'run-all.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      PLANS_PORT: String(plansPort),
      PARTNER_TIMEOUT_MS: '1500',
      LOG_LEVEL: 'info',
      DATABASE_URL: '',
    },
  });
  const leaks = searchLog(child.stdout!);
  const { plansPid } = await new Promise<{ plansPid: number }>((resolve, reject) => {
    child.once('message', (ready) => resolve(ready as { plansPid: number }));
    child.once('exit', (code) => reject(new Error(`The product did not start (exit code ${code}).`)));
  });
  return {
    portalUrl: `http://localhost:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    stopPlans: async () => {
      process.kill(plansPid, 'SIGTERM');
      while (!(await isFree(plansPort))) await new Promise((resolve) => setTimeout(resolve, 50));
      return () => startPlans(plansPort, port);
    },
    stop: async () => {
      // one that has ended already emits no event any more
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The product had ended (${child.exitCode ?? child.signalCode}).`);
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      });
      if (leaks.length > 0) throw new Error(`The log holds ${leaks.join('\n')}`);
    },
  };
}

/** Starts only the plans front end; it ends with the journeys. */
async function startPlans(plansPort: number, portalPort: number): Promise<void> {
  const env = { ...process.env, PLANS_PORT: String(plansPort), PORT: String(portalPort) };
  const child = fork(join(root, 'apps/plans/server/main.ts'), { execArgv: [], env });
  await new Promise<void>((resolve) => child.once('message', () => resolve()));
}

/**
 * Reads the product's log: errors are shown, and when it stops the log is searched for passwords, tokens, documents and
 * images of the journeys' users.
 */
function searchLog(output: NodeJS.ReadableStream): readonly string[] {
  const search = logSearch();
  search.plant(demoPassword);
  const leaks: string[] = [];
  createInterface({ input: output }).on('line', (line) => {
    leaks.push(...search.search(line).map((kind) => `${kind}: ${line.slice(0, 200)}`));
    if (!line.startsWith('{') || /"level":[56]0/.test(line)) process.stdout.write(`${line}\n`);
  });
  return leaks;
}

/**
 * A port without a listener. Ports assigned by the system may be assigned twice, to two workers that start their
 * products at the same time: each worker chooses from its own range, below the system's.
 */
async function freePort(): Promise<number> {
  while (nextPort < firstPort + portsPerWorker) {
    const port = nextPort++;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${firstPort} on is free.`);
}

const portsPerWorker = 500;
/** The last range is that of the product which all journeys share: it is started by no worker. */
const firstPort = 21_000 + Number(process.env.TEST_PARALLEL_INDEX ?? 9) * portsPerWorker;
let nextPort = firstPort;

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
