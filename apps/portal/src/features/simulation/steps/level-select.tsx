import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Loader, Select } from '@mantine/core';
import { strings } from '../strings.ts';
import type { Level } from './use-vehicle-levels.ts';

/** One filter of the vehicle table: waits for the one above it, says when its list failed, and offers another try. */
export function LevelSelect<Row>({
  label,
  level,
  value,
  option,
  error,
  waitsFor,
  onChoose,
  onBlur,
}: {
  label: string;
  level: Level<Row>;
  value: string | null;
  option: (row: Row) => { value: string; label: string };
  error?: string;
  /** what must be chosen first; undefined when it is */
  waitsFor?: string;
  onChoose: (row: Row) => void;
  onBlur: () => void;
}) {
  const t = useStrings(strings);
  const data = level.items.map(option);
  return (
    <div>
      <Select
        label={label}
        required
        searchable
        allowDeselect={false}
        disabled={waitsFor !== undefined}
        placeholder={waitsFor ?? t(level.isLoading ? 'loading' : 'choose')}
        rightSection={level.isLoading ? <Loader size="xs" /> : undefined}
        nothingFoundMessage={t('nothingFound')}
        data={data}
        value={data.some((one) => one.value === value) ? value : null}
        error={level.hasFailed ? t('level.failed', { level: label.toLowerCase() }) : error}
        onBlur={onBlur}
        onChange={(chosen) => {
          const row = level.items.find((one) => option(one).value === chosen);
          if (row && chosen !== value) onChoose(row);
        }}
      />
      {level.hasFailed ? (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={level.retry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
