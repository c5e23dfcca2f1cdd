const key = 'estrada.shown';

/** What a user was shown in this session; it survives a reload and applies to other tabs too. */
const read = (): string[] => JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
const markOf = (username: string, what: string): string => `${username} ${what}`;

/** Whether this user was shown this in this session. */
export const wasShown = (username: string, what: string): boolean => read().includes(markOf(username, what));

/** Records that this user was shown this. */
export function markShown(username: string, what: string): void {
  if (!wasShown(username, what)) localStorage.setItem(key, JSON.stringify([...read(), markOf(username, what)]));
}

/** A new session shows everything again. */
export const forgetShown = (): void => localStorage.removeItem(key);
