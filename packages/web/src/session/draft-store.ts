const prefix = 'estrada.draft.';
const keyOf = (username: string, key: string) => `${prefix}${username}.${key}`;

/** What was typed and not sent, by person, in this tab only. Null when there is nothing (readable). */
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
    // a full store must not stop the typing; the draft is a safety net only
  }
}

export function removeDraft(username: string, key: string): void {
  sessionStorage.removeItem(keyOf(username, key));
}

/** Removes all drafts but those of one person; of everybody when nobody is named. */
export function removeDrafts(options: { except?: string } = {}): void {
  for (const key of Object.keys(sessionStorage)) {
    const isKept = options.except !== undefined && key.startsWith(keyOf(options.except, ''));
    if (key.startsWith(prefix) && !isKept) sessionStorage.removeItem(key);
  }
}
