import { selfieStatuses, signatureRoles } from '@estrada/domain/contracts/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { ProposalSelfies } from '@estrada/endpoints/index';
import { PanelPart, StatusPill } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { useOnChange } from '@estrada/web/calls/use-on-change.ts';
import { ClientMessages } from '@estrada/web/messages/client-messages.tsx';
import { ShownPill } from '@estrada/web/names/shown-pill.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { DeskButton } from '../desk-button.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import type { PersonOfSelfie } from './person-of-selfie.ts';
import { PicturesDialog } from './pictures-dialog.tsx';
import './selfie.css';
import { staleHere } from './stale-here.ts';
import { strings } from './strings.ts';

/** How often a pending selfie is polled: the signer may be sitting next to the seller. */
const waitingMs = 8_000;
const deskStale = ['listSelfies', 'readCertisignStatus'] as const;
const tones = { NONE: 'neutral', IN_PROGRESS: 'info', COMPLETED: 'success' } as const;

/** Some are still missing: a signatory may start one at their own page at any time. */
const isPending = (selfies: ProposalSelfies | undefined): boolean =>
  Boolean(selfies && selfies.signers.length > 0 && selfies.status !== 'COMPLETED');

/** The selfies of the signers: the status of each, the ways to request one, and the review of doubtful ones. */
export function SelfiesPart({ proposal }: { proposal: ProposalRef }) {
  const { data } = useCall(
    'listSelfies',
    { params: { id: proposal.id } },
    { refetchInterval: ({ state }) => (isPending(state.data) ? waitingMs : false) },
  );
  const reload = useReload();
  // selfies are taken and reviewed elsewhere
  useOnChange(data?.status, () => void reload('readSettlement', 'readProposal'));
  return data && data.signers.length > 0 ? <Selfies selfies={data} proposal={proposal} /> : null;
}

function Selfies({
  selfies: { status, signers, canSend },
  proposal,
}: {
  selfies: ProposalSelfies;
  proposal: ProposalRef;
}) {
  const t = useStrings(strings);
  const act = useAct('sendClientEmail', { reload: staleHere, alert: true });
  const sendAll = () =>
    act.run({ body: { proposalSaleId: proposal.id } }).then(
      () => showAlert({ type: 'success', text: t('mailedAll') }),
      // the banner has shown the error
      () => undefined,
    );
  return (
    <PanelPart title={t('title')}>
      <p className="estrada-part-status">
        <StatusPill tone={tones[status]}>{t(status)}</StatusPill>
        <Text span size="sm" c="dimmed">
          {t('explain')}
        </Text>
      </p>
      <ul className="contract-people" aria-label={t('people')}>
        {signers.map((person) => (
          <li key={person.signerId}>
            <Person person={person} proposal={proposal} />
          </li>
        ))}
      </ul>
      {canSend && signers.filter(({ can }) => can.send).length > 1 ? (
        <Group gap="sm">
          <PageAct loading={act.isBusy} onClick={() => void sendAll()}>
            {t('mailAll')}
          </PageAct>
        </Group>
      ) : null}
    </PanelPart>
  );
}

function Person({ person, proposal }: { person: PersonOfSelfie; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { signerName, role, state } = person;
  return (
    <>
      <p className="estrada-part-status">
        {state ? <ShownPill shown={selfieStatuses[state]} /> : <StatusPill tone="neutral">{t('none')}</StatusPill>}
        <span>{signerName}</span>
        <Text span size="sm" c="dimmed">
          {pickText(signatureRoles[role], language)}
        </Text>
      </p>
      <When person={person} />
      {person.confirmedAt ? null : <ClientMessages proposalId={proposal.id} purpose="selfie" name={signerName} />}
      <Acts person={person} proposal={proposal} />
    </>
  );
}

function When({ person: { sentAt, confirmedAt, source, reviewedByName, reason } }: { person: PersonOfSelfie }) {
  const t = useStrings(strings);
  const said = [
    confirmedAt
      ? t('confirmed', { at: formatInstant(confirmedAt) })
      : sentAt && t('sent', { at: formatInstant(sentAt) }),
    source && t(`source.${source}`),
    reviewedByName && t('reviewed', { name: reviewedByName }),
    reason && t('reason', { reason }),
  ].filter(Boolean);
  return said.length > 0 ? (
    <Text size="sm" c="dimmed">
      {said.join(' · ')}
    </Text>
  ) : null;
}

function Acts({ person, proposal }: { person: PersonOfSelfie; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const [shown, setShown] = useState<'pictures' | 'erase' | null>(null);
  const { signerId, signerName: name, shotId, can } = person;
  const mail = useAct('sendSelfieEmail', { reload: staleHere, alert: true });
  const send = () =>
    mail.run({ body: { proposalSaleId: proposal.id, signerId } }).then(
      () => showAlert({ type: 'success', text: t('mailed', { name }) }),
      // the banner has shown the error
      () => undefined,
    );
  const close = () => setShown(null);
  return (
    <>
      <Group gap="xs" className="estrada-part-acts">
        {can.send ? (
          <>
            <Button
              variant="default"
              size="compact-sm"
              loading={mail.isBusy}
              aria-label={t('mail.to', { name })}
              onClick={() => void send()}
            >
              {t('mail')}
            </Button>
            <DeskButton signer={{ id: signerId, name }} proposal={proposal} stale={deskStale} />
          </>
        ) : null}
        {shotId ? (
          <Button
            variant={can.review ? 'filled' : 'default'}
            size="compact-sm"
            aria-label={t(can.review ? 'check.of' : 'view.of', { name })}
            onClick={() => setShown('pictures')}
          >
            {t(can.review ? 'check' : 'view')}
          </Button>
        ) : null}
        {can.erase ? (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t('erase.of', { name })}
            onClick={() => setShown('erase')}
          >
            {t('erase')}
          </Button>
        ) : null}
      </Group>
      {shown === 'pictures' ? <PicturesDialog person={person} proposal={proposal} onClose={close} /> : null}
      {shown === 'erase' ? <EraseDialog person={person} proposal={proposal} onClose={close} /> : null}
    </>
  );
}
