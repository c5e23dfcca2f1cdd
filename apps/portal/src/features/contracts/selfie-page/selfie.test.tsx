// @vitest-environment jsdom
/**
 * The client's selfie page: what it shows before the camera opens, both ways to take two pictures, and their upload.
 */

import { selfieConsent } from '@estrada/domain/contracts/selfie/selfie-consent';
import { clientVisit } from '@estrada/web/session/client-visit.ts';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { refuse } from '@estrada/web/test/fake-server.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Face } from './picture-checks.ts';
import { aFace, agree, captureBoth, open, playCamera, playPictures, press } from './selfie-test-support.tsx';

/** The faces that the model finds: the head turns as soon as the first picture is taken. */
const model = vi.hoisted(() => ({ loads: 0, isMissing: false, see: (): readonly Face[] => [] }));
vi.mock('./face-model.ts', () => ({
  loadFaceModel: async (onProgress: (share: number) => void) => {
    model.loads++;
    if (model.isMissing) throw new Error('no WebAssembly');
    onProgress(1);
    return async () => model.see();
  },
}));
// no retry happens during a test
vi.mock('@estrada/web/files/pauses.ts', () => ({ pausesMs: [3_600_000] }));

beforeEach(() => {
  resetBrowser();
  playPictures();
  Object.assign(model, { loads: 0, isMissing: false });
  model.see = () => [aFace(screen.queryByText('Foto 2 de 2') ? 0.4 : 0)];
});
const names = async (name: string) => (await screen.findByRole('heading', { name })) && true;

describe('before the camera', () => {
  it('shows who requests the pictures, for which financing and why, and requests no camera', async () => {
    const camera = playCamera();
    const named = open();
    expect(await names('Olá, Mariana!')).toBe(true);
    for (const words of [
      'Banco Estrada S.A.',
      'Autovia Veículos',
      'Onix LTZ 2026',
      'R$ 85.430,00',
      /contrato de financiamento\./,
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(selfieConsent.pt)).toBeTruthy();
    expect(screen.getByText(/O link vale até 26\/11\/2026 17:00/)).toBeTruthy();
    expect(camera.asked).not.toHaveBeenCalled();
    const [read] = named('readSelfieProposal');
    expect(read!.headers.get('captureToken')).toBe('secret.mark');
    expect(read!.headers.get('x-api-key')).toBe('portal-key');
    expect(read!.url.href).not.toContain('secret');
  });

  it('opens no camera and loads no model without the consent, and shows the error at its checkbox', async () => {
    const camera = playCamera();
    open();
    await press('Abrir a câmera');
    expect((await screen.findByRole('alert')).textContent).toBe('Para continuar, marque que você leu e concorda.');
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect([camera.asked.mock.calls.length, model.loads]).toEqual([0, 0]);
  });

  it.each(['', '#P1.S1', '#P1.S1.other'])('shows what to do when a link is invalid: "%s"', async (hash) => {
    open({ readSelfieProposal: () => refuse(404, 'SEC004', 'nada') }, hash);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Este link expirou ou já foi usadoSe você já enviou as fotos, está tudo certo; se não, peça outro link à concessionária.',
    );
  });

  it('offers a retry when no answer arrives', async () => {
    let isAway = true;
    open({ readSelfieProposal: () => (isAway ? refuse(503, 'SIS001', '') : refuse(404, 'SEC004', '')) });
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    isAway = false;
    await userEvent.click(again);
    expect(await names('Este link expirou ou já foi usado')).toBe(true);
  });

  it('switches to English, and shows how to switch back', async () => {
    open();
    await press(/^EN/);
    expect(await names('Hello, Mariana!')).toBe(true);
    expect(screen.getByText(selfieConsent.en)).toBeTruthy();
    expect(document.title).toBe('Your photo for the financing · Estrada');
    expect(screen.getByRole('button', { name: 'PT Change to Portuguese' })).toBeTruthy();
  });
});

