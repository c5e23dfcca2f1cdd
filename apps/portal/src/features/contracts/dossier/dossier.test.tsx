// @vitest-environment jsdom
/** Downloads the dossier of a signed contract. */
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DossierButtons } from './dossier-buttons.tsx';

const saved = vi.hoisted(() => vi.fn());
vi.mock('@estrada/web/files/open-file.ts', () => ({ saveFile: saved }));
beforeEach(() => {
  resetBrowser();
  saved.mockReset();
});

function open(answers: Answers) {
  signInAs(fiManager);
  const calls = fakeServer(answers);
  drawPage(
    <>
      <AlertBanner />
      <DossierButtons proposalId={proposalId} />
    </>,
    '/x',
    '/x',
  );
  return calls;
}

it('requests the selected format, and downloads it in the browser', async () => {
  const calls = open({ makeDossier: () => new File(['{}'], 'dossie.json') });
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar dossiê em JSON' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(calls.filter(({ name }) => name === 'makeDossier')).toMatchObject([{ body: { format: 'json' } }]);
});

it('shows why there is no file', async () => {
  open({ makeDossier: () => refuse(409, 'PRS020', 'O contrato desta proposta ainda não foi assinado.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar dossiê em PDF' }));
  expect(await screen.findByText('O contrato desta proposta ainda não foi assinado.')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});
