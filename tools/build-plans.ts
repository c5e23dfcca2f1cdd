import { join } from 'node:path';
import { build } from 'vite';
import { terminalLanguage } from '../apps/api/src/kernel/operator-error.ts';

/** Builds the plans front end into apps/plans/dist and prints the duration in one line. */
export async function buildPlans(): Promise<void> {
  const started = performance.now();
  const root = join(import.meta.dirname, '..', 'apps', 'plans');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const text = { pt: 'sistema de planos construído em', en: 'plans front end built in' }[terminalLanguage()];
  console.log(`${text} ${seconds} s: apps/plans/dist`);
}

if (import.meta.main) await buildPlans();
