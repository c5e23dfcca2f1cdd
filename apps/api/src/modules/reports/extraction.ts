import type { RecordScope, Role } from '@estrada/domain/access/index';
import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { Texts } from '@estrada/domain/errors/index';
import type { SQL } from 'drizzle-orm';

/**
 * The format of a value. `text` is user input and may look like a formula; `code` consists of letters and digits by
 * rule; `instant` is shown in São Paulo's time; `percent` is a fraction.
 */
export type ColumnType = 'text' | 'code' | 'integer' | 'money' | 'percent' | 'date' | 'instant';

/** The business days of a period, both in it. */
export interface PeriodDays {
  first: CalendarDate;
  last: CalendarDate;
}

export interface ExtractionColumn {
  header: Texts;
  type: ColumnType;
  /** the value as stored: texts, integers, centavos, fractions, days, instants */
  value: SQL;
  /** the value in an English file; the same without it */
  english?: SQL;
  /** what users see of it who read registrations masked; the same without it */
  masked?: SQL;
  /** in a spreadsheet, in characters */
  width: number;
}

/** What a request chooses besides its period, by the names of the call. */
export type ExtractionFilters = Readonly<Record<string, string>>;

/** One kind of extraction. Adding one: a file in `extractions/` and a row in `extractions/index.ts`. */
export interface Extraction {
  /** the beginning of its file names */
  fileStem: string;
  sheetName: Texts;
  columns: readonly ExtractionColumn[];
  /** the extracted table; period and reach use only this one */
  from: SQL;
  /** further tables for the columns: each row of the main table exactly once */
  joins: SQL;
  /** further ones that depend on the period, or on the instant of the request */
  joinsIn?(days: PeriodDays, requestedAt: Date): SQL;
  /** the table's unique, indexed text, usually a ULID: rows are written in its order */
  key: SQL;
  /** rows of the period; both instants, the second is the first one after it, and the same as days */
  during(start: Date, end: Date, days: PeriodDays): SQL;
  /** the same with the filters of a request, where it has any */
  filtered?(filters: ExtractionFilters): Extraction;
  /** whether a role gets the `masked` values; by default the roles that read registrations masked */
  isMaskedFor?(role: Role): boolean;
  /** rows within a user's reach; undefined for all, null for none */
  within(scope: RecordScope): SQL | undefined | null;
}
