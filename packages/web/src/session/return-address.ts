const key = 'estrada.returnTo';

type StoredAddress = { username: string | null; address: string };

/** Stores where the user was when the session was lost, until the next login in this tab. */
export function rememberReturn(username: string, address: string): void {
  storeAddress({ username, address });
}

/** Stores the address requested before a login, for the next user who logs in in this tab. */
export function rememberReturnAddress(address: string): void {
  storeAddress({ username: null, address });
}

/** The stored address, if it belongs to this user or to no particular one. It is not validated yet. */
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
