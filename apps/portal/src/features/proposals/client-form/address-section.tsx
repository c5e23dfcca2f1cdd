import { states } from '@estrada/domain/enumerations/index';
import { ZipInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Loader, Select } from '@mantine/core';
import { showState } from './choices.ts';
import { CityField } from './city-field.tsx';
import { FieldInput } from './field-input.tsx';
import type { FormSection } from './form-sections.ts';
import { strings } from './strings.ts';
import { useField } from './use-field.ts';
import { usePostalCode } from './use-postal-code.ts';

/** The address: the postal code fills what it can, and everything can be typed by hand. */
export function AddressSection({ section }: { section: FormSection }) {
  return (
    <div className="proposal-fields">
      {section.fields.map((row) => {
        if (row.path === 'client.address.zipCode') return <ZipField key={row.path} />;
        if (row.path === 'client.address.stateId') return <StateField key={row.path} />;
        if (row.path === 'client.address.cityId') return <CityField key={row.path} />;
        return (
          <div key={row.path} className={row.isWide ? 'proposal-field-wide' : undefined}>
            <FieldInput row={row} />
          </div>
        );
      })}
    </div>
  );
}

function ZipField() {
  const t = useStrings(strings);
  const { onChange, ...field } = useField('client.address.zipCode');
  const { state, find } = usePostalCode();
  const hints = {
    idle: undefined,
    searching: 'zip.searching',
    notFound: 'zip.notFound',
    unavailable: 'zip.unavailable',
  };
  const hint = hints[state] as 'zip.searching' | undefined;
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

function StateField() {
  const t = useStrings(strings);
  const { value, onChange, ...field } = useField('client.address.stateId');
  const cityId = useField('client.address.cityId');
  const cityName = useField('client.address.cityName');
  return (
    <Select
      {...field}
      id="client.address.stateId"
      label={t('client.address.stateId')}
      required
      searchable
      allowDeselect={false}
      placeholder={t('choice.placeholder')}
      nothingFoundMessage={t('choice.none')}
      autoComplete="off"
      data={states.map(({ id }) => ({ value: id, label: showState(id) }))}
      value={value === '' ? null : value}
      onChange={(next) => {
        onChange(next ?? '');
        // a city of another state would be refused
        cityId.onChange('');
        cityName.onChange('');
      }}
    />
  );
}
