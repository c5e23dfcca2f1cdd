import { expect, it } from 'vitest';
import { findCalls, findNames } from './check-names.ts';

it.each([
  ['apps/api/src/tell-seller.ts', '', 'tellSeller'],
  ['apps/api/src/kernel/shelf.ts', '', 'shelf'],
  ['a.ts', 'export async function askForPapers() {}', 'askForPapers'],
  ['a.ts', 'const keepPage = 1;', 'keepPage'],
  ['a.ts', 'export type JobFate = 1;', 'JobFate'],
  ['a.test.ts', "  it('lets nobody in', () => {});", 'lets nobody in'],
  ['a.test.tsx', "describe.each([1])('counts %s anew', () => {});", 'counts %s anew'],
  ['a.ts', `const call = \`read\${one}\`;`, `\`read\${one}\``],
  ['a.ts', `type Name = \`send\${infer Table}Table\`;`, `\`send\${infer Table}Table\``],
  ['a.ts', `endpoints[\`\${verb}\${one}\`]`, `endpoints[\`\${verb}\${one}\``],
  ['a.test.ts', `await session.ok(\`\${verb}Branch\`)`, `.ok(\`\${verb}Branch\``],
])('reports a planted name: %s %s', (path, text, name) => {
  expect(findNames(path, text)).toEqual([`${path}: ${name}`]);
});

it('reports a call whose name has a listed verb', () => {
  expect(findCalls(['readBranch', 'tellSeller', 'keepView', 'handInClientDocuments'])).toEqual([
    'the call tellSeller',
    'the call keepView',
  ]);
});

it('accepts names that only begin like a listed verb, and words inside comments and strings', () => {
  const text = "// tell nobody\nexport const keeper = 'ask somebody';\nfunction taskOf() {}\nconst holder = 1;";
  expect(findNames('a.ts', text)).toEqual([]);
});

it('accepts templates that are no name of a call', () => {
  const text = `const words = \`read \${count} rows\`;\nconst key = \`home\${under}\`;\nconst call = api[names.read];`;
  expect(findNames('a.ts', text)).toEqual([]);
});
