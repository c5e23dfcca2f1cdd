import type { EndpointName } from '@estrada/endpoints/index';
import type { EndpointRow, EndpointRows } from './endpoint-row.ts';
import { rows as first } from './first-endpoints.ts';

let later: Promise<EndpointRows> | null = null;
let loaded: EndpointRows = first;

/** Loads the calls of the private pages; concurrent calls share one request. */
export function loadLaterEndpoints(): Promise<EndpointRows> {
  later ??= import('./later-endpoints.ts')
    .then(({ rows }) => {
      loaded = { ...first, ...rows };
      return rows;
    })
    .catch((error: unknown) => {
      // there may be a connection at the next call
      later = null;
      throw error;
    });
  return later;
}

/** One of the first calls, available synchronously. */
export function firstEndpoint(name: EndpointName): EndpointRow {
  const row = first[name];
  if (!row) throw new Error(`${name} is not among the first endpoints`);
  return row;
}

/** A call, if its table is loaded; null before, and for an unknown name. */
export const loadedEndpoint = (name: EndpointName): EndpointRow | null => loaded[name] ?? null;

/** Any call. @throws Error for an unknown name */
export async function findEndpoint(name: EndpointName): Promise<EndpointRow> {
  const row = first[name] ?? (await loadLaterEndpoints())[name];
  if (!row) throw new Error(`There is no endpoint ${name}`);
  return row;
}
