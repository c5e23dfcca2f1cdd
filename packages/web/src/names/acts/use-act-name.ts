import { actTexts } from '@estrada/domain/audit/index';
import { pickText } from '@estrada/domain/errors/index';
import { useLanguage } from '../../strings/use-language.ts';

/** The name of an act in the trail; one that the audit table no longer has is shown as stored. */
export function useActName(): (action: string) => string {
  const { language } = useLanguage();
  return (action) => {
    const words = actTexts(action);
    return words ? pickText(words, language) : action;
  };
}
