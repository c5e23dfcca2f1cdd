const key = 'estrada.returnTo';

/** Remembers where a person was when the session was lost, until he signs in again in this tab. */
export function rememberReturn(username: string, address: string): void {
  sessionStorage.setItem(key, JSON.stringify({ username, address }));
}

/** The remembered address, if it belongs to this person. */
export function readReturn(username: string): string | null {
  const text = sessionStorage.getItem(key);
  if (!text) return null;
  const kept = JSON.parse(text) as { username: string; address: string };
  return kept.username === username ? kept.address : null;
}

export function forgetReturn(): void {
  sessionStorage.removeItem(key);
}
