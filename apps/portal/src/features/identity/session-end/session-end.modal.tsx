import { signInAgain } from '@estrada/web/session/sign-out.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { WarningModal } from '../warning.modal.tsx';
import { strings } from './strings.ts';

/**
 * Warns of the end of the session, and links to a new login. Drafts are saved, other input is lost.
 *
 * @param endsAt in milliseconds of this machine's clock
 */
export function SessionEndModal({ endsAt, onClose }: { endsAt: number; onClose: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  // in the time zone of the user's device
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(endsAt);
  const words = {
    title: t('title'),
    text: t('text', { time }),
    help: t('help'),
    act: t('again'),
    later: t('later'),
    close: t('close'),
  };
  return <WarningModal words={words} onAct={signInAgain} onClose={onClose} />;
}
