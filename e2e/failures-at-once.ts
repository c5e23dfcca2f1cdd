import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints why a journey failed when it fails: the list does so only at its end, which a run that is stopped never reaches. */
export default class FailuresAtOnce implements Reporter {
  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status !== 'failed' && status !== 'timedOut') return;
    const reasons = errors.map(({ message = '' }) => stripVTControlCharacters(message).slice(0, 1_500));
    console.log(`\n${test.title}: ${status}\n${reasons.join('\n')}\n`);
  }
}
