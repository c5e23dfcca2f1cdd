import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Select } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { strings } from './strings.ts';

/** A city, from the list of the chosen state. One that is known already stands there before the list has come. */
export function CityField({
  id,
  label,
  required,
  stateAt,
  nameAt,
}: {
  id: string;
  label: string;
  required: boolean;
  stateAt: string;
  nameAt: string;
}) {
  const t = useStrings(strings);
  const { control } = useFormContext<Record<string, string>>();
  const [stateId = '', cityName] = useWatch({ control, name: [stateAt, nameAt] });
  const { value, onChange, ...field } = useFormField<string>(id);
  const name = useFormField<string>(nameAt);
  const cities = useCall('listCities', stateId === '' ? null : { params: { state: stateId } }, {
    staleTime: rarelyChangesMs,
  });
  const listed = cities.data?.items ?? [];
  const isListed = value === '' || listed.some(({ id }) => id === value);
  const items = isListed ? listed : [{ id: value, name: cityName || value }, ...listed];
  return (
    <div>
      <Select
        {...field}
        id={id}
        label={label}
        required={required}
        searchable
        limit={60}
        allowDeselect={false}
        disabled={stateId === ''}
        placeholder={t(stateId === '' ? 'city.chooseState' : 'choice.placeholder')}
        nothingFoundMessage={t('choice.none')}
        autoComplete="off"
        data={items.map((city) => ({ value: city.id, label: city.name }))}
        value={value === '' ? null : value}
        onChange={(next) => {
          onChange(next ?? '');
          name.onChange(items.find(({ id }) => id === next)?.name ?? '');
        }}
      />
      {cities.isError ? (
        <p className="proposal-hint" role="status" data-failed>
          {t('city.failed')}{' '}
          <Anchor component="button" type="button" fz="inherit" onClick={() => void cities.refetch()}>
            {t('city.retry')}
          </Anchor>
        </p>
      ) : null}
    </div>
  );
}
