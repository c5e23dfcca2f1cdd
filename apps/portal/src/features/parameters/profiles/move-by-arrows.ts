import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus between the boxes of a table by the arrow keys; what has no box is stepped over. */
export function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const from = event.target as HTMLElement;
  const cell = from.closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row || from.getAttribute('type') !== 'checkbox') return;
  event.preventDefault();
  const rows = [...event.currentTarget.rows];
  let [y, x] = [rows.indexOf(row) + step[0], cell.cellIndex + step[1]];
  let next = rows[y]?.cells[x];
  while (next && !boxIn(next)) {
    y += step[0];
    x += step[1];
    next = rows[y]?.cells[x];
  }
  if (next) boxIn(next)?.focus();
}

const boxIn = (cell: HTMLElement) => cell.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)');
