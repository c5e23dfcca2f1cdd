import { type Language, pickText, type Texts } from './texts.ts';

/** What is said in both languages, or alike in both. */
export type Translatable = string | Texts;

/** It in one language. */
export const inLanguage = (said: Translatable, language: Language): string =>
  typeof said === 'string' ? said : pickText(said, language);

/** Parts one after the other, a mark between them. */
export function joinTranslatable(parts: readonly Translatable[], mark: string): Translatable {
  const all = (language: Language) => parts.map((part) => inLanguage(part, language)).join(mark);
  return parts.every((part) => typeof part === 'string') ? all('en') : { pt: all('pt-BR'), en: all('en') };
}
