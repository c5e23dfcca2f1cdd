import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'apps/portal',
  'packages/domain/src',
  'packages/endpoints/src',
  'packages/ui/src',
  'packages/web/build',
  'packages/web/src',
  'package-lock.json',
];

/** A hash over everything the built portal is made from; equal hashes, equal build. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    if (/(^|\/)(dist|node_modules|test)$|\.test\.tsx?$/.test(path)) return;
    const full = `${root}${path}`;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(`${path}/${name}`);
      return;
    }
    hash.update(path).update('\0').update(readFileSync(full)).update('\0');
  };
  for (const path of sources) visit(path);
  return hash.digest('hex');
}
