import { matchPath } from 'react-router';
import type { PageRow } from './page-row.ts';

/** The page table with its look-ups. */
export type PageTable = {
  rows: readonly PageRow[];
  /** the row of a path; a literal path wins over one with parameters */
  find(pathname: string): PageRow | null;
  /** the row of a remembered address (path and query), or null when it is not exactly a page of this front end */
  findInternal(address: string): PageRow | null;
};

/** Only its origin is used: what resolves to another one leaves the front end. */
const here = 'https://portal.invalid';

/** Makes the look-ups over rows. */
export function makePageTable(rows: readonly PageRow[]): PageTable {
  const find = (pathname: string) => {
    const fits = (row: PageRow) => matchPath({ path: row.path, caseSensitive: true, end: true }, pathname) !== null;
    return rows.find((row) => !row.path.includes(':') && fits(row)) ?? rows.find(fits) ?? null;
  };
  // The browser reads `//host`, `/\host` and hidden control characters as another site, so only an address that the URL
  // parser gives back unchanged counts.
  const findInternal = (address: string) => {
    if (!address.startsWith('/') || address.startsWith('//') || !URL.canParse(address, here)) return null;
    const { origin, pathname, search } = new URL(address, here);
    return origin === here && pathname + search === address ? find(pathname) : null;
  };
  return { rows, find, findInternal };
}

type Loaded = { table: PageTable } | { error: unknown };

let load: () => Promise<readonly PageRow[]> = async () => [];
let loaded: Loaded | null = null;
let loading: Promise<void> | null = null;

/**
 * The roof hands over its pages at start. They come as a file of their own: the rows of all private pages are no part of
 * what a stranger's first page loads.
 */
export function providePages(loadRows: () => Promise<readonly PageRow[]>): void {
  load = loadRows;
  loaded = null;
  loading = null;
}

/** Loads the table; called again, it waits for the same. */
function loadPages(): Promise<void> {
  loading ??= load().then(
    (rows) => {
      loaded = { table: makePageTable(rows) };
    },
    (error: unknown) => {
      loaded = { error };
    },
  );
  return loading;
}

/**
 * All pages. Suspends for a moment while the table is on its way.
 *
 * @throws what kept its file from coming, for the page that says so and reloads; to wait again would never end
 */
export function usePages(): PageTable {
  if (!loaded) throw loadPages();
  if ('error' in loaded) throw loaded.error;
  return loaded.table;
}
