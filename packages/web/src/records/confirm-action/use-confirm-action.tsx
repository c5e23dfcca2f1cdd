import { ConfirmModal } from '@estrada/ui/index';
import { type ReactNode, useState } from 'react';
import { type NewAlert, showAlert } from '../../alerts/alerts.ts';
import { alertFailure } from '../../calls/alert-failure.ts';
import { useBusy } from '../../calls/use-busy.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

export type ConfirmedAction = {
  title: string;
  /** the name of the object of the act */
  subject: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  /** performs it; the banner shows a refusal of the API */
  act: () => Promise<unknown>;
  /** the success message in the banner; omitted if the act shows its own progress */
  done?: NewAlert | string;
  /** runs afterwards, on success and failure: the screen shows the current state */
  after?: () => void;
};

/** Confirms an act, performs it once, and shows its result. `modal` must be rendered by the page; `ask` opens it. */
export function useConfirmAction(): { ask: (action: ConfirmedAction) => void; modal: ReactNode } {
  const t = useStrings(strings);
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { busy, run } = useBusy();

  const confirm = ({ act, done, after }: ConfirmedAction) =>
    run('act', async () => {
      try {
        await act();
        if (done) showAlert(typeof done === 'string' ? { type: 'success', text: done } : done);
      } catch (error) {
        alertFailure(error);
      } finally {
        setOpen(false);
        after?.();
      }
    });

  // the text remains while the window fades out
  const modal = action ? (
    <ConfirmModal
      opened={isOpen}
      title={action.title}
      subject={action.subject}
      text={action.text}
      confirmLabel={action.confirmLabel}
      cancelLabel={t('cancel')}
      danger={action.danger ?? false}
      busy={busy !== null}
      onConfirm={() => void confirm(action)}
      onCancel={() => setOpen(false)}
    />
  ) : null;
  return {
    ask: (next) => {
      setAction(next);
      setOpen(true);
    },
    modal,
  };
}
