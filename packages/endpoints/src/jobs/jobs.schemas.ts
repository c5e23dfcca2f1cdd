import { z } from 'zod';

/** `waiting`: for its turn, its next try or something that is away; `failed`: a person decides; `given-up`: one has. */
export const jobStates = ['waiting', 'running', 'failed', 'completed', 'given-up'] as const;

export const jobRow = z.object({
  id: z.string(),
  /** its kind, e.g. `proposals.analyse` */
  name: z.string(),
  /** of the record whose scheduled work is tried again */
  recordId: z.string().nullable(),
  state: z.enum(jobStates),
  /** how often it was tried again */
  retryCount: z.number(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  /** when it was done, had failed for good or was given up */
  completedAt: z.string().nullable(),
  /** not before then, while it waits */
  nextTryAt: z.string().nullable(),
  /** what is away and keeps it: a partner by its name, `mail-server`, `database` or `disk` */
  waitsFor: z.string().nullable(),
  /** what its last try said */
  error: z.string().nullable(),
});
