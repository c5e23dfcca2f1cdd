import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PortBusyError, type Sandbox, startSandbox } from './index.ts';
import { steadyDelayMs } from './pace.ts';

const running: (Sandbox | Server)[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    await ('url' in server ? server.close() : new Promise((resolve) => server.close(resolve)));
  }
});

async function start(options: Partial<Parameters<typeof startSandbox>[0]> = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false, ...options });
  running.push(sandbox);
  return sandbox;
}

const portOf = (sandbox: Sandbox): number => Number(new URL(sandbox.url).port);

async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Runs main.ts as a process of its own until it ends; `onOutput` may stop it. */
function runMain(env: Record<string, string>, onOutput?: (kill: (signal: NodeJS.Signals) => void) => void) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const main = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
      env: { ...process.env, ...env },
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk;
      onOutput?.((signal) => main.kill(signal));
    };
    main.stdout.on('data', collect);
    main.stderr.on('data', collect);
    main.on('close', (code) => resolve({ code, output }));
  });
}

describe('startSandbox', () => {
  it('releases both ports when it is closed', async () => {
    const first = await startSandbox({ port: 0, smtpPort: 0, latency: false });
    const [port, smtpPort] = [portOf(first), first.smtpPort];
    await first.close();
    const second = await start({ port, smtpPort });
    expect([portOf(second), second.smtpPort]).toEqual([port, smtpPort]);
  });

  it('names the port in use, and leaves nothing listening when it is the mailbox port', async () => {
    const busy = await takePort();
    await expect(start({ port: busy })).rejects.toEqual(new PortBusyError(busy));
    const probe = await start();
    const port = portOf(probe);
    await probe.close();
    await expect(start({ port, smtpPort: busy })).rejects.toEqual(new PortBusyError(busy));
    expect(portOf(await start({ port }))).toBe(port);
  });

  it('answers after a realistic delay, always the same for the same request', async () => {
    const sandbox = await start({ latency: true });
    const expected = steadyDelayMs('/postal-codes/v1/01310100', 20, 60);
    expect(expected).toBeGreaterThanOrEqual(20);
    expect(expected).toBeLessThanOrEqual(60);
    const begun = performance.now();
    await (await fetch(`${sandbox.url}/postal-codes/v1/01310100`)).arrayBuffer();
    expect(performance.now() - begun).toBeGreaterThanOrEqual(expected - 2);
  });

  const asked = async (sandbox: Sandbox, path: string, method: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const call = request(`${sandbox.url}${path}`, { method, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      call.on('error', reject).end(method === 'POST' ? 'mode=slow' : undefined);
    });

  it('answers only to the host names of this machine and the configured ones', async () => {
    const sandbox = await start({ hosts: ['sandbox.example'] });
    const port = portOf(sandbox);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'sandbox.example', 'LOCALHOST'])
      expect([host, await asked(sandbox, '/mailbox.json', 'GET', { host })]).toEqual([host, 200]);
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '10.0.0.1'])
      expect([host, await asked(sandbox, '/mailbox.json', 'GET', { host })]).toEqual([host, 421]);
  });

  it('refuses changes requested from a page of another site', async () => {
    const sandbox = await start();
    const own = `http://127.0.0.1:${portOf(sandbox)}`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const change = (headers: Record<string, string>) =>
      asked(sandbox, '/_control/credit-engine', 'POST', { ...type, ...headers });
    for (const headers of [{ origin: own }, { 'sec-fetch-site': 'same-origin', origin: own }, {}])
      expect(await change(headers as Record<string, string>)).toBe(303);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1:9' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: own },
    ])
      expect(await change(headers as Record<string, string>)).toBe(403);
    expect(await asked(sandbox, '/mailbox.json', 'DELETE', { origin: 'https://evil.example' })).toBe(403);
    expect(await asked(sandbox, '/credit-engine/v1/proposals', 'POST', { origin: 'https://evil.example' })).toBe(403);
  });

  it('answers an unknown path with 404', async () => {
    const sandbox = await start();
    expect((await fetch(`${sandbox.url}/nothing`)).status).toBe(404);
  });
});

// each starts a process: slow on a busy machine
describe('main', { timeout: 60_000 }, () => {
  it('exits with code 1 and a one-sentence message when a port is in use', async () => {
    const busy = await takePort();
    const { code, output } = await runMain({ SANDBOX_PORT: String(busy), SANDBOX_SMTP_PORT: '0' });
    expect([code, output]).toEqual([
      1,
      `A porta ${busy} já está em uso: pare o outro processo ou escolha outra com SANDBOX_PORT.\n`,
    ]);
  });

  it('refuses a port that is not a number', async () => {
    const { code, output } = await runMain({ SANDBOX_PORT: 'abc' });
    expect([code, output.split('\n').length]).toEqual([1, 2]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly on %s', async (signal) => {
    const { code, output } = await runMain({ SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }, (kill) => kill(signal));
    expect(code).toBe(0);
    expect(output).toMatch(/^Sandbox dos parceiros em http:\/\/127\.0\.0\.1:\d+ e SMTP em 127\.0\.0\.1:\d+\.\n$/);
  });
});
