import { homeCountry } from '@estrada/domain/enumerations/index';
import { siblingPath } from '@estrada/domain/forms/rows';
import type { Ui } from '@estrada/domain/forms/ui';
import { ZipInput } from '@estrada/ui/index';
import { Loader, TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAddressSearch } from '../../address/use-address-search.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { focusField } from '../form/focus-field.ts';
import { useFormField } from '../form/use-form-field.ts';
import { useIsPublicForm } from './declared-form.tsx';
import { strings } from './strings.ts';

type AddressAt = NonNullable<Ui['addressAt']>;

/**
 * Fills street, neighbourhood, city and state from the postal code and focuses the number; after a failure the user
 * types them.
 */
function usePostalCode(name: string, addressAt: AddressAt) {
  const form = useFormContext<Record<string, unknown>>();
  const { state, find } = useAddressSearch(useIsPublicForm());

  async function fill(zip: string): Promise<void> {
    const found = await find(zip);
    if (!found) return;
    const { number, ...filled } = addressAt;
    // a town with a single postal code has no street: typed text must not be cleared
    for (const [part, field] of Object.entries(filled) as [Exclude<keyof AddressAt, 'number'>, string][])
      if (found[part]) form.setValue(siblingPath(name, field), found[part], { shouldDirty: true });
    // a user who has moved on keeps the focus; a town with a single postal code needs the street first
    if (document.activeElement?.id === name) focusField(siblingPath(name, found.street ? number : addressAt.street));
  }
  return { state, find: fill };
}

/** The postal code fills in the address as far as possible, and everything can be typed. Abroad any text is valid. */
export function ZipField({ name, label, addressAt }: { name: string; label: string; addressAt: AddressAt }) {
  const t = useStrings(strings);
  const { onChange, ...field } = useFormField<string>(name);
  // only read, not registered: some addresses have no such field
  const { control } = useFormContext<Record<string, string | undefined>>();
  const countryId = useWatch({ control, name: siblingPath(name, 'countryId') });
  const { state, find } = usePostalCode(name, addressAt);
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
        id={name}
        label={label}
        required
        rightSection={state === 'searching' ? <Loader size="xs" aria-hidden="true" /> : undefined}
        onChange={(zip) => {
          onChange(zip);
          void find(zip);
        }}
      />
      <p className="row-hint" role="status" data-failed={state === 'notFound' || state === 'unavailable'}>
        {hint ? t(hint) : ''}
      </p>
    </div>
  );
}
