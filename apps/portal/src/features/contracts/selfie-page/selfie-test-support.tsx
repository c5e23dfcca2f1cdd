import { type Answers, fakeServer } from '@estrada/web/test/fake-server.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Face } from './picture-checks.ts';
import { SelfieApp } from './selfie-app.tsx';

/** The proposal of the tests' link. */
const proposal = {
  proposalSaleId: 'P1',
  signerId: 'S1',
  signerName: 'Mariana',
  role: 'CLIENT',
  lenderName: 'Banco Estrada S.A.',
  dealerName: 'Autovia Veículos',
  vehicle: 'Onix LTZ 2026',
  financedAmount: 85_430_00,
  language: 'pt-BR',
  uploaded: false,
  confirmed: false,
  expiresAt: '2026-11-26T20:00:00.000Z',
};

export const aFace = (turn = 0): Face => ({ score: 0.9, box: [0.25, 0.25, 0.5, 0.4], turn });

/** A fake camera that shows coloured pixels with edges, and counts the requests for it. */
export function playCamera(refusal?: string) {
  const stop = vi.fn();
  const track = { stop, addEventListener: () => undefined };
  const asked = vi.fn(async () => {
    if (refusal) throw new DOMException('no camera', refusal);
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: asked }, configurable: true });
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { value: 1280, configurable: true },
    videoHeight: { value: 960, configurable: true },
    play: { value: async () => undefined, configurable: true },
  });
  return { asked, stop };
}

/** Fakes what jsdom lacks for pictures. */
export function playPictures(): void {
  const dots = (width: number, height: number) =>
    new Uint8ClampedArray(
      Array.from({ length: width * height }, (_, at) =>
        at % 3 === 0 ? [250, 200, 180, 255] : [20, 60, 90, 255],
      ).flat(),
    );
  const context = {
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({ data: dots(width, height) }),
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(['picture'], { type: 'image/jpeg' }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 1000, close: () => undefined }));
}

/** Opens the page by a link. @returns the calls of an endpoint */
export function open(answers: Answers = {}, hash = '#P1.S1.secret.mark') {
  const calls = fakeServer({
    readActiveModules: () => ({ modules: [], apiKey: 'portal-key' }),
    readSelfieProposal: () => proposal,
    uploadSelfie: () => ({ uploaded: true, problems: [] }),
    confirmSelfie: () => ({ status: 'COMPLETED' }),
    ...answers,
  });
  window.location.hash = hash;
  render(<SelfieApp />);
  return (name: string) => calls.filter((call) => call.name === name);
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Gives consent, and continues by a button. */
export async function agree(way = 'Abrir a câmera'): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Li e concordo com o uso das minhas fotos' }));
  await press(way);
}

/** Goes to the review, by the camera. The second picture is taken automatically. */
export async function captureBoth(): Promise<void> {
  await agree();
  await screen.findByText('Tudo certo. Pode fotografar.');
  await press('Fotografar');
  await screen.findByRole('heading', { name: 'Confira as suas fotos' });
}
