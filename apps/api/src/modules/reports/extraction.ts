import type { RecordScope } from '@estrada/domain/access/index';
import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { Texts } from '@estrada/domain/errors/index';
import type { SQL } from 'drizzle-orm';

/**
 * How a value is written. `text` is what people typed and may look like a formula; `code` is made of letters and digits by
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
  /** the value as the table has it: texts, integers, centavos, fractions, days, instants */
  value: SQL;
  /** in a spreadsheet, in characters */
  width: number;
}

/** One kind of extraction. Adding one: a file in `extractions/` and a row in `extractions/index.ts`. */
export interface Extraction {
  /** begins the name of its files */
  fileStem: string;
  sheetName: Texts;
  columns: readonly ExtractionColumn[];
  /** the table whose rows it gives; period and reach look at this one only */
  from: SQL;
  /** what the columns need beside it: each row of the table exactly once */
  joins: SQL;
  /** more of them, where they depend on the period */
  joinsIn?(days: PeriodDays): SQL;
  /** the table's unique, indexed text, a ULID as a rule: rows come in its order */
  key: SQL;
  /** rows of the period; both instants, the second is the first that is not in it, and the same as days */
  during(start: Date, end: Date, days: PeriodDays): SQL;
  /** rows in reach of a person; undefined for all, null for none */
  within(scope: RecordScope): SQL | undefined | null;
}
