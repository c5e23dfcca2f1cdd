/** Runs checks, unit, API and component tests, then the journeys in a browser, and ends with one plain summary. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { chromiumVersion, ensureChromium } from './ensure-chromium.ts';
import { checkBudgets, type Measured } from './testing/budgets.ts';
import { otherProgramsSeconds, processorSeconds } from './testing/processor-seconds.ts';
import { startSamples } from './testing/processor-speed.ts';
import type { ProjectSeconds } from './testing/project-seconds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'test-results');
const bin = join(root, 'node_modules', '.bin');

interface Outcome extends Measured {
  passed: number;
  failed: number;
  note?: string;
  /** which tests failed or did not run */
  failures?: readonly string[];
  /** those that passed only in a second try, each with the reason of its first */
  secondTries?: readonly string[];
  /** its parts: the projects of vitest */
  parts?: readonly ProjectSeconds[];
}

/** Our own Node first in the path, so that every tool below uses it. */
const env = { ...process.env, PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`, FORCE_COLOR: '0' };

function run(command: string, args: readonly string[], more: Record<string, string> = {}): number {
  const options = {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...more },
    shell: process.platform === 'win32',
  } as const;
  return spawnSync(command, args, options).status ?? 1;
}

const readSample = startSamples();

/** The result of a part; the times are measured around it. */
type Found = Omit<Outcome, keyof Measured>;

/** The usage between two counts; the second may lack a program that has ended in between. */
const between = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : Math.max(after - before, 0);

function step(name: string, act: () => Found): Outcome {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const [before, othersBefore] = [processorSeconds(), otherProgramsSeconds()];
  readSample();
  let result: Found;
  try {
    result = act();
  } catch (error) {
    result = { passed: 0, failed: 1, note: (error as Error).message };
    console.error(result.note);
  }
  return {
    name,
    seconds: (performance.now() - start) / 1000,
    processorSeconds: between(before, processorSeconds()),
    othersSeconds: between(othersBefore, otherProgramsSeconds()),
    sampleMs: readSample(),
    ...result,
  };
}

const checks = (): Found =>
  run(process.execPath, ['tools/check.ts', '--without-tests']) === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };

interface VitestReport extends Record<`num${'Passed' | 'Failed' | 'Pending' | 'Total'}Tests`, number> {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** The beginning of what a failed test said, without the stack: enough to see what went wrong where only this is kept. */
const reasonOf = ([message = '']: readonly string[] = []): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => `\n            ${line.slice(0, 200)}`)
    .join('');

/** The tests that failed, each with its reason, or were skipped, and the files that could not be loaded. */
const failuresIn = (files: VitestReport['testResults']): string[] =>
  files.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) =>
        test.status === 'failed' ? test.fullName + reasonOf(test.failureMessages) : `${test.fullName} (${test.status})`,
      );
    const said = tests.length === 0 && status === 'failed' ? ['could not be loaded'] : tests;
    return said.map((test) => `${relative(root, name)}: ${test}`);
  });

function unit(): Found {
  const report = join(reports, 'vitest.json');
  const projectSeconds = join(reports, 'project-seconds.json');
  const status = run(
    join(bin, 'vitest'),
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--reporter=./tools/testing/project-seconds.ts',
    ],
    { PROJECT_SECONDS: projectSeconds },
  );
  const { testResults, ...counts } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const { numPassedTests, numFailedTests, numPendingTests, numTotalTests } = counts;
  // a file that cannot be loaded fails the run without counting as a test
  const failed = numFailedTests + (status !== 0 && numFailedTests === 0 ? 1 : 0);
  return {
    passed: numPassedTests,
    failed: failed + numPendingTests,
    failures: failuresIn(testResults),
    parts: JSON.parse(readFileSync(projectSeconds, 'utf8')) as ProjectSeconds[],
    ...(numPendingTests ? { note: `${numPendingTests} of ${numTotalTests} did not run` } : {}),
  };
}

/** The front ends as they are shipped, and the weight of what is loaded first. */
function firstLoad(): Found {
  const built = run(process.execPath, ['tools/build.ts']) === 0;
  return built && run(process.execPath, ['tools/check-bundle.ts']) === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

function journeys(): Found {
  const report = join(reports, 'playwright.json');
  const chromium = ensureChromium();
  const status = spawnSync(join(bin, 'playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  }).status;
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + stats.skipped + (status !== 0 && stats.unexpected === 0 ? 1 : 0);
  return {
    passed: stats.expected + stats.flaky,
    failed,
    failures: suites.flatMap((suite) => journeysIn(suite, 'unexpected')),
    secondTries: suites.flatMap((suite) => journeysIn(suite, 'flaky')),
    note: [chromiumVersion(chromium), ...(stats.flaky ? [`${stats.flaky} needed a second try`] : [])].join('; '),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    file: string;
    line: number;
    title: string;
    tests: readonly { status: string; results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
}

/** The journeys of a suite with this outcome, each with the reasons of its first try that failed. */
const journeysIn = ({ specs, suites = [] }: PlaywrightSuite, outcome: 'unexpected' | 'flaky'): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ results }) => {
        const errors = results.find((result) => result.errors.length > 0)?.errors ?? [];
        return `e2e/${file}:${line} ${title}${reasonOf(errors.map(({ message = '' }) => message))}`;
      }),
  ),
  ...suites.flatMap((suite) => journeysIn(suite, outcome)),
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const outcomes = [
  step('checks', checks),
  step('unit, API and component tests', unit),
  step('portal build and its first load', firstLoad),
  step('journeys', journeys),
];

const whole = (seconds: number) => `${Math.round(seconds)} s`;
console.log('\n== Summary');
for (const outcome of outcomes) {
  const { name, passed, failed, note, parts = [], failures = [], secondTries = [] } = outcome;
  const sign = failed === 0 ? 'ok  ' : 'FAIL';
  const used = outcome.processorSeconds === null ? '' : `, ${whole(outcome.processorSeconds)} of processor time`;
  const speed = outcome.sampleMs === null ? '' : `, ${outcome.sampleMs.toFixed(1)} ms a sample`;
  const others = outcome.othersSeconds === null ? '' : `, other programs ${whole(outcome.othersSeconds)}`;
  const times = `${whole(outcome.seconds)}${used}${speed}${others}`;
  console.log(`${sign} ${name}: ${passed} passed, ${failed} failed (${times})${note ? ` – ${note}` : ''}`);
  for (const part of parts)
    console.log(`       ${part.name}: ${part.tests} tests in ${part.files} files (${whole(part.seconds)} of work)`);
  // the end of the output is read first, and sometimes only that is stored
  for (const failure of failures.slice(0, 20)) console.log(`       FAIL ${failure}`);
  for (const journey of secondTries.slice(0, 20)) console.log(`       second try: ${journey}`);
}
const { failures: slow, notes } = checkBudgets(outcomes, availableParallelism());
for (const line of slow) console.log(`FAIL budget: ${line}`);
for (const line of notes) console.log(`     budget: ${line}`);
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed') + slow.length} failed`);
process.exit(total('failed') + slow.length === 0 ? 0 : 1);
