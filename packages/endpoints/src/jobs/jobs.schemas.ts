import { jobFailureKinds } from '@estrada/domain/jobs/index';
import { z } from 'zod';
import { instant } from '../fields.ts';

/**
 * `waiting`: for its turn, its retry or an unavailable dependency; `failed`: an operator decides; `given-up`: one has.
 */
export const jobStates = ['waiting', 'running', 'failed', 'completed', 'given-up'] as const;

export const jobRow = z.object({
  id: z.string(),
  /** its kind, e.g. `proposals.analyse` */
  name: z.string(),
  /** of the record that the job works on, where its data name it `id`: scheduled rows, leads, extractions */
  recordId: z.string().nullable(),
  state: z.enum(jobStates),
  /** how often it was tried again */
  retryCount: z.int(),
  createdAt: instant,
  startedAt: instant.nullable(),
  /** when it succeeded, failed for good or was given up */
  completedAt: instant.nullable(),
  /** the earliest retry, while it waits */
  nextTryAt: instant.nullable(),
  /** the unavailable dependency: a partner by its name, `mail-server`, `database` or `disk` */
  waitsFor: z.string().nullable(),
  /** what went wrong in its last run: the partner or server, and the code of its refusal or of ours; null: nothing */
  failure: z
    .object({ kind: z.enum(jobFailureKinds), system: z.string().nullable(), code: z.string().nullable() })
    .nullable(),
  /** the technical message of its last run, in English: for operations */
  error: z.string().nullable(),
});
