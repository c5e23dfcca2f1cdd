import { join } from 'node:path';
import { build, mergeConfig, type Rolldown } from 'vite';
import { buildClientPages, buildSelfie } from '../apps/portal/build/build-entries.ts';
import { drawPages } from '../apps/portal/build/draw-pages.ts';
import { groupFiles } from '../apps/portal/build/group-files.ts';

/** Builds the portal into apps/portal/dist and prints the duration in one line. */
export async function buildPortal(): Promise<void> {
  const started = performance.now();
  const root = join(import.meta.dirname, '..', 'apps', 'portal');
  const config = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' as const };
  const trial = (await build(mergeConfig(config, { build: { write: false } }))) as Rolldown.RolldownOutput;
  const fileOf = groupFiles(trial.output);
  const group = { name: (id: string) => fileOf.get(id) ?? null, debugName: 'first screens' };
  const codeSplitting = { includeDependenciesRecursively: false, groups: [group] };
  await build(mergeConfig(config, { build: { rolldownOptions: { output: { codeSplitting } } } }));
  await drawPages(config, {
    html: 'index.html',
    manifest: 'manifest',
    drawing: 'prerender.tsx',
    around: ({ bare }) => (bare ? [] : ['src/app/shell/framed-routes.tsx']),
  });
  await buildClientPages(config);
  await buildSelfie(config);
  console.log(`portal built in ${((performance.now() - started) / 1000).toFixed(1)} s: apps/portal/dist`);
}

if (import.meta.main) await buildPortal();
