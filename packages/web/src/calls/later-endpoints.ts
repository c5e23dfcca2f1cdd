import { type EndpointRows, endpointRows } from './endpoint-row.ts';

/** All other calls; their list grows with the product, so it is not part of the first load. */
export const rows: EndpointRows = endpointRows('later');
