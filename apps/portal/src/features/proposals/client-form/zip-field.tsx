import { homeCountry } from '@estrada/domain/enumerations/index';
import { ZipInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Loader, TextInput } from '@mantine/core';
import { strings } from './strings.ts';
import { useField } from './use-field.ts';
import { usePostalCode } from './use-postal-code.ts';

/** The postal code fills what it can of the address, and everything can be typed by hand. Abroad it is any text. */
export function ZipField() {
  const t = useStrings(strings);
  const { onChange, ...field } = useField('client.address.zipCode');
  const { value: countryId } = useField('client.address.countryId');
  const { state, find } = usePostalCode();
  const hints = {
    idle: undefined,
    searching: 'zip.searching',
    notFound: 'zip.notFound',
    unavailable: 'zip.unavailable',
  };
  const hint = hints[state] as 'zip.searching' | undefined;
  if (!['', homeCountry].includes(countryId))
    return (
      <TextInput
        {...field}
        label={t('client.address.zipCode')}
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
        label={t('client.address.zipCode')}
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
