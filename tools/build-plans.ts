import { join } from 'node:path';
import { build } from 'vite';

/** Builds the plans front end into apps/plans/dist and prints the duration in one line. */
export async function buildPlans(): Promise<void> {
  const started = performance.now();
  const root = join(import.meta.dirname, '..', 'apps', 'plans');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  console.log(`plans front end built in ${((performance.now() - started) / 1000).toFixed(1)} s: apps/plans/dist`);
}

if (import.meta.main) await buildPlans();
