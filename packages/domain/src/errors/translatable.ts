import { type Language, pickText, type Texts } from './texts.ts';

/** A text in both languages, or the same in both. */
export type Translatable = string | Texts;

/** The text in one language. */
export const inLanguage = (said: Translatable, language: Language): string =>
  typeof said === 'string' ? said : pickText(said, language);

/** Joins parts with a separator. */
export function joinTranslatable(parts: readonly Translatable[], mark: string): Translatable {
  const all = (language: Language) => parts.map((part) => inLanguage(part, language)).join(mark);
  return parts.every((part) => typeof part === 'string') ? all('en') : { pt: all('pt-BR'), en: all('en') };
}
