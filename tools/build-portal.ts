import { join } from 'node:path';
import { build } from 'vite';

/** Builds the portal into apps/portal/dist and says in one line how long it took. */
export async function buildPortal(): Promise<void> {
  const started = performance.now();
  const root = join(import.meta.dirname, '..', 'apps', 'portal');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  console.log(`portal built in ${((performance.now() - started) / 1000).toFixed(1)} s: apps/portal/dist`);
}

if (import.meta.main) await buildPortal();
