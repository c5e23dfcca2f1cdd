/** How many simulations two API processes answer in a second, over one PostgreSQL and from one load generator. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { median, type Result } from './measure.ts';

const connections = 8;
const seconds = 5;
const rounds = 3;
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

type Served = {
  database: string;
  folder: string;
  origin: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};

function messageOf<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', (code) => reject(new Error(`A process ended with ${code}`)));
  });
}

/** Both processes are like real ones: the first has loaded the demo, the second is `npm run api`. */
export async function run(serverUrl: string): Promise<Result[]> {
  const first = fork(pathOf('./serve-simulations.ts'), [serverUrl], { stdio: 'inherit' });
  let second: ChildProcess | undefined;
  try {
    const { database, folder, origin, path, headers, body } = await messageOf<Served>(first);
    const env = { ...process.env, DATABASE_URL: database, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', DEMO: '1' };
    second = fork(pathOf('../apps/api/src/main.ts'), [], { env, stdio: 'inherit' });
    const { port } = await messageOf<{ port: number }>(second);
    const turn = async (origins: readonly string[]) => {
      const loads = origins.map((one) =>
        autocannon({ url: `${one}${path}`, method: 'POST', headers, body, connections, duration: seconds }),
      );
      const answers = await Promise.all(loads);
      const refusals = answers.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
      if (refusals > 0) throw new Error(`${refusals} refusals`);
      return answers.reduce((sum, { requests }) => sum + requests.average, 0);
    };
    const other = `http://127.0.0.1:${port}`;
    const rates = { one: [] as number[], two: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      const [one, two] = [await turn([origin]), await turn([origin, other])];
      if (round > 0) {
        rates.one.push(one);
        rates.two.push(two);
      }
    }
    const [one, two] = [median(rates.one), median(rates.two)];
    return [
      {
        what: 'three-term simulations from two API processes',
        figure: `${Math.round(two)} a second`,
        peer: `one process: ${Math.round(one)} a second`,
        ratio: two / one,
        aim: '≥ 400 a second',
        met: two >= 400,
        note: `${connections} connections to each, ${seconds} s a turn, ${rounds} turns; PostgreSQL and the load share the two cores with them`,
      },
    ];
  } finally {
    second?.kill();
    first.kill();
  }
}
