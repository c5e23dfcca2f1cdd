import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { WarningModal } from '../warning.modal.tsx';
import { strings } from './strings.ts';

/** Warns of a password that is about to expire, and links to the password change. */
export function ExpiryWarningModal({
  daysLeft,
  onChange,
  onClose,
}: {
  daysLeft: number;
  onChange: () => void;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const words = {
    title: t('warning.title'),
    text: t('warning.text', { count: daysLeft }),
    help: t('warning.help'),
    act: t('warning.change'),
    later: t('warning.later'),
    close: t('close'),
  };
  return <WarningModal words={words} onAct={onChange} onClose={onClose} />;
}
