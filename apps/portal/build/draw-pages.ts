import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, mergeConfig, minifySync } from 'vite';
import { type PageFiles, pageFiles, readManifest } from './page-files.ts';

type Drawing = typeof import('../src/prerender.tsx');

export const languages = ['pt-BR', 'en'] as const;

/**
 * Draws every public page in both languages into the built portal (`drawn/<language>/<path>.html`), its style sheets
 * inside, so that it is to be seen before any script or other file has come. The scripts take it over afterwards.
 *
 * @param config of the portal's build, which has run
 */
export async function drawPages(config: InlineConfig & { root: string }): Promise<void> {
  const dist = join(config.root, 'dist');
  const folder = join(dist, '.drawing');
  const ssr = { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: true };
  await build(mergeConfig(config, { build: ssr }));
  const { drawnPages, drawPage } = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Drawing;
  const [manifest, drawing] = [readManifest(dist), readManifest(folder)];
  const shell = withFirstPaint(readFileSync(join(dist, 'index.html'), 'utf8'), dist);
  writeFileSync(join(dist, 'index.html'), shell);
  for (const { path, words, load, bare, isUnlisted = false } of drawnPages) {
    const page = load ? moduleOf(load, drawing) : 'src/app/shell/not-available.page.tsx';
    const files = pageFiles(manifest, bare ? [page] : ['src/app/shell/public-frame.tsx', page]);
    for (const language of languages) {
      const { title } = words[language === 'en' ? 'en' : 'pt'];
      const html = drawInto(shell, {
        language,
        title,
        markup: await drawPage(path, language),
        files,
        dist,
        isUnlisted,
      });
      saveDrawing(dist, language, path, html);
    }
  }
  rmSync(folder, { recursive: true });
}

/** Writes a page where the server finds it by its address. */
export function saveDrawing(dist: string, language: string, path: string, html: string): void {
  const file = join(dist, 'drawn', language, `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** The module that a row's loader imports, as the manifests name it. */
function moduleOf(load: () => unknown, drawing: ReturnType<typeof readManifest>): string {
  const name = /import\(["'`]\.\/(.+?)["'`]\)/.exec(String(load))?.[1];
  const found = Object.values(drawing).find(({ file }) => file === name || file.endsWith(`/${name}`));
  if (!found?.src) throw new Error(`the build does not say which module this imports: ${load}`);
  return found.src;
}

/** The page with the script that runs before anything is drawn, which is written beside the others. */
export function withFirstPaint(html: string, dist: string): string {
  const source = readFileSync(join(import.meta.dirname, 'first-paint.js'), 'utf8');
  const { code } = minifySync('first-paint.js', source);
  const file = `assets/first-paint-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(dist, file), code);
  return inside(html, '<meta charset="utf-8" />', (charset) => `${charset}\n    <script src="/${file}"></script>`);
}

type Page = { language: string; title: string; markup: string; files: PageFiles; dist: string; isUnlisted: boolean };

/** The page with its first picture, its style sheets inside. */
export function drawInto(shell: string, { language, title, markup, files, dist, isUnlisted }: Page): string {
  const preloads = files.scripts
    .filter((file) => !shell.includes(`src="/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`);
  const styles = files.styles.flatMap((file) => [
    `<style>${readFileSync(join(dist, file), 'utf8').trim()}</style>`,
    // never fetched: the loader of the page's scripts looks for it, and takes the style sheet for loaded
    `<link rel="stylesheet" href="/${file}" disabled>`,
  ]);
  // what was drawn is for strangers who read this language (first-paint.js)
  const waiting = '<style>[data-waits] #root > * { display: none }</style>';
  const unlisted = '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">';
  let html = shell.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
  // what is seen first needs none of the scripts: they give way to it
  html = html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
  html = inside(html, '<html lang="pt-BR">', () => `<html lang="${language}">`);
  html = inside(html, '<title>Estrada</title>', () => `<title>${title} · Estrada</title>`);
  html = inside(
    html,
    '</head>',
    (end) => `  ${[...(isUnlisted ? [unlisted] : []), ...preloads, ...styles, waiting].join('\n    ')}\n  ${end}`,
  );
  return inside(html, '<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

/** Replaces what the page must hold. */
function inside(html: string, part: string, by: (part: string) => string): string {
  if (!html.includes(part)) throw new Error(`index.html of the portal holds no ${part}`);
  return html.replace(part, by);
}
