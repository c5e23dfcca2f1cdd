// @vitest-environment jsdom
import type { ProposalDetail } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClosedProposal, aProposal, completePerson, levelPayments, proposalId } from '../test-support.tsx';
import { button, calls, field, open, prepareProposal, refusal, withMother } from './proposal-detail.test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

beforeEach(prepareProposal);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('sending a proposal', () => {
  it('sends once on a double click, with the version and an idempotency key', async () => {
    let answer = () => {};
    calls.submitProposal.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(aClosedProposal('SU'));
        }),
    );
    await open(aProposal());
    await userEvent.dblClick(button('Enviar proposta'));
    answer();
    await screen.findByText('Enviada');
    expect(calls.submitProposal).toHaveBeenCalledTimes(1);
    expect(calls.submitProposal.mock.calls[0]?.[0]).toMatchObject({
      query: { send: 'true' },
      body: { id: proposalId, version: 1 },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(calls.updateProposal).not.toHaveBeenCalled();
  });

  it('repeats a send without an answer under the same key', async () => {
    calls.submitProposal
      .mockRejectedValueOnce(new ApiError({ status: 404, code: 'NETWORK', message: 'Sem conexão' }))
      .mockResolvedValueOnce(aClosedProposal('SU'));
    await open(aProposal());
    await userEvent.click(button('Enviar proposta'));
    await waitFor(() => expect(button('Enviar proposta').hasAttribute('data-loading')).toBe(false));
    await userEvent.click(button('Enviar proposta'));
    await screen.findByText('Enviada');
    const keys = calls.submitProposal.mock.calls.map(([options]) => options?.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  it('saves typed changes first, and sends the version of that save', async () => {
    calls.updateProposal.mockResolvedValue(aProposal({ version: 2, client: withMother('Rosa Maria Alves') }));
    calls.submitProposal.mockResolvedValue(aClosedProposal('SU'));
    await open(aProposal());
    await userEvent.clear(field('Nome da mãe'));
    await userEvent.type(field('Nome da mãe'), 'Rosa Maria Alves');
    await userEvent.click(button('Enviar proposta'));
    await screen.findByText('Enviada');
    expect(calls.updateProposal.mock.calls[0]?.[0].body).toMatchObject({
      version: 1,
      client: { identification: { motherName: 'Rosa Maria Alves' }, occupation: { isPep: false } },
    });
    expect(calls.submitProposal.mock.calls[0]?.[0]?.body).toEqual({ id: proposalId, version: 2 });
  });

  it('shows refusals at their fields, focuses the first, and retains typed values', async () => {
    calls.updateProposal.mockResolvedValue(aProposal({ version: 2, client: withMother('Rosa') }));
    calls.submitProposal.mockRejectedValue(
      refusal('DOM002', [
        { path: 'vehicleAdditionalInfo.sellerDocument', message: 'O CPF não pode ser o mesmo do vendedor' },
        { path: 'client.identification.motherName', message: 'Informe nome e sobrenome, sem números' },
      ]),
    );
    await open(aProposal());
    await userEvent.clear(field('Nome da mãe'));
    await userEvent.type(field('Nome da mãe'), 'Rosa');
    await userEvent.click(button('Enviar proposta'));
    await waitFor(() => expect(document.activeElement).toBe(field('Nome da mãe')));
    expect(field('Nome da mãe').value).toBe('Rosa');
    expect(field('Nome da mãe').getAttribute('aria-invalid')).toBe('true');
    expect(field('CPF ou CNPJ do vendedor').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('O CPF não pode ser o mesmo do vendedor')).toBeTruthy();
  });

  it('offers a recalculation when the table has expired, and shows the instalment before and after', async () => {
    calls.submitProposal.mockRejectedValue(refusal('SIM063'));
    calls.relateProposalToSimulation.mockResolvedValue(
      aProposal({ version: 2, installmentCents: 271_500, payments: levelPayments(36, 271_500), cetAnnualPct: '26.40' }),
    );
    await open(aProposal());
    await userEvent.click(button('Enviar proposta'));
    const dialog = within(await screen.findByRole('dialog', { name: 'As tabelas mudaram' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Recalcular com as tabelas de hoje' }));
    expect(await screen.findByText('36 × R$ 2.670,20')).toBeTruthy();
    expect(screen.getByText('36 × R$ 2.715,00')).toBeTruthy();
    expect(calls.relateProposalToSimulation.mock.calls[0]?.[0].body).toEqual({ version: 1, term: 36 });
  });

  it('shows why a voucher cannot be used, and goes on without it with the instalment before and after', async () => {
    calls.submitProposal.mockRejectedValue(refusal('voucher-005', [], 'Este voucher já atingiu o limite de usos.'));
    calls.relateProposalToSimulation.mockResolvedValue(
      aProposal({ version: 2, installmentCents: 271_500, payments: levelPayments(36, 271_500), cetAnnualPct: '26.40' }),
    );
    await open(aProposal());
    await userEvent.click(button('Enviar proposta'));
    const dialog = within(await screen.findByRole('dialog', { name: 'O desconto não pode ser usado' }));
    dialog.getByText(/^Este voucher já atingiu o limite de usos/);
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar sem o desconto' }));
    expect(await screen.findByText('36 × R$ 2.715,00')).toBeTruthy();
    expect(calls.relateProposalToSimulation.mock.calls[0]?.[0].body).toEqual({
      version: 1,
      term: 36,
      withoutDiscount: true,
    });
  });

  it('shows that the registration fee has changed before anything is accepted', async () => {
    const fields = [{ path: 'simulation', key: 'registrationFee.changed', message: 'A tarifa mudou' }];
    calls.submitProposal.mockRejectedValue(new ApiError({ status: 409, code: 'GSIM014', message: 'x', fields }));
    await open(aProposal());
    await userEvent.click(button('Enviar proposta'));
    const dialog = within(await screen.findByRole('dialog', { name: 'A tarifa de cadastro (TCC) mudou' }));
    dialog.getByText(/^A TCC é cobrada uma vez por cliente/);
    expect(calls.relateProposalToSimulation).not.toHaveBeenCalled();
  });
});

describe('two users on one proposal', () => {
  const colleagues = aProposal({
    version: 2,
    vehicleLabel: 'Onix 1.0 Turbo 2026',
    client: withMother('Outra Mãe Silva'),
  });

  async function openConflict() {
    calls.updateProposal.mockRejectedValueOnce(refusal('PRS001', [], 'A proposta foi alterada por Ana Prado.'));
    await open(aProposal());
    await userEvent.type(field('Complemento'), 'apto 12');
    calls.readProposal.mockResolvedValueOnce(colleagues);
    await userEvent.click(button('Salvar'));
    await screen.findByText('A proposta foi alterada por Ana Prado.');
  }

  it('retains typed values over the newer version and saves with its number', async () => {
    await openConflict();
    await userEvent.click(button('Continuar com as escolhas'));
    expect(field('Complemento').value).toBe('apto 12');
    expect(field('Nome da mãe').value).toBe('Outra Mãe Silva');
    calls.updateProposal.mockResolvedValueOnce(aProposal({ version: 3 }));
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(calls.updateProposal).toHaveBeenCalledTimes(2));
    expect(calls.updateProposal.mock.calls[1]?.[0].body.version).toBe(2);
  });

  it('shows both versions before typed values are discarded', async () => {
    await openConflict();
    const panel = within(screen.getByRole('alert'));
    expect(panel.getByText('apto 12')).toBeTruthy();
    expect(field('Complemento').value).toBe('apto 12');
    await userEvent.click(panel.getByRole('button', { name: 'Usar a versão atual' }));
    expect(field('Complemento').value).toBe('');
    expect(field('Nome da mãe').value).toBe('Outra Mãe Silva');
  });

  it('allows each field to be chosen separately, a city together with its state and name', async () => {
    const elsewhere: ProposalDetail['client'] = {
      ...withMother('Outra Mãe Silva'),
      address: { ...completePerson.address, stateId: 'PR', cityId: '4106902', cityName: 'Curitiba' },
    };
    calls.updateProposal.mockRejectedValueOnce(refusal('PRS001'));
    calls.findAddress.mockResolvedValue({
      zipCode: '11013000',
      street: 'Rua do Porto',
      neighborhood: 'Centro',
      city: 'Santos',
      cityId: '3548500',
      state: 'SP',
    });
    await open(aProposal());
    await userEvent.clear(field('CEP'));
    await userEvent.type(field('CEP'), '11013000');
    await waitFor(() => expect(field('Logradouro').value).toBe('Rua do Porto'));
    calls.readProposal.mockResolvedValueOnce(aProposal({ version: 2, client: elsewhere }));
    await userEvent.click(button('Salvar'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Cidade, Versão atual: Curitiba/PR' }));
    await userEvent.click(button('Continuar com as escolhas'));
    calls.updateProposal.mockResolvedValueOnce(aProposal({ version: 3 }));
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(calls.updateProposal).toHaveBeenCalledTimes(2));
    expect(calls.updateProposal.mock.calls[1]?.[0].body).toMatchObject({
      version: 2,
      client: {
        identification: { motherName: 'Outra Mãe Silva' },
        address: { street: 'Rua do Porto', stateId: 'PR', cityId: '4106902', cityName: 'Curitiba' },
      },
    });
  });

  it('shows typed values when the other user has sent it, and saves nothing over that', async () => {
    calls.updateProposal.mockRejectedValueOnce(refusal('PRS001'));
    await open(aProposal());
    await userEvent.type(field('Complemento'), 'apto 12');
    calls.readProposal.mockResolvedValueOnce({ ...aClosedProposal('SU'), version: 2 });
    await userEvent.click(button('Salvar'));
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('apto 12')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Continuar com as escolhas' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  });
});

describe('the form', () => {
  it('requires issuer and issue date only for an RG', async () => {
    await open(aProposal());
    expect(screen.queryByRole('combobox', { name: /^Órgão emissor/ })).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: /^Tipo de documento/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'RG' }));
    expect(screen.getByRole('combobox', { name: /^Órgão emissor/ })).toBeTruthy();
    expect(field('Data de emissão')).toBeTruthy();
  });

  it('fills the address from the postal code', async () => {
    calls.findAddress.mockResolvedValue({
      zipCode: '80010000',
      street: 'Praça Tiradentes',
      neighborhood: 'Centro',
      city: 'Curitiba',
      cityId: '4106902',
      state: 'PR',
    });
    await open(aProposal());
    await userEvent.clear(field('CEP'));
    await userEvent.type(field('CEP'), '80010000');
    await waitFor(() => expect(field('Logradouro').value).toBe('Praça Tiradentes'));
    expect(field('Bairro').value).toBe('Centro');
    expect((screen.getByRole('combobox', { name: /^Cidade/ }) as HTMLInputElement).value).toBe('Curitiba');
  });

  it.each([
    ['ADR001', 'CEP não encontrado. Preencha o endereço manualmente.'],
    ['SIS004', 'A busca de CEP não respondeu. Preencha o endereço manualmente.'],
  ])('shows that the postal code fails with %s, and allows the address to be typed', async (code, words) => {
    calls.findAddress.mockRejectedValue(refusal(code));
    await open(aProposal());
    await userEvent.clear(field('CEP'));
    await userEvent.type(field('CEP'), '99999999');
    expect(await screen.findByText(words)).toBeTruthy();
    await userEvent.clear(field('Logradouro'));
    await userEvent.type(field('Logradouro'), 'Rua das Flores');
    expect(field('Logradouro').value).toBe('Rua das Flores');
  });

  it('shows the progress of each section, and links to its first missing field', async () => {
    const { motherName: _mother, documentNr: _document, ...identification } = completePerson.identification;
    await open(aProposal({ client: { ...completePerson, identification } }));
    const panel = within(screen.getByRole('region', { name: 'Faltam 2 campos para enviar' }));
    const [line, ...others] = panel.getAllByRole('link');
    expect(others).toHaveLength(0);
    expect(line!.textContent).toBe('Identificação: faltam 2, a começar por Nome da mãe');
    expect(panel.getByText(/^\d+ de \d+$/).textContent).toBe('5 de 7');
    await userEvent.click(line!);
    expect(document.activeElement).toBe(field('Nome da mãe'));
  });

  it('moves the focus to the number once the postal code has filled in the street', async () => {
    calls.findAddress.mockResolvedValue({
      zipCode: '11013000',
      street: 'Rua do Porto',
      neighborhood: 'Centro',
      city: 'Santos',
      cityId: '3548500',
      state: 'SP',
    });
    await open(aProposal());
    await userEvent.clear(field('CEP'));
    await userEvent.type(field('CEP'), '11013000');
    await waitFor(() => expect(document.activeElement?.id).toBe('client.address.number'));
  });

  it('fills in name and CNPJ when the dealer is the seller, and never over typed values', async () => {
    await open(aProposal({ vehicleAdditionalInfo: {} }));
    const choose = async (option: string) => {
      await userEvent.click(screen.getByRole('combobox', { name: /^Quem vende/ }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Concessionária');
    expect(field('Nome do vendedor').value).toBe('Serra Veículos Ltda');
    expect(field('CPF ou CNPJ do vendedor').value).toBe('11.222.333/0001-81');
    await choose('Terceiro');
    expect(field('Nome do vendedor').value).toBe('');
    await userEvent.type(field('Nome do vendedor'), 'Rui Prado');
    await choose('Concessionária');
    expect(field('Nome do vendedor').value).toBe('Rui Prado');
  });

  it('removes an item from the missing list as soon as it is typed', async () => {
    const { motherName: _none, ...identification } = completePerson.identification;
    await open(aProposal({ client: { ...completePerson, identification } }));
    await userEvent.type(field('Nome da mãe'), 'Rosa Alves');
    expect(await screen.findByText(/Está tudo preenchido/)).toBeTruthy();
  });

  it('submits the authorisation with the save once both texts are agreed to', async () => {
    calls.updateProposal.mockResolvedValue(aProposal({ version: 2 }));
    await open(aProposal({ consentRecorded: false }));
    await userEvent.click(screen.getByRole('checkbox', { name: /consulta ao SCR/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /aviso de privacidade/ }));
    await userEvent.click(button('Salvar'));
    await screen.findByText('A autorização do cliente está registrada.');
    expect(calls.updateProposal.mock.calls[0]?.[0].body.authorization).toMatchObject({
      creditRegistry: true,
      privacyNotice: true,
    });
  });
});
