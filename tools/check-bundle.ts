/**
 * Measures the initial load: every script that a page needs before it can be used, those of the frame around it
 * included; files that are loaded once it stands (lazy parts, the English strings) are not counted. The pages: the first
 * anonymous one (the login), the simulator, the pages of clients, and the heaviest page of the plans front end, whose
 * foundation is loaded twice because it is built separately. Fails over the budget of an app's bundle-budget.json. A
 * kilobyte is 1,000 bytes, after gzip of each file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles, readManifest } from '../apps/portal/build/draw-pages.ts';

const apps = join(import.meta.dirname, '..', 'apps');
const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * @param manifest of a build other than the app's own
 * @param without modules whose files are not counted: the page was reached from another one
 */
type Budget = { name: string; manifest?: string; modules: string[]; without?: string[]; maxGzipKilobytes: number };

/** @returns whether the scripts of an app's first pages are within their budgets */
function checkApp(app: string, dist: string): boolean {
  const folder = join(apps, app, dist);
  if (!existsSync(join(folder, '.vite'))) {
    console.error(`apps/${app} is not built yet: run "npm run build" first.`);
    return false;
  }
  const budgets = JSON.parse(readFileSync(join(apps, app, 'bundle-budget.json'), 'utf8')) as Budget | Budget[];
  return [budgets].flat().every((budget) => checkFolder(folder, budget));
}

/** The script that the sites of dealers load, on every visit of theirs: as it is sent without compression. */
const embeddingScript = { file: 'embed.js', maxBytes: 5_000 };

function checkEmbeddingScript(folder: string): boolean {
  const { file, maxBytes } = embeddingScript;
  const { length } = readFileSync(join(folder, file));
  console.log(`${file}, for the sites of dealers: ${inKilobytes(length)} kB, budget ${inKilobytes(maxBytes)} kB`);
  if (length <= maxBytes) return true;
  console.error('The script for the sites of dealers is over its budget.');
  return false;
}

function checkFolder(folder: string, budget: Budget): boolean {
  const manifest = readManifest(folder, budget.manifest);
  const known = new Set(pageFiles(manifest, budget.without ?? []).scripts);
  const weights = pageFiles(manifest, budget.modules)
    .scripts.filter((file) => !known.has(file))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file))).length }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `first load of ${budget.name}: ${inKilobytes(total)} kB of scripts, budget ${budget.maxGzipKilobytes} kB (gzip)`,
  );
  for (const { file, bytes } of weights.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`  ${inKilobytes(bytes).padStart(6)} kB  ${file}`);
  if (total <= budget.maxGzipKilobytes * 1000) return true;
  console.error('The first load is over its budget: make something lazy, or decide on a new budget.');
  return false;
}

const [, , portalFolder = 'dist'] = process.argv;
const outcomes = [
  checkApp('portal', portalFolder),
  checkEmbeddingScript(join(apps, 'portal', portalFolder)),
  checkApp('plans', 'dist'),
];
process.exit(outcomes.every(Boolean) ? 0 : 1);
