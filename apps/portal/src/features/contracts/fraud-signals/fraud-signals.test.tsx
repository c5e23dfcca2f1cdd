// @vitest-environment jsdom
/** The alerts of a proposal on the screen of those who review them. */
import type { ProposalFraudSignals, SessionUser } from '@estrada/endpoints/index';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { FraudSignalsPart } from './fraud-signals-part.tsx';

beforeEach(resetBrowser);

const finance = { ...bitUser, groups: [{ groupName: 'finance' as const }] };
const open: ProposalFraudSignals['items'][number] = {
  id: '01jd00000000000000000000f1',
  kind: 'STAFF_DEVICE',
  act: 'selfie',
  personName: 'Rosana Prado',
  at: '2026-11-20T13:00:00Z',
  reviewedAt: null,
  reviewedByName: null,
  reason: null,
};
const reviewed = {
  ...open,
  id: '01jd00000000000000000000f2',
  kind: 'CONTACT_CHANGED' as const,
  act: 'registration' as const,
  reviewedAt: '2026-11-20T14:00:00Z',
  reviewedByName: 'Eva Neri',
  reason: 'Cliente confirmou',
};

function draw(user: SessionUser, items: ProposalFraudSignals['items']) {
  signInAs(user);
  const calls = fakeServer({
    listFraudSignals: () => ({ items }),
    reviewFraudSignals: () => ({ items: [reviewed] }),
  });
  drawPage(
    <>
      <AlertBanner />
      <FraudSignalsPart proposal={{ id: proposalId, number: '000123', version: 7 }} />
      <p>fim</p>
    </>,
    '/x',
    '/x',
  );
  return calls;
}

it('shows what was done, by whom and when, and sends the review of the alerts that are shown', async () => {
  const user = userEvent.setup();
  const calls = draw(finance, [open, reviewed]);
  const list = within(await screen.findByRole('list', { name: 'Alertas desta proposta' }));
  list.getByText(/aparelho que a equipe da concessionária usa/);
  list.getByText(/Rosana Prado · confirmou a selfie · 20\/11\/2026/);
  list.getByText(/Conferido por Eva Neri em 20\/11\/2026.*Cliente confirmou/);
  await user.click(screen.getByRole('button', { name: 'Conferir alertas' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /O que foi conferido/ }), 'Falei com a cliente');
  await user.click(dialog.getByRole('button', { name: 'Conferir alertas' }));
  await screen.findByText('Alertas conferidos.');
  const sent = calls.find(({ name }) => name === 'reviewFraudSignals');
  expect(sent?.body).toEqual({ signalIds: [open.id], reason: 'Falei com a cliente' });
});

it('asks the server for nothing, and shows nothing, to those who sell', async () => {
  const calls = draw(fiManager, [open]);
  await screen.findByText('fim');
  expect(screen.queryByText('Alertas')).toBeNull();
  expect(calls).toEqual([]);
});

it('says that the alerts could not be loaded, with a retry, instead of showing none', async () => {
  signInAs(finance);
  fakeServer({ listFraudSignals: () => refuse(409, 'SET001', 'Não carregou') });
  drawPage(<FraudSignalsPart proposal={{ id: proposalId, number: '000123', version: 7 }} />, '/x', '/x');
  await screen.findByRole('button', { name: 'Tentar de novo' });
});
