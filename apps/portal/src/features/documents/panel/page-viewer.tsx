import type { PageTurn } from '@estrada/domain/documents/index';
import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import type { DocumentPage, ProposalDocument } from '@estrada/web/documents/use-documents.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { PageCanvas } from './page-canvas.tsx';
import { strings } from './strings.ts';
import { usePageContent } from './use-page-content.ts';
import { ViewerBar } from './viewer-bar.tsx';

type Position = { id: string; turn: PageTurn };

/** The acts that rearrange a document's pages; each is saved immediately. */
function useArrange(
  proposalId: string,
  { kind, version, pages }: ProposalDocument,
  onAnswer: (answer: ProposalDocuments) => void,
) {
  const arrange = useAct('arrangeProposalDocument', { reload: ['readProposalDocuments'] });
  const places = pages.map(({ id, turn }): Position => ({ id, turn: turn as PageTurn }));

  async function keep(next: Position[]): Promise<void> {
    const params = { id: proposalId, kind };
    await arrange.run({ params, body: { version, pages: next } }).then(onAnswer, alertFailure);
  }

  return {
    isBusy: arrange.isBusy,
    /** rotates by 90 degrees clockwise */
    turn: (pageId: string) =>
      keep(places.map((place) => (place.id === pageId ? { ...place, turn: quarterOn(place.turn) } : place))),
    /** one position earlier (-1) or later (1) */
    move(pageId: string, by: -1 | 1): Promise<void> {
      const at = places.findIndex(({ id }) => id === pageId);
      const next = [...places];
      [next[at], next[at + by]] = [next[at + by]!, next[at]!];
      return keep(next);
    },
  };
}

const quarterOn = (turn: PageTurn): PageTurn => ((turn + 90) % 360) as PageTurn;

interface ViewerInput {
  proposalId: string;
  document: ProposalDocument;
  pageId: string;
  /** may reorder, delete, and rotate for all users; other users rotate only their own view */
  canArrange: boolean;
  onShow: (pageId: string) => void;
  onAnswer: (answer: ProposalDocuments) => void;
  onClose: () => void;
}

/** The pages of a document, one at a time: zoom, rotate, reorder, save, delete. */
export function PageViewer(input: ViewerInput) {
  const t = useStrings(strings);
  const isPhone = useMediaQuery('(max-width: 639.98px)') ?? false;
  const { document, pageId, onClose } = input;
  const { name, pages } = document;
  const at = Math.max(
    0,
    pages.findIndex(({ id }) => id === pageId),
  );
  const page = pages[at]!;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      fullScreen={isPhone}
      title={t('view.title', { name, number: at + 1, count: pages.length })}
      closeButtonProps={{ 'aria-label': t('view.close') }}
    >
      <ViewedPage key={page.id} {...input} page={page} at={at} />
    </Modal>
  );
}

function ViewedPage(input: ViewerInput & { page: DocumentPage; at: number }) {
  const t = useStrings(strings);
  const { proposalId, document, page, at, canArrange, onShow, onAnswer, onClose } = input;
  const { name, pages } = document;
  const { content, retry } = usePageContent(proposalId, page);
  const arrange = useArrange(proposalId, document, onAnswer);
  const { ask, modal } = useConfirmAction();
  const [sheet, setSheet] = useState(1);
  const [zoom, setZoom] = useState(100);
  const [ownTurn, setOwnTurn] = useState<PageTurn>(0);
  const turn = ((page.turn + ownTurn) % 360) as PageTurn;
  const neighbour = pages[at + 1] ?? pages[at - 1];

  const removal = useAct('removeDocumentPage');
  const remove = () =>
    ask({
      title: t('remove.title'),
      subject: page.fileName,
      text: t('remove.text'),
      danger: true,
      confirmLabel: t('remove.act'),
      done: t('remove.done'),
      act: async () => {
        const answer = await removal.run({ params: { id: proposalId, pageId: page.id } });
        if (neighbour) onShow(neighbour.id);
        else onClose();
        onAnswer(answer);
      },
    });

  return (
    <div className="documents-viewer">
      <ViewerBar
        zoom={zoom}
        onZoom={setZoom}
        onTurn={() => (canArrange ? void arrange.turn(page.id) : setOwnTurn(quarterOn))}
        bytes={content.state === 'open' ? content.bytes : null}
        fileName={page.fileName}
        onPrevious={at > 0 ? () => onShow(pages[at - 1]!.id) : null}
        onNext={at < pages.length - 1 ? () => onShow(pages[at + 1]!.id) : null}
        sheet={sheet}
        sheets={content.state === 'open' ? content.page.sheets : 1}
        onSheet={setSheet}
        isBusy={arrange.isBusy}
      />
      <div className="documents-stage">
        <PageCanvas
          content={content}
          label={t('view.title', { name, number: at + 1, count: pages.length })}
          sheet={sheet}
          turn={turn}
          zoom={zoom}
          onRetry={retry}
        />
      </div>
      <Text size="sm" c="dimmed" className="documents-file">
        {t('view.sent', { file: page.fileName, name: page.sentByName, at: formatMoment(page.sentAt) })}
      </Text>
      {canArrange ? (
        <span className="documents-acts">
          {pages.length > 1 ? (
            <>
              <Button
                size="compact-sm"
                variant="default"
                disabled={at === 0 || arrange.isBusy}
                onClick={() => void arrange.move(page.id, -1)}
              >
                {t('view.earlier')}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={at === pages.length - 1 || arrange.isBusy}
                onClick={() => void arrange.move(page.id, 1)}
              >
                {t('view.later')}
              </Button>
            </>
          ) : null}
          <Button size="compact-sm" variant="subtle" color="red" onClick={remove}>
            {t('view.remove')}
          </Button>
        </span>
      ) : null}
      {modal}
    </div>
  );
}
