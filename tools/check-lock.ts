/**
 * The lock file serves every platform. `npm install` over an existing node_modules leaves out what other systems need,
 * and `npm ci` then refuses on a fresh machine. The way out: remove the lock file and node_modules, install again.
 */
import { readFileSync } from 'node:fs';

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; optional?: boolean }>;
}

/** @returns the optional packages that the lock file names but does not hold, a line each */
export function checkLock(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const held = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  return [...new Set(wanted)].filter((name) => !held.has(name)).map((name) => `package-lock.json lacks ${name}`);
}
