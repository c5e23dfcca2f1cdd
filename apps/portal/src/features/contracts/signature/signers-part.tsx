import { envelopeStatuses, signatureRoles, signerStatuses } from '@estrada/domain/contracts/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { ProposalSignature } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { useOnChange } from '@estrada/web/calls/use-on-change.ts';
import { useOpenPdf } from '@estrada/web/files/open-file.ts';
import { ClientMessages } from '@estrada/web/messages/client-messages.tsx';
import { ShownPill } from '@estrada/web/names/shown-pill.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { DeskButton } from '../desk-button.tsx';
import { loadPaper } from '../load-paper.ts';
import { RequestSignaturesModal } from './request-signatures-modal.tsx';
import { strings } from './strings.ts';

/** How often pending signatures are polled: a signer may be sitting next to the seller. */
const waitingMs = 8_000;
const staleHere = [...staleReads, 'readCertisignStatus'] as const;
const deskStale = ['listSelfies', 'readCertisignStatus'] as const;

/** The signers of the contract, the status of each, and the acts that are possible now. */
export function SignersPart({ proposal }: { proposal: ProposalRef }) {
  const { data } = useCall(
    'readCertisignStatus',
    { query: { proposalSaleId: proposal.id } },
    { refetchInterval: ({ state }) => (state.data?.status === 'IN_PROGRESS' ? waitingMs : false) },
  );
  const reload = useReload();
  // a signature, or a request for one, may make a selfie possible, and changes what the activation still requires
  useOnChange(data && `${data.envelope?.id} ${data.envelope?.status}`, () =>
    reload('listSelfies', 'readSettlement', 'readProposal'),
  );
  return data ? <Signers signature={data} proposal={{ ...proposal, version: data.version }} /> : null;
}

type Part = { signature: ProposalSignature; proposal: ProposalRef };

function Signers({ signature, proposal }: Part) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { envelope, signers } = signature;
  return (
    <>
      {envelope ? <Envelope envelope={envelope} /> : null}
      {signers.length > 0 ? (
        <ul className="contract-people" aria-label={t('signers')}>
          {signers.map((signer) => (
            <li key={signer.id}>
              <p className="estrada-part-status">
                <ShownPill shown={signerStatuses[signer.status]} />
                <span>{signer.name}</span>
                <Text span size="sm" c="dimmed">
                  {pickText(signatureRoles[signer.role], language)}
                </Text>
              </p>
              <Text size="sm" c="dimmed">
                <When signer={signer} isOut={envelope?.status === 'IN_PROGRESS'} />
              </Text>
              {signer.status === 'PENDING' ? (
                <ClientMessages proposalId={proposal.id} purpose="signature" name={signer.name} />
              ) : null}
              {signature.can.remind && signer.isNext ? (
                <DeskButton signer={signer} proposal={proposal} stale={deskStale} />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Acts signature={signature} proposal={proposal} />
    </>
  );
}

function Envelope({ envelope }: { envelope: NonNullable<ProposalSignature['envelope']> }) {
  const t = useStrings(strings);
  const { status, requestedAt, requestedByName, reason } = envelope;
  const isSaidAbove = status === 'IN_PROGRESS' || status === 'COMPLETED';
  const isWorking = status === 'REQUESTED' || status === 'UNKNOWN' || status === 'SIGNED';
  return (
    <div className="estrada-part-lines">
      <p className="estrada-part-status">
        {isSaidAbove ? null : <ShownPill shown={envelopeStatuses[status]} />}
        <span>{t('requested', { name: requestedByName, at: formatInstant(requestedAt) })}</span>
      </p>
      {isWorking ? (
        <Text size="sm" role="status">
          {t(status)}
        </Text>
      ) : null}
      {reason ? <Text size="sm">{t('reason', { reason })}</Text> : null}
    </div>
  );
}

type Signer = ProposalSignature['signers'][number];

function When({ signer: { actedAt, mailedAt, email, reason }, isOut }: { signer: Signer; isOut: boolean }) {
  const t = useStrings(strings);
  if (actedAt)
    return [t('signedAt', { at: formatInstant(actedAt) }), reason && t('reason', { reason })]
      .filter(Boolean)
      .join(' · ');
  if (mailedAt)
    return email
      ? t('mailedTo', { mailbox: email, at: formatInstant(mailedAt) })
      : t('mailedAt', { at: formatInstant(mailedAt) });
  return isOut ? t('waiting') : null;
}

function Acts({ signature: { can, planned, envelope }, proposal }: Part) {
  const t = useStrings(strings);
  const [shown, setShown] = useState<'ask' | 'cancel' | null>(null);
  const remind = useAct('sendCertisignReminder', { reload: staleHere, alert: true });
  const cancel = useAct('cancelCertisign', { reload: staleHere });
  const at = { proposalSaleId: proposal.id, version: proposal.version };
  const close = () => setShown(null);
  const sendReminder = () =>
    remind.run({ body: at }).then(
      () => showAlert({ type: 'success', text: t('reminded') }),
      // the banner has shown the error
      () => undefined,
    );
  return (
    <>
      <Group gap="sm">
        {can.ask ? (
          <PageAct rank={50} onClick={() => setShown('ask')}>
            {t('ask')}
          </PageAct>
        ) : null}
        {envelope?.status === 'COMPLETED' ? <OpenSigned proposalId={proposal.id} envelopeId={envelope.id} /> : null}
        {can.remind ? (
          <PageAct loading={remind.isBusy} onClick={() => void sendReminder()}>
            {t('remind')}
          </PageAct>
        ) : null}
        {can.cancel ? (
          <PageAct danger onClick={() => setShown('cancel')}>
            {t('cancel')}
          </PageAct>
        ) : null}
      </Group>
      {shown === 'ask' ? (
        <RequestSignaturesModal proposal={proposal} planned={planned} stale={staleHere} onClose={close} />
      ) : null}
      {shown === 'cancel' ? (
        <ReasonDialog
          subject={proposal.number}
          danger
          words={{
            title: t('cancel'),
            text: t('cancel.text'),
            label: t('cancel.reason'),
            submit: t('cancel'),
            done: t('canceled'),
          }}
          send={({ reason }) => cancel.run({ body: { ...at, reason } })}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** The contract as it was signed, opened as a PDF. */
function OpenSigned({ proposalId, envelopeId }: { proposalId: string; envelopeId: string }) {
  const t = useStrings(strings);
  const { isOpening, open } = useOpenPdf();
  return (
    <PageAct loading={isOpening} onClick={() => void open(t('signed.name'), () => loadPaper(proposalId, envelopeId))}>
      {t('openSigned')}
    </PageAct>
  );
}
