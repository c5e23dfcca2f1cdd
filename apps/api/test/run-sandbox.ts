import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));

/** The partner sandbox as a separate process: apps communicate over HTTP, in tests too. */
export interface RunningSandbox {
  url: string;
  /** @param times this many calls are answered in this mode, then the partner is normal again */
  switchPartner(partner: string, mode: string, times?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on free ports, unless its own variables override them; ready when this resolves. */
export async function runSandbox(own: Record<string, string> = {}): Promise<RunningSandbox> {
  const env = { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...own };
  const child = fork(main, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`The sandbox did not start (exit code ${code}).`)));
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    async switchPartner(partner, mode, times) {
      const answer = await fetch(`${url}/_control/${partner}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode, times }),
      });
      if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${partner} ${mode}.`);
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
