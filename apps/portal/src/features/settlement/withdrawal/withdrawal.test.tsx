// @vitest-environment jsdom
/** The deadlines after the contract, and the withdrawal, on the screen. */
import { refundFigures } from '@estrada/domain/settlement/index';
import type { Settlement } from '@estrada/endpoints/index';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { aSettlement } from '@estrada/web/test/proposal-settlement.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SettlementPanel } from '../settlement-panel.tsx';

beforeEach(resetBrowser);

const terms = {
  vehicleValueCents: 10_000_000,
  entryValueCents: 3_000_000,
  iofCents: 210_033,
  financedCents: 7_305_033,
  items: [{ labelPt: 'Tarifa de cadastro', labelEn: 'Registration fee', amountCents: 95_000 }],
  paidToDealerCents: 7_000_000,
};
const open7 = { signedOn: '2026-11-18', lastDay: '2026-11-25', daysLeft: 5, terms, recorded: null };
const recorded: NonNullable<Settlement['withdrawal']> = {
  ...open7,
  recorded: {
    recordedAt: '2026-11-20T14:00:00Z',
    recordedByName: 'Renata Falcão',
    wishedOn: '2026-11-20',
    channel: 'email',
    reason: 'Não quero mais.',
    figures: (({ lines, ...sums }) => ({ ...sums, lines: [...lines] }))(
      refundFigures(terms, { principalFrom: 'dealer', clientPaidCents: 0, correction: '0' }),
    ),
  },
};
const refund = (part: Partial<Settlement['payments'][number]>): Settlement['payments'][number] => ({
  id: '01jd00000000000000000000y2',
  kind: 'COLLECTION',
  status: 'SENT',
  amountCents: 7_000_000,
  payeeName: 'Autovia Ltda',
  payeeDocumentMasked: '**',
  requestedAt: '2026-11-20T14:00:00Z',
  requestedByName: 'Renata',
  sentAt: null,
  expectedOn: '2026-11-20',
  settledOn: null,
  receipt: null,
  reason: null,
  confirmedByName: null,
  stop: null,
  ...part,
});
const settlement = (part: Partial<Omit<Settlement, 'can'>>, can: Partial<Settlement['can']> = {}): Settlement =>
  aSettlement(
    {
      status: 'OC',
      esign: { isOn: true, offAt: null, proposal: true },
      signature: 'COMPLETED',
      selfie: 'COMPLETED',
      signedPaperUploaded: false,
      payableCents: 7_000_000,
      withdrawal: open7,
      ...part,
    },
    can,
  );