describe('with the camera', () => {
  it('captures a front picture and, by itself, one with the head turned; sends both with the consent', async () => {
    const camera = playCamera();
    const named = open();
    await captureBoth();
    expect(camera.stop).toHaveBeenCalled();
    await press('Enviar as fotos');
    expect(await names('Pronto!')).toBe(true);
    const [sent] = named('uploadSelfie');
    expect(Object.keys(sent!.files)).toEqual(['front', 'turned']);
    expect(sent!.body).toEqual({
      device: {
        userAgent: expect.any(String),
        width: 720,
        height: 960,
        source: 'camera',
        takenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    });
    const [confirmed] = named('confirmSelfie');
    expect(confirmed!.body).toEqual({ consentVersion: selfieConsent.version });
    expect(confirmed!.headers.get('captureToken')).toBe('secret.mark');
  });

  it('shows a hint while no face is visible', async () => {
    playCamera();
    model.see = () => [];
    open();
    await agree();
    expect(await screen.findByText('Nenhum rosto aparece com clareza. Fique de frente para a luz.')).toBeTruthy();
  });

  it('shows in the review what could be better, and retakes one of the pictures', async () => {
    playCamera();
    open();
    await agree();
    model.see = () => [aFace(), aFace()];
    await screen.findByText('Aparece mais de um rosto. Só você deve aparecer na foto.');
    await press('Fotografar');
    await names('Agora vire a cabeça para o lado');
    model.see = () => [aFace(0.4)];
    await names('Confira as suas fotos');
    expect(screen.getByRole('button', { name: 'Enviar assim mesmo' })).toBeTruthy();
    model.see = () => [aFace()];
    await press('Tirar de novo: De frente');
    await screen.findByText('Tudo certo. Pode fotografar.');
    await press('Fotografar');
    expect(await screen.findByRole('button', { name: 'Enviar as fotos' })).toBeTruthy();
  });

  it('allows devices without the face check to continue, and shows that the server checks', async () => {
    playCamera();
    model.isMissing = true;
    open();
    await agree();
    expect(await screen.findByText(/será conferida depois do envio/)).toBeTruthy();
    await press('Fotografar');
    await names('Agora vire a cabeça para o lado');
    await press('Fotografar');
    expect(await screen.findByRole('button', { name: 'Enviar as fotos' })).toBeTruthy();
  });

  it.each([
    ['NotAllowedError', 'A câmera está bloqueada para esta página'],
    ['NotFoundError', 'Nenhuma câmera foi encontrada'],
    ['NotReadableError', 'A câmera está em uso'],
    ['TypeError', 'Este navegador não abre a câmera'],
  ])('shows how to continue without a camera, and switches to nothing by itself: %s', async (refusal, title) => {
    const camera = playCamera(refusal);
    open();
    await agree();
    expect(await names(title)).toBe(true);
    expect(screen.queryByLabelText('Foto olhando para a câmera')).toBeNull();
    await press('Tentar de novo');
    await waitFor(() => expect(camera.asked).toHaveBeenCalledTimes(2));
    await press('Prefiro enviar fotos prontas');
    expect(await screen.findByLabelText('Foto olhando para a câmera')).toBeTruthy();
  });
});

describe('with selected files', () => {
  const jpeg = (name: string, size = 20) =>
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(size)], name);
  const choose = async (label: string, file: File) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });

  it('sends them marked as files, after the same check', async () => {
    const named = open();
    await agree('Prefiro enviar fotos prontas');
    await choose('Foto olhando para a câmera', jpeg('frente.jpg'));
    await choose('Foto com a cabeça virada para o lado', jpeg('lado.jpg'));
    await press('Conferir as fotos');
    await names('Confira as suas fotos');
    expect(screen.getByText('Vire mais a cabeça para um dos lados.')).toBeTruthy();
    clientVisit.keep('visit.mark');
    await press('Enviar assim mesmo');
    await names('Pronto!');
    // in the tab of a client's visit the way leads back to their page
    expect(screen.getByRole('link', { name: 'Voltar ao seu financiamento' })).toBeTruthy();
    const [sent] = named('uploadSelfie');
    expect(sent!.files.front!.name).toBe('frente.jpg');
    expect(sent!.body).toMatchObject({ device: { source: 'upload', width: 800, height: 1000 } });
  });

  it('shows at each file why it is not accepted', async () => {
    const named = open();
    await agree('Prefiro enviar fotos prontas');
    await press('Conferir as fotos');
    expect((await screen.findByRole('alert')).textContent).toBe('Escolha as duas fotos.');
    await choose('Foto olhando para a câmera', new File(['%PDF-1.7'], 'foto.jpg'));
    await choose('Foto com a cabeça virada para o lado', jpeg('lado.jpg', 8 * 1024 * 1024));
    await press('Conferir as fotos');
    expect(await screen.findByText('Este arquivo não é uma foto JPEG ou PNG: escolha outro.')).toBeTruthy();
    expect(screen.getByText('O arquivo tem mais de 8 MB: escolha um menor.')).toBeTruthy();
    expect(screen.getByLabelText('Foto olhando para a câmera').getAttribute('aria-invalid')).toBe('true');
    expect(named('uploadSelfie')).toEqual([]);
  });
});

