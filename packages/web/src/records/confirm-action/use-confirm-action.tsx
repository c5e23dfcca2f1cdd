import { ConfirmModal } from '@estrada/ui/index';
import { type ReactNode, useState } from 'react';
import { type NewAlert, showAlert } from '../../alerts/alerts.ts';
import { alertFailure } from '../../calls/alert-failure.ts';
import { useBusy } from '../../calls/use-busy.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

/** An act that is confirmed first. */
export type ConfirmedAction = {
  title: string;
  /** the name of the thing it is done to */
  subject: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  /** does it; a refusal of the API is said by the banner */
  act: () => Promise<unknown>;
  /** what the banner says when it worked; nothing when the act itself shows how it goes */
  done?: NewAlert | string;
  /** runs afterwards, worked or not: the screen shows what holds now */
  after?: () => void;
};

/** Asks, acts once, and says how it went. `modal` belongs into the page; `ask` opens it. */
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

  // the words stay while the window fades away
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
