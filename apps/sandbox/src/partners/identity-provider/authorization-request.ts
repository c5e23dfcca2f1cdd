/** What a client asks the provider for, once it makes sense. */
export type AuthorizationRequest = {
  clientId: string;
  redirectUri: string;
  state: string | undefined;
  nonce: string | undefined;
  codeChallenge: string;
  /** who the client believes to be there */
  loginHint: string;
};

/** `unreturnable`: nobody knows where to say it; `returned`: the client is told by its own address. */
export type RequestProblem = { kind: 'unreturnable'; field: string } | { kind: 'returned'; address: string };

/** Reads the query of an authorization request: the code flow with PKCE (S256), and nothing else. */
export function readAuthorizationRequest(
  query: Readonly<Record<string, unknown>>,
): AuthorizationRequest | RequestProblem {
  const text = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [clientId, redirectUri, state] = [text('client_id'), text('redirect_uri'), text('state')];
  if (!clientId) return { kind: 'unreturnable', field: 'client_id' };
  if (!redirectUri || !isReturnAddress(redirectUri)) return { kind: 'unreturnable', field: 'redirect_uri' };
  const codeChallenge = text('code_challenge');
  const asksForCode = text('response_type') === 'code' && text('scope')?.split(' ').includes('openid');
  if (!asksForCode || !codeChallenge || text('code_challenge_method') !== 'S256')
    return { kind: 'returned', address: returnAddress(redirectUri, { error: 'invalid_request', state }) };
  return { clientId, redirectUri, state, nonce: text('nonce'), codeChallenge, loginHint: text('login_hint') ?? '' };
}

/** The client's own address with the provider's answer in it. */
export function returnAddress(redirectUri: string, answer: Readonly<Record<string, string | undefined>>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) address.searchParams.set(name, value);
  return address.href;
}

function isReturnAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && hash === '' && username === '' && password === '';
}
