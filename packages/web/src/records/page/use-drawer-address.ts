import { useLocation } from 'react-router';

const addressName = 'registro';
/** What no record is known by: a group is known by its name, and any word may be one. */
const newRecord = '';

/** The form stands in the address: a reload and the way back find it again, with what was typed. */
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
