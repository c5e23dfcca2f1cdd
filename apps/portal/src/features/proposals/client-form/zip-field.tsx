import { homeCountry } from '@estrada/domain/enumerations/index';
import { ZipInput } from '@estrada/ui/index';
import { useAddressSearch } from '@estrada/web/address/use-address-search.ts';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Loader, TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from './registration-form.ts';
import { strings } from './strings.ts';

/**
 * Fills street, neighbourhood, city and state from the postal code and focuses the number; after a failure the user
 * types them.
 */
function usePostalCode() {
  const form = useFormContext<FormValues>();
  const { state, find } = useAddressSearch();

  async function fill(zip: string): Promise<void> {
    const found = await find(zip);
    if (!found) return;
    const { street, neighborhood, cityId, city, state: stateId } = found;
    // a town with a single postal code has no street: typed text must not be cleared
    const filled = { street, neighborhood, stateId, cityId, cityName: city };
    for (const [name, value] of Object.entries(filled)) {
      if (value) form.setValue(`client.address.${name as keyof typeof filled}`, value, { shouldDirty: true });
    }
    // a user who has moved on keeps the focus; a town with a single postal code needs the street first
    if (document.activeElement?.id === 'client.address.zipCode')
      focusField(street ? 'client.address.number' : 'client.address.street');
  }
  return { state, find: fill };
}

/** The postal code fills in the address as far as possible, and everything can be typed. Abroad any text is valid. */
export function ZipField({ label }: { label: string }) {
  const t = useStrings(strings);
  const { onChange, ...field } = useFormField<string>('client.address.zipCode');
  // only read, not registered: the address of a person has no such field
  const { control } = useFormContext<Record<string, string | undefined>>();
  const countryId = useWatch({ control, name: 'client.address.countryId' });
  const { state, find } = usePostalCode();
  const hints = {
    idle: undefined,
    searching: 'zip.searching',
    notFound: 'zip.notFound',
    unavailable: 'zip.unavailable',
  };
  const hint = hints[state] as 'zip.searching' | undefined;
  if (countryId && countryId !== homeCountry)
    return (
      <TextInput
        {...field}
        label={label}
        required
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <div>
      <ZipInput
        {...field}
        id="client.address.zipCode"
        label={label}
        required
        rightSection={state === 'searching' ? <Loader size="xs" aria-hidden="true" /> : undefined}
        onChange={(zip) => {
          onChange(zip);
          void find(zip);
        }}
      />
      <p className="proposal-hint" role="status" data-failed={state === 'notFound' || state === 'unavailable'}>
        {hint ? t(hint) : ''}
      </p>
    </div>
  );
}
