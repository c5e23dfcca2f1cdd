import type { ProposalDetail, ProposalNews } from '@estrada/endpoints/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Switch, Text, Title } from '@mantine/core';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { strings } from './strings.ts';
import './thread.css';
import { UnreadMark } from './unread-mark.tsx';
import { useProposalNews } from './use-proposal-news.ts';
import { useThread } from './use-thread.ts';

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
        <MessageList messages={messages} newFrom={newFrom} />
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
