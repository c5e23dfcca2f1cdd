/** Lighthouse's mobile score of every pre-rendered public page: a middle-class phone on a slow line, simulated. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { publicPages } from '../apps/portal/src/app/pages/public-pages.ts';
import { ensureChromium } from '../tools/ensure-chromium.ts';
import { median, type Result } from './measure.ts';
import { startServer } from './start-server.ts';

const turns = 3;
const aim = 95;
const buildPortal = fileURLToPath(new URL('../tools/build-portal.ts', import.meta.url));
/** Installed by npm on the first run: with its dependencies it is 130 packages that nothing else uses. */
const lighthouse = 'lighthouse@13.4.0';

type Report = {
  categories: { performance: { score: number } };
  audits: Record<
    'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time',
    { numericValue: number }
  >;
};

/** Occasionally the browser's trace lacks its beginning (NO_NAVSTART): such a visit is repeated. */
async function visit(url: string, chromium: string, tries = 3): Promise<Report> {
  try {
    return await visitOnce(url, chromium);
  } catch (error) {
    if (tries === 1) throw error;
    return visit(url, chromium, tries - 1);
  }
}

async function visitOnce(url: string, chromium: string): Promise<Report> {
  const options = ['--output=json', '--quiet', '--only-categories=performance'];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options, flags], {
    env: { ...process.env, PATH: path, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 300_000,
  });
  return JSON.parse(stdout) as Report;
}

export async function run(): Promise<Result[]> {
  // in a separate process: this one has loaded React in development mode
  await promisify(execFile)(process.execPath, [buildPortal]);
  const chromium = ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'estrada-lighthouse-'));
  const product = await startServer(folder);
  const results: Result[] = [];
  for (const { path } of publicPages.filter((row) => row.drawnAtBuild !== false)) {
    const reports: Report[] = [];
    for (let turn = 0; turn < turns; turn++) reports.push(await visit(product.url + path, chromium));
    const score = median(reports.map(({ categories }) => categories.performance.score * 100));
    const of = (audit: keyof Report['audits']) => median(reports.map(({ audits }) => audits[audit].numericValue));
    const seconds = (audit: keyof Report['audits']) => `${(of(audit) / 1000).toFixed(2)} s`;
    results.push({
      what: `Lighthouse, mobile: ${path}`,
      figure: `${score.toFixed(0)} of 100`,
      peer: '',
      ratio: null,
      aim: `≥ ${aim}`,
      met: score >= aim,
      note: `median of ${turns}; first paint ${seconds('first-contentful-paint')}, largest ${seconds('largest-contentful-paint')}, blocked ${of('total-blocking-time').toFixed(0)} ms`,
    });
  }
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
  return results;
}
