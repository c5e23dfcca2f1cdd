import type { Capability } from '@estrada/domain/access/index';
import type { AlertCall } from '@estrada/domain/errors/index';
import {
  alertCallOf,
  type Endpoint,
  type EndpointName,
  endpoints,
  isPublic,
  isSessionOptional,
  needsApiKey,
} from '@estrada/endpoints/index';

/** What the browser needs to know about a call: its address and the encoding of its body. */
export type EndpointRow = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  family: string;
  path: string;
  /** the body is sent as base64 text of its JSON */
  isBase64?: true;
  /** the response is a file */
  isFile?: true;
  /** a kind of call that shows some codes differently */
  alertCall?: AlertCall;
  /** sent under `public`, without tokens, and never renewed */
  isAnonymous?: true;
  /** the caller needs one of these; absent if every logged-in account may make the call */
  access?: readonly Capability[];
  /** sent with the portal's API key; without `isAnonymous`, also in the session if there is one */
  isPublicKey?: true;
};

export type EndpointRows = Readonly<Partial<Record<EndpointName, EndpointRow>>>;

/** The call that returns the key of the public calls. */
const returnsKey = (endpoint: Endpoint) => isPublic(endpoint) && endpoint.area === 'lookups';

/** What the login needs: the calls that start and end a session. */
export const isFirst = (endpoint: Endpoint): boolean =>
  endpoint.area === 'identity' || isSessionOptional(endpoint) || returnsKey(endpoint);

const groups = {
  first: isFirst,
  /** what the pages for clients need, whose document has no other table */
  client: (endpoint: Endpoint) => (needsApiKey(endpoint) && endpoint.area !== 'identity') || returnsKey(endpoint),
  /** loaded with the private pages, and by a public page of the portal at its first call */
  later: (endpoint: Endpoint) => !isFirst(endpoint),
};

/**
 * The rows of a group of calls, without their schemas. The build evaluates the modules that call this and ships their
 * values as plain data (build/evaluate-modules.ts), so that no page loads zod before it checks a form.
 */
export function endpointRows(group: keyof typeof groups): EndpointRows {
  return Object.fromEntries(
    (Object.entries(endpoints) as [EndpointName, Endpoint][])
      .filter(([, endpoint]) => groups[group](endpoint))
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
  ...kindOf(alertCallOf(endpoint)),
  ...(isPublic(endpoint) ? { isAnonymous: true } : {}),
  ...(typeof endpoint.access === 'object' ? { access: endpoint.access.anyOf } : {}),
  ...(needsApiKey(endpoint) ? { isPublicKey: true } : {}),
});

const kindOf = (alertCall: AlertCall | undefined) => (alertCall === undefined ? {} : { alertCall });
