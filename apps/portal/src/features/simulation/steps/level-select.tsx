import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Loader, Select, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { strings } from '../strings.ts';
import type { Level } from './use-vehicle-levels.ts';

/** @param note what stands behind the label in the list only, such as a price */
type LevelOption = { value: string; label: string; note?: string };

/**
 * One filter of the vehicle table: waits for the one above it, says when its list failed, and offers another try. Of what
 * is typed the first match is marked and announced; Enter or Tab takes it.
 */
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
  option: (row: Row) => LevelOption;
  error?: string;
  /** what must be chosen first; undefined when it is */
  waitsFor?: string;
  onChoose: (row: Row) => void;
  onBlur: () => void;
}) {
  const t = useStrings(strings);
  const [typed, setTyped] = useState('');
  const data = level.items.map(option);
  const chosen = data.find((one) => one.value === value);
  const isTyping = typed.trim() !== '' && typed !== chosen?.label;
  const match = isTyping ? data.find((one) => one.label.toLowerCase().includes(typed.trim().toLowerCase())) : undefined;

  return (
    <div>
      <Select
        label={label}
        required
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        disabled={waitsFor !== undefined}
        placeholder={waitsFor ?? t(level.isLoading ? 'loading' : 'choose')}
        rightSection={level.isLoading ? <Loader size="xs" /> : undefined}
        nothingFoundMessage={t('nothingFound')}
        data={data.map((one) => ({ value: one.value, label: one.label }))}
        renderOption={({ option: shown }) => {
          const note = data.find((one) => one.value === shown.value)?.note;
          if (note === undefined) return shown.label;
          return (
            <span className="simulator-level-option">
              <span>{shown.label}</span> <span>{note}</span>
            </span>
          );
        }}
        value={chosen?.value ?? null}
        error={level.hasFailed ? t('level.failed', { level: label.toLowerCase() }) : error}
        onSearchChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Tab' && !event.shiftKey && match) takeMarked(event);
        }}
        onBlur={onBlur}
        onChange={(chosenValue) => {
          const row = level.items.find((one) => option(one).value === chosenValue);
          if (row && chosenValue !== value) onChoose(row);
        }}
      />
      <VisuallyHidden role="status">{match ? t('level.match', { match: match.label }) : ''}</VisuallyHidden>
      {level.hasFailed ? (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={level.retry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}

/** Takes the option that the list marks: the first match, or the one that the arrow keys went to. */
function takeMarked(event: KeyboardEvent<HTMLInputElement>): void {
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  list?.querySelector<HTMLElement>('[data-combobox-selected]')?.click();
}
