/**
 * `npm run test:quick`: the tests affected by a change, in three minutes at most. Types, format and import rules of
 * everything; then the tests that import the change, nearest first, up to a limit. `npm test` runs the rest.
 *
 * The change is the difference from where this branch left `main` (on `main` itself: from the last commit), with
 * uncommitted files. `-- <commit>` names another base.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkImports } from './check-imports.ts';
import { readImporters, testsNear } from './testing/import-graph.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`, FORCE_COLOR: '0' };
/** Test files of the API open a database each, those of the portal a browser's document: the others cost next to nothing. */
const most = { api: 14, portal: 14, others: 60 };

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

function changedFiles(): string[] {
  const [head] = git('rev-parse', 'HEAD');
  const [named] = process.argv.slice(2);
  const [fork] = named ? git('rev-parse', named) : git('merge-base', 'HEAD', 'main');
  const from = fork && fork !== head ? fork : git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
  const names = [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(names)].filter((name) => existsSync(join(root, name)));
}

const kindOf = (test: string): keyof typeof most =>
  test.startsWith('apps/api/') ? 'api' : /^(apps\/portal|packages\/(ui|web))\//.test(test) ? 'portal' : 'others';

function chooseTests(changed: readonly string[]): { chosen: string[]; left: number } {
  const near = testsNear(changed, readImporters(root)).filter(({ test }) => !test.includes('.long.test.'));
  const room = { ...most };
  const chosen = near.filter(({ test }) => room[kindOf(test)]-- > 0).map(({ test }) => test);
  return { chosen, left: near.length - chosen.length };
}

const run = (name: string, ...args: string[]): boolean =>
  spawnSync(join(bin, name), args, { cwd: root, env, stdio: 'inherit' }).status === 0;

async function importRulesHold(): Promise<boolean> {
  const broken = await checkImports();
  for (const line of broken) console.log(line);
  return broken.length === 0;
}

const changed = changedFiles();
const { chosen, left } = chooseTests(changed);
const failed: string[] = [];
const steps: [string, () => boolean | Promise<boolean>][] = [
  ['types', () => run('tsc', '-p', '.', '--noEmit')],
  ['format and lint', () => run('biome', 'check', '.', '--max-diagnostics=30')],
  ['import rules', importRulesHold],
  [`${chosen.length} test files near ${changed.length} changed files`, () => chosen.length === 0 || runTests(chosen)],
];

// a file on both databases is run on PostgreSQL only: the embedded one takes seconds to open
function runTests(files: readonly string[]): boolean {
  return run('vitest', 'run', '--project', '!api-embedded', '--passWithNoTests', ...files);
}

const begin = performance.now();
for (const [name, act] of steps) {
  const start = performance.now();
  const isGood = await act();
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${Math.round((performance.now() - start) / 1_000)} s)`);
  if (!isGood) failed.push(name);
}
console.log(
  `\n${Math.round((performance.now() - begin) / 1_000)} s. ${left > 0 ? `${left} test files further away and all journeys: npm test` : 'The journeys: npm test'}`,
);
process.exit(failed.length === 0 ? 0 : 1);
