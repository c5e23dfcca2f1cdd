/**
 * The overhead of the pipeline: an authenticated list call against a bare Fastify route with the same query and bytes.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { median, type Result } from './measure.ts';

const connections = 10;
const seconds = 4;
const rounds = 3;

interface Served {
  ours: { url: string; headers: Record<string, string>; body: string };
  bare: { url: string; headers: Record<string, string>; body: string };
}

/** The servers run in a process of their own, the load in this one. */
export async function run(serverUrl: string): Promise<Result[]> {
  const server = fork(fileURLToPath(new URL('./serve-lists.ts', import.meta.url)), [serverUrl], { stdio: 'inherit' });
  try {
    const served = await new Promise<Served>((resolve, reject) => {
      server.once('message', (message) => resolve(message as Served));
      server.once('exit', () => reject(new Error('The server ended')));
    });
    const rates = { ours: [] as number[], bare: [] as number[] };
    const latencies = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= rounds; round++)
      for (const side of ['ours', 'bare'] as const) {
        const { url, headers, body } = served[side];
        const answer = await autocannon({ url, method: 'POST', headers, body, connections, duration: seconds });
        if (answer.non2xx > 0) throw new Error(`${side}: ${answer.non2xx} refusals`);
        if (round === 0) continue;
        rates[side].push(answer.requests.average);
        latencies[side].push(answer.latency.p99);
      }
    const [ours, bare] = [median(rates.ours), median(rates.bare)];
    return [
      {
        what: 'authenticated list call (20 of 10,000 proposals)',
        figure: `${Math.round(ours)} calls/s, p99 ${Math.round(median(latencies.ours))} ms`,
        peer: `bare Fastify route, same query, same bytes: ${Math.round(bare)} calls/s, p99 ${Math.round(median(latencies.bare))} ms`,
        ratio: ours / bare,
        aim: '≥ 0.5',
        met: ours / bare >= 0.5,
        note: `${connections} connections, ${seconds} s a turn, ${rounds} turns each`,
      },
    ];
  } finally {
    server.kill();
  }
}
