import { states } from '@estrada/domain/enumerations/index';
import { Select, type SelectProps } from '@mantine/core';

/** Every state by its letters and its name. */
export const stateOptions = states.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }));

/** Chooses a state (UF) by its letters or its name; '' is none. */
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
      // a form that is refused puts the focus here: the list would lie over the words on what is wrong
      openOnFocus={false}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
