const key = 'estrada.told';

/** What a person was told in this session; it is kept past a reload and in other tabs. */
const read = (): string[] => JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
const markOf = (username: string, what: string): string => `${username} ${what}`;

/** Whether this person was told this in this session. */
export const wasTold = (username: string, what: string): boolean => read().includes(markOf(username, what));

export function keepTold(username: string, what: string): void {
  if (!wasTold(username, what)) localStorage.setItem(key, JSON.stringify([...read(), markOf(username, what)]));
}

/** A new session tells everything anew. */
export const forgetTold = (): void => localStorage.removeItem(key);
