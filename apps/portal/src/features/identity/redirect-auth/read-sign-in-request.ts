/** What an address of `/redirectAuth` wants: begin a sign-in at the identity provider, finish one, or neither. */
export type SignInRequest =
  | { kind: 'none' }
  | { kind: 'start'; username: string | undefined }
  | { kind: 'finish'; answer: ProviderAnswer };

/** What the identity provider put into the address, as it came. The server judges it; here nobody does. */
export type ProviderAnswer = { state: string; code?: string; error?: string; iss?: string };

/** Reads it by the names of OpenID Connect. */
export function readSignInRequest(search: URLSearchParams): SignInRequest {
  const part = (name: string) => search.get(name) || undefined;
  const [state, code, error, iss] = [part('state'), part('code'), part('error'), part('iss')];
  if (state && (code || error))
    return { kind: 'finish', answer: { state, ...(code && { code }), ...(error && { error }), ...(iss && { iss }) } };
  return iss ? { kind: 'start', username: part('login_hint') } : { kind: 'none' };
}
