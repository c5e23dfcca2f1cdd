import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { build, type InlineConfig, type Manifest, mergeConfig, minifySync } from 'vite';

type Drawn = Pick<PageRow, 'path' | 'words' | 'bare' | 'isUnlisted' | 'styling'> & {
  /** null: the entry has one page, which is no file of its own */
  load: PageRow['load'] | null;
};
/** What the drawing module of an entry exports. */
type Drawing = { drawnPages: readonly Drawn[]; drawPage(path: string, language: string): Promise<string> };

/** A built entry: its document, its manifest, the module that draws its pages, and what surrounds each of them. */
export type Entry = {
  html: string;
  manifest: string;
  drawing: string;
  around: (row: Drawn) => readonly string[];
  /** the variables of a styling, for entries that do without the library's provider */
  theme?: (styling: NonNullable<Drawn['styling']>) => string;
};

const languages = ['pt-BR', 'en'] as const;

/** The module that draws pages with the library, built for this moment. */
export async function withDrawing<T>(
  config: InlineConfig & { root: string },
  drawing: string,
  use: (module: unknown, modules: Manifest) => Promise<T>,
): Promise<T> {
  const folder = join(config.root, 'dist', '.drawing');
  const ssr = { ssr: `src/${drawing}`, outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: true };
  await build(mergeConfig(config, { build: ssr }));
  const file = pathToFileURL(join(folder, drawing.replace(/tsx$/, 'js'))).href;
  try {
    return await use(await import(file), readManifest(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Draws every public page of an entry in both languages into the built portal (`drawn/<language>/<path>.html`), its style
 * sheets inside, so that it is to be seen before any script or other file has come. The scripts take it over afterwards.
 *
 * @param config of the portal's build, which has run
 */
export async function drawPages(config: InlineConfig & { root: string }, entry: Entry): Promise<void> {
  const dist = join(config.root, 'dist');
  const manifest = readManifest(dist, entry.manifest);
  const shell = withFirstPaint(readFileSync(join(dist, entry.html), 'utf8'), dist);
  writeFileSync(join(dist, entry.html), shell);
  await withDrawing(config, entry.drawing, async (module, modules) => {
    const { drawnPages, drawPage } = module as Drawing;
    for (const row of drawnPages) {
      const { path, words, load, styling = 'main-simulator', isUnlisted = false } = row;
      const files = pageFiles(manifest, [...entry.around(row), ...(load ? [moduleOf(load, modules)] : [])]);
      for (const language of languages) {
        const { title } = words[language === 'en' ? 'en' : 'pt'];
        const markup = await drawPage(path, language);
        const theme = entry.theme?.(styling) ?? '';
        saveDrawing(dist, language, path, drawInto(shell, { language, title, markup, theme, files, dist, isUnlisted }));
      }
    }
  });
}

/** Writes a page where the server finds it by its address. */
function saveDrawing(dist: string, language: string, path: string, html: string): void {
  const file = join(dist, 'drawn', language, `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** The module that a row's loader imports, as the manifests name it. */
function moduleOf(load: () => unknown, modules: Manifest): string {
  const name = /import\(["'`]\.\/(.+?)["'`]\)/.exec(String(load))?.[1];
  const found = Object.values(modules).find(({ file }) => file === name || file.endsWith(`/${name}`));
  if (!found?.src) throw new Error(`the build does not say which module this imports: ${load}`);
  return found.src;
}

/** The page with the script that runs before anything is drawn, which is written beside the others. */
function withFirstPaint(html: string, dist: string): string {
  const source = readFileSync(join(import.meta.dirname, 'first-paint.js'), 'utf8');
  const { code } = minifySync('first-paint.js', source);
  const file = `assets/first-paint-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(dist, file), code);
  return inside(html, '<meta charset="utf-8" />', (charset) => `${charset}\n    <script src="/${file}"></script>`);
}

type Page = {
  language: string;
  title: string;
  markup: string;
  theme: string;
  files: PageFiles;
  dist: string;
  isUnlisted: boolean;
};

/** The page with its first picture, its style sheets inside. */
function drawInto(shell: string, { language, title, markup, theme, files, dist, isUnlisted }: Page): string {
  const preloads = files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const styles = files.styles.flatMap((file) => [
    `<style>${readFileSync(join(dist, file), 'utf8').trim()}</style>`,
    // never fetched: the loader of the page's scripts looks for it, and takes the style sheet for loaded
    `<link rel="stylesheet" href="/${file}" disabled>`,
  ]);
  // what was drawn is for strangers who read this language (first-paint.js)
  const waiting = '<style>[data-waits] #root > * { display: none }</style>';
  const unlisted = '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">';
  const entries = shell.match(/<script type="module"[^>]*><\/script>/g) ?? [];
  // what is seen first needs none of the scripts: they are fetched after it (first-paint.js)
  const scripts = `<template data-scripts>${[...preloads, ...entries].join('')}</template>`;
  let html = shell.replaceAll(
    /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g,
    '',
  );
  html = inside(html, '<html lang="pt-BR">', () => `<html lang="${language}">`);
  html = inside(html, '<title>Estrada</title>', () => `<title>${title} · Estrada</title>`);
  html = inside(
    html,
    '</head>',
    (end) => `  ${[...(isUnlisted ? [unlisted] : []), scripts, ...styles, theme, waiting].join('\n    ')}\n  ${end}`,
  );
  return inside(html, '<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

/** Replaces what the page must hold. */
function inside(html: string, part: string, by: (part: string) => string): string {
  if (!html.includes(part)) throw new Error(`index.html of the portal holds no ${part}`);
  return html.replace(part, by);
}

/** The scripts and style sheets of a page, in the order in which they apply. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The files of modules and of what they import at once.
 *
 * @param keys names of modules in the manifest, e.g. `src/features/identity/login.page.tsx`
 */
export function pageFiles(manifest: Manifest, keys: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build's manifest`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(collect);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  keys.forEach(collect);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * @param folder of a build, e.g. `apps/portal/dist`
 * @param name of the manifest, where a folder holds several builds
 */
export const readManifest = (folder: string, name = 'manifest'): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', `${name}.json`), 'utf8')) as Manifest;
