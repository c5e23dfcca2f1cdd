const key = 'estrada.returnTo';

type StoredAddress = { username: string | null; address: string };

/** Remembers where a person was when the session was lost, until he signs in again in this tab. */
export function rememberReturn(username: string, address: string): void {
  storeAddress({ username, address });
}

/** Remembers what a stranger wanted to open, for whoever signs in next in this tab. */
export function rememberReturnAddress(address: string): void {
  storeAddress({ username: null, address });
}

/** The remembered address, if it belongs to this person or to nobody in particular. It is not checked yet. */
export function readReturn(username: string): string | null {
  const text = sessionStorage.getItem(key);
  if (!text) return null;
  const kept = JSON.parse(text) as StoredAddress;
  return kept.username === null || kept.username === username ? kept.address : null;
}

export function forgetReturn(): void {
  sessionStorage.removeItem(key);
}

function storeAddress(kept: StoredAddress): void {
  sessionStorage.setItem(key, JSON.stringify(kept));
}
