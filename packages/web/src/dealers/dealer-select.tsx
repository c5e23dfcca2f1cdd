import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCall } from '../calls/use-call.ts';
import { defineStrings } from '../strings/define-strings.ts';
import { useStrings } from '../strings/use-strings.ts';

const strings = defineStrings('dealer-select', {
  label: ['Concessionária', 'Dealer'],
  none: ['Nenhuma concessionária encontrada', 'No dealer found'],
  type: ['Digite três letras do nome ou o código', 'Type three letters of the name, or the code'],
});

// shorter searches use no index; the server refuses them
const searchedFrom = 3;

type Props = {
  value: string | null;
  onChange: (dealerId: string | null) => void;
  hint?: string | undefined;
  /** what none selected means; without it, and the button that clears, one is required */
  optional?: { placeholder?: string; clear: string } | undefined;
};

/** Searches the dealers in the user's scope by name or code. */
export function DealerSelect({ value, onChange, hint, optional }: Props) {
  const t = useStrings(strings);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const [search] = useDebouncedValue(typed.trim(), 250);
  const isSearching = search.length >= searchedFrom && search !== chosen?.label;
  const { data } = useCall('listDealers', isSearching ? { query: { search, size: 10 } } : null);
  const found = (data?.items ?? []).map(({ id, GMFcode, tradingName }) => ({
    value: id,
    label: `${GMFcode} · ${tradingName}`,
  }));
  const options = chosen && !found.some((option) => option.value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      mb="lg"
      maw={560}
      label={t('label')}
      description={hint}
      placeholder={optional?.placeholder}
      data={options}
      value={value}
      searchable
      clearable={optional !== undefined}
      clearButtonProps={{ 'aria-label': optional?.clear }}
      onSearchChange={setTyped}
      // the server has searched already
      filter={({ options: all }) => all}
      nothingFoundMessage={t(isSearching && data ? 'none' : 'type')}
      onChange={(next) => {
        setChosen(options.find((option) => option.value === next) ?? null);
        onChange(next);
      }}
    />
  );
}
