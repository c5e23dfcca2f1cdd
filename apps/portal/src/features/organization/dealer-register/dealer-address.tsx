import { states } from '@estrada/domain/enumerations/index';
import { type DealerForm, dealerForm } from '@estrada/domain/organization/index';
import { FormFields, PhoneInput, WideField, ZipInput } from '@estrada/ui/index';
import { useAddressSearch } from '@estrada/web/address/use-address-search.ts';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { ChoiceField, MaskedField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { useLabels } from '@estrada/web/records/page/use-own-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Loader, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCityChoices } from '../dealer-queries.ts';
import { strings } from '../strings.ts';

type Parts = Pick<DealerForm, 'street' | 'neighbourhood' | 'state' | 'city'>;
const names = ['street', 'neighbourhood', 'state', 'city'] as const;

/**
 * Fills the address from the postal code. Empty fields, and those filled by a postal code before, are filled
 * immediately; typed or saved values are only replaced when the user agrees.
 */
function useFilledAddress() {
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
    // a town with a single postal code has no street or neighbourhood: these fields are left unchanged
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

const stateChoices = states.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }));

/** Phone and address: the postal code fills empty fields and offers the others; everything can be typed. */
export function DealerAddress() {
  const t = useStrings(strings);
  const label = useLabels(dealerForm.fields);
  const form = useFormContext<DealerForm>();
  const state = useWatch({ control: form.control, name: 'state' });
  const { cities, hasFailed, retry } = useCityChoices(state);
  const { search, offer, fill } = useFilledAddress();
  const hint = search === 'idle' ? '' : t(`zip.${search}`);
  return (
    <FormFields>
      <MaskedField as={PhoneInput} name="phone" label={label('phone')} />
      <div>
        <MaskedField
          as={ZipInput}
          name="zipCode"
          label={label('zipCode')}
          rightSection={search === 'searching' ? <Loader size="xs" aria-hidden="true" /> : undefined}
          onChanged={(zip) => void fill(zip)}
        />
        <Text
          role="status"
          size="xs"
          mt={hint ? 4 : 0}
          c={search === 'searching' ? 'dimmed' : 'var(--mantine-color-error)'}
        >
          {hint}
        </Text>
      </div>
      <WideField>
        <TextField name="street" label={label('street')} />
        {offer ? (
          <div role="status">
            <Text size="xs" mt={4}>
              {t('zip.offer', { address: offer.text })}
            </Text>
            <Group gap="xs" mt={4}>
              <Button size="compact-xs" variant="light" onClick={offer.take}>
                {t('zip.take')}
              </Button>
              <Button size="compact-xs" variant="subtle" onClick={offer.keep}>
                {t('zip.keep')}
              </Button>
            </Group>
          </div>
        ) : null}
      </WideField>
      <TextField name="number" label={label('number')} />
      <TextField name="complement" label={label('complement')} required={false} />
      <TextField name="neighbourhood" label={label('neighbourhood')} />
      <ChoiceField
        name="state"
        label={label('state')}
        options={stateChoices}
        // a city of another state would be refused
        onChanged={() => form.setValue('city', '', { shouldDirty: true })}
      />
      <div>
        <ChoiceField
          name="city"
          label={label('city')}
          options={cities}
          disabled={state === ''}
          {...(state === '' ? { placeholder: t('city.chooseState') } : {})}
        />
        {hasFailed ? <RetryHint onRetry={retry} /> : null}
      </div>
    </FormFields>
  );
}
