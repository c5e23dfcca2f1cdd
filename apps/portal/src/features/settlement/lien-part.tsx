import { formatDate, formatInstant } from '@estrada/domain/formats/index';
import { lienStatuses, manualLienForm } from '@estrada/domain/settlement/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ShownPill } from '@estrada/web/names/shown-pill.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

/** Records a lien that was registered outside the portal. */
function RecordLienModal({ proposal, onClose }: { proposal: ProposalRef; onClose: () => void }) {
  const t = useStrings(strings);
  const act = useAct('recordLien', { reload: staleReads });
  return (
    <ActDialog
      form={manualLienForm}
      first={{ registration: '', registeredOn: '', reason: '' }}
      subject={proposal.number}
      words={{
        title: t('record.title'),
        text: t('record.text'),
        submit: t('lien.record'),
        done: t('record.done'),
      }}
      send={(typed) => act.run({ params: { id: proposal.id }, body: { version: proposal.version, ...typed } })}
      onClose={onClose}
    />
  );
}

type Lien = Settlement['liens'][number];

/** The lien on the vehicle: its status, its validity, and how to request one. */
export function LienPart({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const [isRecording, setRecording] = useState(false);
  const { can, liens } = settlement;
  const [current, ...earlier] = liens;
  const request = useAct('requestLien', { reload: staleReads, alert: true });
  const ask = () =>
    request.run({ params: { id: proposal.id }, body: { version: proposal.version } }).then(
      () => showAlert({ type: 'success', text: t('lien.requested') }),
      // the banner has shown the error
      () => undefined,
    );
  return (
    <PanelPart id="settlement-lien" title={t('lien.title')}>
      {current ? <Status lien={current} /> : <Text size="sm">{t('lien.none')}</Text>}
      <Group gap="sm" className="estrada-part-acts">
        {can.requestLien ? (
          <PageAct rank={60} loading={request.isBusy} onClick={() => void ask()}>
            {t('lien.request')}
          </PageAct>
        ) : null}
        {can.recordLien ? <PageAct onClick={() => setRecording(true)}>{t('lien.record')}</PageAct> : null}
      </Group>
      {earlier.length > 0 ? (
        <details>
          <summary>{t('lien.earlier', { count: earlier.length })}</summary>
          {earlier.map((lien) => (
            <Status key={lien.id} lien={lien} />
          ))}
        </details>
      ) : null}
      {isRecording ? <RecordLienModal proposal={proposal} onClose={() => setRecording(false)} /> : null}
    </PanelPart>
  );
}

function Status({ lien }: { lien: Lien }) {
  const t = useStrings(strings);
  const { status, chassis, requestedAt, requestedByName, stop } = lien;
  return (
    <div className="estrada-part-lines">
      <p className="estrada-part-status">
        <ShownPill shown={lienStatuses[status]} />
        <span>{t('lien.chassis', { chassis })}</span>
      </p>
      <Text size="sm" role="status">
        {stop ? t(`stop.${stop}`) : <Meaning lien={lien} />}
      </Text>
      <Text size="sm" c="dimmed">
        {lien.byHand
          ? t('lien.byHand', { name: requestedByName, reason: lien.reason ?? '' })
          : t('lien.asked', { name: requestedByName, at: formatInstant(requestedAt) })}
      </Text>
    </div>
  );
}

function Meaning({ lien: { status, registration, registeredOn, lapsesOn, reason } }: { lien: Lien }) {
  const t = useStrings(strings);
  if (status === 'REGISTERED')
    return t('lien.registered', {
      registration: registration ?? '',
      on: formatDate(registeredOn ?? ''),
      until: formatDate(lapsesOn ?? ''),
    });
  if (status === 'REFUSED') return reason ? t('lien.REFUSED', { reason }) : t('lien.refusedSilently');
  return t(`lien.${status}`);
}
