import type { ProposalDetail } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { pollProposal } from './analysis.ts';
import { showMoment } from './show-moment.ts';
import { StatusBadge, statusName } from './status-badge.tsx';
import { strings } from './strings.ts';
import { NextAct } from './views/next-act.tsx';

/** Where the proposal stands and who acts next. A change is said aloud. */
export function StatusStrip({ proposal }: { proposal: ProposalDetail }) {
  const t = useStrings(strings);
  return (
    <section className="proposal-strip" aria-label={t('status.label')}>
      <StatusBadge status={proposal.status} size="lg" />
      <NextAct {...proposal} />
      <span className="proposal-strip-note" data-stop={proposal.stop?.how}>
        {noteOn(t, proposal)}
      </span>
      <StatusAnnouncement status={proposal.status} />
    </section>
  );
}

/** The work that a proposal waits for in its status. */
const workBehind = (status: string) => (status === 'APC' ? 'conditions' : status === 'AVF' ? 'table' : 'analysis');

function noteOn(t: Translate<typeof strings>, proposal: ProposalDetail): string {
  const { engineAwaySince, status, stop, updatedAt } = proposal;
  if (stop) return t(`stop.${stop.how}.${workBehind(status)}`, { at: showMoment(stop.at) });
  if (engineAwaySince) return t('status.engineAway', { at: showMoment(engineAwaySince) });
  const isFollowing = pollProposal(proposal) !== false;
  return isFollowing ? t('status.following') : t('status.updated', { at: showMoment(updatedAt) });
}

/** Empty until something changes: the status on arrival is read with the page. */
function StatusAnnouncement({ status }: { status: string }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const last = useRef(status);
  const [changed, setChanged] = useState<string | null>(null);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    setChanged(status);
  }, [status]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {changed === null ? '' : t('status.announce', { status: statusName(changed, language) })}
    </VisuallyHidden>
  );
}
