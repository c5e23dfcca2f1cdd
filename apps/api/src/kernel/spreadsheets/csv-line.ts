/**
 * A text that a spreadsheet program would take for a formula is marked as text by an apostrophe in front (CWE-1236).
 * The same rule stands in SQL in `reports/column-sql.ts`, where the database writes the file.
 */
export const disarm = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** One line of a CSV with `;`, which Excel in Portuguese opens without asking, formulas disarmed. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(cell: string | number): string {
  const text = typeof cell === 'number' ? String(cell) : disarm(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Marks a CSV as UTF-8 for Excel. */
export const byteOrderMark = '\ufeff';
