import { useLanguage } from '../../strings/use-language.ts';
import type { Said } from './record-kind.ts';

/** Says a text of a declaration in the language of the screen. */
export function useOwnStrings(): (text: Said) => string {
  const { language } = useLanguage();
  return (text) => (language === 'en' ? text.en : text.pt);
}
