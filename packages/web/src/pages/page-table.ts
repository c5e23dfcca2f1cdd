import { matchPath } from 'react-router';
import type { PageRow } from './page-row.ts';

/** The page table with its lookups. */
export type PageTable = {
  rows: readonly PageRow[];
  /** the row of a path; a literal path has priority over one with parameters */
  find(pathname: string): PageRow | null;
  /** the row of a stored address (path and query), or null if it is not exactly a page of this front end */
  findInternal(address: string): PageRow | null;
};

/** Only its origin is used: an address that resolves to another origin leaves the front end. */
const here = 'https://portal.invalid';

/** Creates the lookups over rows. */
export function makePageTable(rows: readonly PageRow[]): PageTable {
  const find = (pathname: string) => {
    const fits = (row: PageRow) => matchPath({ path: row.path, caseSensitive: true, end: true }, pathname) !== null;
    return rows.find((row) => !row.path.includes(':') && fits(row)) ?? rows.find(fits) ?? null;
  };
  // Browsers read `//host`, `/\host` and hidden control characters as another site, so only an address that the URL
  // parser returns unchanged is valid.
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
 * The app provides its pages at start. They are a separate file: the rows of private pages are not part of the first
 * page load without a session.
 */
export function providePages(loadRows: () => Promise<readonly PageRow[]>): void {
  load = loadRows;
  loaded = null;
  loading = null;
}

/** Loads the table; concurrent calls share one request. */
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
 * All pages. Suspends while the table is loading.
 *
 * @throws the error that prevented loading, for the error page that can reload; suspending again would never end
 */
export function usePages(): PageTable {
  if (!loaded) throw loadPages();
  if ('error' in loaded) throw loaded.error;
  return loaded.table;
}
