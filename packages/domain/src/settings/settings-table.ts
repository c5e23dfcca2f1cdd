import type { Texts } from '../errors/texts.ts';
import { leadLimits } from './lead-limits.ts';

export { leadLimits };

/** Every settings record: one row each. Its calls, its routes and its words in the trail follow from here. */
export const settingsTable = [leadLimits] as const;

type FieldNameOf<One> = One extends { words: infer Words } ? keyof Words : never;

/** What the fields of all records are called. */
export const settingsWords = Object.assign({}, ...settingsTable.map(({ words }) => words)) as {
  readonly [Name in FieldNameOf<(typeof settingsTable)[number]>]: Texts;
};
