import { ConfirmModal } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useSharedSimulator } from './simulator-context.ts';
import { strings } from './strings.ts';

/** Before an unsaved simulation is discarded for a new one. */
export function ConfirmNew({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const t = useStrings(strings);
  const { draft } = useSharedSimulator();
  return (
    <ConfirmModal
      opened
      title={t('new.title')}
      subject={draft.vehicleLabel || t('new.subject')}
      text={t('new.text')}
      confirmLabel={t('new.confirm')}
      cancelLabel={t('new.cancel')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
