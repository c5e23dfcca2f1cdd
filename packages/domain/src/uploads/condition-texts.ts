import type { Texts } from '../errors/texts.ts';

/** The display texts of a file's values for a vehicle's condition. */
export const conditionTexts = {
  novo: { pt: 'novo', en: 'new' },
  usado: { pt: 'usado', en: 'used' },
} as const satisfies Record<string, Texts>;
