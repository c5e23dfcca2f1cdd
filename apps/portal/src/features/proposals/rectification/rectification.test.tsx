// @vitest-environment jsdom
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../detail/proposal-detail.page.tsx';
import { aClosedProposal, aProposal, drawPage, pageAct, proposalId } from '../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: {
    readProposal: vi.fn(),
    rectifyProposal: vi.fn(),
    rectifyProposalValues: vi.fn(),
    readSavedSimulation: vi.fn(),
    listVersionYears: vi.fn(),
    listCities: vi.fn(),
  },
}));
const calls = vi.mocked(api);
beforeEach(() => {
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [] });
});
afterEach(cleanup);

const stays = { to: 'AP', undoes: [] };
const goes = { to: 'RA', undoes: ['decision' as const] };
const approved = () => ({ ...aClosedProposal('AP'), version: 7, rectification: { data: stays, values: goes } });
const seller = { sellerType: 'D', sellerName: 'Serra Veículos', sellerDocument: '11222333000181' };

async function open(proposal = approved(), action = 'Retificar veículo e vendedor') {
  calls.readProposal.mockResolvedValueOnce(proposal);
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await userEvent.click(await pageAct(action));
  return within(await screen.findByRole('dialog'));
}
const confirm = (dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Confirmar retificação' }));

describe('vehicle and seller', () => {
  it('are rectified with a reason, after showing that the status stays', async () => {
    calls.rectifyProposal.mockResolvedValue({ ...approved(), version: 8 });
    const dialog = await open();
    dialog.getByText('A proposta continua em “Aprovada”.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Placa' }), 'abc-1d23');
    await confirm(dialog);
    await dialog.findByText('Informe o motivo');
    expect(calls.rectifyProposal).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Emplacado');
    await confirm(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.rectifyProposal.mock.calls[0]![0]).toMatchObject({
      body: {
        id: proposalId,
        version: 7,
        reason: 'Emplacado',
        vehicleAdditionalInfo: { ...seller, plate: 'ABC1D23' },
      },
    });
  });

  it('show errors at their fields, those of the form and those of the server', async () => {
    const fields = [{ path: 'vehicleAdditionalInfo.chassis', key: 'chassis.invalid', message: 'Já usado' }];
    calls.rectifyProposal.mockRejectedValue(new ApiError({ status: 422, code: 'DOM002', message: 'x', fields }));
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Renavam' }), '123');
    await confirm(dialog);
    await dialog.findByText('Renavam inválido');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Renavam' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Emplacado');
    await confirm(dialog);
    await dialog.findByText('Já usado');
  });

  it('are typed in the form instead of a dialog while the proposal is a draft', async () => {
    calls.readProposal.mockResolvedValueOnce(
      aProposal({ rectification: { data: { to: 'WO', undoes: [] }, values: null } }),
    );
    drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
    await screen.findByRole('region', { name: 'Veículo' });
    expect(screen.queryByRole('button', { name: /^Retificar/ })).toBeNull();
  });
});

describe('rectified values', () => {
  beforeEach(() => {
    calls.readSavedSimulation.mockResolvedValue({
      request: { versionId: 77, manufacturerYear: 2026, modelYear: 2026 },
    } as never);
    calls.listVersionYears.mockResolvedValue({
      items: [
        { manufacturerYear: 2026, modelYear: 2026, referencePriceCents: 1 },
        { manufacturerYear: 2026, modelYear: 2027, referencePriceCents: 1 },
      ],
    } as never);
  });

  it('are rectified after showing what that undoes, and the page is updated', async () => {
    const at = { at: '2026-11-20T15:00:00Z', from: 'AP', to: 'RA', actorName: 'João Lima', reason: 'Entrada maior' };
    const timeline = [{ ...at, event: 'rectifyValues' }];
    calls.rectifyProposalValues.mockResolvedValue(aProposal({ status: 'RA', version: 8, timeline }));
    const dialog = await open(approved(), 'Retificar valores');
    await dialog.findByText('A proposta vai de “Aprovada” para “Proposta devolvida”.');
    dialog.getByText(/^A decisão de crédito deixa de valer/);
    const entry = dialog.getByRole('textbox', { name: /^Entrada/ });
    await userEvent.clear(entry);
    await userEvent.type(entry, '30000,00');
    await userEvent.click(dialog.getByRole('combobox', { name: /^Ano/ }));
    await userEvent.click(await screen.findByRole('option', { name: '2026/2027' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Entrada maior');
    await confirm(dialog);
    await screen.findByRole('button', { name: 'Enviar proposta' });
    screen.getByText(/^Confira os novos valores e envie de novo/);
    expect(calls.rectifyProposalValues.mock.calls[0]![0]).toMatchObject({
      params: { id: proposalId },
      body: {
        version: 7,
        vehicleValueCents: 9_640_000,
        entryValueCents: 3_000_000,
        manufacturerYear: 2026,
        modelYear: 2027,
        reason: 'Entrada maior',
      },
    });
  });

  it('start with the price without the discount, which one switch removes from the sale', async () => {
    calls.rectifyProposalValues.mockResolvedValue(aProposal({ status: 'RA', version: 8 }));
    const discount = { code: 'ONIX-1', kind: 'VOUCHER', listPriceCents: 9_900_000, discountCents: 260_000 };
    const dialog = await open({ ...approved(), discount } as never, 'Retificar valores');
    const price = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Valor do veículo sem desconto/ });
    expect(price.value).toBe('99.000,00');
    await userEvent.click(dialog.getByRole('switch', { name: /^Continuar sem o desconto/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Sem o voucher');
    await confirm(dialog);
    await waitFor(() =>
      expect(calls.rectifyProposalValues.mock.calls[0]![0]).toMatchObject({
        body: { vehicleValueCents: 9_900_000, withoutDiscount: true },
      }),
    );
  });

  it('start with the years rectified before, and show a refusal without a field', async () => {
    const fields = [{ path: 'tableCodes', key: 'table.notOpen', message: 'A tabela não vale para estes valores' }];
    calls.rectifyProposalValues.mockRejectedValue(new ApiError({ status: 422, code: 'DOM002', message: 'x', fields }));
    const years = { manufacturerYear: 2025, modelYear: 2026 };
    const dialog = await open({ ...approved(), rectifiedYears: years }, 'Retificar valores');
    await waitFor(() =>
      expect((dialog.getByRole('combobox', { name: /^Ano/ }) as HTMLInputElement).value).toBe('2025/2026'),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Erro');
    await confirm(dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe('A tabela não vale para estes valores');
  });

  it('show that the simulation could not be loaded, with a retry', async () => {
    calls.readSavedSimulation.mockReset();
    calls.readSavedSimulation.mockRejectedValueOnce(new ApiError({ status: 500, code: 'SIS001', message: 'Falhou' }));
    const dialog = await open(approved(), 'Retificar valores');
    await dialog.findByText(/Falhou/);
  });
});
