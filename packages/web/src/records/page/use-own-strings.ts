import type { Fields } from '@estrada/domain/forms/index';
import { useLanguage } from '../../strings/use-language.ts';

/** A text in both languages. */
export type Said = { pt: string; en: string };

/** A text that is already in the language of the screen. */
export const said = (text: string): Said => ({ pt: text, en: text });

/** Translates a text of a declaration into the language of the screen. */
export function useOwnStrings(): (text: Said) => string {
  const { language } = useLanguage();
  return (text) => (language === 'en' ? text.en : text.pt);
}

/** The labels of a declared form, for a page that renders its fields one by one. */
export function useLabels<All extends Fields>(fields: All): (name: keyof All & string) => string {
  const own = useOwnStrings();
  return (name) => own(fields[name]!);
}
