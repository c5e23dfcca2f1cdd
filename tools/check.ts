/**
 * `npm run check`: types, format and lint, import rules, names, small files, dead files and exports, languages, words,
 * generated pages, the endpoint meta-test. With `--without-tests`, as `npm test` calls it, without the last one, which
 * is among the tests that follow.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCitations } from './check-citations.ts';
import { checkImports } from './check-imports.ts';
import { checkLanguages } from './check-languages.ts';
import { checkNames } from './check-names.ts';
import { checkSmallFiles } from './check-small-files.ts';
import { checkWords } from './check-words.ts';
import { generatedPages } from './pages/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`, FORCE_COLOR: '0' };

/** Runs a tool; its output is the problem when it fails. */
function tool(name: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(join(bin, name), args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
}

/** @returns the generated pages that differ from what `npm run generate` would write now */
async function stalePages(): Promise<string[]> {
  return Object.entries(await generatedPages())
    .filter(([path, content]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== content)
    .map(([path]) => `${path} is stale: run npm run generate`);
}

type Check = [name: string, run: () => string[] | Promise<string[]>];

const metaTest: Check = [
  'endpoints: registered, guarded, documented',
  () => tool('vitest', 'run', '--project', 'api-embedded', 'apps/api/test/endpoints.test.ts'),
];
const checks: readonly Check[] = [
  // one checker takes 2.2 GB; each of several has types of its own (four take 4.2 GB), and two processors gain little
  ['types', () => tool('tsc', '-p', '.', '--noEmit', '--checkers', '1')],
  // the pages of clients, against the plain components that their build puts in place of the library
  ['types of the pages of clients', () => tool('tsc', '-p', 'tsconfig.client.json', '--noEmit', '--checkers', '1')],
  ['format and lint', () => tool('biome', 'check', '.', '--max-diagnostics=30')],
  ['import rules', checkImports],
  ['names', checkNames],
  ['small files', checkSmallFiles],
  ['dead files and exports', () => tool('knip', '--no-progress', '--no-config-hints')],
  ['both languages', checkLanguages],
  ['one word for one thing', checkWords],
  ['citations', checkCitations],
  ['generated pages', stalePages],
  ...(process.argv.includes('--without-tests') ? [] : [metaTest]),
];

let failed = 0;
for (const [name, run] of checks) {
  const problems = await run();
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
