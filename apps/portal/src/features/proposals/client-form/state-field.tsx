import { states } from '@estrada/domain/enumerations/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select } from '@mantine/core';
import { showState } from './choices.ts';
import { strings } from './strings.ts';
import { useField } from './use-field.ts';

type StatePath = 'client.address.stateId';

/** A state, with the city that is chosen of it: another state lets it go. */
export function StateField({
  id,
  label,
  required,
  cityAt,
  cityNameAt,
}: {
  id: string;
  label: string;
  required: boolean;
  cityAt: string;
  cityNameAt: string;
}) {
  const t = useStrings(strings);
  const { value, onChange, ...field } = useField(id as StatePath);
  const cityId = useField(cityAt as StatePath);
  const cityName = useField(cityNameAt as StatePath);
  return (
    <Select
      {...field}
      id={id}
      label={label}
      required={required}
      searchable
      allowDeselect={false}
      placeholder={t('choice.placeholder')}
      nothingFoundMessage={t('choice.none')}
      autoComplete="off"
      data={states.map((state) => ({ value: state.id, label: showState(state.id) }))}
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
