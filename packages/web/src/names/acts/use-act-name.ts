import { actTexts } from '@estrada/domain/audit/index';
import { pickText } from '@estrada/domain/errors/index';
import { useLanguage } from '../../strings/use-language.ts';

/** What an act of the trail is called; one that the audit table no longer has is shown as the trail keeps it. */
export function useActName(): (action: string) => string {
  const { language } = useLanguage();
  return (action) => {
    const words = actTexts(action);
    return words ? pickText(words, language) : action;
  };
}
