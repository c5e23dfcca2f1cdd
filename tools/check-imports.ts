/** The import rules hold in the product, and each rule works: the planted violations make every one of them fail. */

import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { cruiseOptions, importRules } from './import-rules/rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Violation = { rule: string; from: string; to: string };

const areaOf = /^(apps\/api\/src\/modules\/[^/]+|apps\/[^/]+\/src\/features\/[^/]+|packages\/[^/]+\/src\/[^/]+)\/(.+)$/;
const isTest = /\.test\.tsx?$|test-support/;

/** The area and the folder of a file; null for files of no area, tests, and files outside of the folders. */
function folderOf(path: string): { area: string; folder: string } | null {
  const [, area, inside] = areaOf.exec(path) ?? [];
  const folder = inside && posix.dirname(inside);
  return !area || !folder || folder === '.' || isTest.test(path) ? null : { area, folder };
}

/** Folders of one area that import each other; a folder includes its subfolders. */
function folderCycles(modules: ICruiseResult['modules']): Violation[] {
  const standsOn = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (!from || !to || from.area !== to.area || `${from.folder}/`.startsWith(`${to.folder}/`)) continue;
      if (`${to.folder}/`.startsWith(`${from.folder}/`)) continue;
      const key = `${from.area}/${from.folder}`;
      standsOn.set(key, (standsOn.get(key) ?? new Set()).add(`${to.area}/${to.folder}`));
    }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(standsOn.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...standsOn].flatMap(([from, folders]) =>
    [...folders].filter((to) => reaches(to, from)).map((to) => ({ rule: folderRule, from, to })),
  );
}

const folderRule = 'no-folder-cycles';

async function violations(baseDir: string): Promise<Violation[]> {
  const rooms = ['packages', 'apps', 'tools', 'e2e', 'bench'].filter((room) => existsSync(`${baseDir}/${room}`));
  const { output } = await cruise(rooms, {
    ...cruiseOptions,
    ruleSet: { forbidden: importRules },
    validate: true,
    baseDir,
  });
  const { summary, modules } = output as ICruiseResult;
  return [...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })), ...folderCycles(modules)];
}

/** @returns the problems, a line each; empty without any */
export async function checkImports(): Promise<string[]> {
  const broken = (await violations(root)).map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  const planted = new Set((await violations(`${root}tools/import-rules/planted`)).map(({ rule }) => rule));
  const blind = [...importRules.map(({ name }) => name), folderRule].filter((name) => !planted.has(name));
  return [
    ...broken,
    ...blind.map((name) => `the rule ${name} does not catch its planted violation in tools/import-rules/planted`),
  ];
}