describe('sending the pictures', () => {
  it('shows which picture was refused and why, and restarts from the camera', async () => {
    playCamera();
    const fields = [{ path: 'turned', key: 'selfie.blurred', message: 'A foto está sem nitidez' }];
    const named = open({ uploadSelfie: () => refuse(422, 'UPF003', 'Não foi possível.', fields) });
    await captureBoth();
    await press('Enviar as fotos');
    expect(await names('As fotos não foram aceitas')).toBe(true);
    expect(screen.getByText('Cabeça virada: A foto está sem nitidez')).toBeTruthy();
    expect(named('confirmSelfie')).toEqual([]);
    await press('Começar de novo');
    expect(await screen.findByText('Foto 1 de 2')).toBeTruthy();
  });

  it('shows why a confirmation failed, and restarts from the first picture', async () => {
    playCamera();
    const fields = [{ path: 'front', key: 'selfie.tooOld', message: 'A foto foi tirada há mais de um dia' }];
    open({ confirmSelfie: () => refuse(422, 'UPF003', 'Não foi possível.', fields) });
    await captureBoth();
    await press('Enviar as fotos');
    expect(await screen.findByText('De frente: A foto foi tirada há mais de um dia')).toBeTruthy();
    await press('Começar de novo');
    expect(await screen.findByText('Foto 1 de 2')).toBeTruthy();
  });

  it('continues by itself after a lost connection, and does not resend pictures that have arrived', async () => {
    playCamera();
    let breaks = 1;
    const named = open({
      confirmSelfie: () => {
        if (breaks-- > 0) throw new TypeError('Failed to fetch');
        return { status: 'IN_PROGRESS' };
      },
    });
    await captureBoth();
    await press('Enviar as fotos');
    expect(await screen.findByText(/O envio continua automaticamente/)).toBeTruthy();
    fireEvent(window, new Event('online'));
    // a person reviews a doubtful one
    expect(await screen.findByText(/A financeira vai conferi-las/)).toBeTruthy();
    expect([named('uploadSelfie').length, named('confirmSelfie').length]).toEqual([1, 2]);
  });

  it('treats a confirmation as successful when only its answer was lost', async () => {
    playCamera();
    let isFirst = true;
    open({
      confirmSelfie: () => {
        if (!isFirst) return refuse(404, 'SEC004', 'nada');
        isFirst = false;
        throw new TypeError('Failed to fetch');
      },
    });
    await captureBoth();
    await press('Enviar as fotos');
    await press('Tentar agora');
    expect(await screen.findByText(/O link já foi usado. Suas fotos devem ter chegado/)).toBeTruthy();
  });

  it('shows that the link ended before the confirmation', async () => {
    playCamera();
    open({ uploadSelfie: () => refuse(404, 'SEC004', 'nada') });
    await captureBoth();
    await press('Enviar as fotos');
    expect(await names('Este link expirou ou já foi usado')).toBe(true);
  });
});
