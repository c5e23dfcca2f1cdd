import type { ProposalDetail } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Text, Title } from '@mantine/core';
import { ClientForm } from './client-form/client-form.tsx';
import { ClientFormContext } from './client-form/client-form-context.ts';
import { toFormValues } from './client-form/form-values.ts';
import { ReadOnlyForm } from './client-form/read-only-form.tsx';
import { strings as formStrings } from './client-form/strings.ts';
import { useClientForm } from './client-form/use-client-form.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { FinancingPanel } from './financing-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import './proposals.css';
import { SaveBar } from './save-bar.tsx';
import { StatusStrip } from './status-strip.tsx';
import { strings } from './strings.ts';
import { TableExpiredDialog } from './table-expired-dialog.tsx';
import { Timeline } from './timeline.tsx';
import { useProposalWork } from './use-proposal-work.ts';

/** One proposal: where it stands, what is missing, its form, its figures and its history. */
export function ProposalView({ proposal }: { proposal: ProposalDetail }) {
  const t = useStrings(strings);
  const words = useStrings(formStrings);
  const form = useClientForm(proposal);
  const work = useProposalWork(proposal, form);
  const { client, can } = proposal;
  const clientName = client.personType === 'PF' ? client.identification.name : client.name;
  return (
    <ClientFormContext value={form}>
      <PageHeading
        eyebrow={proposal.vehicleLabel}
        title={t('page.title', { number: proposal.number })}
        subtitle={clientName}
        actions={<ProposalActions proposal={proposal} work={work} />}
      />
      <StatusStrip proposal={proposal} />
      <div className="proposal-columns">
        <div className="proposal-lead">
          {work.conflict ? (
            <ConflictPanel conflict={work.conflict} onKeep={work.keepTyped} onTake={work.takeCurrent} />
          ) : null}
          <DecisionPanel proposal={proposal} work={work} />
          <MissingPanel proposal={proposal} onRecalculate={work.askRecalculation} />
        </div>
        <div className="proposal-aside">
          <FinancingPanel proposal={proposal} />
          <Timeline entries={proposal.timeline} />
        </div>
        <div className="proposal-main">
          <div className="proposal-form-title">
            <Title order={2}>{words('title')}</Title>
            {can.edit ? (
              <Text c="dimmed" size="sm">
                {words('hint')}
              </Text>
            ) : null}
          </div>
          {can.edit ? (
            <>
              <ClientForm
                personType={proposal.personType}
                consentRecorded={proposal.consentRecorded}
                onDiscard={() => form.discard(proposal)}
              />
              <SaveBar canSend={can.send} work={work} />
            </>
          ) : (
            <ReadOnlyForm values={toFormValues(proposal)} />
          )}
        </div>
      </div>
      {work.recalculation === 'closed' ? null : <TableExpiredDialog proposal={proposal} work={work} />}
    </ClientFormContext>
  );
}
