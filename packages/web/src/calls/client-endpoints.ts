import { type EndpointRows, endpointRows } from './endpoint-row.ts';

/** The calls of the pages for clients: their build takes this in place of the first ones, so that none waits for a table. */
export const rows: EndpointRows = endpointRows('client');
