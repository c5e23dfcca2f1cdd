/**
 * Checks that everything cited by code and pages exists in the repository; the planted page proves that every rule
 * works.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CitationProblem, findCitationProblems } from './citations/find-citations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const planted = join(root, 'tools', 'citations', 'planted.md');
/** The rules themselves name what they forbid. */
const rules = join(root, 'tools', 'citations', 'find-citations.ts');
const roots = ['README.md', 'vitest.config.ts', 'apps', 'bench', 'docs', 'e2e', 'packages', 'tools'];
const read = new Set(['.ts', '.tsx', '.mjs', '.css', '.md']);
const skipped = new Set(['node_modules', 'dist', '.data', 'test-results']);

function* filesIn(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path)) if (!skipped.has(name)) yield* filesIn(join(path, name));
}

/** Tests of the checks make files up. */
const isMadeUp = (path: string, kind: CitationProblem['kind']) => kind === 'no file' && path.endsWith('.test.ts');

const problemsOf = (path: string): CitationProblem[] =>
  findCitationProblems(readFileSync(path, 'utf8'), dirname(path), root, path.endsWith('.md')).filter(
    ({ kind }) => !isMadeUp(path, kind),
  );

/** @returns broken citations, a line each; empty without any */
export function checkCitations(): string[] {
  const files = roots.flatMap((name) => [...filesIn(join(root, name))]).filter((path) => read.has(extname(path)));
  const wrong = files
    .filter((path) => path !== planted && path !== rules)
    .flatMap((path) =>
      problemsOf(path).map(({ kind, line, cited }) => `${relative(root, path)}:${line} cites ${cited} (${kind})`),
    );
  const lines = readFileSync(planted, 'utf8').split('\n');
  const caught = new Map(problemsOf(planted).map(({ line, kind }) => [line, kind]));
  const blind = lines.flatMap((line, index) => {
    const expected = / → (.+)$/.exec(line)?.[1];
    return expected && caught.get(index + 1) !== expected ? [`planted.md:${index + 1} is not caught: ${line}`] : [];
  });
  return [...wrong, ...blind];
}
