import { matchPath } from 'react-router';
import type { RouteRow } from '../route-row.ts';
import { routes } from '../routes.tsx';

/** The row of an address; a literal path wins over one with parameters. */
export function findRow(pathname: string): RouteRow | null {
  const fits = (row: RouteRow) => matchPath({ path: row.path, caseSensitive: true, end: true }, pathname) !== null;
  return routes.find((row) => !row.path.includes(':') && fits(row)) ?? routes.find(fits) ?? null;
}
