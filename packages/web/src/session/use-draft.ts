import { useCallback, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { readSession } from './session-store.ts';

/**
 * State that survives a reload and a lost session: it is stored in this tab under the username and removed at the
 * logout, or when another user logs in.
 *
 * @param key unique in the portal, e.g. `simulator` or `proposal.<id>`; null stores nothing: then it is plain state
 * @returns the value, its setter, and `clear`, which removes the draft and restores the initial value
 */
export function useDraft<T>(key: string | null, initial: T): [T, (next: T | ((value: T) => T)) => void, () => void] {
  const [username] = useState(() => readSession().user?.username ?? null);
  const [value, setValue] = useState<T>(() => (username && key ? readDraft<T>(username, key) : null) ?? initial);
  const latest = useRef(value);
  const first = useRef(initial);
  const set = useCallback(
    (next: T | ((value: T) => T)) => {
      latest.current = typeof next === 'function' ? (next as (value: T) => T)(latest.current) : next;
      setValue(latest.current);
      if (username && key) writeDraft(username, key, latest.current);
    },
    [username, key],
  );
  const clear = useCallback(() => {
    latest.current = first.current;
    setValue(first.current);
    if (username && key) removeDraft(username, key);
  }, [username, key]);
  return [value, set, clear];
}
