import { expect, it } from 'vitest';
import { findSmallFiles } from './check-small-files.ts';

const user = 'packages/web/src/list/list.tsx';
const small = 'packages/web/src/list/row-height.ts';
const imports = "import { rowHeight } from './row-height.ts';\n";
const tree = (more: Record<string, string> = {}) =>
  new Map(Object.entries({ [user]: imports, [small]: 'export const rowHeight = 39;\n', ...more }));

it('reports a planted small file with one importer in its folder', () => {
  expect(findSmallFiles(tree())).toEqual([`${small} belongs to ${user}`]);
});

it.each([
  ['has a second importer', { 'packages/web/src/list/page.tsx': imports }],
  ['has a test of its own', { 'packages/web/src/list/row-height.test.ts': imports }],
  ['is imported lazily', { [user]: "const load = () => import('./row-height.ts');\n" }],
  ['is imported from another folder', { [user]: '', 'packages/web/src/home.tsx': "import './list/row-height.ts';\n" }],
  ['has more than 80 lines', { [small]: 'export const a = 1;\n'.repeat(81) }],
  ['has more than 200 lines with its importer', { [user]: imports.repeat(200) }],
])('accepts a file that %s', (_case, more) => {
  expect(findSmallFiles(tree(more as Record<string, string>))).toEqual([]);
});

it('accepts the sentences about a sale in a file of their own', () => {
  const path = 'packages/web/src/list/row-sentence.ts';
  const files = tree({ [small]: '', [user]: "import './row-sentence.ts';\n", [path]: 'export const a = 1;\n' });
  expect(findSmallFiles(files)).toEqual([]);
});
