// @vitest-environment jsdom
import { readAlerts } from '@estrada/web/alerts/alerts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClosedProposal, aProposal, pageAct, proposalId } from '../test-support.tsx';
import { button, calls, open, prepareProposal, refusal } from './proposal-detail.test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

beforeEach(prepareProposal);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('actions of a proposal', () => {
  it('shows only actions that the server allows', async () => {
    await open(aClosedProposal('AP', { clone: true, cancel: true }));
    expect(await pageAct('Copiar proposta')).toBeTruthy();
    expect(await pageAct('Cancelar proposta')).toBeTruthy();
    for (const name of ['Enviar proposta', 'Salvar', 'Excluir proposta', 'Decidir crédito', 'Recalcular']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('deletes only after a confirmation that names the number, and returns to the list', async () => {
    calls.changeProposalStatus.mockResolvedValue(aClosedProposal('NU'));
    const { router } = await open(aProposal());
    await userEvent.click(await pageAct('Excluir proposta'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir esta proposta?' }));
    expect(dialog.getByText(/000123/)).toBeTruthy();
    expect(calls.changeProposalStatus).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir proposta' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/consultarPropostas'));
    expect(calls.changeProposalStatus.mock.calls[0]?.[0]).toMatchObject({ params: { id: proposalId, status: 'NU' } });
    expect(readAlerts().some(({ text }) => text === 'Proposta 000123 excluída.')).toBe(true);
  });

  it('does not cancel without a reason', async () => {
    calls.changeProposalStatus.mockResolvedValue(aClosedProposal('NU'));
    await open(aClosedProposal('AP', { cancel: true }));
    await userEvent.click(await pageAct('Cancelar proposta'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar proposta' }));
    expect(dialog.getByText('Informe o motivo')).toBeTruthy();
    expect(calls.changeProposalStatus).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Cliente desistiu');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar proposta' }));
    await waitFor(() => expect(calls.changeProposalStatus).toHaveBeenCalledTimes(1));
    expect(calls.changeProposalStatus.mock.calls[0]?.[0].body.reason).toBe('Cliente desistiu');
  });

  it('retains the reason, and shows in the dialog why the proposal could not be cancelled', async () => {
    calls.changeProposalStatus.mockRejectedValue(refusal('PRS002', [], 'A proposta está bloqueada.'));
    await open(aClosedProposal('AP', { cancel: true }));
    calls.readProposal.mockResolvedValueOnce(aClosedProposal('AP', { cancel: true }));
    await userEvent.click(await pageAct('Cancelar proposta'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Cliente desistiu');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar proposta' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('A proposta está bloqueada.');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ }).value).toBe('Cliente desistiu');
  });

  it('records a credit decision, with a reason for anything but an approval', async () => {
    calls.changeProposalStatus.mockResolvedValue(aClosedProposal('DC'));
    await open(aClosedProposal('PD', { decide: true }));
    await userEvent.click(await pageAct('Decidir crédito'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Recusar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar decisão' }));
    expect(await dialog.findByText('Informe o motivo')).toBeTruthy();
    expect(calls.changeProposalStatus).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Renda insuficiente');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar decisão' }));
    await screen.findByText('Crédito recusado');
    expect(calls.changeProposalStatus.mock.calls[0]?.[0]).toMatchObject({
      params: { status: 'DC' },
      body: { version: 1, reason: 'Renda insuficiente' },
    });
  });

  it('decides on the conditions of an approval: met, or returned or rejected with a reason', async () => {
    calls.changeProposalStatus.mockResolvedValue(aClosedProposal('RA'));
    await open({ ...aClosedProposal('APC', { decideConditions: true }), conditions: ['Avalista'] });
    await userEvent.click(await pageAct('Decidir as condições'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Condições da proposta 000123' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Cumpridas: aprovar' }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('radio', { name: 'Não cumpridas: devolver para correção' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar decisão' }));
    expect(await dialog.findByText('Informe o motivo')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Sem avalista');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar decisão' }));
    await screen.findByRole('region', { name: 'Proposta devolvida' });
    expect(calls.changeProposalStatus.mock.calls[0]?.[0]).toMatchObject({
      params: { status: 'RA' },
      body: { version: 1, reason: 'Sem avalista' },
    });
  });

  it('submits a written answer to a pendency', async () => {
    calls.changeProposalStatus.mockResolvedValue(aClosedProposal('PD'));
    await open({ ...aClosedProposal('HLD', { answerPendency: true }), statusReason: 'Falta comprovante de renda' });
    expect(screen.getByText('Motivo: Falta comprovante de renda')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /^Resposta à pendência/ }), 'Holerite entregue');
    await userEvent.click(button('Enviar resposta'));
    await screen.findByText('Em análise');
    expect(calls.changeProposalStatus.mock.calls[0]?.[0]).toMatchObject({
      params: { status: 'PD' },
      body: { reason: 'Holerite entregue' },
    });
  });

  it('submits how the conditions were met, then shows that the credit engine checks it', async () => {
    const qualified = { ...aClosedProposal('APC', { presentConditions: true }), conditions: ['Avalista'] };
    calls.presentProposalConditions.mockResolvedValue({
      ...aClosedProposal('APC'),
      conditions: ['Avalista'],
      conditionsAnswer: 'Avalista assinou',
      nextActor: 'credit-engine',
    });
    await open(qualified);
    await userEvent.click(button('Condições cumpridas: pedir confirmação'));
    await screen.findByText('Escreva como as condições foram cumpridas');
    expect(calls.presentProposalConditions).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Como as condições/ }), ' Avalista assinou ');
    await userEvent.click(button('Condições cumpridas: pedir confirmação'));
    expect(await screen.findByText(/^O motor de crédito confere/)).toBeTruthy();
    expect(screen.getByText('A concessionária respondeu: Avalista assinou')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Como as condições/ })).toBeNull();
    expect(calls.presentProposalConditions.mock.calls[0]?.[0]).toMatchObject({
      params: { id: proposalId },
      body: { version: 1, reason: 'Avalista assinou' },
    });
  });

  it.each([
    ['finance', 'Avalista assinou', 'A mesa de crédito confere se as condições foram cumpridas.'],
    ['support', 'Avalista assinou', 'O Service Desk decide se reprocessa a conferência das condições.'],
    ['dealer', null, 'A concessionária precisa cumprir as condições abaixo e pedir a confirmação.'],
  ])('shows to readers that the conditions are for %s', async (nextActor, conditionsAnswer, text) => {
    await open({ ...aClosedProposal('APC'), nextActor, conditionsAnswer });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('requests another analysis after confirmation, with or without a reason', async () => {
    calls.reanalyseProposal.mockResolvedValue(aClosedProposal('PD'));
    await open(aClosedProposal('DC', { reanalyse: true }));
    await userEvent.click(await pageAct('Pedir nova análise'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedir uma nova análise de crédito?' }));
    expect(dialog.getByText(/000123/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir nova análise' }));
    await screen.findByText('Em análise');
    expect(calls.reanalyseProposal.mock.calls[0]?.[0]).toMatchObject({
      params: { id: proposalId },
      body: { version: 1, reason: undefined },
    });
    expect(readAlerts().map(({ text }) => text)).toContain('Nova análise da proposta 000123 pedida.');
  });

  it('shows no answer field to users who cannot answer', async () => {
    await open(aClosedProposal('HLD'));
    expect(screen.getByText('A concessionária precisa responder à pendência para a análise continuar.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Resposta à pendência/ })).toBeNull();
  });

  it('changes the status by hand to one offered by the server, with required fields checked first', async () => {
    calls.changeProposalStatus.mockResolvedValue(aClosedProposal('APC'));
    await open({ ...aClosedProposal('PD', { changeStatus: true }), manualTargets: ['HLD', 'APC', 'RA'], version: 7 });
    await userEvent.click(await pageAct('Mudar status'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o status desta proposta?' }));
    expect(dialog.getByText('Proposta 000123 · Marina Alves Souza')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar status' }));
    expect(await dialog.findAllByText('Campo obrigatório')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('combobox', { name: /^Novo status/ }));
    const options = (await screen.findAllByRole('option', { hidden: true })).map((option) => option.textContent);
    expect(options).toEqual(['Aguardando resposta', 'Aprovada com condições', 'Proposta devolvida']);
    await userEvent.click(screen.getByRole('option', { name: 'Aprovada com condições', hidden: true }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Comitê de crédito');
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar status' }));
    expect(await dialog.findByText('Campo obrigatório')).toBeTruthy();
    expect(calls.changeProposalStatus).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Condições/ }), 'Entrada de 30%{Enter}Avalista');
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar status' }));
    await screen.findByText('Crédito aprovado com condições');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.changeProposalStatus.mock.calls[0]?.[0]).toMatchObject({
      params: { id: proposalId, status: 'APC' },
      body: { version: 7, reason: 'Comitê de crédito', conditions: ['Entrada de 30%', 'Avalista'] },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(readAlerts().some(({ text }) => text.includes('alterado para “Aprovada com condições”'))).toBe(true);
  });

  it('shows in the dialog why a status cannot be changed, follows the change of another user, and retains the reason', async () => {
    calls.changeProposalStatus.mockRejectedValue(refusal('PRS001', [], 'A proposta foi alterada por Ana Prado.'));
    await open({ ...aClosedProposal('PD', { changeStatus: true }), manualTargets: ['RA'] });
    await userEvent.click(await pageAct('Mudar status'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Novo status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Proposta devolvida', hidden: true }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Faltam documentos');
    calls.readProposal.mockResolvedValueOnce({
      ...aClosedProposal('HLD', { changeStatus: true }),
      manualTargets: ['RA'],
      version: 2,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar status' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('A proposta foi alterada por Ana Prado.');
    expect(await dialog.findByText(/O status atual é “Aguardando resposta”/)).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ }).value).toBe('Faltam documentos');
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar status' }));
    await waitFor(() => expect(calls.changeProposalStatus).toHaveBeenCalledTimes(2));
    expect(calls.changeProposalStatus.mock.calls[1]?.[0].body.version).toBe(2);
  });

  it('opens the created copy', async () => {
    const copyId = '01jd0000000000000000000009';
    calls.submitProposal.mockResolvedValue(aProposal({ id: copyId, number: '000124' }));
    const { router } = await open(aProposal());
    await userEvent.click(await pageAct('Copiar proposta'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/consultarPropostas/${copyId}`));
    expect(calls.submitProposal.mock.calls[0]?.[0]?.query).toEqual({ clone: 'true' });
  });
});
