import { inLanguage, type Language } from '@estrada/domain/errors/index';
import { formatCount } from '@estrada/domain/formats/index';
import {
  renderTableNote,
  renderUploadMessage,
  type TableNote,
  type TableNoteKey,
  tableNoteKeys,
  type UploadMessageKey,
} from '@estrada/domain/uploads/index';
import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';
import type { UploadRow } from './uploads.repository.ts';
import type { uploadProblems } from './uploads.tables.ts';

/** An upload in the history, with its outcome in the caller's language. */
export function describeUpload(row: UploadRow, language: Language, inForceId: string | null) {
  return {
    ...row,
    uploadDate: row.uploadedAt.toISOString(),
    user: row.userName,
    message: row.messageKey ? messageOf(row.messageKey, row.messageParams ?? {}, language) : null,
    line: row.firstProblemLine,
    can: { apply: canApply(row, inForceId) },
  };
}

/** Whether a trial may be applied: it is still stored, and was compared with the current table. */
export const canApply = (row: UploadRow, inForceId: string | null): boolean =>
  row.isTrial && row.difference !== null && row.comparedWith === (inForceId ?? '');

/** The number of cases that a message names. */
const namedInMessage = 5;
const namesOf = (key: TableNoteKey, language: Language) => `${key}.names${language === 'en' ? '.en' : ''}`;

/**
 * The notes of a table among the parameters of its message: each key with how many cases it has, and the first names, in
 * English too where they differ.
 */
export const noteParams = (notes: readonly TableNote[]): Record<string, string | number> =>
  Object.fromEntries(
    notes.flatMap(({ key, count, samples }): [string, string | number][] => {
      const named = samples.slice(0, namedInMessage);
      const names = (language: Language) =>
        `${named.map((sample) => inLanguage(sample, language)).join(', ')}${count > named.length ? ', …' : ''}`;
      const [pt, en] = [names('pt-BR'), names('en')];
      return [
        [key, count],
        [namesOf(key, 'pt-BR'), pt],
        ...(en === pt ? [] : [[namesOf(key, 'en'), en] as [string, string]]),
      ];
    }),
  );

function messageOf(key: string, params: Record<string, string | number>, language: Language): string {
  const notes = tableNoteKeys
    .filter((note) => params[note] !== undefined)
    .map((note) => {
      const names = params[namesOf(note, language)] ?? params[namesOf(note, 'pt-BR')];
      return `${renderTableNote(note, Number(params[note]), language)}${names ? ` (${names})` : ''}.`;
    });
  return [renderUploadMessage(key as UploadMessageKey, language, showNumbers(params)), ...notes].join(' ');
}

const showNumbers = (params: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? formatCount(value) : value]),
  );

export const describeProblem = (row: typeof uploadProblems.$inferSelect, language: Language) => ({
  line: row.line,
  column: row.column,
  value: row.value,
  reason: renderMessage(row.reasonKey as MessageKey, language),
});
