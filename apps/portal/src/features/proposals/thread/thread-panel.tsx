import './thread.css';
import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDetail, ProposalNews, ThreadMessage } from '@estrada/endpoints/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { api } from '@estrada/web/calls/api.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCacheAnswer, useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Switch, Text, Title, UnstyledButton } from '@mantine/core';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { goToMention, nameOfMention } from './mentions.ts';
import { MessageForm } from './message-form.tsx';
import { strings } from './strings.ts';
import { UnreadMark } from './unread-mark.tsx';

/** The messages of a proposal, the first one first, read again when there are more, and marked as read once they are in sight. */
function useThread(id: string, news: ProposalNews) {
  const reload = useReload();
  const keepAnswer = useCacheAnswer();
  const list = usePagedCall('listThreadMessages', { params: { id }, query: {} });
  const messages = list.rows.toReversed();
  const last = messages.at(-1)?.seq ?? 0;
  const { lastMessage, unread } = news;
  const { panel, isSeen } = useReadMark();
  // where the new ones begin stays marked while the page is open: marking them as read must not take the mark away
  const [newFrom, setNewFrom] = useState<number | null>(null);
  const firstNew = messages.filter(({ isOwn }) => !isOwn).at(-unread)?.seq ?? null;

  useEffect(() => {
    if (!list.isLoading && lastMessage > last) void reload('listThreadMessages');
  }, [lastMessage, last, list.isLoading, reload]);

  const marking = useRef(0);
  useEffect(() => {
    if (!isSeen || unread === 0 || last < lastMessage || marking.current >= last) return;
    marking.current = last;
    setNewFrom(firstNew);
    api
      .markThreadRead({ params: { id }, body: { upTo: last } })
      .then((fresh) => {
        keepAnswer('readProposalNews', { params: { id } }, fresh);
        void reload('listProposals');
      })
      .catch(alertFailure);
  }, [isSeen, unread, last, lastMessage, firstNew, id, keepAnswer, reload]);

  return { list, messages, panel, newFrom: unread > 0 ? firstNew : newFrom };
}

/** Whether an element is in sight, in a tab that somebody looks at. */
function useReadMark() {
  const [isSeen, setSeen] = useState(false);
  const observer = useRef<IntersectionObserver | null>(null);
  const panel = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.current.observe(element);
  }, []);
  return { panel, isSeen };
}

/** The messages, the first one first; those that come meanwhile are said aloud. @param newFrom the first unread one */
function MessageList({
  messages,
  newFrom,
  personType,
}: {
  messages: readonly ThreadMessage[];
  newFrom: number | null;
  personType: ProposalDetail['personType'];
}) {
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
          <Message message={message} personType={personType} />
        </Fragment>
      ))}
    </div>
  );
}

function Message({
  message: { authorName, side, at, text, mention, isOwn },
  personType,
}: {
  message: ThreadMessage;
  personType: ProposalDetail['personType'];
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <article className="thread-message" data-own={isOwn || undefined}>
      <small>{t('by', { author: isOwn ? t('own') : authorName, side: t(`side.${side}`), at: formatMoment(at) })}</small>
      {mention ? (
        <UnstyledButton className="thread-mention" onClick={() => goToMention(mention)}>
          {t('mention.about', { name: nameOfMention(mention, language, personType) })}
        </UnstyledButton>
      ) : null}
      <p>{text}</p>
    </article>
  );
}

/** How often an open page asks whether somebody else has acted; the question is small, and a hidden tab does not ask. */
const newsMs = 5_000;

/**
 * What is new on a proposal that is open. Where somebody else has changed it, what the page shows of it is read again; what is typed
 * stays, for the form takes over only what nobody has touched.
 */
function useProposalNews({
  id,
  version,
  nextActorSince,
}: Pick<ProposalDetail, 'id' | 'version' | 'nextActorSince'>): ProposalNews | undefined {
  const reload = useReload();
  const { data } = useCall('readProposalNews', { params: { id } }, { refetchInterval: newsMs });
  const isBehind = data !== undefined && (data.version > version || data.waitingSince > nextActorSince);
  useEffect(() => {
    if (isBehind) void reload('readProposal', 'readProposalDocuments', 'readTccExemption');
  }, [isBehind, reload]);
  return data;
}

/** What dealer and back office write to each other on a proposal. Not there for who neither writes nor finds anything to read. */
export function ThreadPanel({ proposal }: { proposal: ProposalDetail }) {
  const news = useProposalNews(proposal);
  if (!news || (!news.canWrite && news.lastMessage === 0)) return null;
  return <Thread proposal={proposal} news={news} />;
}

function Thread({ proposal, news }: { proposal: ProposalDetail; news: ProposalNews }) {
  const t = useStrings(strings);
  const { list, messages, panel, newFrom } = useThread(proposal.id, news);
  return (
    <section className="thread" aria-labelledby="proposal-thread" ref={panel}>
      <div className="thread-head">
        <Title order={2} size="h3" id="proposal-thread">
          {t('title')}
        </Title>
        <UnreadMark count={news.unread} />
      </div>
      <Text c="dimmed" size="sm">
        {t('about')}
      </Text>
      {list.hasMore ? (
        <Button variant="default" size="compact-sm" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('older')}
        </Button>
      ) : null}
      {list.isLoading ? (
        <Skeleton height={96} radius="md" role="status" aria-label={t('loading')} />
      ) : list.error && messages.length === 0 ? (
        <FailureState error={list.error} onRetry={list.retry} />
      ) : (
        <MessageList messages={messages} newFrom={newFrom} personType={proposal.personType} />
      )}
      {news.canWrite ? <MessageForm proposal={proposal} /> : null}
      {news.canWrite ? <MailSwitch isOn={news.mailsWanted} /> : null}
    </section>
  );
}

function MailSwitch({ isOn }: { isOn: boolean }) {
  const t = useStrings(strings);
  const choose = useAct('chooseThreadMails', { reload: ['readProposalNews'] });
  return (
    <Switch
      size="sm"
      label={t('mails')}
      checked={isOn}
      disabled={choose.isBusy}
      onChange={(event) => void choose.run({ body: { isWanted: event.currentTarget.checked } }).catch(alertFailure)}
    />
  );
}
