/** The import rules hold in the product, and each rule works: the planted violations trip every one of them. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { cruiseOptions, importRules } from './import-rules/rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function violations(baseDir: string): Promise<{ rule: string; from: string; to: string }[]> {
  const rooms = ['packages', 'apps', 'tools', 'e2e', 'bench'].filter((room) => existsSync(`${baseDir}/${room}`));
  const { output } = await cruise(rooms, {
    ...cruiseOptions,
    ruleSet: { forbidden: importRules },
    validate: true,
    baseDir,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/** @returns what is wrong, a line each; empty when all is well */
export async function checkImports(): Promise<string[]> {
  const broken = (await violations(root)).map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  const planted = new Set((await violations(`${root}tools/import-rules/planted`)).map(({ rule }) => rule));
  const blind = importRules.map(({ name }) => name).filter((name) => !planted.has(name));
  return [
    ...broken,
    ...blind.map((name) => `the rule ${name} does not catch its planted violation in tools/import-rules/planted`),
  ];
}
