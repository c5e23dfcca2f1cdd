import '../proposals.css';
import { formatCet, formatMoment, formatMoney } from '@estrada/domain/formats/index';
import { countInstalments, isLevel } from '@estrada/domain/simulation/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { useWindowTitle } from '@estrada/web/frame/use-window-title.ts';
import { PageActsBar, PageActsProvider } from '@estrada/web/page-acts/page-acts.tsx';
import { PaymentsText } from '@estrada/web/simulation/payments-text.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
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
import { stripNoteOf, workSentenceOf } from '../state-sentences.ts';
import { ProposalBadge, statusInWords } from '../status-badge.tsx';
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
function StatusStrip({ proposal, clientName }: { proposal: ProposalDetail; clientName: string | null }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { payments, installmentCents, cetAnnualPct } = proposal;
  const note = stripNoteOf(proposal);
  return (
    <section className="proposal-strip" aria-label={t('status.label')}>
      <div className="proposal-strip-line">
        <span className="proposal-strip-name">
          {[proposal.number, clientName, proposal.vehicleLabel].filter(Boolean).join(' · ')}
        </span>
        <ProposalBadge proposal={proposal} />
        <NextAct proposal={proposal} />
        {note ? (
          <span className="proposal-strip-note" data-stop={proposal.stop?.how}>
            {t(note.key, note.at ? { at: formatMoment(note.at) } : {})}
          </span>
        ) : null}
        <span className="proposal-strip-figures">
          {isLevel(payments) ? (
            `${countInstalments(payments)} × ${formatMoney(installmentCents)}`
          ) : (
            <PaymentsText payments={payments} />
          )}
          {` · ${t('figures.cet', { rate: formatCet(cetAnnualPct) })}`}
        </span>
        <PageActsBar />
      </div>
      <StatusAnnouncement status={statusInWords(proposal, language)} />
    </section>
  );
}

/** Empty until the status changes: the initial status is read with the page. @param status in words */
function StatusAnnouncement({ status }: { status: string }) {
  const t = useStrings(strings);
  const last = useRef(status);
  const [changed, setChanged] = useState<string | null>(null);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    setChanged(status);
  }, [status]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {changed === null ? '' : t('status.announce', { status: changed })}
    </VisuallyHidden>
  );
}

/** Renders the panels of other features for a proposal. */
export type ProposalPanels = (proposal: ProposalDetail) => ReactNode;

/** Renders the next step: the stages of the sale around what the proposal itself says of it. */
export type ProposalProgress = (proposal: ProposalDetail, now: ReactNode) => ReactNode;

/** One proposal: its status, what is missing, its form, its figures and its history. */
export function ProposalView({
  proposal,
  progress,
  panels,
}: {
  proposal: ProposalDetail;
  progress: ProposalProgress;
  panels: ProposalPanels;
}) {
  const t = useStrings(strings);
  const words = useStrings(formStrings);
  const { language } = useLanguage();
  const work = useProposalWork(proposal);
  const { record } = work;
  const { client, can, vehicleLabel } = proposal;
  // its many fields take longer to render than the rest of the page, which a phone shows first this way
  const isFormDrawn = useDeferredValue(true, false);
  useWindowTitle(`${proposal.number} · ${statusInWords(proposal, language)}`);
  const clientName = client.personType === 'PF' ? client.identification.name : client.name;
  // a key press in the form renders none of these again
  const [figures, records, sections] = useMemo(
    () => [
      <FinancingPanel key="figures" proposal={proposal} />,
      <ProposalRecords key="records" proposal={proposal} />,
      panels(proposal),
    ],
    [proposal, panels],
  );
  return (
    <FormProvider {...record.form}>
      <PageActsProvider>
        <PageHeading
          eyebrow={vehicleLabel}
          title={t('page.title', { number: proposal.number })}
          subtitle={clientName}
        />
        <StatusStrip proposal={proposal} clientName={clientName ?? null} />
        <ProposalActions proposal={proposal} work={work} />
        <MissingProvider proposal={proposal}>
          <div className="proposal-columns">
            <div className="proposal-lead">
              <ClientNotices record={record} />
              <section className="proposal-next-step" aria-labelledby="proposal-next">
                <Title order={2} size="h3" id="proposal-next">
                  {t('next.title')}
                </Title>
                {progress(
                  proposal,
                  <>
                    <BlockPanel {...proposal} />
                    <FirstDecisionPanel proposal={proposal} work={work} />
                    <DecisionPanel proposal={proposal} work={work} />
                    <UnresolvedMessages proposal={proposal} />
                    <AnalysisText proposal={proposal} />
                    <MissingPanel proposal={proposal} onRecalculate={work.askRecalculation} />
                  </>,
                )}
              </section>
            </div>
            <div className="proposal-aside">
              {figures}
              <ExemptionPanel proposal={proposal} work={work} />
              <RepurchasePanel proposal={proposal} work={work} />
              {records}
            </div>
            <div className="proposal-main">
              {sections}
              <FoldCard
                id="proposal-form"
                title={words('title')}
                summary={[clientName, vehicleLabel].filter(Boolean).join(' · ')}
                isCurrent={can.edit}
              >
                {isFormDrawn ? (
                  <RegistrationForm proposal={proposal} work={work} />
                ) : (
                  <Skeleton height={420} radius="lg" role="status" aria-label={t('page.loading')} />
                )}
              </FoldCard>
            </div>
          </div>
        </MissingProvider>
        {work.recalculation === 'closed' ? null : <TableExpiredDialog proposal={proposal} work={work} />}
      </PageActsProvider>
    </FormProvider>
  );
}

/** What was said, decided and done about the proposal. */
function ProposalRecords({ proposal }: { proposal: ProposalDetail }) {
  return (
    <>
      <ThreadPanel proposal={proposal} />
      <ClientPagePanel proposal={proposal} />
      <DecisionList decisions={proposal.decisions} />
      <Timeline entries={proposal.timeline} />
    </>
  );
}

/** Who is analysing the proposal, where no decision, list or note says what happens next. */
function AnalysisText({ proposal }: { proposal: ProposalDetail }) {
  const t = useStrings(strings);
  const sentence = workSentenceOf(proposal);
  return sentence ? <Text fw={600}>{t(sentence)}</Text> : null;
}

/** The client's registration: editable or read-only. */
function RegistrationForm({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
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
      />
    </Prefill>
  );
}
