import { type EndpointRows, endpointRows } from './endpoint-row.ts';

/** The calls that every page can make immediately: start, login, session. */
export const rows: EndpointRows = endpointRows('first');
