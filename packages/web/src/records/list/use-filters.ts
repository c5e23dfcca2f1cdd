import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { AddressField } from './address-fields.ts';

type FieldTable = { readonly [key: string]: AddressField<unknown> };
type Typed<Fields> = { readonly [Key in keyof Fields]: Fields[Key] extends AddressField<infer Value> ? Value : never };

/** The filters of a list and their setters. */
export type Filters<Values> = {
  values: Values;
  /** at least one filter is set */
  isNarrowed: boolean;
  change: (part: Partial<Values>) => void;
  clear: () => void;
};

/**
 * The filters of a list, stored in the address: a reload, a shared link and the back button restore them.
 *
 * @param fields the filters by key, in the order of the address; declared once, outside the component
 */
export function useFilters<const Fields extends FieldTable>(fields: Fields): Filters<Typed<Fields>> {
  const [address, setAddress] = useSearchParams();
  const entries = Object.entries(fields);
  // the address changes a moment later: changes before that must not be lost
  const pending = useRef<Record<string, unknown>>({});
  useEffect(() => {
    if (address) pending.current = {};
  }, [address]);
  const values = Object.fromEntries(entries.map(([key, field]) => [key, field.read(address.get(field.name) ?? '')]));

  const { pathname } = useLocation();
  const browserPath = useRef(window.location.pathname);
  useEffect(() => {
    if (pathname) browserPath.current = window.location.pathname;
  }, [pathname]);

  function put(part: Record<string, unknown>): void {
    // the user has navigated while the next page is loading: earlier input must not navigate back
    if (window.location.pathname !== browserPath.current) return;
    const wanted = { ...pending.current, ...part };
    pending.current = wanted;
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, field] of entries) {
          const text = field.write(Object.hasOwn(wanted, key) ? wanted[key] : field.read(next.get(field.name) ?? ''));
          next.delete(field.name);
          if (text) next.append(field.name, text);
        }
        return next;
      },
      { replace: true },
    );
  }

  return {
    values: values as Typed<Fields>,
    isNarrowed: entries.some(([key, field]) => field.write(values[key]) !== ''),
    change: (part) => put(part),
    clear: () => put(Object.fromEntries(entries.map(([key, field]) => [key, field.read('')]))),
  };
}
