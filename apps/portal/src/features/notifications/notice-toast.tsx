import './notices.css';
import { markShown, wasShown } from '@estrada/web/session/shown-once.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { strings } from './strings.ts';

type Linked = { id: string; message: string; link: string | null };

/** How long a toast is shown; its notice stays at the bell. */
const shownMs = 8_000;

/**
 * The newest notice about a record, once: with a link to it. Neither its end nor its close button confirms it.
 *
 * @param onRead confirms it on the server
 */
export function NoticeToast({ items, onRead }: { items: readonly Linked[]; onRead: (id: string) => void }) {
  const t = useStrings(strings);
  const { user } = useSignedIn();
  const [shown, setShown] = useState<{ newest: Linked; more: number } | null>(null);
  useEffect(() => {
    const unseen = items.filter(({ id, link }) => link && !wasShown(user.username, id));
    const newest = unseen.at(-1);
    if (!newest) return;
    for (const { id } of unseen) markShown(user.username, id);
    setShown({ newest, more: unseen.length - 1 });
  }, [items, user.username]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    // messages that come one after the other, apart from the outcome of the user's own act (`status`)
    <div className="notice-toast-place" role="log">
      {shown ? (
        <div className="notice-toast">
          <CloseButton aria-label={t('toast.close')} onClick={() => setShown(null)} />
          <strong>{t('toast.title')}</strong>
          <span>{shown.newest.message}</span>
          {shown.more > 0 ? <span className="notice-more">{t('toast.more', { count: shown.more })}</span> : null}
          <Button
            component={Link}
            to={shown.newest.link ?? '/'}
            size="compact-sm"
            onClick={() => {
              onRead(shown.newest.id);
              setShown(null);
            }}
          >
            {t('bell.open')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
