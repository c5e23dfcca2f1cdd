import './documents.css';
import { awaitsDocuments, comeWithin, countAccepted } from '@estrada/domain/documents/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { ProposalStatus } from '@estrada/domain/proposals/index';
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { type ProposalDocument, useDocuments } from '@estrada/web/documents/use-documents.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { QrCode } from '@estrada/web/links/qr-code.tsx';
import { ClientMessages } from '@estrada/web/messages/client-messages.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Modal, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { capturePath } from '../capture-path.ts';
import { DocumentLine } from './document-line.tsx';
import { ReviewForm } from './review-form.tsx';
import { strings } from './strings.ts';
import { SubmitAct, SubmitState } from './submit-bar.tsx';
import { useSendPages } from './use-send-pages.ts';

type MadeLink = { state: 'made'; token: string; expiresAt: string } | { state: 'failed' };

/**
 * A QR code that one phone scans to upload pages of a document; the dialog counts the pages that arrive while it is
 * open.
 */
function PhoneDialog({
  proposalId,
  document: { kind, name, pages },
  onClose,
}: {
  proposalId: string;
  document: ProposalDocument;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const { run, error } = useAct('makeCaptureLink');
  const [before] = useState(pages.length);
  const { reading: link, retry } = useReading<MadeLink>(
    `${proposalId} ${kind}`,
    async () => ({ state: 'made', ...(await run({ params: { id: proposalId, kind } })) }),
    // the dialog shows why no link was created
    () => ({ state: 'failed' }),
  );
  const arrived = Math.max(0, pages.length - before);
  return (
    <Modal opened onClose={onClose} title={t('phone.title')} closeButtonProps={{ 'aria-label': t('view.close') }}>
      <div className="documents-phone">
        <Text>{t('phone.text', { name })}</Text>
        {error ? (
          <Text c="var(--mantine-color-error)" role="alert">
            {error.words}
          </Text>
        ) : link.state === 'made' ? (
          <>
            <QrCode
              className="documents-qr"
              text={`${window.location.origin}${capturePath}#${link.token}`}
              label={t('phone.code')}
            />
            <Text size="sm" c="dimmed">
              {t('phone.valid', { time: formatInstant(link.expiresAt) })}
            </Text>
          </>
        ) : (
          <Skeleton width={180} height={180} role="status" aria-label={t('phone.making')} />
        )}
        <Text fw={600} role="status">
          {arrived === 0 ? t('phone.none') : t('phone.arrived', { count: arrived })}
        </Text>
        <span className="documents-acts">
          <Button variant="default" onClick={retry}>
            {t('phone.again')}
          </Button>
          <Button onClick={onClose}>{t('phone.done')}</Button>
        </span>
      </div>
    </Modal>
  );
}

/** Loaded when the user opens the first page. */
const PageViewer = lazy(() => import('./page-viewer.tsx').then(({ PageViewer: Viewer }) => ({ default: Viewer })));

/** The documents of a proposal: which are required, which were received, and the results of the review. */
export function DocumentsPanel({
  proposalId,
  isCurrent = true,
  proposalStatus = 'PU',
}: {
  proposalId: string;
  isCurrent?: boolean;
  proposalStatus?: ProposalStatus;
}) {
  const t = useStrings(strings);
  const [phoneFor, setPhoneFor] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { query, keep } = useDocuments(proposalId, phoneFor !== null);
  const { data } = query;
  return (
    <FoldCard
      id="proposal-documents"
      title={t('title')}
      summary={data ? t('count', countAccepted(data.documents)) : t('loading')}
      isCurrent={isCurrent}
      holds={(address) => address.startsWith('document-')}
      outside={data?.can.submit ? <SubmitAct all={data} isSending={isSending} onAnswer={keep} /> : null}
    >
      <div className="documents">
        <Loaded query={query} label={t('loading')} height={260}>
          {(documents) => (
            <Documents
              all={documents}
              proposalStatus={proposalStatus}
              onAnswer={keep}
              phoneFor={phoneFor}
              onPhone={setPhoneFor}
              onSending={setSending}
            />
          )}
        </Loaded>
      </div>
    </FoldCard>
  );
}

interface DocumentsInput {
  all: ProposalDocuments;
  proposalStatus: ProposalStatus;
  onAnswer: (answer: ProposalDocuments) => void;
  /** the document that a phone is photographing */
  phoneFor: string | null;
  onPhone: (kind: string | null) => void;
  onSending: (isSending: boolean) => void;
}

function Documents({ all, proposalStatus, onAnswer, phoneFor, onPhone, onSending }: DocumentsInput) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { documents, can, limits } = all;
  const sending = useSendPages(all.proposalId, limits.maxBytes, onAnswer);
  const [shown, setShown] = useState<{ kind: string; pageId: string } | null>(null);
  const isSending = sending.files.some(({ state }) => state !== 'failed');
  useEffect(() => onSending(isSending), [onSending, isSending]);
  const photographed = documents.find(({ kind }) => kind === phoneFor);
  const open = documents.find(({ kind }) => kind === shown?.kind);
  return (
    <>
      <Text c="dimmed" size="sm">
        {t('count', countAccepted(documents))}
        {can.send ? ` · ${t('hint', { size: showSize(limits.maxBytes) })}` : ''}
      </Text>
      {awaitsDocuments({ status: proposalStatus }) &&
      documents.some(({ status }) => status === 'REQUIRED' || status === 'REFUSED') ? (
        <ClientMessages proposalId={all.proposalId} purpose="documents" />
      ) : null}
      <ul className="documents-list">
        {documents.map((document) => (
          <DocumentLine
            key={document.kind}
            document={document}
            language={language}
            within={document.status === 'REQUIRED' ? comeWithin(document.kind, documents) : null}
            proposalStatus={proposalStatus}
            can={can}
            sent={sending.files.filter(({ kind }) => kind === document.kind)}
            onAdd={(files) => sending.add(document.kind, files)}
            onRetry={sending.retry}
            onDiscard={sending.discard}
            onShow={(pageId) => setShown({ kind: document.kind, pageId })}
            onPhone={() => onPhone(document.kind)}
          />
        ))}
      </ul>
      {can.submit ? <SubmitState submission={all.submission} /> : null}
      {can.review ? <ReviewForm all={all} onAnswer={onAnswer} /> : null}
      {photographed ? (
        <PhoneDialog proposalId={all.proposalId} document={photographed} onClose={() => onPhone(null)} />
      ) : null}
      {shown && open && open.pages.length > 0 ? (
        <Suspense fallback={null}>
          <PageViewer
            proposalId={all.proposalId}
            document={open}
            pageId={shown.pageId}
            canArrange={can.send && open.status !== 'ACCEPTED'}
            onShow={(pageId) => setShown({ kind: open.kind, pageId })}
            onAnswer={onAnswer}
            onClose={() => setShown(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
