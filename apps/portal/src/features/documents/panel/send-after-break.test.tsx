// @vitest-environment jsdom
/** Pages whose upload a lost connection stopped: they resume automatically, and none is duplicated. */
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { answerOf, aPage, income } from '@estrada/web/test/proposal-documents.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DocumentsPanel } from './documents-panel.tsx';

// no retry happens during a test: `send-after-stall.test.tsx` tests retries
vi.mock('@estrada/web/files/pauses.ts', () => ({ pausesMs: [3_600_000] }));

beforeEach(() => {
  resetBrowser();
  signInAs(fiManager);
});

/** Chooses three files; the connection is lost after the first. */
async function breakAfterFirst() {
  let isConnected = true;
  const came = new Map<string, string>();
  const calls = fakeServer({
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
      if (!isConnected) throw new TypeError('Failed to fetch');
      came.set(url.searchParams.get('sendId')!, file!.name);
      // the second has arrived, but its response is lost
      if (file!.name === 'b.jpg') {
        isConnected = came.size > 2;
        if (!isConnected) throw new TypeError('Failed to fetch');
      }
      const pages = [...came].map((_, place) => aPage(place + 1));
      return answerOf([income({ status: 'RECEIVED', version: came.size, pages })]);
    },
  });
  drawPage(<DocumentsPanel proposalId={proposalId} />, '/', '/');
  const choose = async (...names: string[]) => {
    const files = names.map((name) => new File([new Uint8Array(10)], name));
    fireEvent.change(await screen.findByTestId('pages-of-INCOME_PROOF'), { target: { files } });
  };
  await choose('a.jpg', 'b.jpg', 'c.jpg');
  expect(await screen.findByText('Sem conexão: b.jpg aguardando.')).toBeTruthy();
  expect(screen.getByText('c.jpg na fila')).toBeTruthy();
  const sendIdsOf = (name: string) =>
    calls
      .filter((call) => call.name === 'sendProposalDocument' && call.file!.name === name)
      .map(({ url }) => url.searchParams.get('sendId'));
  return {
    choose,
    sendIdsOf,
    came,
    comeBack: () => {
      isConnected = true;
      came.set('answered', '');
    },
  };
}

const untilNothingWaits = () =>
  waitFor(() => expect(screen.queryByText(/não foi enviado|na fila|espera|Enviando/)).toBeNull());

it('continue after a reconnect, in order and under the names of the first attempt', async () => {
  const { sendIdsOf, came, comeBack } = await breakAfterFirst();
  comeBack();
  fireEvent(window, new Event('online'));
  await untilNothingWaits();
  expect(sendIdsOf('b.jpg')).toHaveLength(2);
  expect(new Set(sendIdsOf('b.jpg')).size).toBe(1);
  expect([sendIdsOf('a.jpg').length, sendIdsOf('c.jpg').length]).toEqual([1, 1]);
  expect([...came.values()].filter(Boolean)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

it('continue immediately on request', async () => {
  const { choose, sendIdsOf, comeBack } = await breakAfterFirst();
  comeBack();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo: b.jpg' }));
  await untilNothingWaits();
  fireEvent(window, new Event('online'));
  // if anything is uploaded, it is uploaded before this file
  await choose('d.jpg');
  await waitFor(() => expect(sendIdsOf('d.jpg')).toHaveLength(1));
  expect([sendIdsOf('b.jpg').length, sendIdsOf('c.jpg').length]).toEqual([2, 1]);
});

it('omit a discarded file, and continue with those after it', async () => {
  const { sendIdsOf, comeBack } = await breakAfterFirst();
  comeBack();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar b.jpg' }));
  await untilNothingWaits();
  expect([sendIdsOf('b.jpg').length, sendIdsOf('c.jpg').length]).toEqual([1, 1]);
});
