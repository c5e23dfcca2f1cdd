/** What an address of `/redirectAuth` requests: start a login at the identity provider, complete one, or neither. */
export type SignInRequest =
  | { kind: 'none' }
  | { kind: 'start'; username: string | undefined }
  | { kind: 'finish'; answer: ProviderAnswer };

/** The parameters that the identity provider returned, unchanged. The server validates them, not this page. */
export type ProviderAnswer = { state: string; code?: string; error?: string; iss?: string };

/** Parses it by the names of OpenID Connect. */
export function readSignInRequest(search: URLSearchParams): SignInRequest {
  const part = (name: string) => search.get(name) || undefined;
  const [state, code, error, iss] = [part('state'), part('code'), part('error'), part('iss')];
  if (state && (code || error))
    return { kind: 'finish', answer: { state, ...(code && { code }), ...(error && { error }), ...(iss && { iss }) } };
  return iss ? { kind: 'start', username: part('login_hint') } : { kind: 'none' };
}
