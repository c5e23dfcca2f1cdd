import { ActionIcon, NativeSelect, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import { correctionStrings } from './correction-strings.ts';
import { type Correction, cellAt } from './corrections.ts';
import type { TableLines } from './upload-calls.ts';

type Column = TableLines['columns'][number];
/** A line of the grid: one of the table, as it is corrected, or an added one. */
export type GridLine = Pick<Correction, 'key' | 'line'> & { correction: Correction | null; label: string };
type Problems = ReadonlyMap<string, readonly { column: string; reason: string }[]>;
interface Place {
  row: number;
  column: number;
}

const isNumber = ({ type }: Column) => type === 'integer' || type === 'money' || type === 'percent';
const moves: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * The lines of a table as a grid of cells: one of them is in the tab order, arrows move to the others, Enter or a
 * character begins to edit. The first cell with a problem gets the focus.
 */
export function CorrectionGrid({
  columns,
  lines,
  problems,
  onCell,
  onRemove,
  onUndo,
}: {
  columns: readonly Column[];
  lines: readonly GridLine[];
  problems: Problems;
  onCell: (line: GridLine, column: { name: string; place: number }, text: string) => void;
  onRemove: (line: GridLine) => void;
  onUndo: (key: string) => void;
}) {
  const t = useStrings(correctionStrings);
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  /** the cell's text before it is edited, for Esc; null while none is */
  const [before, setBefore] = useState<string | null>(null);
  const wasSelected = useRef(false);
  const [isFocusWanted, wantFocus] = useState(false);
  const current = {
    row: Math.min(at.row, Math.max(0, lines.length - 1)),
    column: Math.min(at.column, columns.length - 1),
  };
  const cellOf = (line: GridLine, place: number) =>
    cellAt(line.correction ?? { line: line.line, cells: {} }, { name: columns[place]!.name, place });
  const isEditable = (line: GridLine | undefined) => line !== undefined && line.correction?.cells !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the place
  useEffect(() => {
    if (!isFocusWanted) return;
    wantFocus(false);
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${current.row}-${current.column}"]`);
    (cell?.querySelector<HTMLElement>('input, select') ?? cell)?.focus();
  }, [isFocusWanted, current.row, current.column, before]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the problems of a trial arrive once
  useEffect(() => {
    const row = lines.findIndex(({ key }) => problems.has(key));
    if (row < 0) return;
    const wrong = columns.findIndex(({ name }) => problems.get(lines[row]!.key)!.some(({ column }) => column === name));
    move({ row, column: Math.max(0, wrong) });
  }, [problems]);

  function move({ row, column }: Place): void {
    setBefore(null);
    setAt({
      row: Math.max(0, Math.min(lines.length - 1, row)),
      column: Math.max(0, Math.min(columns.length - 1, column)),
    });
    wantFocus(true);
  }

  function edit(place: Place, typed?: string): void {
    const line = lines[place.row];
    if (!line || !isEditable(line)) return;
    setAt(place);
    setBefore(cellOf(line, place.column));
    if (typed !== undefined) change(place, typed);
    wantFocus(true);
  }

  const change = ({ row, column }: Place, text: string) =>
    onCell(lines[row]!, { name: columns[column]!.name, place: column }, text);

  function onKeyInCell(event: KeyboardEvent): void {
    const step = moves[event.key];
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (step) move({ row: current.row + step.row, column: current.column + step.column });
    else if (event.key === 'Home') move({ ...current, column: 0 });
    else if (event.key === 'End') move({ ...current, column: columns.length - 1 });
    else if (event.key === 'Enter' || event.key === 'F2') edit(current);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (isEditable(lines[current.row])) change(current, '');
    } else if (isCharacter && event.key !== ' ' && !columns[current.column]!.choices) edit(current, event.key);
    else return;
    event.preventDefault();
  }

  function onKeyInField(event: KeyboardEvent): void {
    if (event.key === 'Enter') move({ ...current, row: current.row + 1 });
    else if (event.key === 'Escape') {
      change(current, before!);
      move(current);
    } else if (event.key === 'Tab' && !event.shiftKey && current.column < columns.length - 1)
      edit({ ...current, column: current.column + 1 });
    else if (event.key === 'Tab' && event.shiftKey && current.column > 0)
      edit({ ...current, column: current.column - 1 });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const cell = (line: GridLine, row: number, place: number) => {
    const column = columns[place]!;
    const text = cellOf(line, place);
    const former = line.line?.[place] ?? '';
    const isHere = row === current.row && place === current.column;
    const isEdited = isHere && before !== null;
    const isChanged = line.line !== null && line.correction?.cells?.[column.name] !== undefined;
    const problem = problems.get(line.key)?.find((one) => one.column === column.name);
    const label = `${column.name}, ${line.label}`;
    const field = {
      size: 'xs',
      'aria-label': label,
      'aria-invalid': problem !== undefined,
      value: text,
      onKeyDown: onKeyInField,
      onBlur: () => setBefore(null),
    } as const;
    return (
      <td
        key={column.name}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid is edited
        role="gridcell"
        data-place={`${row}-${place}`}
        data-align={isNumber(column) ? 'end' : undefined}
        data-changed={isChanged || undefined}
        data-invalid={problem !== undefined || undefined}
        aria-invalid={problem !== undefined || undefined}
        aria-readonly={isEditable(line) ? undefined : true}
        tabIndex={isHere && !isEdited ? 0 : -1}
        onFocus={(event) => {
          if (event.target === event.currentTarget && !isHere) setAt({ row, column: place });
        }}
        // the first click selects a cell, the next one edits it
        onMouseDown={(event) => {
          wasSelected.current = document.activeElement === event.currentTarget;
        }}
        onClick={() => {
          if (wasSelected.current) edit({ row, column: place });
        }}
        onKeyDown={isEdited ? undefined : onKeyInCell}
      >
        {isEdited && column.choices ? (
          <NativeSelect
            {...field}
            data={[...(text === '' || !column.isRequired ? [''] : []), ...column.choices]}
            onChange={(event) => change(current, event.currentTarget.value)}
          />
        ) : isEdited ? (
          <TextInput {...field} maxLength={200} onChange={(event) => change(current, event.currentTarget.value)} />
        ) : (
          <span>{text}</span>
        )}
        {isChanged ? <small>{t('was', { text: former || t('empty') })}</small> : null}
        {problem ? <small className="correction-problem">{problem.reason}</small> : null}
      </td>
    );
  };

  return (
    <div className="correction-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of the table are edited */}
      <table role="grid" aria-label={t('grid')} className="correction-grid" ref={grid}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('acts')}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column.name} scope="col" title={column.about} data-align={isNumber(column) ? 'end' : undefined}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr
              key={line.key}
              data-removed={line.correction?.cells === null || undefined}
              data-added={line.line === null || undefined}
            >
              <td>
                <LineAct line={line} onRemove={onRemove} onUndo={onUndo} />
                {(problems.get(line.key) ?? [])
                  .filter(({ column }) => column === '')
                  .map(({ reason }) => (
                    <small key={reason} className="correction-problem">
                      {reason}
                    </small>
                  ))}
              </td>
              {columns.map((_, place) => cell(line, row, place))}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 ? <Text p="md">{t('none')}</Text> : null}
    </div>
  );
}

/** Removes a line, or restores one that is removed. */
function LineAct({
  line,
  onRemove,
  onUndo,
}: {
  line: GridLine;
  onRemove: (line: GridLine) => void;
  onUndo: (key: string) => void;
}) {
  const t = useStrings(correctionStrings);
  const isRemoved = line.correction?.cells === null;
  const words = t(isRemoved ? 'restore' : 'remove');
  const Icon = isRemoved ? IconArrowBackUp : IconTrash;
  return (
    <ActionIcon
      size="sm"
      variant="subtle"
      color={isRemoved ? undefined : 'gray'}
      title={words}
      aria-label={`${words}: ${line.label}`}
      onClick={() => (isRemoved ? onUndo(line.key) : onRemove(line))}
    >
      <Icon size={16} aria-hidden="true" />
    </ActionIcon>
  );
}
