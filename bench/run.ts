/**
 * `npm run bench` runs all benchmarks and writes their table into docs/benchmarks.md; `npm run bench -- upload` runs those
 * named and only prints them. The exit code is 1 where a figure falls short of its aim.
 */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../tools/postgres/start-postgres.ts';
import type { Result } from './measure.ts';

const names = [
  'loan',
  'list-call',
  'simulation-call',
  'simulation-load',
  'proposal-list',
  'cockpit',
  'analyses',
  'upload',
  'upload-xlsx',
  'tables',
  'extraction',
  'embedded-load',
  'selfie',
  'start',
  'lighthouse',
] as const;
const page = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));
const begin = '<!-- table of `npm run bench`: begin -->';
const end = '<!-- table of `npm run bench`: end -->';

/** Every benchmark has its own process: the memory of one does not affect the next. */
function runApart(name: string, serverUrl: string): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./run-one.ts', import.meta.url)), [name, serverUrl], {
      execArgv: [...process.execArgv, '--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let results: Result[] | null = null;
    child.on('message', (message) => {
      results = message as Result[];
    });
    child.on('exit', (code) => (results ? resolve(results) : reject(new Error(`${name} ended with ${code}`))));
  });
}

const row = ({ what, figure, peer, ratio, aim, met, note }: Result) =>
  `| ${[what, figure, peer || '–', ratio === null ? '–' : ratio.toFixed(2), aim || '–', met === null ? '–' : met ? 'yes' : '**no**', note].join(' | ')} |`;

const table = (results: readonly Result[]) =>
  ['| what | figure | peer | ratio | aim | met | how |', '|---|---|---|---|---|---|---|', ...results.map(row)].join(
    '\n',
  );

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(names as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(1);
}
const withoutDatabase: readonly string[] = [
  'loan',
  'embedded-load',
  'selfie',
  'start',
  'lighthouse',
] satisfies (typeof names)[number][];
const work = chosen.length > 0 ? chosen : names;
const server = work.every((name) => withoutDatabase.includes(name)) ? null : await startPostgres();
try {
  const results: Result[] = [];
  for (const name of work) {
    console.log(`${name} …`);
    results.push(...(await runApart(name, server?.url ?? '')));
  }
  console.log(table(results));
  if (results.some(({ met }) => met === false)) process.exitCode = 1;
  if (chosen.length === 0) {
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1_073_741_824)} GiB, ${process.platform} ${process.arch}, Node ${process.version}, ${server?.version}`;
    const text = readFileSync(page, 'utf8');
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error('docs/benchmarks.md has lost its marks');
    const made = `Taken on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` on ${machine}.\n\n${table(results)}`;
    writeFileSync(page, `${before}${begin}\n${made}\n${end}${after}`);
  }
} finally {
  await server?.stop();
}
