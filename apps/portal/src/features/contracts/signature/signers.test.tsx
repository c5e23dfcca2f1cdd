// @vitest-environment jsdom
/** The signers of a contract on the screen: requests, statuses, a signer's link, reminders and cancelling. */
import type { ProposalSignature } from '@estrada/endpoints/index';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { SignersPart } from './signers-part.tsx';

beforeEach(resetBrowser);

const signerId = '01jd00000000000000000000s1';
const aSigner = (part: Partial<ProposalSignature['signers'][number]> = {}): ProposalSignature['signers'][number] => ({
  id: signerId,
  role: 'CLIENT',
  name: 'Rosana Prado',
  documentMasked: '***',
  email: 'rosana@example.com',
  status: 'PENDING',
  actedAt: null,
  reason: null,
  mailedAt: '2026-11-20T14:00:00Z',
  isNext: true,
  ...part,
});
const envelope: NonNullable<ProposalSignature['envelope']> = {
  id: '01jd00000000000000000000e1',
  status: 'IN_PROGRESS',
  requestedAt: '2026-11-20T14:00:00Z',
  requestedByName: 'Júlia Martins',
  endedAt: null,
  reason: null,
  sealedSha256: null,
};
const out: ProposalSignature = {
  proposalId,
  version: 7,
  status: 'IN_PROGRESS',
  message: null,
  envelope,
  planned: [],
  signers: [
    aSigner(),
    aSigner({ id: '01jd00000000000000000000s2', name: 'Ivo Lima', role: 'GUARANTOR', mailedAt: null, isNext: false }),
  ],
  can: { ask: false, cancel: true, remind: true },
};
const nothing: ProposalSignature = {
  ...out,
  status: 'NONE',
  message: 'Documents Not Found',
  envelope: null,
  signers: [],
  planned: [{ path: 'identification', role: 'CLIENT', name: 'Rosana Prado', documentMasked: '***', email: '' }],
  can: { ask: true, cancel: false, remind: false },
};

function open(shown: ProposalSignature, answers: Answers = {}) {
  signInAs(fiManager);
  const calls = fakeServer({ readCertisignStatus: () => shown, ...answers });
  drawPage(
    <>
      <AlertBanner />
      <SignersPart proposal={{ id: proposalId, number: '000123', version: 7 }} />
    </>,
    '/x',
    '/x',
  );
  return { named: (name: string) => calls.filter((call) => call.name === name), user: userEvent.setup() };
}

it('requests signatures at the typed e-mail addresses, and shows an invalid one at its field', async () => {
  let isRefused = true;
  const { named, user } = open(nothing, {
    requestSignature: () =>
      isRefused
        ? refuse(422, 'DOM002', 'Revise os campos.', [
            { path: 'signers.0.email', key: 'email.invalid', message: 'E-mail inválido' },
          ])
        : out,
  });
  await user.click(await screen.findByRole('button', { name: 'Pedir assinaturas' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('E-mail de Rosana Prado (Cliente)'), 'rosana@x');
  await user.click(dialog.getByRole('button', { name: 'Pedir assinaturas' }));
  expect(await dialog.findByText('E-mail inválido')).toBeTruthy();
  expect(named('requestSignature')[0]!.body).toEqual({
    version: 7,
    emails: [{ path: 'identification', email: 'rosana@x' }],
  });
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Pedir assinaturas' }));
  expect(await screen.findByText(/Assinaturas solicitadas/)).toBeTruthy();
});

it('shows the status of each signer, times with their zone, and a QR code for the next one only', async () => {
  const signed = aSigner({ status: 'SIGNED', actedAt: '2026-11-20T11:05:00-03:00', isNext: false });
  const { named, user } = open(
    { ...out, signers: [signed, aSigner({ id: '01jd00000000000000000000s2', name: 'Ivo Lima' })] },
    {
      openDesk: () => ({
        url: 'https://estrada.example/acompanharProposta#abc',
        sentTo: 'i•••@exemplo.com.br',
        expiresAt: '2026-11-23T14:00:00Z',
      }),
    },
  );
  const list = within(await screen.findByRole('list', { name: 'Quem assina' }));
  expect(list.getByText('em 20/11/2026 11:05 (horário de Brasília)')).toBeTruthy();
  expect(list.getAllByRole('button')).toHaveLength(1);
  await user.click(list.getByRole('button', { name: 'Código QR para assinar aqui: Ivo Lima' }));
  expect(await screen.findByRole('img', { name: 'Código QR da página de Ivo Lima' })).toBeTruthy();
  expect(named('openDesk')).toHaveLength(1);
});

it('sends reminders, and cancels with a reason', async () => {
  const { named, user } = open(out, { sendCertisignReminder: () => out, cancelCertisign: () => nothing });
  expect(await screen.findByText('Assina depois dos anteriores')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lembrar quem falta assinar' }));
  expect(await screen.findByText('Lembrete enviado a quem ainda não assinou.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancelar assinatura' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Motivo do cancelamento/), 'Valor errado');
  await user.click(dialog.getByRole('button', { name: 'Cancelar assinatura' }));
  expect(await screen.findByText('Assinatura cancelada.')).toBeTruthy();
  expect(named('cancelCertisign')[0]!.body).toEqual({ proposalSaleId: proposalId, version: 7, reason: 'Valor errado' });
});

it('shows why an envelope has ended, and offers the signed contract of a completed one', async () => {
  open({ ...nothing, envelope: { ...envelope, status: 'REFUSED', reason: 'Parcela errada' } });
  expect(await screen.findByText('Motivo: Parcela errada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Abrir contrato assinado' })).toBeNull();
});
