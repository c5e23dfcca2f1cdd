import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** The number of messages that the user has not read; renders nothing when there are none. */
export function UnreadMark({ count }: { count: number }) {
  const t = useStrings(strings);
  return count === 0 ? null : <small className="thread-unread">{t('unread', { count })}</small>;
}
