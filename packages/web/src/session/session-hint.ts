const key = 'estrada.session';

/**
 * Whether this browser may hold a session. The refresh token itself is in a cookie no script can see; the hint only
 * spares a stranger's first page a call that is bound to fail.
 */
export function mayHaveSession(): boolean {
  return localStorage.getItem(key) !== null;
}

export function storeSessionHint(): void {
  localStorage.setItem(key, '1');
}

export function forgetSessionHint(): void {
  localStorage.removeItem(key);
}
