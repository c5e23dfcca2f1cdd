/**
 * A small file with one importer in its folder belongs to that importer: two files of at most 80 and together at most
 * 200 lines are read as one. Lazy pages, workers, tables, schemas and files with their own test stay separate.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const smallLines = 80;
const togetherLines = 200;

const isProduct = (path: string): boolean =>
  /^(apps|packages)\/[^/]+\/(src|server|build)\/.*\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\.d\.ts$|^packages\/testkit\//.test(path);
/**
 * Files that a tool or a convention finds by name; of `*-endpoints.ts` the build ships only the values, and the sentences
 * about a sale are compared with its record without a browser (docs/decisions/0163).
 */
const hasOwnPlace =
  /(\.page|\.worker|\.tables|\.endpoints|\.schemas|\.schedule|\.jobs|\.mail)\.tsx?$|-endpoints\.ts$|-sentences?\.ts$|\/(index|strings|main|worker|pages)\.tsx?$/;
const importOf =
  /(?:\bfrom|\bimport)\s*(\(?)\s*'(\.[^'\n]+|@estrada\/[^'\n]+)'|vi\.\w+\(\s*'(\.[^'\n]+|@estrada\/[^'\n]+)'|new URL\(\s*'(\.[^'\n]+)'/g;

/** Files that stay separate, and why: mostly both declare a name that would have to change first. */
const apart: Readonly<Record<string, string>> = {
  'apps/api/src/partners/identity-provider/explain-failure.ts': 'both declare name',
  'apps/portal/src/features/organization/dealer-register/dealer-values.ts': 'both declare DealerForm',
  'apps/portal/src/features/plans/remote-boundary.tsx': 'both declare Props',
  'apps/portal/src/features/proposals/detail/block-panel.tsx': 'has strings of another table',
  'apps/portal/src/features/client-page/papers-card.tsx': 'has strings of another table',
  'apps/portal/src/features/proposals/offer/offer-fields.tsx': 'has strings of another table',
  'apps/portal/src/features/contracts/selfie-page/use-selfie-link.ts': 'both declare subscribe',
  'apps/portal/src/features/simulation/record/customer-link/link-list.tsx': 'both declare Links',
  'packages/domain/src/audit/entities/registration-fields.ts': 'the build ships its values alone',
};

/**
 * @param files every TypeScript file of the repository by its path
 * @returns the small files that belong in their importer, a line each
 */
export function findSmallFiles(files: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const [path, text] of files)
    for (const [, call, spec = '', mocked, url] of text.matchAll(importOf)) {
      const target = resolve(path, mocked ?? url ?? spec, files);
      if (!target || target === path) continue;
      if (call || mocked || url) lazy.add(target);
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  const linesOf = (path: string) => files.get(path)!.trimEnd().split('\n').length;
  return [...files.keys()].flatMap((path) => {
    if (!isProduct(path) || hasOwnPlace.test(path) || lazy.has(path) || linesOf(path) > smallLines) return [];
    const stem = path.replace(/\.tsx?$/, '');
    if (files.has(`${stem}.test.ts`) || files.has(`${stem}.test.tsx`)) return [];
    const [importer, ...others] = [...(importers.get(path) ?? [])].filter(isProduct);
    if (!importer || others.length > 0 || dirname(importer) !== dirname(path)) return [];
    if (/\/(index|pages)\.tsx?$|\.(tables|endpoints|schemas)\.ts$/.test(importer)) return [];
    if (path.endsWith('.tsx') && importer.endsWith('.ts')) return [];
    if (linesOf(path) + linesOf(importer) > togetherLines || path in apart) return [];
    return [`${path} belongs to ${importer}`];
  });
}

function resolve(from: string, spec: string, files: ReadonlyMap<string, string>): string | null {
  const own = /^@estrada\/([\w-]+)\/(.+)$/.exec(spec);
  const bases = own
    ? ['packages', 'apps'].flatMap((kind) => [`${kind}/${own[1]}/src/${own[2]}`, `${kind}/${own[1]}/${own[2]}`])
    : [posix.join(posix.dirname(from), spec)];
  const candidates = bases.flatMap((base) => [base, `${base}.ts`, `${base}.tsx`]);
  return candidates.find((path) => files.has(path)) ?? null;
}

/** @returns the small files of the repository that belong in their importer */
export function checkSmallFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter(Boolean);
  return findSmallFiles(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
}
