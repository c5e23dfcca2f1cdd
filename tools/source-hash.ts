import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const foundation = [
  'packages/domain/src',
  'packages/endpoints/src',
  'packages/ui/src',
  'packages/web/build',
  'packages/web/src',
  'package-lock.json',
];

/** What is built for browsers. */
export type FrontEnd = 'portal' | 'plans';

/** A hash over all sources of a front end; equal hashes, equal build. */
export function sourceHash(app: FrontEnd): string {
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
  for (const path of [`apps/${app}`, ...foundation]) visit(path);
  return hash.digest('hex');
}
