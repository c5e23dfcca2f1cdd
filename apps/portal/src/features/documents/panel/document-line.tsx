import { type DocumentKind, documentDefects, documentName, documentState } from '@estrada/domain/documents/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalStatus } from '@estrada/domain/proposals/index';
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { StatusPill } from '@estrada/ui/index';
import type { ProposalDocument } from '@estrada/web/documents/use-documents.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { IconDeviceMobile, IconEye, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { SentFiles } from './sent-files.tsx';
import { strings } from './strings.ts';
import type { SentFile } from './use-send-pages.ts';

/** For the file picker of a phone or a computer; the server detects the type from the content. */
const accepted = '.pdf,.jpg,.jpeg,.png,.heic,.heif';

interface LineInput {
  document: ProposalDocument;
  language: Language;
  /** the received document that contains this one */
  within: DocumentKind | null;
  /** the status of the proposal */
  proposalStatus: ProposalStatus;
  can: ProposalDocuments['can'];
  sent: readonly SentFile[];
  onAdd: (files: readonly File[]) => void;
  onRetry: (sent: SentFile) => void;
  onDiscard: (sent: SentFile) => void;
  onShow: (pageId: string) => void;
  onPhone: () => void;
}

/** One document: its status, why it was refused, and the ways to add pages and to view them. */
export function DocumentLine({
  document,
  language,
  within,
  proposalStatus,
  can,
  sent,
  onAdd,
  onRetry,
  onDiscard,
  onShow,
  onPhone,
}: LineInput) {
  const t = useStrings(strings);
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { name, status, pages } = document;
  const { colour, ...words } = documentState(document.kind, status, { status: proposalStatus });
  const maySend = can.send && status !== 'ACCEPTED';
  const [first] = pages;

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (maySend) onAdd([...event.dataTransfer.files]);
  }

  return (
    // dropping is a shortcut for the mouse; the button does the same
    <li
      id={`document-${document.kind}`}
      tabIndex={-1}
      data-over={(isOver && maySend) || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <div className="documents-line">
        <span className="documents-name">
          <strong>{name}</strong>
          {pages.length > 0 ? <small>{t('pages.count', { count: pages.length })}</small> : null}
        </span>
        <StatusPill tone={within ? 'neutral' : colour}>
          {within ? t('within', { name: pickText(documentName(within), language) }) : pickText(words, language)}
        </StatusPill>
        <span className="documents-acts">
          {first && can.view ? (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconEye size={14} aria-hidden="true" />}
              aria-label={t('pages.showOf', { name })}
              onClick={() => onShow(first.id)}
            >
              {t('pages.show')}
            </Button>
          ) : null}
          {maySend ? (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconDeviceMobile size={14} aria-hidden="true" />}
              aria-label={t('phone.actOf', { name })}
              onClick={onPhone}
            >
              {t('phone.act')}
            </Button>
          ) : null}
          {maySend ? (
            <Button
              size="compact-sm"
              variant={(pages.length === 0 && !within) || status === 'REFUSED' ? 'light' : 'default'}
              leftSection={<IconUpload size={14} aria-hidden="true" />}
              aria-label={t('send.addTo', { name })}
              onClick={() => picker.current?.click()}
            >
              {t('send.add')}
            </Button>
          ) : null}
        </span>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={accepted}
        data-testid={`pages-of-${document.kind}`}
        onChange={(event) => {
          onAdd([...(event.currentTarget.files ?? [])]);
          // lets the user choose the same file again after correcting it
          event.currentTarget.value = '';
        }}
      />
      <Findings document={document} language={language} />
      <SentFiles sent={sent} onRetry={onRetry} onDiscard={onDiscard} />
    </li>
  );
}

/** The back office's review: the result, the reviewer and the time. */
function Findings({ document, language }: { document: ProposalDocument; language: Language }) {
  const t = useStrings(strings);
  const { status, defects, note, reviewedByName, reviewedAt } = document;
  if (status !== 'REFUSED') return null;
  const listed = defects.filter((defect) => defect !== 'OTHER').map((one) => pickText(documentDefects[one], language));
  return (
    <div className="documents-findings">
      <Text size="sm">{t('refused.title', { reasons: [...listed, ...(note ? [note] : [])].join(' · ') })}</Text>
      {reviewedByName && reviewedAt ? (
        <Text size="sm" c="dimmed">
          {t('refused.by', { name: reviewedByName, at: formatMoment(reviewedAt) })}
        </Text>
      ) : null}
    </div>
  );
}
