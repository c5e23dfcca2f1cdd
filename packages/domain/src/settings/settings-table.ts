import type { Texts } from '../errors/texts.ts';
import { certisign } from './certisign.ts';
import { esign } from './esign.ts';
import { leadLimits } from './lead-limits.ts';
import type { Settings } from './settings.ts';

export { certisign, esign, leadLimits };

const records = [leadLimits, certisign, esign] as const;

/** Every settings record: one row each. Its routes and its words in the trail follow from here. */
export const settingsTable = records as readonly unknown[] as readonly Settings[];

type FieldNameOf<One> = One extends { words: infer Words } ? keyof Words : never;

/** What the fields of all records are called. */
export const settingsStrings = Object.assign({}, ...records.map(({ words }) => words)) as {
  readonly [Name in FieldNameOf<(typeof records)[number]>]: Texts;
};
