/**
 * Starts the sandbox, the plans front end, and API and worker in one process; reports when they are ready; stops them
 * together.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { terminalLanguage } from '../apps/api/src/kernel/operator-error.ts';
import { buildPlans } from './build-plans.ts';
import { buildPortal } from './build-portal.ts';
import { callbackSecrets } from './callback-secrets.ts';
import { type FrontEnd, sourceHash } from './source-hash.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const strings = {
  pt: {
    building: { portal: 'Construindo o portal…', plans: 'Construindo o sistema de planos…' },
    notBuilt: (reason: string) => `Não foi possível construir as telas: ${reason}`,
    ended: (script: string) => `${script} terminou; o resto continua sem ele.`,
    ready: 'O Estrada está pronto: ',
    plans: 'Sistema de planos:     ',
    sandbox: 'Parceiros simulados:   ',
    accounts: 'Contas de demonstração:',
    end: 'Encerrar:              ',
  },
  en: {
    building: { portal: 'Building the portal…', plans: 'Building the plans front end…' },
    notBuilt: (reason: string) => `The front ends could not be built: ${reason}`,
    ended: (script: string) => `${script} has ended; the rest goes on without it.`,
    ready: 'Estrada is ready:      ',
    plans: 'Plans front end:       ',
    sandbox: 'Partner sandbox:       ',
    accounts: 'Demo accounts:         ',
    end: 'Stop:                  ',
  },
};
const language = terminalLanguage();
const t = strings[language];
const children: ChildProcess[] = [];
let stopping = false;

/** Builds a front end unless the existing build is of the same sources. */
async function ensureBuilt(app: FrontEnd, build: () => Promise<void>): Promise<void> {
  const mark = `${root}/apps/${app}/dist/.source-hash`;
  const wanted = sourceHash(app);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log(t.building[app]);
  await build();
  mkdirSync(`${root}/apps/${app}/dist`, { recursive: true });
  writeFileSync(mark, wanted);
}

/**
 * Starts a process and resolves with its report when ready. This process ends with it.
 *
 * @param own its own variables
 * @param isSpare once it is ready the others continue without it
 */
function startChild(
  script: string,
  own: Record<string, string> = {},
  isSpare = false,
): Promise<Record<string, unknown>> {
  const child = fork(`${root}/${script}`, language === 'en' ? ['--en'] : [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    // a user reads this terminal: the line of every request is left out unless requested
    env: { LOG_LEVEL: 'warn', ...process.env, ...own },
  });
  children.push(child);
  let isReady = false;
  child.on('exit', (code) => {
    if (!isSpare || !isReady) stop(code ?? 1);
    else if (!stopping) console.error(t.ended(script));
  });
  return new Promise((resolve) =>
    child.once('message', (message) => {
      isReady = true;
      resolve({ ...(message as object), pid: child.pid });
    }),
  );
}

/** Ends every process of ours, then this one. The API drains first; the sandbox must still answer it during that. */
function stop(exitCode: number): void {
  if (stopping) return;
  stopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  if (running.length === 0) process.exit(exitCode);
  let left = running.length;
  for (const child of running) {
    child.once('exit', () => {
      left--;
      if (left === 0) process.exit(exitCode);
    });
    child.kill('SIGTERM');
  }
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
    process.exit(1);
  }, 9_800).unref();
}

/** The sandbox simulates the identity provider and the insurers of the demo; an own installation configures its own. */
function sitesOfDemo(sandboxUrl: string): Record<string, string> {
  const { OIDC_ISSUER, INSURER_FRAME_ORIGINS, DATABASE_URL, DEMO } = process.env;
  const isDemo = DEMO === '1' || (!DATABASE_URL && DEMO !== '0');
  if (!isDemo) return {};
  return {
    // the product reaches its partners by the number of this machine, and their links begin with it
    INSURER_FRAME_ORIGINS: INSURER_FRAME_ORIGINS || sandboxUrl.replace('localhost', '127.0.0.1'),
    ...(OIDC_ISSUER
      ? {}
      : {
          OIDC_ISSUER: `${sandboxUrl}/identity-provider`,
          OIDC_CLIENT_ID: 'estrada',
          OIDC_CLIENT_SECRET: 'sandbox',
        }),
  };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
// started by another process (the journeys): it ends with that one
process.on('disconnect', () => stop(0));

try {
  await ensureBuilt('portal', buildPortal);
  await ensureBuilt('plans', buildPlans);
} catch (error) {
  console.error(t.notBuilt((error as Error).message));
  process.exit(1);
}
const secrets = callbackSecrets();
const sandbox = await startChild('apps/sandbox/src/main.ts', secrets.sandbox);
const plans = await startChild('apps/plans/server/main.ts', {}, true);
const plansUrl = `http://localhost:${plans.port}`;
const api = await startChild('apps/api/src/start.ts', {
  PLANS_ORIGIN: process.env.PLANS_ORIGIN || plansUrl,
  ...secrets.api,
  ...sitesOfDemo(`http://localhost:${sandbox.port}`),
});
process.send?.({ ready: true, plansPid: plans.pid });
console.log(`
${t.ready} http://localhost:${api.port}
${t.plans} ${plansUrl}
${t.sandbox} http://localhost:${sandbox.port}
${t.accounts} docs/demo.md
${t.end} Ctrl-C
`);
