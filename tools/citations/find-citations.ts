/**
 * Finds the citations of a text: our own pages (with their headings), our files and folders, and sources outside of the
 * repository.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type CitationProblem = { kind: 'outside' | 'no page' | 'no heading' | 'no file'; line: number; cited: string };

/** Names of papers that are not in the repository: readers of the code cannot open them. */
const outside = [
  /\bSPEC(?:\.md)?\s*§/,
  /\bSPEC\.md\b/,
  /(?<![\w/-])(?:domain|finance|house|look|stack|open-questions)\.md\b/,
  /\bopen question\b/i,
  /\bdomain decisions?\b/i,
  /\bQ\d{2,3}\b/,
  /(?:\.\.|\/work)\/shared\b/,
];
/** `docs/page.md#heading` in comments, and `[words](page.md#heading)` in pages. */
const inComment = /\bdocs\/[\w./-]+?\.md(?:#[\w-]+)?/g;
const inPage = /\]\((?!https?:|mailto:)([^)#\s]*)(#[\w-]+)?\)/g;
/** A file or folder by its path from the root; `{a,b}` are several. Neither an import, which begins with dots, nor a build. */
const ourPath = /(?<![\w./@{,-])(?:apps|packages|tools|e2e|bench|deploy)\/[\w./{},-]*[\w}]/g;

/**
 * @param text of a source file or page
 * @param folder of the file, the base of a page's links
 * @param root of the repository, the base of a comment's citations
 */
export function findCitationProblems(text: string, folder: string, root: string, isPage: boolean): CitationProblem[] {
  return text.split('\n').flatMap((line, index): CitationProblem[] => {
    const at = (kind: CitationProblem['kind'], cited: string) => ({ kind, line: index + 1, cited });
    const foreign = outside.flatMap((pattern) => pattern.exec(line)?.[0] ?? []).map((cited) => at('outside', cited));
    const cited = isPage
      ? [...line.matchAll(inPage)].map(([, path, heading]) => ({
          path: path ? join(folder, decodeURI(path)) : null,
          heading,
          words: `${path}${heading ?? ''}`,
        }))
      : [...line.matchAll(inComment)].map(([words]) => {
          const [path = '', heading] = words.split('#');
          return { path: join(root, path), heading: heading && `#${heading}`, words };
        });
    const paths = [...line.matchAll(ourPath)].flatMap(([words]) => (/\/dist\b/.test(words) ? [] : expand(words)));
    return [
      ...foreign,
      ...paths.flatMap((words) => (existsSync(join(root, words)) ? [] : [at('no file', words)])),
      ...cited.flatMap(({ path, heading, words }): CitationProblem[] => {
        if (path !== null && !existsSync(path)) return [at('no page', words)];
        if (!heading || !(path ?? '.md').endsWith('.md')) return [];
        const page = path === null ? text : readFileSync(path, 'utf8');
        return headingsOf(page).has(heading.slice(1)) ? [] : [at('no heading', words)];
      }),
    ];
  });
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expand(path: string): string[] {
  const [, before, inside, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? [];
  return inside === undefined ? [path] : inside.split(',').flatMap((one) => expand(`${before}${one}${after}`));
}

/** The anchors of a page's headings, as its readers' sites make them. */
function headingsOf(page: string): Set<string> {
  const headings = page.split('\n').flatMap((line) => /^#{1,6} (.+)$/.exec(line)?.[1] ?? []);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}
