import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stylingNames } from '@estrada/ui/styling-names';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { drawPages, type Entry, withDrawing } from './draw-pages.ts';

type Config = InlineConfig & { root: string };
type Theme = NonNullable<Entry['theme']>;

/** Builds an entry into the built portal, sharing no file with it, and draws its pages. */
async function buildEntry(config: Config, entry: Entry): Promise<void> {
  const output = { emptyOutDir: false, copyPublicDir: false, manifest: `.vite/${entry.manifest}.json` };
  const rolldownOptions = { input: join(config.root, entry.html) };
  await build(mergeConfig(config, { build: { ...output, rolldownOptions } }));
  await drawPages(config, entry);
  // the drawn pages take its place; as a file it would be had without the headers of its address
  rmSync(join(config.root, 'dist', entry.html));
}

/**
 * Builds the client's page of the selfie, which a phone loads without the component library and without a router.
 *
 * @param config of the portal's build, which has run
 */
export const buildSelfie = (config: Config): Promise<void> =>
  buildEntry(config, {
    html: 'capturaselfie.html',
    manifest: 'selfie',
    drawing: 'selfie-drawing.tsx',
    around: () => ['capturaselfie.html'],
  });

const ui = (file: string) => join(import.meta.dirname, '../../../packages/ui/src/plain', file);
const clientEndpoints = join(import.meta.dirname, '../../../packages/web/src/calls/client-endpoints.ts');
const router = join(import.meta.dirname, '../src/app/router/one-page-router.tsx');

/**
 * Builds the pages of clients, in which few plain components take the place of the component library
 * (docs/decisions/0144-the-documents-of-clients.md).
 *
 * @param config of the portal's build, which has run
 */
export async function buildClientPages(config: Config): Promise<void> {
  const theme = await withDrawing(config, 'prerender.tsx', async (module) => {
    const { drawTheme } = module as { drawTheme: Theme };
    return new Map(stylingNames.map((one) => [one, drawTheme(one)]));
  });
  const alias = [
    { find: /^@mantine\/core$/, replacement: ui('index.ts') },
    { find: /^@estrada\/ui\/index$/, replacement: ui('parts.ts') },
    { find: /^react-router$/, replacement: router },
    { find: /^\.\/first-endpoints\.ts$/, replacement: clientEndpoints },
    // every style sheet of the library; the plain components import those that they need
    { find: /^@estrada\/web\/styles\/(parts|modal)\.css$/, replacement: ui('none.css') },
    { find: /^@mantine\/core\/styles\/Tooltip\.layer\.css$/, replacement: ui('none.css') },
  ];
  await buildEntry(mergeConfig(config, { resolve: { alias } }) as Config, {
    html: 'client.html',
    manifest: 'client',
    drawing: 'client-drawing.tsx',
    around: () => ['client.html'],
    theme: (styling) => theme.get(styling)!,
  });
}
