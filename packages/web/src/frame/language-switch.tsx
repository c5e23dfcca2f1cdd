import { useLanguage } from '../strings/use-language.ts';
import { useStrings } from '../strings/use-strings.ts';
import { strings } from '../strings.ts';
import { useIsAlive } from './use-is-alive.ts';

/** Switches to the other language; the button's text is in that language. */
export function LanguageSwitch() {
  const t = useStrings(strings);
  const { language, setLanguage } = useLanguage();
  const isAlive = useIsAlive();
  const other = language === 'en' ? 'pt-BR' : 'en';
  const name = other === 'en' ? t('language.toEnglish') : t('language.toPortuguese');
  return (
    <button
      type="button"
      lang={other}
      className="estrada-top-button"
      title={name}
      disabled={!isAlive}
      onClick={() => setLanguage(other)}
    >
      {other === 'en' ? 'EN' : 'PT'}
      <span className="estrada-sr-only">{name}</span>
    </button>
  );
}
