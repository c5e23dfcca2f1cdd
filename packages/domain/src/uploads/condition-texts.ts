import type { Texts } from '../errors/texts.ts';

/** What the words of a file for a vehicle's condition are called on the screen. */
export const conditionTexts = {
  novo: { pt: 'novo', en: 'new' },
  usado: { pt: 'usado', en: 'used' },
} as const satisfies Record<string, Texts>;
