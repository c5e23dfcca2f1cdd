const key = 'estrada.expiryWarned';

/** Whether this person has been warned in this session; it is kept past a reload and in other tabs. */
export const wasWarnedOfExpiry = (username: string): boolean => localStorage.getItem(key) === username;

export const keepExpiryWarning = (username: string): void => localStorage.setItem(key, username);

/** A new session warns anew. */
export const forgetExpiryWarning = (): void => localStorage.removeItem(key);
