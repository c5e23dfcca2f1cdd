import type { DealerForm } from '@estrada/domain/organization/index';
import { useAddressSearch } from '@estrada/web/address/use-address-search.ts';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

type Parts = Pick<DealerForm, 'street' | 'neighbourhood' | 'state' | 'city'>;
const names = ['street', 'neighbourhood', 'state', 'city'] as const;

/**
 * Fills the address from the postal code. What is empty, or was filled by the postal code before, is filled at once; what
 * somebody typed, or the dealer has already, is only replaced when the person says so.
 */
export function useFilledAddress() {
  const form = useFormContext<DealerForm>();
  const { state: search, find } = useAddressSearch();
  const [offered, setOffered] = useState<Parts | null>(null);
  const filled = useRef<Partial<Parts>>({});

  function put(parts: Partial<Parts>): void {
    for (const name of names) {
      const value = parts[name];
      if (!value) continue;
      filled.current[name] = value;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  }

  async function fill(zip: string): Promise<void> {
    setOffered(null);
    const found = await find(zip);
    if (!found) return;
    // a town with a single postal code has neither street nor neighbourhood: then nothing is said about them
    const parts: Parts = {
      street: found.street,
      neighbourhood: found.neighborhood,
      state: found.state,
      city: found.city,
    };
    const now = form.getValues();
    const isOpen = (name: keyof Parts) => now[name].trim() === '' || now[name] === filled.current[name];
    const isTyped = names.some((name) => parts[name] && parts[name] !== now[name] && !isOpen(name));
    if (!isTyped) return put(parts);
    put(Object.fromEntries(names.filter(isOpen).map((name) => [name, parts[name]])));
    setOffered(parts);
  }

  const offer = offered && {
    text: [offered.street, offered.neighbourhood, `${offered.city}/${offered.state}`].filter(Boolean).join(', '),
    take: () => {
      put(offered);
      setOffered(null);
    },
    keep: () => setOffered(null),
  };
  return { search, offer, fill };
}
