import '../proposals.css';
import { PageHeading } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Skeleton, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { pollProposal } from '../analysis.ts';
import { strings } from '../strings.ts';
import { type ProposalPanels, type ProposalProgress, ProposalView } from './proposal-view.tsx';

/** One proposal. It is polled while it is under analysis. */
function useProposal(id: string) {
  return useCall(
    'readProposal',
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data ? pollProposal(state.data) : false) },
  );
}

/** The page of one proposal; the next step comes first, the panels of other features before the form. */
export function Page({
  progress = (_proposal, now) => now,
  panels = () => null,
}: {
  progress?: ProposalProgress;
  panels?: ProposalPanels;
}) {
  const t = useStrings(strings);
  const { id = '' } = useParams();
  const query = useProposal(id);
  // starts this request too: on a slow connection the panel of the documents would otherwise wait for both in turn
  useCall('readProposalDocuments', { params: { id } });
  return (
    <>
      <Anchor component={Link} to={paths.proposals} size="sm" className="proposal-back">
        {t('page.back')}
      </Anchor>
      {query.data ? (
        <ProposalView key={id} proposal={query.data} progress={progress} panels={panels} />
      ) : (
        <>
          <PageHeading title={t('list.title')} />
          {query.isError ? (
            <FailureState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <ProposalSkeleton />
          )}
        </>
      )}
    </>
  );
}

/** The skeleton of the page. */
function ProposalSkeleton() {
  const t = useStrings(strings);
  return (
    <div className="proposal-columns" role="status" aria-label={t('page.loading')}>
      <div className="proposal-lead">
        <Skeleton height={120} radius="lg" />
      </div>
      <div className="proposal-aside">
        <Skeleton height={420} radius="lg" />
      </div>
      <Stack className="proposal-main" gap="md">
        <Skeleton height={220} radius="lg" />
        <Skeleton height={220} radius="lg" />
      </Stack>
    </div>
  );
}
