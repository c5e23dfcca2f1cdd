import type { Capability } from '@estrada/domain/access/index';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  isPublic,
  isSessionOptional,
  needsApiKey,
} from '@estrada/endpoints/index';

/** What the browser has to know of a call: where it goes and how its body travels. */
export type EndpointRow = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  family: string;
  path: string;
  /** the body travels as base64 text of its JSON */
  isBase64?: true;
  /** the answer is a file */
  isFile?: true;
  /** sent under `public`, without tokens, and never renewed */
  isAnonymous?: true;
  /** who may make it has one of these; absent where every signed-in account may */
  access?: readonly Capability[];
  /** sent with the portal's API key; without `isAnonymous`, in the session too where there is one */
  isPublicKey?: true;
};

export type EndpointRows = Readonly<Partial<Record<EndpointName, EndpointRow>>>;

/** The areas whose public calls come with their page: who signs in does not pay for a client's link or a phone's. */
const withTheirPage: readonly string[] = ['simulation', 'documents', 'proposals'];

/** The calls that a session begins and ends with, and those of strangers; all others come with the private pages. */
export const isFirst = (endpoint: Endpoint) =>
  (isPublic(endpoint) && !withTheirPage.includes(endpoint.area)) ||
  isSessionOptional(endpoint) ||
  endpoint.area === 'identity';

/**
 * The rows of the first calls, or of all others, without their schemas. The build evaluates the two modules that call this
 * and ships their values as plain data (build/evaluate-modules.ts), so that no page pays for zod before it checks a form.
 */
export function endpointRows(which: 'first' | 'later'): EndpointRows {
  return Object.fromEntries(
    (Object.entries(endpoints) as [EndpointName, Endpoint][])
      .filter(([, endpoint]) => isFirst(endpoint) === (which === 'first'))
      .map(([name, endpoint]): [EndpointName, EndpointRow] => [name, endpointRow(endpoint)]),
  );
}

/** The row of one call. */
export const endpointRow = (endpoint: Endpoint): EndpointRow => ({
  method: endpoint.method,
  family: endpoint.family,
  path: endpoint.path,
  ...(endpoint.bodyEncoding === 'base64' ? { isBase64: true } : {}),
  ...('file' in endpoint.response ? { isFile: true } : {}),
  ...(isPublic(endpoint) ? { isAnonymous: true } : {}),
  ...(typeof endpoint.access === 'object' ? { access: endpoint.access.anyOf } : {}),
  ...(needsApiKey(endpoint) ? { isPublicKey: true } : {}),
});
