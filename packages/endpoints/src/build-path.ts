/**
 * The user-type segment of an address (docs/specification/wire.md#addresses): the caller's own type, `public` before
 * there is a token.
 */
export type UserTypeSegment = 'gmf' | 'dealer' | 'public';

/**
 * The address of a call: `/api/{family}/{userType}{path}` with parameters and query filled in and URL-encoded.
 *
 * @param params one value for every `{name}` of the path
 * @param query undefined and null values are not sent
 * @throws Error when a parameter of the path has no value
 */
export function buildPath(
  endpoint: { family: string; path: string },
  userType: UserTypeSegment,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`No value for {${name}} of ${endpoint.path}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return `/api/${endpoint.family}/${userType}${path}${text ? `?${text}` : ''}`;
}
