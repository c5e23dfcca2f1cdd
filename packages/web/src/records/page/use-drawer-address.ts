import { useLocation } from 'react-router';

const addressName = 'registro';
/** A value that no record has as its key: the key of a group is its name, which may be any word. */
const newRecord = '';

/** The form is part of the address: a reload and the back button restore it, with its input. */
export function useDrawerAddress() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const key = params.get(addressName);
  const addressOf = (wanted: string | null) => {
    const next = new URLSearchParams(search);
    next.delete(addressName);
    if (wanted !== null) next.set(addressName, wanted);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return { key, isNew: key === newRecord, addressOf, addressOfNew: addressOf(newRecord), closed: addressOf(null) };
}
