import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stylingNames } from '@estrada/ui/styling-names';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { drawPages, type Entry, withDrawing } from './draw-pages.ts';

type Config = InlineConfig & { root: string };
type Theme = NonNullable<Entry['theme']>;

type Group = (output: Output) => Map<string, string>;

/**
 * Builds twice: first without groups, to learn which modules a screen needs.
 *
 * @param group the file of a module, by its id
 */
export async function buildGrouped(config: Config, group: Group): Promise<void> {
  const trial = (await build(mergeConfig(config, { build: { write: false } }))) as Rolldown.RolldownOutput;
  const fileOf = group(trial.output);
  const groups = [{ name: (id: string) => fileOf.get(id) ?? null, debugName: 'first screens' }];
  const codeSplitting = { includeDependenciesRecursively: false, groups };
  await build(mergeConfig(config, { build: { rolldownOptions: { output: { codeSplitting } } } }));
}

/** Builds an entry into the built portal, sharing no file with it, and draws its pages. */
async function buildEntry(config: Config, entry: Entry, group?: Group): Promise<void> {
  const output = { emptyOutDir: false, copyPublicDir: false, manifest: `.vite/${entry.manifest}.json` };
  const rolldownOptions = { input: join(config.root, entry.html) };
  const ofEntry = mergeConfig(config, { build: { ...output, rolldownOptions } }) as Config;
  await (group ? buildGrouped(ofEntry, group) : build(ofEntry));
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
  const entry: Entry = {
    html: 'client.html',
    manifest: 'client',
    drawing: 'client-drawing.tsx',
    // each page imports the file of the entry
    around: () => [],
    theme: (styling) => theme.get(styling)!,
  };
  await buildEntry(mergeConfig(config, { resolve: { alias } }) as Config, entry, groupClientFiles);
}

type Output = Rolldown.RolldownOutput['output'];

/** What stands on a screen at once: the modules that begin it. An earlier file is loaded before a later one. */
const screens = [
  { file: 'start', from: ['/portal/index.html', '/identity/login.page.tsx'] },
  { file: 'frame', from: ['/shell/framed-routes.tsx', '/payment/cardif-redirect.page.tsx'] },
  {
    file: 'password',
    from: ['/identity/forgot-password/forgot-password.page.tsx', '/identity/first-access/first-access.page.tsx'],
  },
  { file: 'shell', from: ['/router/private-routes.tsx', '/shell/shell.tsx', '/pages/all-pages.ts'] },
  { file: 'home', from: ['/home/home.page.tsx'] },
];

/** A private page that is not the start page, and needs none of the forms of a new password: it shares modules of both. */
const otherPages = ['/router/private-routes.tsx', '/shell/shell.tsx', '/simulation/simulator.page.tsx'];

/**
 * Few files for the first screens, where one for each set of modules that the same pages share would be dozens of
 * requests: `start` is all that the login needs, `frame` what the other public pages add, `password` what the forms for a
 * new password add, `shell` what the frame around the private pages adds, `home` what the start page adds. What would
 * be in `password` or `home` only because those pages come first is in `forms` and `shared`.
 *
 * @param output a build without groups: by it is known which modules a screen really needs. The imports in the sources
 *   would say too much, because an index of a library imports all of it
 * @returns the file of a module, by its id; none for what is not on a first screen
 */
export function groupFiles(output: Output): Map<string, string> {
  const fileOf = new Map<string, string>();
  for (const { file, from } of screens)
    for (const id of modulesOf(output, from)) if (!fileOf.has(id)) fileOf.set(id, file);
  for (const id of modulesOf(output, otherPages)) {
    if (fileOf.get(id) === 'password') fileOf.set(id, 'forms');
    if (fileOf.get(id) === 'home') fileOf.set(id, 'shared');
  }
  return fileOf;
}

/**
 * Two files for each page of clients beside its own: `client-start` has what the document or at least two of its pages need,
 * the other what only this page does. Each request costs a phone more than the few bytes that it would save.
 *
 * @param output a build without groups
 * @returns as of {@link groupFiles}
 */
function groupClientFiles(output: Output): Map<string, string> {
  const fileOf = new Map(modulesOf(output, ['/client.html']).map((id) => [id, 'client-start']));
  const pages = output.flatMap((one) => (one.type === 'chunk' ? (one.facadeModuleId ?? []) : []));
  for (const page of pages.filter((id) => id.endsWith('.page.tsx')))
    for (const id of modulesOf(output, [page]))
      fileOf.set(id, fileOf.has(id) ? 'client-start' : `${basename(page, '.page.tsx')}-parts`);
  return fileOf;
}

/** The modules that are loaded with any of these, without those themselves. */
function modulesOf(output: Output, from: readonly string[]): string[] {
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const seen = new Set<string>();
  const modules: string[] = [];
  const collect = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    // a page keeps the file of its own, small as it is: by its name the manifest lists what the page needs
    modules.push(...chunk.moduleIds.filter((id) => id !== chunk.facadeModuleId));
    chunk.imports.forEach(collect);
  };
  for (const path of from) {
    const first = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
    if (!first) throw new Error(`no file of the build begins with ${path}`);
    collect(first.fileName);
  }
  return modules;
}
