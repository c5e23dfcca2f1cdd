import { type Language, pickText, type Texts } from './texts.ts';

/** What is said in both languages, or alike in both. */
export type Said = string | Texts;

/** It in one language. */
export const inLanguage = (said: Said, language: Language): string =>
  typeof said === 'string' ? said : pickText(said, language);

/** Parts one after the other, a mark between them. */
export function joinSaid(parts: readonly Said[], mark: string): Said {
  const all = (language: Language) => parts.map((part) => inLanguage(part, language)).join(mark);
  return parts.every((part) => typeof part === 'string') ? all('en') : { pt: all('pt-BR'), en: all('en') };
}
