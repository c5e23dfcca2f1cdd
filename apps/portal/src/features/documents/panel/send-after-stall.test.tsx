// @vitest-environment jsdom
/**
 * A connection that stalls, or a server that is down, which the browser does not report: the portal and the phone retry
 * automatically.
 */
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { answerOf, aPage, income } from '@estrada/web/test/proposal-documents.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { DocumentsPanel } from './documents-panel.tsx';

vi.mock('@estrada/web/files/pauses.ts', () => ({ pausesMs: [1] }));
beforeEach(resetBrowser);

const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};
const photo = (name: string) => new File([new Uint8Array(10)], name);

it('sends the pages of a desktop to the end, each once and in order', async () => {
  signInAs(fiManager);
  const came = new Map<string, string>();
  let answers = 0;
  fakeServer({
    readProposalDocuments: () => answerOf([income()]),
    readProposalNews: () => ({
      id: proposalId,
      version: 1,
      waitingSince: '2026-11-20T14:00:00Z',
      documentsVersion: 0,
      lastMessage: 0,
      unread: 0,
      canWrite: true,
      mailsWanted: true,
    }),
    sendProposalDocument: ({ file, url }) => {
      answers += 1;
      // the second time nothing arrives; the fourth request arrives, but its response is lost
      if (answers === 2) noAnswer();
      came.set(url.searchParams.get('sendId')!, file!.name);
      if (answers === 4) noAnswer();
      return answerOf([
        income({ status: 'RECEIVED', version: came.size, pages: [...came].map((_, at) => aPage(at + 1)) }),
      ]);
    },
  });
  drawPage(<DocumentsPanel proposalId={proposalId} />, '/', '/');
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map(photo);
  fireEvent.change(await screen.findByTestId('pages-of-INCOME_PROOF'), { target: { files } });
  await waitFor(() => expect(answers).toBe(5));
  await waitFor(() => expect(screen.queryByText(/espera|na fila|Enviando/)).toBeNull());
  expect([...came.values()]).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

it('sends the picture of a phone under the same name until it succeeds', async () => {
  let tries = 0;
  const calls = fakeServer({
    readCaptureLink: () => ({ documentName: 'Documento de identidade', madeByName: 'Ana Lima', maxPages: 20 }),
    beginCapture: () => ({ session: 'own.mark' }),
    sendCapturedPage: () => (++tries < 3 ? noAnswer() : { pages: 1 }),
  });
  renderPortal('/capturafoto#secret.mark');
  fireEvent.change(await screen.findByTestId('camera'), { target: { files: [photo('IMG_0001.HEIC')] } });
  expect(await screen.findByText(/1 arquivo enviado/)).toBeTruthy();
  expect(screen.queryByText(/Sem conexão/)).toBeNull();
  const sent = calls.filter(({ name }) => name === 'sendCapturedPage').map(({ url }) => url.searchParams.get('sendId'));
  expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
  expect(calls.filter(({ name }) => name === 'beginCapture')).toHaveLength(1);
});
