/** The import graph, read from the sources themselves: enough to find the tests near a change. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const sources = /\.(?:tsx?|mjs|css)$/;
const skipped = new Set(['node_modules', 'dist', 'planted']);
const imported = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** For each file, by its path from the root, the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** @param root of the repository, or of a folder laid out like it */
export function readImporters(root: string): Importers {
  const packages = packageFolders(root);
  const importers = new Map<string, string[]>();
  for (const file of ['apps', 'packages', 'tools', 'e2e', 'bench'].flatMap((name) => filesIn(root, name)))
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const target = resolve(specifier, file, packages);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(root, path);
    return sources.test(entry.name) ? [path] : [];
  });
}

/** The folder of each workspace by its name. */
function packageFolders(root: string): ReadonlyMap<string, string> {
  const folders = ['packages', 'apps'].flatMap((name) =>
    existsSync(join(root, name)) ? readdirSync(join(root, name)).map((entry) => `${name}/${entry}`) : [],
  );
  return new Map(
    folders
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => [JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name as string, folder]),
  );
}

/** The file of ours that a specifier names; null for other packages. */
function resolve(specifier: string, from: string, packages: ReadonlyMap<string, string>): string | null {
  if (specifier.startsWith('.')) return relative('/', join('/', dirname(from), specifier));
  const [scope, name, ...rest] = specifier.split('/');
  const folder = packages.get(`${scope}/${name}`);
  if (!folder) return null;
  const path = rest.join('/') || 'index.ts';
  return `${folder}/src/${sources.test(path) ? path : `${path}.ts`}`;
}

/** The tests that reach a change by imports, with how many imports lie between: nearest first. */
export function testsNear(changed: readonly string[], importers: Importers): { test: string; distance: number }[] {
  const seen = new Set(changed);
  const found: { test: string; distance: number }[] = [];
  let ring = [...changed];
  for (let distance = 0; ring.length > 0; distance++) {
    found.push(...ring.filter((file) => /\.test\.tsx?$/.test(file)).map((test) => ({ test, distance })));
    ring = [...new Set(ring.flatMap((file) => importers.get(file) ?? []))].filter((file) => !seen.has(file));
    for (const file of ring) seen.add(file);
  }
  return found;
}
