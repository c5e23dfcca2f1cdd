import { useLanguage } from '../strings/use-language.ts';
import { type GlossaryKey, glossary } from './glossary.ts';

/** The explanation of a term in the language of the screen. */
export default function Meaning({ of }: { of: GlossaryKey }) {
  const { language } = useLanguage();
  return <>{glossary[of][language === 'en' ? 'en' : 'pt'][1]}</>;
}
