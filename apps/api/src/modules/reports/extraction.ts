import type { RecordScope } from '@estrada/domain/access/index';
import type { Texts } from '@estrada/domain/errors/index';
import type { SQL } from 'drizzle-orm';

/**
 * How a value is written. `text` is what people typed and may look like a formula; `code` is made of letters and digits by
 * rule; `instant` is shown in São Paulo's time.
 */
export type ColumnType = 'text' | 'code' | 'integer' | 'money' | 'instant';

export interface ExtractionColumn {
  header: Texts;
  type: ColumnType;
  /** the value as the table has it: texts, integers, centavos, instants */
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
  /** the table's unique, indexed column of 26 characters: rows come in its order */
  key: SQL;
  /** rows of the period; both instants, the second is the first that is not in it */
  during(start: Date, end: Date): SQL;
  /** rows in reach of a person; undefined for all, null for none */
  within(scope: RecordScope): SQL | undefined | null;
}
