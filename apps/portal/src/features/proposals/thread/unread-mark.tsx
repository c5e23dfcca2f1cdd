import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** How many messages somebody has not read; nothing where there are none. */
export function UnreadMark({ count }: { count: number }) {
  const t = useStrings(strings);
  return count === 0 ? null : <small className="thread-unread">{t('unread', { count })}</small>;
}
