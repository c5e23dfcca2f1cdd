// @vitest-environment jsdom
import type { SentMail } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { provisioner } from '../test-support.ts';

beforeEach(() => {
  resetBrowser();
  signInAs(provisioner);
});

afterEach(() => void vi.useRealTimers());

const aMail = (part: Partial<SentMail> = {}): SentMail => ({
  id: '01hq3w7k9m2n4p6r8s0t2v4m01',
  username: 'ANA.PRADO',
  name: 'Ana Prado',
  kind: 'verification-code',
  email: 'a***@autovia.example',
  status: 'SENT',
  attempts: 1,
  createdAt: '2026-11-20T14:00:00Z',
  finishedAt: '2026-11-20T14:00:02Z',
  failure: null,
  ...part,
});
const mails = (emailsData: SentMail[]) => ({
  emailsData,
  next: null,
  totalElements: emailsData.length,
  totalCapped: false,
});

it('shows the outcome of each e-mail with the address masked', async () => {
  fakeServer({
    listSentMails: () =>
      mails([
        aMail(),
        aMail({ id: 'b', username: 'BETO.REIS', status: 'FAILED', finishedAt: null, failure: 'ECONNECTION' }),
      ]),
  });
  renderPortal('/users/emails');
  const sent = within(await screen.findByRole('row', { name: /ANA\.PRADO/ }));
  for (const text of ['Código de verificação', 'a•••@autovia.example', 'Enviado', '20/11/2026 11:00'])
    expect(sent.getAllByText(text).length).toBeGreaterThan(0);
  const failed = within(screen.getByRole('row', { name: /BETO\.REIS/ }));
  expect(failed.getByText('Não enviado')).toBeTruthy();
  expect(failed.getByText('Falha no envio (código ECONNECTION); verifique o endereço')).toBeTruthy();
  expect(screen.getByText('2 e-mails')).toBeTruthy();
});

it('queries by the username in the URL and shows an empty state when it has no e-mails', async () => {
  const calls = fakeServer({ listSentMails: () => mails([]) });
  renderPortal('/users/emails?usuario=ana');
  expect(await screen.findByText('Nenhum e-mail encontrado')).toBeTruthy();
  expect(calls[0]!.url.searchParams.get('username')).toBe('ana');
});

it('reports that no e-mail has been sent yet, and offers a retry when the list could not be loaded', async () => {
  let fails = true;
  fakeServer({ listSentMails: () => (fails ? refuse(500, 'SIS001', 'Erro do servidor') : mails([])) });
  renderPortal('/users/emails');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByText('Erro do servidor')).toBeTruthy();
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('Nenhum e-mail ainda')).toBeTruthy();
});

it('shows why a code was not sent, and reloads the list while an e-mail is still being sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = fakeServer({
    listSentMails: () =>
      mails([
        aMail({ status: 'QUEUED', finishedAt: null, attempts: 0 }),
        aMail({ id: 'b', username: 'BETO.REIS', status: 'FAILED', failure: 'code-void' }),
      ]),
  });
  renderPortal('/users/emails');
  expect(await screen.findByText('Na fila')).toBeTruthy();
  expect(screen.getByText('Este código foi substituído por outro ou expirou antes do envio')).toBeTruthy();
  const requests = () => calls.filter(({ name }) => name === 'listSentMails').length;
  const before = requests();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(requests()).toBeGreaterThan(before);
});
