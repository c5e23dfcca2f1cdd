const key = 'estrada.session';

/**
 * Whether this browser may have a session. The refresh token itself is in a cookie that scripts cannot read; the hint
 * only saves a page load without a session a call that would fail.
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
