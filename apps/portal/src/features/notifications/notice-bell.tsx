import './notices.css';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Popover, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { strings } from './strings.ts';

type Listed = { id: string; message: string; link: string | null };

/** The place of the bell in the top bar (app/shell/top-bar.tsx), which is outside the cache of the calls. */
const bellPlaceId = 'avisos';

/**
 * The bell of the top bar: how many notices are unread, and their list. A notice leaves it once it is read.
 *
 * @param onRead confirms notices on the server
 */
export function NoticeBell({ items, onRead }: { items: readonly Listed[]; onRead: (ids: readonly string[]) => void }) {
  const t = useStrings(strings);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setPlace(document.getElementById(bellPlaceId)), []);
  if (!place) return null;
  const count = items.length;
  const name = count > 0 ? t('bell.unread', { count }) : t('bell');
  return createPortal(
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withinPortal={false}
      withRoles={false}
      width="min(24rem, calc(100vw - 2rem))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className="estrada-top-button notice-bell"
          aria-label={name}
          title={name}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen((opened) => !opened)}
        >
          <IconBell size={18} stroke={1.7} aria-hidden="true" />
          {count > 0 ? (
            <span className="notice-count" aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          ) : null}
        </button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('bell')} className="notice-list">
        {count === 0 ? <Text size="sm">{t('bell.none')}</Text> : null}
        <ul>
          {items.map(({ id, message, link }) => (
            <li key={id}>
              <span>{message}</span>
              <span className="notice-acts">
                {link ? (
                  <Button
                    component={Link}
                    to={link}
                    size="compact-sm"
                    variant="default"
                    onClick={() => {
                      setOpen(false);
                      onRead([id]);
                    }}
                  >
                    {t('bell.open')}
                  </Button>
                ) : null}
                <Button size="compact-sm" variant="subtle" onClick={() => onRead([id])}>
                  {t('bell.read')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {count > 1 ? (
          <Button size="compact-sm" variant="subtle" onClick={() => onRead(items.map(({ id }) => id))}>
            {t('bell.readAll')}
          </Button>
        ) : null}
      </Popover.Dropdown>
    </Popover>,
    place,
  );
}
