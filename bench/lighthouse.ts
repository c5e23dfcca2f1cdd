/**
 * Lighthouse's mobile report of every public page, those that a link opens with a live one too: a middle-class phone on a
 * slow line (4 × slower processor, slow 4G), simulated.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publicPages } from '../apps/portal/src/app/pages/public-pages.ts';
import { startProductIn } from '../e2e/support/product.ts';
import { ensureChromium } from '../tools/ensure-chromium.ts';
import { clientLinks } from './client-links.ts';
import { median, type Result } from './measure.ts';

const turns = 3;
const aims = { performance: 95, accessibility: 100, largestPaintMs: 2_500 };
/** Installed by npm on the first run: with its dependencies it is 130 packages that nothing else uses. */
const lighthouse = 'lighthouse@13.4.0';

type Report = {
  environment: {
    /** the speed of this machine by a piece of work; 1,500 to 2,000 for the desktop to which 4 × refers */
    benchmarkIndex: number;
  };
  categories: Record<'performance' | 'accessibility', { score: number }> & {
    accessibility: { auditRefs: readonly { id: string }[] };
  };
  audits: Record<
    'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time',
    { numericValue: number }
  > &
    Record<string, { score: number | null }>;
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
  const options = ['--output=json', '--quiet', '--only-categories=performance,accessibility'];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options, flags], {
    env: { ...process.env, PATH: path, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 300_000,
  });
  return JSON.parse(stdout) as Report;
}

/** The rules of accessibility that a page breaks. */
const brokenRules = ({ categories, audits }: Report): string[] =>
  categories.accessibility.auditRefs.map(({ id }) => id).filter((id) => audits[id]?.score === 0);

function resultOf(path: string, reports: readonly Report[]): Result {
  const score = (category: 'performance' | 'accessibility') =>
    Math.round(median(reports.map(({ categories }) => categories[category].score * 100)));
  const milliseconds = (audit: 'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time') =>
    median(reports.map(({ audits }) => audits[audit].numericValue));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const [performance, accessibility] = [score('performance'), score('accessibility')];
  const largestPaintMs = milliseconds('largest-contentful-paint');
  const broken = [...new Set(reports.flatMap(brokenRules))];
  const first = seconds(milliseconds('first-contentful-paint'));
  const speed = median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0);
  return {
    // a secret is no part of the table
    what: `Lighthouse, mobile: ${path.replace(/[#?].*/, (rest) => (rest.startsWith('#') ? ', live link' : ', of a dealer'))}`,
    figure: `performance ${performance}, accessibility ${accessibility}, largest paint ${seconds(largestPaintMs)}`,
    peer: '',
    ratio: null,
    aim: `≥ ${aims.performance}, ${aims.accessibility}, ≤ ${seconds(aims.largestPaintMs)}`,
    met:
      performance >= aims.performance && accessibility >= aims.accessibility && largestPaintMs <= aims.largestPaintMs,
    note: [
      `median of ${turns}; first paint ${first}, blocked ${milliseconds('total-blocking-time').toFixed(0)} ms, speed of the machine ${speed}`,
      ...broken,
    ].join('; '),
  };
}

/** Starts the product with its sandbox, whose mailbox has some of the links. */
export async function run(): Promise<Result[]> {
  const chromium = ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'estrada-lighthouse-'));
  const product = await startProductIn(folder);
  try {
    const paths = [...publicPages.map(({ path }) => path), ...(await clientLinks(product))];
    const results: Result[] = [];
    for (const path of paths) {
      const reports: Report[] = [];
      for (let turn = 0; turn < turns; turn++) reports.push(await visit(product.portalUrl + path, chromium));
      results.push(resultOf(path, reports));
    }
    return results;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
