/**
 * Marks a text that a spreadsheet program would execute as a formula with a leading apostrophe (CWE-1236).
 * `reports/column-sql.ts` has the same rule in SQL, where the database writes the file.
 */
export const disarm = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The text that `disarm` marked: a file that is downloaded and uploaded again has the same cells. */
export const rearm = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** One line of a CSV with `;`, which Excel in Portuguese opens without a dialog, formulas disarmed. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(cell: string | number): string {
  const text = typeof cell === 'number' ? String(cell) : disarm(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Marks a CSV as UTF-8 for Excel. */
export const byteOrderMark = '\ufeff';
