import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { drawInto, languages, saveDrawing, withFirstPaint } from './draw-pages.ts';
import { pageFiles, readManifest } from './page-files.ts';

type Drawing = typeof import('../src/selfie-drawing.tsx');

const entry = 'capturaselfie.html';

/**
 * Builds the client's page of the selfie into the built portal: an entry of its own that shares no file with the portal, so that
 * a phone loads nothing of the component library. It is drawn in both languages, as other public pages are (draw-pages.ts).
 *
 * @param config of the portal's build, which has run
 */
export async function buildSelfie(config: InlineConfig & { root: string }): Promise<void> {
  const dist = join(config.root, 'dist');
  const beside = { emptyOutDir: false, copyPublicDir: false };
  const input = join(config.root, entry);
  await build(mergeConfig(config, { build: { ...beside, manifest: '.vite/selfie.json', rolldownOptions: { input } } }));
  const folder = join(dist, '.drawing');
  const ssr = { ssr: 'src/selfie-drawing.tsx', outDir: folder, copyPublicDir: false, manifest: false };
  await build(mergeConfig(config, { build: ssr }));
  const { drawSelfie, selfiePath, selfieStrings } = (await import(
    pathToFileURL(join(folder, 'selfie-drawing.js')).href
  )) as Drawing;
  const files = pageFiles(readManifest(dist, 'selfie'), [entry]);
  const shell = withFirstPaint(readFileSync(join(dist, entry), 'utf8'), dist);
  for (const language of languages) {
    const { title } = selfieStrings[language === 'en' ? 'en' : 'pt'];
    const page = { language, title, markup: await drawSelfie(language), files, dist, isUnlisted: true };
    saveDrawing(dist, language, selfiePath, drawInto(shell, page));
  }
  rmSync(folder, { recursive: true });
  // the drawn pages take its place; as a file it would be had without the headers of its address
  rmSync(join(dist, entry));
}
