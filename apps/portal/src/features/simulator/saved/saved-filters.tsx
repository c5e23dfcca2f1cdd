import { availableFinanceTypes } from '@estrada/domain/simulation/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { DateInput } from '@estrada/ui/index';
import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useLanguage } from '../../../app/i18n/use-language.ts';
import { useStrings } from '../../../app/i18n/use-strings.ts';
import { strings } from '../strings.ts';
import type { SavedFilterValues } from './use-saved-simulations.ts';

/** Search, plan and dates of the list. */
export function SavedFilters({
  filters,
  onChange,
}: {
  filters: SavedFilterValues;
  onChange: (change: Partial<SavedFilterValues>) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const plans = availableFinanceTypes().map(({ id, name }) => ({ value: String(id), label: name }));
  // while a date is being typed it is no mistake yet
  const dateError = (text: string) =>
    text.replace(/\D/g, '').length === 8 && !/^\d{4}-/.test(text) ? renderMessage('date.invalid', language) : undefined;
  const hasAny = Object.values(filters).some(Boolean);
  return (
    <search className="simulator-filters">
      <TextInput
        label={t('filters.search')}
        placeholder={t('filters.searchHint')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maxLength={100}
        value={filters.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <Select
        label={t('plan')}
        placeholder={t('filters.all')}
        clearable
        clearButtonProps={{ 'aria-label': t('filters.clearPlan') }}
        data={plans}
        value={filters.plan || null}
        onChange={(plan) => onChange({ plan: plan ?? '' })}
      />
      <DateInput
        label={t('filters.from')}
        placeholder={t('dayHint')}
        value={filters.from}
        error={dateError(filters.from)}
        onChange={(from) => onChange({ from })}
      />
      <DateInput
        label={t('filters.to')}
        placeholder={t('dayHint')}
        value={filters.to}
        error={dateError(filters.to)}
        onChange={(to) => onChange({ to })}
      />
      {hasAny ? (
        <Button
          className="simulator-filters-clear"
          variant="subtle"
          onClick={() => onChange({ search: '', plan: '', from: '', to: '' })}
        >
          {t('filters.clear')}
        </Button>
      ) : null}
    </search>
  );
}
