import type { Draft } from './draft.ts';

/** The values that a change replaces: applied again, they undo it. */
export const valuesBefore = (draft: Draft, change: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(Object.keys(change).map((key) => [key, draft[key as keyof Draft]]));
