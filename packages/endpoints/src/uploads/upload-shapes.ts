import { tableStates, uploadStatuses } from '@estrada/domain/uploads/index';
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
