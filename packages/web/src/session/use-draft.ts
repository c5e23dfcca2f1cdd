import { useCallback, useMemo, useRef, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { readSession } from './session-store.ts';

/**
 * Where input is stored until it is sent, so that it survives a reload and a lost session. Writing renders nothing.
 *
 * @param key as for `useDraft`
 * @returns the same functions as long as the key is the same
 */
export function useDraftStore<T>(key: string | null): { read(): T | null; write(value: T): void; remove(): void } {
  const [username] = useState(() => readSession().user?.username ?? null);
  return useMemo(
    () => ({
      read: () => (username && key ? readDraft<T>(username, key) : null),
      write: (value) => {
        if (username && key) writeDraft(username, key, value);
      },
      remove: () => {
        if (username && key) removeDraft(username, key);
      },
    }),
    [username, key],
  );
}

/**
 * State that survives a reload and a lost session: it is stored in this tab under the username and removed at the
 * logout, or when another user logs in.
 *
 * @param key unique in the portal, e.g. `simulator` or `proposal.<id>`; null stores nothing: then it is plain state
 * @returns the value, its setter, and `clear`, which removes the draft and restores the initial value
 */
export function useDraft<T>(key: string | null, initial: T): [T, (next: T | ((value: T) => T)) => void, () => void] {
  const store = useDraftStore<T>(key);
  const [value, setValue] = useState<T>(() => store.read() ?? initial);
  const latest = useRef(value);
  const first = useRef(initial);
  const set = useCallback(
    (next: T | ((value: T) => T)) => {
      latest.current = typeof next === 'function' ? (next as (value: T) => T)(latest.current) : next;
      setValue(latest.current);
      store.write(latest.current);
    },
    [store],
  );
  const clear = useCallback(() => {
    latest.current = first.current;
    setValue(first.current);
    store.remove();
  }, [store]);
  return [value, set, clear];
}
