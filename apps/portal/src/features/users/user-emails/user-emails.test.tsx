// @vitest-environment jsdom
import type { SentMail } from '@estrada/endpoints/index';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderPortal, resetPortal, signInAs } from '../../../test/render-portal.tsx';
import { provisioner } from '../test-support.ts';

beforeEach(() => {
  resetPortal();
  signInAs(provisioner);
});

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

it('shows what became of each e-mail, the address masked', async () => {
  fakeServer({
    listSentMails: () =>
      mails([
        aMail(),
        aMail({ id: 'b', username: 'BETO.REIS', status: 'FAILED', finishedAt: null, failure: 'ECONNECTION' }),
      ]),
  });
  renderPortal('/users/emails');
  const sent = within(await screen.findByRole('row', { name: /ANA\.PRADO/ }));
  for (const text of ['Código de verificação', 'a***@autovia.example', 'Enviado', '20/11/2026 11:00'])
    expect(sent.getAllByText(text).length).toBeGreaterThan(0);
  const failed = within(screen.getByRole('row', { name: /BETO\.REIS/ }));
  expect(failed.getByText('Não enviado')).toBeTruthy();
  expect(failed.getByText('O servidor de e-mail recusou (ECONNECTION)')).toBeTruthy();
  expect(screen.getByText('2 e-mails')).toBeTruthy();
});

it('asks with the username of the address, and says when there is none', async () => {
  const calls = fakeServer({ listSentMails: () => mails([]) });
  renderPortal('/users/emails?usuario=ana');
  expect(await screen.findByText('Nenhum e-mail encontrado')).toBeTruthy();
  expect(calls[0]!.url.searchParams.get('username')).toBe('ana');
});
