import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { financeTypes } from '@estrada/domain/enumerations/index';
import { auditCase } from '@estrada/domain/simulation/audit/audit-case';
import { type Compared, type Example, runExample } from './run-example.ts';
import { solverNames } from './run-solver.ts';

/** The quantities that need at least one example; plans and solvers are read from the code itself. */
const quantities = [
  ...['rates', 'due dates', 'day counts', 'level payment', 'weights', 'fixed amounts', 'balloons', 'schedule'],
  ...['residue', 'IOF', 'IOF rows', 'IOF base', 'IOF cap', 'IOF exemption', 'Simples limit', 'gross-up', 'CET'],
  ...['composition', 'subsidy', 'dealer commission', 'settlement', 'leasing', 'refusal'],
];

/**
 * The problems of docs/loan-mathematics.md: an example with another result in the code or none, a quantity, plan or
 * solver without one, a shown run of the audit command that would print something else, a link to a missing file or
 * exported name.
 *
 * @param root folder of the repository, the base of the page's links
 */
export function problemsOfPage(markdown: string, root: string): string[] {
  const blocks = [...markdown.matchAll(/^```json ?(.*)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
    kind,
    text,
  }));
  const examples = blocks.map(({ kind, text }) => ({ kind, ...JSON.parse(text) }) as Example);
  return [
    ...examples.flatMap(problemsOfExample),
    ...problemsOfCoverage(examples),
    ...problemsOfHeadings(markdown),
    ...problemsOfRuns(markdown),
    ...problemsOfLinks(markdown, root),
  ];
}

function problemsOfExample(example: Example): string[] {
  const { expected, computed } = runExample(example);
  const shown = nameOf(example);
  const wrong = Object.entries(expected)
    .filter(([name, value]) => !agrees(name, value, computed[name]))
    .map(([name, value]) => `${shown}: ${name} is ${JSON.stringify(computed[name])}, not ${JSON.stringify(value)}`);
  return [
    ...wrong,
    ...missingFigures(example, { expected, computed }).map((name) => `${shown}: ${name} is not stated`),
  ];
}

/** A plan is shown with every figure; a quantity with its own ones. */
function missingFigures({ kind }: Example, { expected, computed }: Compared): string[] {
  const stated = Object.keys(expected);
  if (kind !== 'plan') return stated.length > 0 ? [] : ['any figure'];
  return Object.keys(computed).filter((name) => !stated.includes(name));
}

/** The page may show some rows of a schedule, each of them complete. */
function agrees(name: string, expected: unknown, computed: unknown): boolean {
  if (name !== 'rows' || !Array.isArray(expected) || !Array.isArray(computed))
    return isDeepStrictEqual(expected, computed);
  return expected.length > 0 && expected.every((row) => computed.some((other) => isDeepStrictEqual(row, other)));
}

function nameOf(example: Example): string {
  if (example.kind === 'plan') return `plan ${example.financeTypeId}`;
  return example.kind === 'solver' ? `solver ${example.solver}` : example.shows.join(', ');
}

function problemsOfCoverage(examples: readonly Example[]): string[] {
  const shown = new Set(examples.flatMap((example) => ('shows' in example ? example.shows : [nameOf(example)])));
  const wanted = [
    ...quantities,
    ...financeTypes.map(({ id }) => `plan ${id}`),
    ...solverNames.map((name) => `solver ${name}`),
  ];
  return [
    ...wanted.filter((name) => !shown.has(name)).map((name) => `${name}: no example`),
    ...[...shown].filter((name) => !wanted.includes(name)).map((name) => `${name}: nothing of that name is wanted`),
  ];
}

function problemsOfHeadings(markdown: string): string[] {
  return financeTypes
    .map(({ id, name, planType }) => `### ${id} · ${name} (\`${planType}\`)`)
    .filter((heading) => !markdown.includes(`\n${heading}\n`))
    .map((heading) => `no section "${heading}"`);
}

function problemsOfRuns(markdown: string): string[] {
  const runs = [...markdown.matchAll(/^```console\n\$ echo '(.*)' \| npm run -s loan:audit\n([\s\S]*?)^```$/gm)];
  if (runs.length === 0) return ['no run of the audit command'];
  return runs.flatMap(([, input = '', output]) => {
    const cases: unknown[] = JSON.parse(input);
    const printed = `[${cases.map((one) => JSON.stringify(auditCase(one))).join(',\n')}]\n`;
    return printed === output ? [] : [`the command prints ${printed}, not ${output}`];
  });
}

/** A link whose text is a name in code must point to the file that exports it. */
function problemsOfLinks(markdown: string, root: string): string[] {
  const links = [...markdown.matchAll(/\[([^\]]+)\]\((?!https?:|#)([^)\s]+)\)/g)];
  const linked = links.flatMap(([, text = '', target = '']) => {
    const file = join(root, 'docs', target);
    if (!existsSync(file)) return [`no file ${relative(root, file)}`];
    const name = /^`([A-Za-z0-9]+)`$/.exec(text)?.[1];
    if (name === undefined || exportsName(readFileSync(file, 'utf8'), name)) return [];
    return [`${relative(root, file)} exports no ${name}`];
  });
  const named = [...markdown.matchAll(/`((?:apps|docs|packages|tools)\/[^`\s]+)`/g)];
  return [...linked, ...named.flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [`no file ${path}`]))];
}

function exportsName(source: string, name: string): boolean {
  return new RegExp(`^export (?:const|type|function\\*?|class) ${name}\\b`, 'm').test(source);
}
