const prefix = 'estrada.draft.';
const keyOf = (username: string, key: string) => `${prefix}${username}.${key}`;

/** Unsent input, by user, only in this tab. Null if there is none, or it is not readable. */
export function readDraft<T>(username: string, key: string): T | null {
  try {
    const text = sessionStorage.getItem(keyOf(username, key));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function writeDraft(username: string, key: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(username, key), JSON.stringify(value));
  } catch {
    // a full storage must not stop the typing; the draft is only a safety net
  }
}

export function removeDraft(username: string, key: string): void {
  sessionStorage.removeItem(keyOf(username, key));
}

/** Removes the drafts of all users, except those of one if given. */
export function removeDrafts(options: { except?: string } = {}): void {
  for (const key of Object.keys(sessionStorage)) {
    const isKept = options.except !== undefined && key.startsWith(keyOf(options.except, ''));
    if (key.startsWith(prefix) && !isKept) sessionStorage.removeItem(key);
  }
}
