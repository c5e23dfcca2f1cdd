import './documents.css';
import { comeWithin } from '@estrada/domain/documents/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { type ProposalDocument, useDocuments } from '@estrada/web/documents/use-documents.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { QrCode } from '@estrada/web/links/qr-code.tsx';
import { ClientMessages } from '@estrada/web/messages/client-messages.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Modal, Skeleton, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { capturePath } from '../capture-path.ts';
import { DocumentLine } from './document-line.tsx';
import { ReviewForm } from './review-form.tsx';
import { strings } from './strings.ts';
import { SubmitBar } from './submit-bar.tsx';
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
export function DocumentsPanel({ proposalId }: { proposalId: string }) {
  const t = useStrings(strings);
  const [phoneFor, setPhoneFor] = useState<string | null>(null);
  const { query, keep } = useDocuments(proposalId, phoneFor !== null);
  return (
    <section className="documents" aria-labelledby="proposal-documents">
      <Title order={2} size="h3" id="proposal-documents">
        {t('title')}
      </Title>
      <Loaded query={query} label={t('loading')} height={260}>
        {(documents) => <Documents all={documents} onAnswer={keep} phoneFor={phoneFor} onPhone={setPhoneFor} />}
      </Loaded>
    </section>
  );
}

interface DocumentsInput {
  all: ProposalDocuments;
  onAnswer: (answer: ProposalDocuments) => void;
  /** the document that a phone is photographing */
  phoneFor: string | null;
  onPhone: (kind: string | null) => void;
}

function Documents({ all, onAnswer, phoneFor, onPhone }: DocumentsInput) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { documents, can, limits } = all;
  const sending = useSendPages(all.proposalId, limits.maxBytes, onAnswer);
  const [shown, setShown] = useState<{ kind: string; pageId: string } | null>(null);
  const accepted = documents.filter(({ status }) => status === 'ACCEPTED').length;
  const photographed = documents.find(({ kind }) => kind === phoneFor);
  const open = documents.find(({ kind }) => kind === shown?.kind);
  return (
    <>
      <Text c="dimmed" size="sm">
        {t('count', { accepted, total: documents.length })}
        {can.send ? ` · ${t('hint', { size: showSize(limits.maxBytes) })}` : ''}
      </Text>
      {documents.some(({ status }) => status === 'REQUIRED' || status === 'REFUSED') ? (
        <ClientMessages proposalId={all.proposalId} purpose="documents" />
      ) : null}
      <ul className="documents-list">
        {documents.map((document) => (
          <DocumentLine
            key={document.kind}
            document={document}
            language={language}
            within={document.status === 'REQUIRED' ? comeWithin(document.kind, documents) : null}
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
      {can.submit ? (
        <SubmitBar all={all} isSending={sending.files.some(({ state }) => state !== 'failed')} onAnswer={onAnswer} />
      ) : null}
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
