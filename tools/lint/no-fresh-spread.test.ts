import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'estrada-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const forbidden = [
  'f({ ...{ a, b: 1 } });',
  'f({ ...more, ...{ a } });',
  'f({ ...({ a }) });',
  'f({ ...(({ a })) });',
  "f({ ...({ a: 'A' } as const) });",
  "f({ ...{ a: 'A' } as const });",
  'f({ ...({ a } satisfies A) });',
  'f({ ...({} as A) });',
  'f({ inner: [{ ...{ a } }] });',
  'f(<Part {...{ a, b: 1 }} />);',
  'f(<Part {...({ a })}>text</Part>);',
];
const allowed = [
  'f({ ...more, a });',
  'f({ ...(a ? { a } : {}) });',
  'f({ ...(a && { a }) });',
  'f({ ...(more ?? { a }) });',
  'f({ ...g({ a }) });',
  'f({ ...{ a: more }.a });',
  'f([...[{ a }]]);',
  'f(<Part {...more} {...(a ? { a } : {})} />);',
];

/** Lints the examples, one per line, with the plugins of the repository's configuration. */
function reportedLines(): number[] {
  const { plugins } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as { plugins: string[] };
  const linter = { rules: { preset: 'none' } };
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ plugins: plugins.map((path) => join(root, path)), linter }),
  );
  writeFileSync(join(folder, 'examples.tsx'), [...forbidden, ...allowed].join('\n'));
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--reporter=github', '.'], { cwd: folder, encoding: 'utf8' });
  const lines = [...stdout.matchAll(/^::error title=plugin,.*?,line=(\d+),/gm)].map(([, line]) => Number(line));
  if (lines.length === 0) throw new Error(`biome reported nothing: ${stdout}${stderr}`);
  return lines;
}

it('reports every spread of a fresh literal, and no other spread', () => {
  const lines = new Set(reportedLines());
  expect([...forbidden, ...allowed].filter((_, index) => lines.has(index + 1))).toEqual(forbidden);
});