function open(shown: Settlement, answers: Answers = {}) {
  signInAs(fiManager);
  const calls = fakeServer({
    readSettlement: () => shown,
    ...answers,
  });
  drawPage(
    <>
      <AlertBanner />
      <SettlementPanel
        proposal={{ id: proposalId, number: '100037', version: 7, status: shown.status }}
        contract={() => null}
      />
    </>,
    '/x',
    '/x',
  );
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

describe('the deadlines', () => {
  it('show what ends when, the time left, and since when an answer is missing', async () => {
    open(
      settlement({
        clocks: [
          { kind: 'lien', endsOn: '2026-11-21', daysLeft: 1 },
          { kind: 'withdrawal', endsOn: '2026-11-20', daysLeft: 0 },
          { kind: 'paymentUnanswered', since: '2026-11-20T14:00:00Z' },
        ],
      }),
    );
    const list = within(await screen.findByRole('list', { name: 'Prazos' }));
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toBe('Registro do gravameaté 21/11/2026falta 1 dia');
    expect(lines[1]).toContain('termina hoje');
    expect(lines[2]).toContain('O banco pagador não responde');
  });
});

describe('the withdrawal', () => {
  it('shows the deadline of the client, without the action for users who may not record it', async () => {
    open(settlement({}));
    await screen.findByText(/pode desistir até 25\/11\/2026: faltam 5 dias/);
    expect(screen.queryByRole('button', { name: 'Registrar desistência' })).toBeNull();
  });

  it('shows the figures of the typed values before the confirmation, and submits it', async () => {
    const { user, sent } = open(settlement({}, { withdraw: true }), {
      recordWithdrawal: () => settlement({ withdrawal: recorded }),
    });
    await user.click(await screen.findByRole('button', { name: 'Registrar desistência' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Registrar desistência' }));
    const table = within(dialog.getByRole('table'));
    expect(table.getByRole('row', { name: /Valor pago pelo veículo/ }).textContent).toContain(
      'Concessionária para Financeira',
    );
    expect(table.getByRole('row', { name: /Dívida cancelada/ }).textContent).toMatch(/73\.050,33/);
    await user.type(dialog.getByRole('textbox', { name: /O cliente desistiu em/ }), '20/11/2026');
    await user.click(dialog.getByRole('combobox', { name: /Canal/ }));
    await user.click(await screen.findByRole('option', { name: 'E-mail' }));
    await user.clear(dialog.getByRole('textbox', { name: /Já pago pelo cliente/ }));
    await user.type(dialog.getByRole('textbox', { name: /Já pago pelo cliente/ }), '100,00');
    await user.type(dialog.getByRole('textbox', { name: /O que o cliente disse/ }), 'Não quero mais.');
    expect(table.getByRole('row', { name: /Reembolso ao cliente/ }).textContent).toMatch(/100,00/);
    await user.click(dialog.getByRole('button', { name: 'Registrar desistência' }));
    await screen.findByText('Desistência registrada.');
    expect(sent('recordWithdrawal')).toEqual([
      {
        version: 7,
        wishedOn: '2026-11-20',
        channel: 'email',
        principalFrom: 'dealer',
        clientPaidCents: 10_000,
        correction: '0',
        reason: 'Não quero mais.',
      },
    ]);
  });

  it('names the Service Desk, which is notified of a failed refund job', async () => {
    open(settlement({ withdrawal: recorded, payments: [refund({ stop: 'failed' })] }));
    expect(await screen.findByText('O processamento falhou e o Service Desk foi avisado.')).toBeTruthy();
    expect(screen.queryByText(/suporte/)).toBeNull();
  });

  it('is shown with its figures and refunds; a failed refund is requested again', async () => {
    const shown = settlement(
      { withdrawal: recorded, payments: [refund({ status: 'RETURNED', reason: 'Conta sem saldo' })] },
      { resendRefunds: ['COLLECTION'] },
    );
    const { user, sent } = open(shown, { resendRefund: () => shown });
    await screen.findByText(/O cliente desistiu em 20\/11\/2026 \(E-mail\)/);
    screen.getByText('Não foi efetivado: Conta sem saldo');
    await user.click(screen.getByRole('button', { name: 'Solicitar de novo' }));
    expect(sent('resendRefund')).toEqual([{ version: 7, kind: 'COLLECTION' }]);
    await screen.findByText('Solicitado de novo.');
  });

  it('has a refund without an answer confirmed by hand, with the day and the reason', async () => {
    const { user, sent } = open(
      settlement(
        { withdrawal: recorded, payments: [refund({ status: 'UNKNOWN' })] },
        { confirmRefunds: ['COLLECTION'] },
      ),
      {
        confirmRefund: () =>
          settlement({
            withdrawal: recorded,
            payments: [
              refund({ status: 'CONFIRMED', settledOn: '2026-11-20', reason: 'Extrato.', confirmedByName: 'Davi' }),
            ],
          }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Confirmar manualmente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar manualmente' }));
    await user.click(dialog.getByRole('button', { name: 'Confirmar manualmente' }));
    expect(sent('confirmRefund')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Concluído em/ }), '20/11/2026');
    await user.type(dialog.getByRole('textbox', { name: /Como foi confirmado/ }), 'Extrato.');
    await user.click(dialog.getByRole('button', { name: 'Confirmar manualmente' }));
    await screen.findByText('Valor confirmado.');
    expect(sent('confirmRefund')).toEqual([
      { version: 7, kind: 'COLLECTION', settledOn: '2026-11-20', reason: 'Extrato.' },
    ]);
  });

  it('shows who confirmed a refund by hand, and offers no second confirmation', async () => {
    const confirmed = refund({
      status: 'CONFIRMED',
      settledOn: '2026-11-20',
      reason: 'Extrato.',
      confirmedByName: 'Davi',
    });
    open(settlement({ withdrawal: recorded, payments: [confirmed] }));
    await screen.findByText('Concluído em 20/11/2026, confirmado manualmente por Davi: Extrato.');
    expect(screen.queryByRole('button', { name: 'Confirmar manualmente' })).toBeNull();
  });

  it('is all that is shown of a proposal ended by it, and a cancelled proposal shows nothing', async () => {
    open(settlement({ status: 'NU', withdrawal: recorded }));
    await screen.findByRole('table', { name: 'Estornos e reembolsos' });
    expect(screen.queryByText('Gravame do veículo')).toBeNull();
  });
});

describe('the welcome letter', () => {
  it('is not mentioned when the client has withdrawn before it was sent', async () => {
    const welcomeLetter = { requestedAt: '2026-11-20T14:00:00Z', requestedByName: 'Ana', sentAt: null };
    open(settlement({ welcomeLetter, withdrawal: recorded }));
    await screen.findByText(/O cliente desistiu/);
    expect(screen.queryByText('Carta de boas-vindas')).toBeNull();
  });

  it('shows when it was sent, and is sent again', async () => {
    const welcomeLetter = {
      requestedAt: '2026-11-20T14:00:00Z',
      requestedByName: 'Ana',
      sentAt: '2026-11-20T14:00:00Z',
    };
    const shown = settlement({ welcomeLetter }, { resendWelcome: true });
    const { user, sent } = open(shown, { resendWelcomeLetter: () => shown });
    await screen.findByText(/Enviada ao cliente em 20\/11\/2026/);
    await user.click(screen.getByRole('button', { name: 'Enviar carta de boas-vindas de novo' }));
    expect(sent('resendWelcomeLetter')).toEqual([{ version: 7 }]);
    await screen.findByText('A carta será enviada ao e-mail da ficha do cliente.');
  });
});
