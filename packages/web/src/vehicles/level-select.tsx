import { Button, Loader, Select, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import { strings } from './strings.ts';
import type { Level } from './use-vehicle-lists.ts';
import type { VehicleLevel } from './vehicle-levels.ts';
import './level-select.css';

/** @param note shown after the label, only in the list, such as a price */
type LevelOption = { value: string; label: string; note?: string };

/**
 * One filter of the vehicle table: waits for the level above, and shows a retry when its list failed. The first match
 * of the typed text is marked and announced; Enter or Tab selects it.
 */
export function LevelSelect<Row>({
  name,
  label: ownLabel,
  level,
  value,
  option,
  error,
  onChoose,
  ...field
}: {
  name: VehicleLevel;
  /** if the surrounding form has its own label for the level */
  label?: string;
  level: Level<Row>;
  value: string | null;
  option: (row: Row) => LevelOption;
  error?: ReactNode;
  onChoose: (row: Row) => void;
  onBlur: () => void;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const t = useStrings(strings);
  const label = ownLabel ?? t(name);
  const waitsFor = level.waitsFor && t(`first.${level.waitsFor}`);
  const [typed, setTyped] = useState('');
  const data = level.items.map(option);
  const chosen = data.find((one) => one.value === value);
  const isTyping = typed.trim() !== '' && typed !== chosen?.label;
  const match = isTyping ? data.find((one) => one.label.toLowerCase().includes(typed.trim().toLowerCase())) : undefined;

  return (
    <div>
      <Select
        {...field}
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
            <span className="level-option">
              <span>{shown.label}</span> <span>{note}</span>
            </span>
          );
        }}
        value={chosen?.value ?? null}
        error={level.hasFailed ? t('failed', { level: label.toLowerCase() }) : error}
        onSearchChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Tab' && !event.shiftKey && match) chooseMarked(event);
        }}
        onChange={(chosenValue) => {
          const row = level.items.find((one) => option(one).value === chosenValue);
          if (row && chosenValue !== value) onChoose(row);
        }}
      />
      <VisuallyHidden role="status">{match ? t('match', { match: match.label }) : ''}</VisuallyHidden>
      {level.hasFailed ? (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={level.retry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}

/** Selects the option that the list marks: the first match, or the one selected by arrow keys. */
function chooseMarked(event: KeyboardEvent<HTMLInputElement>): void {
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  list?.querySelector<HTMLElement>('[data-combobox-selected]')?.click();
}
