import { states } from '@estrada/domain/enumerations/index';
import { Select, type SelectProps } from '@mantine/core';

/** Every state by its abbreviation and its name. */
export const stateOptions = states.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }));

/** Selects a state (UF) by its abbreviation or its name; '' is none. */
export function StateSelect({
  value,
  onChange,
  ...field
}: Omit<SelectProps, 'value' | 'onChange' | 'data'> & { value: string; onChange: (uf: string) => void }) {
  return (
    <Select
      {...field}
      data={stateOptions}
      searchable
      // a refused form focuses this field: an open list would cover the error message
      openOnFocus={false}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
