import { join } from 'node:path';
import { terminalLanguage } from '../apps/api/src/kernel/operator-error.ts';
import { buildClientPages, buildGrouped, buildSelfie, groupFiles } from '../apps/portal/build/build-entries.ts';
import { drawPages } from '../apps/portal/build/draw-pages.ts';

/** Builds the portal into apps/portal/dist and prints the duration in one line. */
export async function buildPortal(): Promise<void> {
  const started = performance.now();
  const root = join(import.meta.dirname, '..', 'apps', 'portal');
  const config = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' as const };
  await buildGrouped(config, groupFiles);
  await drawPages(config, {
    html: 'index.html',
    manifest: 'manifest',
    drawing: 'prerender.tsx',
    around: ({ bare }) => (bare ? [] : ['src/app/shell/framed-routes.tsx']),
  });
  await buildClientPages(config);
  await buildSelfie(config);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const text = { pt: 'portal construído em', en: 'portal built in' }[terminalLanguage()];
  console.log(`${text} ${seconds} s: apps/portal/dist`);
}

if (import.meta.main) await buildPortal();
