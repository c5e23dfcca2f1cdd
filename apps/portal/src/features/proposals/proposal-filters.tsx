import { proposalStatusIds } from '@estrada/domain/proposals/index';
import { DateInput } from '@estrada/ui/index';
import { Button, MultiSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../app/i18n/use-language.ts';
import { useStrings } from '../../app/i18n/use-strings.ts';
import { statusName } from './status-badge.tsx';
import { strings } from './strings.ts';
import type { ListFilters } from './use-list-filters.ts';

const searchDelayMs = 300;

/** What the list can be narrowed by. */
export function ProposalFilters({
  filters,
  isNarrowed,
  onChange,
  onClear,
}: {
  filters: ListFilters;
  isNarrowed: boolean;
  onChange: (part: Partial<ListFilters>) => void;
  onClear: () => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <section className="proposal-filters" aria-label={t('filter.label')}>
      <SearchField value={filters.search} onChange={(search) => onChange({ search })} />
      <MultiSelect
        className="proposal-filter-status"
        label={t('filter.status')}
        placeholder={filters.status.length === 0 ? t('filter.statusHint') : undefined}
        data={proposalStatusIds.map((id) => ({ value: id, label: statusName(id, language) }))}
        value={[...filters.status]}
        onChange={(status) => onChange({ status })}
        clearable
        hidePickedOptions={false}
      />
      <DayField label={t('filter.from')} value={filters.from} onChange={(from) => onChange({ from })} />
      <DayField label={t('filter.to')} value={filters.to} onChange={(to) => onChange({ to })} />
      {isNarrowed ? (
        <Button variant="subtle" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </section>
  );
}

/** Typing is not navigation: the address follows when the typing pauses. */
function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const t = useStrings(strings);
  const [text, setText] = useState(value);
  const report = useDebouncedCallback(onChange, searchDelayMs);
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);
  return (
    <TextInput
      className="proposal-filter-search"
      type="search"
      label={t('filter.search')}
      placeholder={t('filter.searchHint')}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        report(event.currentTarget.value);
      }}
    />
  );
}

/** A day half typed narrows nothing yet. */
function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const t = useStrings(strings);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <DateInput
      className="proposal-filter-day"
      label={label}
      placeholder={t('filter.dayHint')}
      value={typed}
      onChange={(day) => {
        setTyped(day);
        if (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)) onChange(day);
      }}
    />
  );
}
