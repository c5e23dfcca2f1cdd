import '../proposals.css';
import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import { useWindowTitle } from '@estrada/web/frame/use-window-title.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { pollProposal } from '../analysis.ts';
import { ClientForm } from '../client-form/client-form.tsx';
import { ClientNotices } from '../client-form/client-notices.tsx';
import { MaskedRegistration } from '../client-form/masked-registration.tsx';
import { MissingProvider } from '../client-form/missing-context.tsx';
import { ReadOnlyForm } from '../client-form/read-only-form.tsx';
import { toFormValues } from '../client-form/registration-form.ts';
import { strings as formStrings } from '../client-form/strings.ts';
import { FirstDecisionPanel } from '../decision/first-decision-panel.tsx';
import { ExemptionPanel } from '../exemption/exemption-panel.tsx';
import { ProposalActions } from '../moves/proposal-actions.tsx';
import { Prefill } from '../prefill/prefill.tsx';
import { RepurchasePanel } from '../repurchase/repurchase-panel.tsx';
import { StatusBadge, statusName } from '../status-badge.tsx';
import { strings } from '../strings.ts';
import { ThreadPanel } from '../thread/thread-panel.tsx';
import { type ProposalWork, useProposalWork } from '../use-proposal-work.ts';
import { NextAct } from '../views/next-act.tsx';
import { BlockPanel } from './block-panel.tsx';
import { ClientPagePanel } from './client-page-panel.tsx';
import { DecisionList } from './decision-list.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { FinancingPanel } from './financing-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { TableExpiredDialog } from './table-expired-dialog.tsx';
import { Timeline } from './timeline.tsx';
import { UnresolvedMessages } from './unresolved-messages.tsx';

/** The proposal's status and who acts next. A change is announced. */
function StatusStrip({ proposal }: { proposal: ProposalDetail }) {
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

/** What is running in the proposal's status. */
const workBehind = (status: string) => (status === 'APC' ? 'conditions' : status === 'AVF' ? 'table' : 'analysis');

function noteOn(t: Translate<typeof strings>, proposal: ProposalDetail): string {
  const { engineAwaySince, status, stop, updatedAt } = proposal;
  if (stop) return t(`stop.${stop.how}.${workBehind(status)}`, { at: formatMoment(stop.at) });
  if (engineAwaySince) return t('status.engineAway', { at: formatMoment(engineAwaySince) });
  const isFollowing = pollProposal(proposal) !== false;
  return isFollowing ? t('status.following') : t('status.updated', { at: formatMoment(updatedAt) });
}

/** Empty until the status changes: the initial status is read with the page. */
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

/** Renders the panels of other features for a proposal. */
export type ProposalPanels = (proposal: ProposalDetail) => ReactNode;

/** One proposal: its status, what is missing, its form, its figures and its history. */
export function ProposalView({ proposal, panels }: { proposal: ProposalDetail; panels: ProposalPanels }) {
  const t = useStrings(strings);
  const words = useStrings(formStrings);
  const { language } = useLanguage();
  const work = useProposalWork(proposal);
  const { record } = work;
  const { client, can } = proposal;
  // its many fields take longer to render than the rest of the page, which a phone shows first this way
  const isFormDrawn = useDeferredValue(true, false);
  useWindowTitle(`${proposal.number} · ${statusName(proposal.status, language)}`);
  const clientName = client.personType === 'PF' ? client.identification.name : client.name;
  return (
    <FormProvider {...record.form}>
      <PageHeading
        eyebrow={proposal.vehicleLabel}
        title={t('page.title', { number: proposal.number })}
        subtitle={clientName}
        actions={<ProposalActions proposal={proposal} work={work} />}
      />
      <StatusStrip proposal={proposal} />
      <MissingProvider proposal={proposal}>
        <div className="proposal-columns">
          <div className="proposal-lead">
            <BlockPanel {...proposal} />
            <FirstDecisionPanel proposal={proposal} work={work} />
            <DecisionPanel proposal={proposal} work={work} />
            <UnresolvedMessages proposalId={proposal.id} />
            <ClientNotices record={record} />
            <MissingPanel proposal={proposal} onRecalculate={work.askRecalculation} />
          </div>
          <div className="proposal-aside">
            <FinancingPanel proposal={proposal} />
            <ExemptionPanel proposal={proposal} work={work} />
            <RepurchasePanel proposal={proposal} work={work} />
            <ThreadPanel proposal={proposal} />
            <ClientPagePanel proposal={proposal} />
            <DecisionList decisions={proposal.decisions} />
            <Timeline entries={proposal.timeline} />
          </div>
          <div className="proposal-main">
            {panels(proposal)}
            <div className="proposal-form-title" id="proposal-form" tabIndex={-1}>
              <Title order={2}>{words('title')}</Title>
              {can.edit ? (
                <Text c="dimmed" size="sm">
                  {words('hint')}
                </Text>
              ) : null}
            </div>
            {isFormDrawn ? (
              <RegistrationForm proposal={proposal} work={work} />
            ) : (
              <Skeleton height={420} radius="lg" role="status" aria-label={t('page.loading')} />
            )}
          </div>
        </div>
      </MissingProvider>
      {work.recalculation === 'closed' ? null : <TableExpiredDialog proposal={proposal} work={work} />}
    </FormProvider>
  );
}

/** The client's registration: editable or read-only. */
function RegistrationForm({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const { record } = work;
  if (proposal.maskedFields) return <MaskedRegistration proposal={proposal} />;
  if (!proposal.can.edit) return <ReadOnlyForm values={toFormValues(proposal)} />;
  return (
    <Prefill proposal={proposal} record={record}>
      <ClientForm
        record={record}
        personType={proposal.personType}
        consentRecorded={proposal.consentRecorded}
        dealer={proposal.dealer}
        next={
          proposal.can.send ? (
            <Button loading={work.busy === 'send'} onClick={() => void work.send()}>
              {t('action.send')}
            </Button>
          ) : null
        }
      />
    </Prefill>
  );
}
