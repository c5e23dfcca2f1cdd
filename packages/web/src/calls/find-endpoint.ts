import type { EndpointName } from '@estrada/endpoints/index';
import type { EndpointRow, EndpointRows } from './endpoint-row.ts';
import { rows as first } from './first-endpoints.ts';

let later: Promise<EndpointRows> | null = null;
let loaded: EndpointRows = first;

/** Begins to load the calls of the private pages; called again, it waits for the same. */
export function loadLaterEndpoints(): Promise<EndpointRows> {
  later ??= import('./later-endpoints.ts')
    .then(({ rows }) => {
      loaded = { ...first, ...rows };
      return rows;
    })
    .catch((error: unknown) => {
      // without a connection now, perhaps with one at the next call
      later = null;
      throw error;
    });
  return later;
}

/** One of the first calls, known without waiting. */
export function firstEndpoint(name: EndpointName): EndpointRow {
  const row = first[name];
  if (!row) throw new Error(`${name} is not among the first endpoints`);
  return row;
}

/** A call as far as the table has come; null before, and for a name that it does not have. */
export const loadedEndpoint = (name: EndpointName): EndpointRow | null => loaded[name] ?? null;

/** Any call. @throws Error when the table has none of this name */
export async function findEndpoint(name: EndpointName): Promise<EndpointRow> {
  const row = first[name] ?? (await loadLaterEndpoints())[name];
  if (!row) throw new Error(`There is no endpoint ${name}`);
  return row;
}
