import '@estrada/web/styles/modal.css';
import { ConfirmModal } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** One session per user: the user decides whether to end the other one. */
export function OtherSessionModal({
  subject,
  isBusy,
  onConfirm,
  onCancel,
}: {
  /** whose session it is */
  subject: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const t = useStrings(strings);
  return (
    <ConfirmModal
      opened
      title={t('otherSession.title')}
      subject={subject}
      text={t('otherSession.text')}
      confirmLabel={t('otherSession.confirm')}
      cancelLabel={t('otherSession.cancel')}
      closeLabel={t('otherSession.close')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
