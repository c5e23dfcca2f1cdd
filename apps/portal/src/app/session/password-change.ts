let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Asks for the dialog that changes the password: from the menu of the person, from the warning. */
export const openPasswordChange = (): void => set(true);
export const closePasswordChange = (): void => set(false);

/** For `useSyncExternalStore`. */
export const isPasswordChangeOpen = (): boolean => isOpen;
export function subscribeToPasswordChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
