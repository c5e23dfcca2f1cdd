// @vitest-environment jsdom
import type { SimulationRequest } from '@estrada/endpoints/index';
import { readAlerts } from '@estrada/web/alerts/alerts.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, prepareSimulator } from './simulator.test-support.tsx';
import { anAnswer, aSavedSimulation, simulationId } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

beforeEach(prepareSimulator);
afterEach(cleanup);

describe('pre-approval', () => {
  async function ask() {
    openSaved('pre-aprovacao');
    await userEvent.click(await screen.findByRole('checkbox', { name: /SCR/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /privacidade/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pedir pré-aprovação' }));
  }
  const answer = {
    result: 1,
    tierCode: 'TR1',
    client: { tierCode: 'TR1' },
    tierId: '1',
    pricingTier: null,
    consultedAt: '2026-11-20T14:00:00Z',
  };

  it('queries the bureau only with both consents', async () => {
    openSaved('pre-aprovacao');
    await userEvent.click(await screen.findByRole('checkbox', { name: /SCR/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pedir pré-aprovação' }));
    expect(screen.getByText('É preciso registrar a autorização do cliente')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /privacidade/ }));
    expect(call.requestPreApproval).not.toHaveBeenCalled();
  });

  it('shows what the answer means and the next step', async () => {
    call.requestPreApproval.mockResolvedValue({ ...answer, status: 'fulfilled' });
    await ask();
    expect(await screen.findByText('Pré-aprovado')).toBeTruthy();
    expect(call.requestPreApproval.mock.lastCall?.[0]?.body).toMatchObject({
      simulationId,
      term: 36,
      authorization: { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' },
    });
  });

  it('prices by the returned tier, shows the change of the instalment, and is saved before a proposal', async () => {
    call.requestPreApproval.mockResolvedValue({ ...answer, pricingTier: 'TR1', status: 'fulfilled' });
    call.simulate.mockImplementation(async ({ body }) => {
      const quoted = anAnswer(body as SimulationRequest);
      const cheaper = quoted.simulationItems.map((item) => ({ ...item, installmentCents: 150_000 }));
      return body.simulationId ? { ...quoted, simulationItems: cheaper } : quoted;
    });
    call.updateSavedSimulation.mockResolvedValue(aSavedSimulation({ version: 2 }));
    call.submitProposal.mockResolvedValue({ id: 'p1' } as never);
    await ask();
    const moved = /^Condições da faixa de risco \(tier\) TR1. Parcela em 36 meses: era .*, agora R\$\s1.500,00/;
    expect(await screen.findByText('Valem as condições da faixa de risco (tier) TR1.')).toBeTruthy();
    await waitFor(() => expect(readAlerts().map((alert) => alert.text)).toContainEqual(expect.stringMatching(moved)));
    const propose = screen.getByRole('button', { name: 'Criar proposta' });
    await waitFor(() => expect(propose).toHaveProperty('disabled', false));
    await userEvent.click(propose);
    await waitFor(() => expect(call.submitProposal).toHaveBeenCalledTimes(1));
    expect(call.updateSavedSimulation.mock.lastCall?.[0]?.body).toMatchObject({
      request: { simulationId },
      seenInstallmentCents: 150_000,
    });
  });

  const given = {
    status: 'fulfilled',
    result: 1,
    pricingTier: null,
    consultedAt: '2026-11-20T14:00:00Z',
    term: 36,
  } as const;

  it('is marked as outdated, and requested again in one click', async () => {
    call.requestPreApproval.mockResolvedValue({ ...answer, status: 'fulfilled' });
    call.readSavedSimulation.mockResolvedValue(aSavedSimulation({ preApproval: { ...given, isOutdated: true } }));
    openSaved('pre-aprovacao');
    expect(await screen.findByText(/Esta resposta está desatualizada/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar a pré-aprovação' }));
    await waitFor(() => expect(screen.queryByText(/Esta resposta está desatualizada/)).toBeNull());
    expect(call.requestPreApproval).toHaveBeenCalledTimes(1);
  });

  it('shows why it is no longer valid, and starts without consents for another client', async () => {
    call.readSavedSimulation.mockResolvedValue(aSavedSimulation({ preApprovalFell: true }));
    openSaved('pre-aprovacao');
    expect(await screen.findByText('A pré-aprovação deixou de valer')).toBeTruthy();
    expect(screen.queryByText('Pré-aprovado')).toBeNull();
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  });

  it('is optional when the bureau does not answer', async () => {
    call.requestPreApproval.mockResolvedValue({ ...answer, status: 'rejected', result: null, tierCode: null });
    call.submitProposal.mockResolvedValue({ id: 'p1' } as never);
    await ask();
    expect(await screen.findByText('O birô de crédito não respondeu')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Criar proposta' }));
    await waitFor(() => expect(call.submitProposal).toHaveBeenCalledTimes(1));
  });
});
