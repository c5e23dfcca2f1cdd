let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog that changes the password: from the user menu or from the expiry warning. */
export const openPasswordChange = (): void => set(true);
export const closePasswordChange = (): void => set(false);

/** For `useSyncExternalStore`. */
export const isPasswordChangeOpen = (): boolean => isOpen;
export function subscribeToPasswordChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
