import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { strings } from './strings.ts';

/** A dealer among those in reach, found by name or code; none stands for all of them. */
export function DealerSelect({
  value,
  onChange,
  isRequired,
}: {
  value: string | null;
  onChange: (dealerId: string | null) => void;
  isRequired: boolean;
}) {
  const t = useStrings(strings);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const [name] = useDebouncedValue(typed === chosen?.label ? '' : typed, 250);
  const { data } = useCall(
    'listSimulationDealers',
    { query: name ? { name } : {} },
    { placeholderData: keepPreviousData },
  );
  const found = (data?.items ?? []).map(({ id, gmfCode, tradingName }) => ({
    value: id,
    label: `${gmfCode} · ${tradingName}`,
  }));
  const options = chosen && !found.some((option) => option.value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      mb="lg"
      maw={560}
      label={t('whose.label')}
      description={isRequired ? undefined : t('whose.hint')}
      placeholder={isRequired ? undefined : t('whose.all')}
      data={options}
      value={value}
      searchable
      clearable={!isRequired}
      clearButtonProps={{ 'aria-label': t('whose.clear') }}
      onSearchChange={setTyped}
      // the server has searched already
      filter={({ options: all }) => all}
      nothingFoundMessage={t('whose.none')}
      onChange={(next) => {
        setChosen(options.find((option) => option.value === next) ?? null);
        onChange(next);
      }}
    />
  );
}
