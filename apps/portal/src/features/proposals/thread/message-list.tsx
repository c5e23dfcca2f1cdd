import type { ThreadMessage } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, UnstyledButton } from '@mantine/core';
import { Fragment } from 'react';
import { strings as formStrings } from '../client-form/strings.ts';
import { showMoment } from '../show-moment.ts';
import { goToMention, nameOfMention } from './mentions.ts';
import { strings } from './strings.ts';

/** The messages, the first one first; those that come meanwhile are said aloud. @param newFrom the first unread one */
export function MessageList({ messages, newFrom }: { messages: readonly ThreadMessage[]; newFrom: number | null }) {
  const t = useStrings(strings);
  if (messages.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {t('none')}
      </Text>
    );
  return (
    // it scrolls within itself: without a place for the focus, nobody could by the keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className="thread-log" role="log" aria-label={t('log')} tabIndex={0}>
      {messages.map((message) => (
        <Fragment key={message.seq}>
          {message.seq === newFrom ? <p className="thread-new">{t('newFrom')}</p> : null}
          <Message message={message} />
        </Fragment>
      ))}
    </div>
  );
}

function Message({ message: { authorName, side, at, text, mention, isOwn } }: { message: ThreadMessage }) {
  const t = useStrings(strings);
  const words = useStrings(formStrings);
  const { language } = useLanguage();
  return (
    <article className="thread-message" data-own={isOwn || undefined}>
      <small>{t('by', { author: isOwn ? t('own') : authorName, side: t(`side.${side}`), at: showMoment(at) })}</small>
      {mention ? (
        <UnstyledButton className="thread-mention" onClick={() => goToMention(mention)}>
          {t('mention.about', { name: nameOfMention(mention, language, words) })}
        </UnstyledButton>
      ) : null}
      <p>{text}</p>
    </article>
  );
}
