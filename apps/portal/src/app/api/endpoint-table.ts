import { type EndpointName, endpoints, isPublic } from '@estrada/endpoints/index';

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
  /** sent with the portal's API key */
  isPublicKey?: true;
};

/**
 * The endpoint table without its schemas. The build evaluates this module and ships its value as plain data
 * (build/evaluate-modules.ts), so that no page pays for zod before it checks a form.
 */
export const endpointTable = Object.fromEntries(
  Object.entries(endpoints).map(([name, endpoint]): [string, EndpointRow] => [
    name,
    {
      method: endpoint.method,
      family: endpoint.family,
      path: endpoint.path,
      ...(endpoint.bodyEncoding === 'base64' ? { isBase64: true } : {}),
      ...('file' in endpoint.response ? { isFile: true } : {}),
      ...(isPublic(endpoint) ? { isAnonymous: true } : {}),
      ...(endpoint.access === 'public-key' ? { isPublicKey: true } : {}),
    },
  ]),
) as Record<EndpointName, EndpointRow>;
