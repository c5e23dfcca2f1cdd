import { ConfirmModal } from '@estrada/ui/index';
import { type ReactNode, useState } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { ApiError } from '../../calls/api-error.ts';
import { useStrings } from '../../words/use-strings.ts';
import { strings } from './strings.ts';

/** An act that is asked about first. */
export type ConfirmedAction = {
  title: string;
  /** the name of the thing it is done to */
  subject: string;
  text: string;
  confirmLabel: string;
  danger?: boolean;
  /** does it; a call of the API that fails has raised its banner already */
  act: () => Promise<unknown>;
  /** what the banner says when it worked; nothing when the act itself shows how it goes */
  done?: string;
  /** runs afterwards, worked or not: the screen shows what holds now */
  after?: () => void;
};

/** Asks, acts once, and says how it went. `modal` belongs into the page; `ask` opens it. */
export function useConfirmAction(): { ask: (action: ConfirmedAction) => void; modal: ReactNode } {
  const t = useStrings(strings);
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm({ act, done, after }: ConfirmedAction): Promise<void> {
    setBusy(true);
    try {
      await act();
      if (done) showAlert({ type: 'success', text: done });
    } catch (error) {
      // an answer of the server has been told by the banner of its call
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
      setOpen(false);
      after?.();
    }
  }

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
      busy={isBusy}
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
