import { useAddressSearch } from '@estrada/web/address/use-address-search.ts';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

/** Fills street, neighbourhood, city and state from the postal code and goes on to the number; a failure leaves the fields to the person. */
export function usePostalCode() {
  const form = useFormContext<FormValues>();
  const { state, find } = useAddressSearch();

  async function fill(zip: string): Promise<void> {
    const found = await find(zip);
    if (!found) return;
    const { street, neighborhood, cityId, city, state: stateId } = found;
    // a town with a single postal code has no street: what was typed must not be emptied
    const filled = { street, neighborhood, stateId, cityId, cityName: city };
    for (const [name, value] of Object.entries(filled)) {
      if (value) form.setValue(`client.address.${name as keyof typeof filled}`, value, { shouldDirty: true });
    }
    // who has typed on meanwhile keeps the place; a town with a single postal code wants its street first
    if (document.activeElement?.id === 'client.address.zipCode')
      focusField(street ? 'client.address.number' : 'client.address.street');
  }
  return { state, find: fill };
}
