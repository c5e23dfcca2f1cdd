import './thread.css';
import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDetail, ProposalNews, ThreadMessage } from '@estrada/endpoints/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { api } from '@estrada/web/calls/api.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCacheAnswer, useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Switch, Text, UnstyledButton } from '@mantine/core';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { nameOfMention, useGoToMention } from './mentions.ts';
import { MessageForm } from './message-form.tsx';
import { strings } from './strings.ts';
import { UnreadMark } from './unread-mark.tsx';

/**
 * The messages of a proposal, oldest first, fetched again when there are new ones, and marked as read once they are
 * visible.
 */
function useThread(id: string, news: ProposalNews) {
  const reload = useReload();
  const keepAnswer = useCacheAnswer();
  const list = usePagedCall('listThreadMessages', { params: { id }, query: {} });
  const messages = list.rows.toReversed();
  const last = messages.at(-1)?.seq ?? 0;
  const { lastMessage, unread } = news;
  const { panel, isSeen } = useReadMark();
  // the first unread message stays marked while the page is open, although it is then marked as read
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

/** Whether an element is visible, in a visible tab. */
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

/** The messages, oldest first; new ones are announced. @param newFrom the first unread one */
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
    // scrollable: it must be focusable to be usable by keyboard
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
  const goToMention = useGoToMention();
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

/** How often an open page checks for other users' acts; the response is small, and a hidden tab does not poll. */
const newsMs = 5_000;

/**
 * Detects changes of an open proposal. If another user has changed it, its data is fetched again; input is preserved,
 * because the form only updates untouched fields.
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

/**
 * The messages between dealer and back office on a proposal. Hidden from users who may not write when there is nothing
 * to read.
 */
export function ThreadPanel({ proposal }: { proposal: ProposalDetail }) {
  const news = useProposalNews(proposal);
  if (!news || (!news.canWrite && news.lastMessage === 0)) return null;
  return <Thread proposal={proposal} news={news} />;
}

function Thread({ proposal, news }: { proposal: ProposalDetail; news: ProposalNews }) {
  const t = useStrings(strings);
  const { list, messages, panel, newFrom } = useThread(proposal.id, news);
  return (
    <FoldCard
      id="proposal-thread"
      title={t('title')}
      mark={<UnreadMark count={news.unread} />}
      summary={news.lastMessage === 0 ? t('none') : t('count', { count: news.lastMessage })}
      isCurrent={news.unread > 0}
    >
      <div className="thread" ref={panel}>
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
      </div>
    </FoldCard>
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
