// @vitest-environment jsdom
import { permissionMap } from '@estrada/domain/access/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, field, open, openSaved, prepareSimulator, reachCards } from './simulator.test-support.tsx';
import { anAnswer, aSavedSimulation, parameters, signIn, simulationId, viewsWithout } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const refusal = (code: string, status = 409, fields: ApiError['fields'] = []) =>
  new ApiError({ status, code, message: `mensagem ${code}`, fields });

beforeEach(prepareSimulator);
afterEach(cleanup);

describe('saving and proposing', () => {
  it('prompts for the client only when needed, and continues with the requested action', async () => {
    call.saveSimulation.mockResolvedValue(aSavedSimulation());
    const { router } = open();
    await reachCards();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quem é o cliente?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar simulação' }));
    expect(dialog.getAllByText('Campo obrigatório')).toHaveLength(2);
    expect(call.saveSimulation).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'CPF' }), '52998224725');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome completo' }), 'Marina Alves Souza{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain(`simulacao=${simulationId}`));
    expect(call.saveSimulation.mock.lastCall?.[0]).toMatchObject({
      query: { dealerId: parameters.dealer.id },
      body: { client: { document: '52998224725', name: 'Marina Alves Souza' }, selectedTerm: 36 },
    });
    expect(await screen.findByText('S100001 salva')).toBeTruthy();
  });

  it('saves the colour as typed, without new figures, and shows it in the summary', async () => {
    call.updateSavedSimulation.mockResolvedValue(aSavedSimulation());
    openSaved('financiamento');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Cor' }), 'Azul Boreal');
    await userEvent.click(screen.getByRole('button', { name: /Resumo/ }));
    expect(await screen.findByText('Azul Boreal')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    await waitFor(() => expect(call.updateSavedSimulation).toHaveBeenCalled());
    expect(call.updateSavedSimulation.mock.lastCall?.[0].body.request).toMatchObject({ colour: 'Azul Boreal' });
    expect(call.simulate).not.toHaveBeenCalled();
  });

  it('shows a reopened simulation with its saved figures, without calculating', async () => {
    openSaved('simulacao');
    expect(await screen.findByRole('radio', { name: /36 vezes de\s*R\$ 1\.900,00/ })).toBeTruthy();
    // another entry requests figures: a request sent on opening would come before this one
    await userEvent.clear(field('Entrada'));
    await userEvent.type(field('Entrada'), '30000,00');
    await waitFor(() => expect(call.simulate.mock.lastCall?.[0].body.entryValueCents).toBe(3_000_000));
    const entries = call.simulate.mock.calls.map(([{ body }]) => body.entryValueCents);
    expect(entries).not.toContain(2_800_000);
  });

  it('creates one proposal on a double click, with nothing typed again', async () => {
    let answer: (value: never) => void = () => {};
    call.submitProposal.mockReturnValue(new Promise((resolve) => (answer = resolve)) as never);
    const { router } = openSaved('resumo');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Criar proposta' }));
    expect(call.submitProposal).toHaveBeenCalledTimes(1);
    expect(call.submitProposal.mock.lastCall?.[0]).toMatchObject({ body: { simulationId, term: 36 } });
    expect(call.submitProposal.mock.lastCall?.[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    answer({ id: 'p1' } as never);
    await waitFor(() => expect(router.state.location.pathname).toBe('/consultarPropostas/p1'));
  });

  it('repeats a proposal whose answer was lost with the same key', async () => {
    call.submitProposal.mockRejectedValueOnce(refusal('NETWORK', 404)).mockResolvedValue({ id: 'p1' } as never);
    openSaved('resumo');
    await userEvent.click(await screen.findByRole('button', { name: 'Criar proposta' }));
    expect(await screen.findByText('A proposta não foi criada')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Criar proposta' }));
    await waitFor(() => expect(call.submitProposal).toHaveBeenCalledTimes(2));
    const [first, second] = call.submitProposal.mock.calls.map(([options]) => options?.idempotencyKey);
    expect(second).toBe(first);
  });

  it('offers no proposal to users without write access', async () => {
    signIn({ permissions: permissionMap([]) });
    openSaved('resumo');
    await screen.findByRole('button', { name: 'Abrir PDF' });
    expect(screen.queryByRole('button', { name: 'Criar proposta' })).toBeNull();
  });

  it('offers no proposal for a combination that the profile may not propose', async () => {
    call.readSimulationParameters.mockResolvedValue({ ...parameters, views: viewsWithout('createPropose') });
    openSaved('resumo');
    await screen.findByRole('button', { name: 'Abrir PDF' });
    expect(screen.queryByRole('button', { name: 'Criar proposta' })).toBeNull();
  });

  it('shows rates and IOF only when the profile may see them, and the CET always', async () => {
    openSaved('resumo');
    expect(await screen.findAllByText('Taxa de juros efetiva')).not.toHaveLength(0);
    expect(screen.getAllByText('IOF')).not.toHaveLength(0);
    cleanup();
    call.readSimulationParameters.mockResolvedValue({ ...parameters, views: viewsWithout('viewSimulationTax') });
    openSaved('resumo');
    expect(await screen.findAllByText('Custo efetivo total (CET)')).not.toHaveLength(0);
    expect([screen.queryAllByText('Taxa de juros efetiva'), screen.queryAllByText('IOF')]).toEqual([[], []]);
  });

  it('omits the summary step for a profile that may not see it', async () => {
    call.readSimulationParameters.mockResolvedValue({ ...parameters, views: viewsWithout('viewSimulationResume') });
    openSaved('simulacao');
    const steps = within(await screen.findByRole('navigation', { name: 'Etapas da simulação' }));
    expect(steps.queryByRole('button', { name: /Resumo/ })).toBeNull();
    expect(steps.getByRole('button', { name: /Simulação/ })).toBeTruthy();
  });

  it('prompts to recalculate when the tables changed between two steps, then saves the proposal with the new figures', async () => {
    call.submitProposal.mockRejectedValueOnce(refusal('SIM063')).mockResolvedValue({ id: 'p1' } as never);
    const dearer = { vehicleValueCents: 9_640_000, entryValueCents: 2_440_000, terms: [], products: [] };
    call.recalculateSavedSimulation.mockResolvedValue({ ...anAnswer(dearer), notKept: [] });
    call.updateSavedSimulation.mockResolvedValue(aSavedSimulation({ version: 2 }));
    openSaved('resumo');
    await userEvent.click(await screen.findByRole('button', { name: 'Criar proposta' }));
    const dialog = await screen.findByRole('dialog', { name: 'As tabelas mudaram' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recalcular' }));
    expect(await screen.findByText('R$ 2.000,00')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Criar proposta' })).toHaveProperty('disabled', false),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Criar proposta' }));
    await waitFor(() => expect(call.submitProposal).toHaveBeenCalledTimes(2));
    expect(call.updateSavedSimulation).toHaveBeenCalledTimes(1);
  });

  it('checks the registration fee again when the figures differ from those of the server', async () => {
    call.updateSavedSimulation.mockRejectedValueOnce(refusal('SIM063'));
    openSaved('simulacao');
    await screen.findByRole('radio', { name: /36 vezes de/ });
    await userEvent.click(screen.getByRole('radio', { name: /48 vezes de/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    call.recalculateSimulation.mockResolvedValue({ ...aSavedSimulation().result, notKept: [] });
    const dialog = await screen.findByRole('dialog', { name: 'As tabelas mudaram' });
    call.checkRegistrationFee.mockResolvedValue({ ignoreTCC: true, valueTcc: 0 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recalcular' }));
    await waitFor(() => expect(call.simulate.mock.lastCall?.[0].body).toMatchObject({ ignoreTCC: true }));
  });

  it('retains typed values when another user changed the record, and can save them as a copy', async () => {
    call.updateSavedSimulation.mockRejectedValue(refusal('PRS001'));
    const copyId = '01jd0000000000000000000009';
    call.saveSimulation.mockResolvedValue(aSavedSimulation({ id: copyId, code: 'S100002' }));
    const { router } = openSaved('simulacao');
    await screen.findByRole('radio', { name: /36 vezes de/ });
    await userEvent.click(screen.getByRole('radio', { name: /48 vezes de/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('mensagem PRS001')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /48 vezes de/ })).toHaveProperty('checked', true);
    await userEvent.click(panel.getByRole('button', { name: 'Salvar como cópia' }));
    await waitFor(() => expect(router.state.location.search).toContain(copyId));
    expect(call.saveSimulation.mock.lastCall?.[0].query).toEqual({ dealerId: parameters.dealer.id, clone: 'true' });
  });
});
