import type { Fields } from '@estrada/domain/forms/index';
import { useLanguage } from '../../strings/use-language.ts';
import type { Said } from './record-kind.ts';

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
