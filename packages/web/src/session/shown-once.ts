const key = 'estrada.shown';

/** What a person was shown in this session; it outlives a reload and holds in other tabs too. */
const read = (): string[] => JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
const markOf = (username: string, what: string): string => `${username} ${what}`;

/** Whether this person was shown this in this session. */
export const wasShown = (username: string, what: string): boolean => read().includes(markOf(username, what));

/** Remembers that this person was shown this. */
export function markShown(username: string, what: string): void {
  if (!wasShown(username, what)) localStorage.setItem(key, JSON.stringify([...read(), markOf(username, what)]));
}

/** A new session shows everything anew. */
export const forgetShown = (): void => localStorage.removeItem(key);
