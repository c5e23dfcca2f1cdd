import type { Rolldown } from 'vite';

/** What stands on a screen at once: the modules that begin it. An earlier file is loaded before a later one. */
const screens = [
  { file: 'start', from: ['/portal/index.html', '/identity/login.page.tsx'] },
  { file: 'frame', from: ['/shell/framed-routes.tsx'] },
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
 * new password add, `shell` what the frame around the private pages adds, `home` what the start page adds. `shared` is
 * what would be in one of the last two only because those pages come first.
 *
 * @param output a build without groups: by it is known which modules a screen really needs. The imports in the sources
 *   would say too much, because an index of a library imports all of it
 * @returns the file of a module, by its id; none for what is not on a first screen
 */
export function groupFiles(output: Rolldown.RolldownOutput['output']): Map<string, string> {
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const modulesOf = (from: readonly string[]): string[] => {
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
  };
  const fileOf = new Map<string, string>();
  for (const { file, from } of screens) for (const id of modulesOf(from)) if (!fileOf.has(id)) fileOf.set(id, file);
  for (const id of modulesOf(otherPages))
    if (fileOf.get(id) === 'password' || fileOf.get(id) === 'home') fileOf.set(id, 'shared');
  return fileOf;
}
