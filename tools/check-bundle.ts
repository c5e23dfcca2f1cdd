/**
 * Weighs the scripts that a stranger's first page (the login) loads: the entry, the page, and what they import. Fails
 * over the budget of apps/portal/bundle-budget.json, and when the page of parts, which is for development, got into the
 * build. A kilobyte is 1,000 bytes, after gzip.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles, readManifest } from '../apps/portal/build/page-files.ts';

const portal = join(import.meta.dirname, '..', 'apps', 'portal');

const dist = join(portal, process.argv[2] ?? 'dist');
if (!existsSync(join(dist, '.vite'))) {
  console.error('The portal is not built yet: run "npm run build" first.');
  process.exit(1);
}
const budget = JSON.parse(readFileSync(join(portal, 'bundle-budget.json'), 'utf8')) as {
  page: string;
  maxGzipKilobytes: number;
};
const manifest = readManifest(dist);
const strays = Object.keys(manifest).filter((key) => key.startsWith('src/features/parts/'));
if (strays.length > 0) {
  console.error(`The page of parts is for development only, yet it was built: ${strays.join(', ')}`);
  process.exit(1);
}
// the entry stands in the file `start`, of which the page's own file imports what it needs
const files = pageFiles(manifest, [budget.page]).scripts;
const weights = files.map((file) => ({
  file,
  bytes: gzipSync(readFileSync(join(dist, file))).length,
}));
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

console.log(`first load of /login: ${inKilobytes(total)} kB of scripts, budget ${budget.maxGzipKilobytes} kB (gzip)`);
for (const { file, bytes } of weights.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`  ${inKilobytes(bytes).padStart(6)} kB  ${file}`);
if (total > budget.maxGzipKilobytes * 1000) {
  console.error('The first load is over its budget: make something lazy, or decide on a new budget.');
  process.exit(1);
}
