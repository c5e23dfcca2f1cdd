import { type EndpointRows, endpointRows } from './endpoint-row.ts';

/** The calls that every page can make at once: start, sign-in, session. */
export const rows: EndpointRows = endpointRows('first');
