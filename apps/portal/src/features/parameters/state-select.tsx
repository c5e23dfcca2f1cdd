import { states } from '@estrada/domain/enumerations/index';
import { plainText } from '@estrada/web/strings/plain-text.ts';
import { type OptionsFilter, Select, type SelectProps } from '@mantine/core';

/** Every state by its abbreviation and its name. */
export const stateOptions = states.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }));

/** By the beginning of the abbreviation or of a word of the name, without accents: "sp" finds São Paulo alone. */
const findStates: OptionsFilter = ({ options, search }) => {
  const typed = plainText(search);
  return options.filter((option) => {
    if (!('label' in option)) return true;
    const [uf = '', name = ''] = plainText(option.label).split(' · ');
    return (
      typed === '' || uf.startsWith(typed) || ` ${name}`.includes(` ${typed}`) || plainText(option.label) === typed
    );
  });
};

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
      filter={findStates}
      // typing and Enter, or Tab, are enough
      selectFirstOptionOnChange
      // a refused form focuses this field: an open list would cover the error message
      openOnFocus={false}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
