/** What the embedded database lets through under fifty connections that save, and how such a process stops. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { demoPassword } from '../apps/api/src/demo/insert-accounts.ts';
import { aPerson, simulationClientOf } from '../packages/testkit/src/index.ts';
import { type Result, timeOf } from './measure.ts';
import { requestOver } from './simulation-request.ts';
import { startServer } from './start-server.ts';

const connections = 50;
const seconds = 10;
const probeMs = 50;
const inFlight = 100;

/** A save of a simulation, as the screen sends it. */
async function saveOf(url: string) {
  const login = await fetch(`${url}/api/users/public/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(
      JSON.stringify({ username: 'DEMO.FI-MANAGER', password: demoPassword, endOtherSession: true }),
    ).toString('base64'),
  });
  const { idToken, permissionToken, user } = (await login.json()) as {
    idToken: string;
    permissionToken: string;
    user: { activeDealerId: string };
  };
  const headers = { idToken, permissionToken, 'content-type': 'application/json' };
  const request = await requestOver(url, headers);
  const body = JSON.stringify({ client: simulationClientOf(aPerson(1)), request, selectedTerm: 36 });
  return {
    url: `${url}/api/simulation-api/dealer/simulations/saves?dealerId=${user.activeDealerId}`,
    method: 'POST' as const,
    headers,
    body,
  };
}

/** The milliseconds of `/healthz`, asked until the work is done. */
async function healthDuring(url: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    times.push(await timeOf(() => fetch(`${url}/healthz`)));
    await setTimeout(probeMs);
  }
  return times;
}

export async function run(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'estrada-embedded-'));
  const server = await startServer(folder);
  try {
    const save = await saveOf(server.url);
    const load = Promise.resolve(autocannon({ ...save, connections, duration: seconds, timeout: 60 }));
    const [saves, health] = await Promise.all([load, healthDuring(server.url, load)]);
    const worst = Math.max(...health);
    const answers = Array.from({ length: inFlight }, () =>
      fetch(save.url, save).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await setTimeout(300);
    const stopMs = await timeOf(() => server.stop());
    const ends = Map.groupBy(await Promise.all(answers), (status) => status);
    const count = [...ends].map(([status, { length }]) => `${length} × ${status || 'no answer'}`).join(', ');
    return [
      {
        what: `\`/healthz\` while ${connections} connections save on the embedded database`,
        figure: `${Math.round(worst)} ms at worst`,
        peer: '',
        ratio: null,
        aim: '≤ 200 ms',
        met: worst <= 200,
        note: `${health.length} probes in ${seconds} s; ${saves.requests.average} saves a second, ${saves.non2xx} refused, ${saves.errors} errors, p99 ${saves.latency.p99} ms`,
      },
      {
        what: `stop with ${inFlight} saves in flight on the embedded database`,
        figure: `${(stopMs / 1000).toFixed(1)} s`,
        peer: '',
        ratio: null,
        aim: '≤ 10 s, every call answered',
        met: stopMs <= 10_000 && !ends.has(0),
        note: count,
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
