import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The scripts and style sheets of a page, in the order in which they apply. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The files of modules and of what they import at once.
 *
 * @param keys names of modules in the manifest, e.g. `src/features/identity/login.page.tsx`
 */
export function pageFiles(manifest: Manifest, keys: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build's manifest`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(collect);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  keys.forEach(collect);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * @param folder of a build, e.g. `apps/portal/dist`
 * @param name of the manifest, where a folder holds several builds
 */
export const readManifest = (folder: string, name = 'manifest'): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', `${name}.json`), 'utf8')) as Manifest;
