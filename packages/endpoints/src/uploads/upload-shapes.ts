import { countedRows } from '@estrada/domain/lists/index';
import { columnTypes, mostCorrections, tableStates, uploadStatuses } from '@estrada/domain/uploads/index';
import { z } from 'zod';
import { instant, isoDate, recordId } from '../fields.ts';

/** Domain.md §9: spreadsheets up to 50 MB. */
export const maxSpreadsheetBytes = 50 * 1024 * 1024;

/**
 * One upload of the history: file name, date, user, status, message and line
 * (docs/specification/uploads.md#one-pattern), and its progress.
 */
export const uploadRecord = z.object({
  id: recordId,
  fileName: z.string(),
  sizeBytes: z.int(),
  uploadDate: instant,
  user: z.string(),
  status: z.enum(uploadStatuses),
  /** in the caller's language; null without a message */
  message: z.string().nullable(),
  /** the first line with a problem */
  line: z.int().nullable(),
  lineCount: z.int(),
  /** estimated from the file size, until all lines are read */
  expectedLines: z.int().nullable(),
  problemCount: z.int(),
  /** only tried: it is never in force */
  isTrial: z.boolean(),
  /** the business day of effect; null for at once */
  effectiveFrom: isoDate.nullable(),
  can: z.object({
    /** a trial whose file is still stored, and no other table has taken effect since */
    apply: z.boolean(),
  }),
});

/** A period in which a table was, is or will be in force. */
const tableTime = z.object({
  /** identifies the decision for the table */
  decision: z.int(),
  /** identifies the table */
  id: recordId,
  /** null for a table without a file in the history */
  fileName: z.string().nullable(),
  rowCount: z.int().nullable(),
  state: z.enum(tableStates),
  since: instant,
  /** null while no other one follows */
  until: z.string().nullable(),
  /** who decided it */
  user: z.string(),
  cancelledBy: z.string().nullable(),
  can: z.object({
    cancel: z.boolean(),
    /** restored */
    return: z.boolean(),
  }),
});

/** The current, scheduled and past tables, last first. */
export const tablesOverTime = z.object({
  inForce: tableTime.nullable(),
  /** next one first */
  planned: z.array(tableTime),
  earlier: z.array(tableTime),
  /** whether earlier tables of this kind can be restored */
  canReturn: z.boolean(),
});

/** In an address: digits. */
export const decisionNumber = z
  .string()
  .regex(/^\d{1,15}$/, { error: 'value.notAllowed' })
  .transform(Number);

/** The business day of effect; by default at once, today. */
export const startDay = z.object({ effectiveFrom: isoDate.optional() });

/** The number that confirms a table which takes much away (`risk.toType`). */
export const confirmedNumber = z.number({ error: 'number.invalid' }).int({ error: 'number.invalid' }).optional();

const counted = z.object({ count: z.int(), samples: z.array(z.string()) });
const amount = z.int().nullable();
/** The effect of a tried table, with notes for the user (domain, `NotedDifference`). */
export const difference = z.object({
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** what must be confirmed by typing `toType` before the table takes effect; null: nothing */
  risk: z
    .object({
      removed: z.number().int(),
      linesBefore: z.number().int(),
      unfinanced: z.number().int(),
      toType: z.number().int(),
    })
    .nullable(),
  samples: z.array(
    z.object({
      kind: z.enum(['added', 'changed', 'removed']),
      label: z.string(),
      cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  notes: z.array(counted.extend({ text: z.string() })),
  prices: z
    .object({
      loans: z.array(
        z.object({
          plan: z.string(),
          assetType: z.union([z.literal(1), z.literal(2)]),
          beforeTermMonths: amount,
          beforeCents: amount,
          afterTermMonths: amount,
          afterCents: amount,
        }),
      ),
      gaps: counted,
      overlaps: counted,
    })
    .optional(),
});

export const uploadProblem = z.object({ line: z.int(), column: z.string(), value: z.string(), reason: z.string() });

/** A page of the lines of the table in force, and what the screen that corrects them knows of its columns. */
export const tableLines = z.object({
  /** identifies the table; corrections name it */
  tableId: recordId,
  columns: z.array(
    z.object({
      name: z.string(),
      about: z.string(),
      type: z.enum(Object.keys(columnTypes) as [keyof typeof columnTypes, ...(keyof typeof columnTypes)[]]),
      isRequired: z.boolean(),
      /** the values that a cell accepts, where they are few */
      choices: z.array(z.string()).nullable(),
    }),
  ),
  /** the cells of each line as a file has them, in the order of the columns */
  lines: z.array(z.array(z.string())),
  pageSize: z.int(),
  totalElements: z.int().max(countedRows),
  totalCapped: z.boolean(),
});

const cell = z.string({ error: 'required' }).max(200, { error: 'text.tooLong' });

/** Corrections of the table in force: each changes, adds or removes a line. */
export const corrections = z.object({
  /** the table whose lines the user saw */
  tableId: recordId,
  corrections: z
    .array(
      z.object({
        /** all cells of the line as it was read; null for a line that is added */
        line: z.array(cell).max(200).nullable(),
        /** the cells that change, by the names of their columns; null for a line that is removed */
        cells: z.record(z.string().max(100), cell).nullable(),
      }),
    )
    .min(1, { error: 'required' })
    .max(mostCorrections, { error: 'table.tooManyCorrections' }),
});
