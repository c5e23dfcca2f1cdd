import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { VisuallyHidden } from '@mantine/core';
import { strings } from './strings.ts';
import './thread.css';

/**
 * The number of messages that the user has not read; renders nothing when there are none.
 *
 * @param isShort for the narrow cell of a list, where the sentence takes several lines: it is read out all the same
 */
export function UnreadMark({ count, isShort = false }: { count: number; isShort?: boolean }) {
  const t = useStrings(strings);
  if (count === 0) return null;
  const sentence = t('unread', { count });
  if (!isShort) return <small className="thread-unread">{sentence}</small>;
  return (
    <small className="thread-unread" title={sentence}>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <span aria-hidden="true">{t('unread.short', { count })}</span>
    </small>
  );
}
