// @vitest-environment jsdom
/** A phone on the page of a link: what it requests, what it uploads, and when the link is no longer valid. */
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

// no retry happens during a test: `send-after-stall.test.tsx` tests retries
vi.mock('@estrada/web/files/pauses.ts', () => ({ pausesMs: [3_600_000] }));
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

it('shows what is requested by whom, and does not use up the link when opened', async () => {
  const named = open();
  expect(await screen.findByRole('heading', { name: 'Ana Lima pede: Documento de identidade' })).toBeTruthy();
  expect(named('readCaptureLink')[0]!.body).toEqual({ token: 'secret.mark' });
  expect(named('beginCapture')).toEqual([]);
  expect(screen.getByTestId('camera').getAttribute('capture')).toBe('environment');
});

it('claims the link with the first picture and continues with a secret of its own', async () => {
  const named = open();
  await photograph();
  expect(await screen.findByText(/1 arquivo enviado/)).toBeTruthy();
  await photograph('IMG_0002.HEIC');
  expect(await screen.findByText(/2 arquivos enviados/)).toBeTruthy();
  expect(named('beginCapture')).toHaveLength(1);
  expect(named('sendCapturedPage').map(({ file, headers }) => [file!.name, headers.get('captureToken')])).toEqual([
    ['IMG_0001.HEIC', 'own.mark'],
    ['IMG_0002.HEIC', 'own.mark'],
  ]);
  expect(screen.getByRole('button', { name: 'Fotografar outra página' })).toBeTruthy();
});

it('shows why a picture was refused, and accepts the next', async () => {
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
  expect(await screen.findByText('A foto não foi enviada: O arquivo está danificado')).toBeTruthy();
  isBad = false;
  await photograph();
  expect(await screen.findByText(/1 arquivo enviado/)).toBeTruthy();
  expect(screen.queryByText(/não foi entregue/)).toBeNull();
});

it('stores a picture after a lost connection, and sends it on reconnect or on request', async () => {
  let isConnected = false;
  const named = open({
    sendCapturedPage: () => {
      if (!isConnected) throw new TypeError('Failed to fetch');
      return { pages: 1 };
    },
  });
  await photograph();
  expect(await screen.findByText(/O envio continua automaticamente/)).toBeTruthy();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(named('sendCapturedPage')).toHaveLength(2));
  const now = await screen.findByRole('button', { name: 'Enviar agora' });
  isConnected = true;
  await userEvent.click(now);
  expect(await screen.findByText(/1 arquivo enviado/)).toBeTruthy();
  expect(new Set(named('sendCapturedPage').map(({ url }) => url.searchParams.get('sendId'))).size).toBe(1);
});

it('sends no picture that is too large', async () => {
  const named = open();
  await photograph('grande.jpg', 10 * 1024 * 1024 + 1);
  expect(await screen.findByText(/O arquivo tem mais de 10 MB/)).toBeTruthy();
  expect(named('beginCapture')).toEqual([]);
});

it('shows that a link is invalid when it was used up by another phone', async () => {
  open({ beginCapture: () => refuse(404, 'SEC004', 'nada') });
  await photograph();
  expect(await screen.findByRole('heading', { name: 'Este link expirou ou já foi usado' })).toBeTruthy();
});

it('shows that a link without a secret is invalid', async () => {
  const named = open({}, '');
  expect(await screen.findByRole('heading', { name: 'Este link expirou ou já foi usado' })).toBeTruthy();
  expect(named('readCaptureLink')).toEqual([]);
});

it('offers a retry when the answer does not arrive', async () => {
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
