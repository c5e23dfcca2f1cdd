// @vitest-environment jsdom
/** A phone on the page of a link: what it is asked for, what it sends, and when the link opens no more. */
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

// nothing goes on by itself while a test looks: `send-after-stall.test.tsx` has that
vi.mock('../documents/pauses.ts', () => ({ pausesMs: [3_600_000] }));
beforeEach(resetBrowser);

function open(answers: Answers = {}, hash = '#secret.mark') {
  const calls = fakeServer({
    readCaptureLink: () => ({ documentName: 'Documento de identidade', madeByName: 'Ana Lima' }),
    beginCapture: () => ({ session: 'own.mark' }),
    sendCapturedPage: () => ({ pages: 1 }),
    ...answers,
  });
  renderPortal(`/capturafoto${hash}`);
  return (name: string) => calls.filter((call) => call.name === name);
}
const photograph = async (name = 'IMG_0001.HEIC', size = 10) =>
  fireEvent.change(await screen.findByTestId('camera'), {
    target: { files: [new File([new Uint8Array(size)], name)] },
  });

it('says what is asked for by whom, and uses nothing up by being opened', async () => {
  const named = open();
  expect(await screen.findByRole('heading', { name: 'Ana Lima pede: Documento de identidade' })).toBeTruthy();
  expect(named('readCaptureLink')[0]!.body).toEqual({ token: 'secret.mark' });
  expect(named('beginCapture')).toEqual([]);
  expect(screen.getByTestId('camera').getAttribute('capture')).toBe('environment');
});

it('begins with the first picture and goes on under its own secret', async () => {
  const named = open();
  await photograph();
  expect(await screen.findByText(/1 arquivo entregue/)).toBeTruthy();
  await photograph('IMG_0002.HEIC');
  expect(await screen.findByText(/2 arquivos entregues/)).toBeTruthy();
  expect(named('beginCapture')).toHaveLength(1);
  expect(named('sendCapturedPage').map(({ file, body }) => [file!.name, body])).toEqual([
    ['IMG_0001.HEIC', { session: 'own.mark', sendId: expect.any(String) }],
    ['IMG_0002.HEIC', { session: 'own.mark', sendId: expect.any(String) }],
  ]);
  expect(screen.getByRole('button', { name: 'Fotografar outra página' })).toBeTruthy();
});

it('says why a picture was not taken, and takes the next', async () => {
  let isBad = true;
  open({
    sendCapturedPage: () =>
      isBad
        ? refuse(422, 'UPF003', 'Não foi possível.', [
            { path: 'file', key: 'document.damaged', message: 'O arquivo está danificado' },
          ])
        : { pages: 1 },
  });
  await photograph();
  expect(await screen.findByText('A foto não foi entregue: O arquivo está danificado')).toBeTruthy();
  isBad = false;
  await photograph();
  expect(await screen.findByText(/1 arquivo entregue/)).toBeTruthy();
  expect(screen.queryByText(/não foi entregue/)).toBeNull();
});

it('keeps a picture that the connection stopped, and sends it once it is back or the person says so', async () => {
  let isConnected = false;
  const named = open({
    sendCapturedPage: () => {
      if (!isConnected) throw new TypeError('Failed to fetch');
      return { pages: 1 };
    },
  });
  await photograph();
  expect(await screen.findByText(/A foto segue sozinha/)).toBeTruthy();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(named('sendCapturedPage')).toHaveLength(2));
  const now = await screen.findByRole('button', { name: 'Enviar agora' });
  isConnected = true;
  await userEvent.click(now);
  expect(await screen.findByText(/1 arquivo entregue/)).toBeTruthy();
  expect(new Set(named('sendCapturedPage').map(({ body }) => (body as { sendId: string }).sendId)).size).toBe(1);
});

it('sends nothing that is too large', async () => {
  const named = open();
  await photograph('grande.jpg', 10 * 1024 * 1024 + 1);
  expect(await screen.findByText(/O arquivo passa de 10 MB/)).toBeTruthy();
  expect(named('beginCapture')).toEqual([]);
});

it('says that a link opens no more: without a secret, ended, or used up by another phone meanwhile', async () => {
  open({ beginCapture: () => refuse(404, 'SEC004', 'nada') });
  await photograph();
  expect(await screen.findByRole('heading', { name: 'Este link não abre mais' })).toBeTruthy();
});

it('says the same without a secret', async () => {
  const named = open({}, '');
  expect(await screen.findByRole('heading', { name: 'Este link não abre mais' })).toBeTruthy();
  expect(named('readCaptureLink')).toEqual([]);
});

it('offers to try again when the answer does not come', async () => {
  let isAway = true;
  open({
    readCaptureLink: () =>
      isAway ? refuse(503, 'SIS001', 'Tente mais tarde.') : { documentName: 'Contrato', madeByName: 'Ana Lima' },
  });
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  isAway = false;
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ana Lima pede: Contrato' })).toBeTruthy());
});
