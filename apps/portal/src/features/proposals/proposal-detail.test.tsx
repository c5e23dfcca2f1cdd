// @vitest-environment jsdom
import type { ProposalDetail } from '@estrada/endpoints/index';
import { readAlerts } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from './proposal-detail.page.tsx';
import {
  aClosedProposal,
  aProposal,
  completePerson,
  drawPage,
  levelPayments,
  proposalDrawn,
  proposalId,
} from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: {
    readProposal: vi.fn(),
    readProposalDocuments: vi.fn(),
    readContractPapers: vi.fn(),
    updateProposal: vi.fn(),
    submitProposal: vi.fn(),
    changeProposalStatus: vi.fn(),
    presentProposalConditions: vi.fn(),
    reanalyseProposal: vi.fn(),
    relateProposalToSimulation: vi.fn(),
    findAddress: vi.fn(),
    listCities: vi.fn(),
  },
}));
const calls = vi.mocked(api);

/** Draws the page of a proposal and waits for it. */
async function open(proposal: ProposalDetail) {
  calls.readProposal.mockResolvedValueOnce(proposal);
  const drawn = drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await proposalDrawn(proposal);
  return drawn;
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) }) as HTMLInputElement;
const button = (name: string) => screen.getByRole('button', { name });
const refusal = (code: string, fields: { path: string; message: string }[] = [], message = code) =>
  new ApiError({
    status: code === 'DOM002' ? 422 : 409,
    code,
    message,
    fields: fields.map((one) => ({ ...one, key: 'required' })),
  });
const withMother = (motherName: string): ProposalDetail['client'] => ({
  ...completePerson,
  identification: { ...completePerson.identification, motherName },
});

beforeEach(() => {
  for (const call of Object.values(calls)) vi.mocked(call).mockReset();
  // its own panel: documents/documents-panel.test.tsx
  const none = { contractNumber: null, contract: null, earlier: [], next: null };
  calls.readContractPapers.mockResolvedValue({ proposalId, version: 1, ...none });
  calls.readProposalDocuments.mockResolvedValue({
    proposalId,
    documents: [],
    submission: { state: 'DONE', missing: [], at: null },
    can: { send: false, submit: false, review: false, view: false },
    limits: { maxBytes: 1, maxPages: 1 },
  });
  calls.listCities.mockResolvedValue({ items: [{ id: '3550308', name: 'São Paulo' }] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says of an analysis whose engine is away since when it waits, and that it goes on by itself', async () => {
  await open(aProposal({ status: 'PD', nextActor: 'credit-engine', engineAwaySince: '2026-11-20T13:05:00.000Z' }));
  screen.getByText(/^O motor de crédito não responde desde 20\/11\/2026 10:05\. .*continua sozinha/);
});

it.each([
  ['PD', 'failed', 'support', 'A análise de crédito falhou em 20/11/2026 10:05', 'o suporte'],
  ['PD', 'given-up', 'finance', 'O suporte encerrou a análise de crédito sem resposta', 'a equipe financeira'],
  ['APC', 'failed', 'support', 'A conferência das condições falhou', 'o suporte'],
  ['AVF', 'given-up', 'finance', 'O suporte encerrou a validação da tabela', 'a equipe financeira'],
] as const)('says of work in %s that it %s, and whose turn it is', async (status, how, nextActor, text, actor) => {
  await open(aProposal({ status, nextActor, stop: { how, at: '2026-11-20T13:05:00.000Z' } }));
  const strip = within(screen.getByRole('region', { name: 'Situação da proposta' }));
  strip.getByText(new RegExp(`^${text}`));
  strip.getByText(`Agora: ${actor}`);
});

it('says what of the down payment is a vehicle, and which one', async () => {
  const tradeIn = { description: 'Fiat Argo', plate: 'ABC1D23', valueCents: 4_500_000, debtsCents: 2_700_000 };
  const words = { labelPt: 'Padrão', labelEn: 'Standard', saleType: 'TD', directSaleTypeId: null } as const;
  const kind = { isEmployee: false, isAssignmentOfRights: false, plateState: 'SP', iofExemption: null };
  await open(aProposal({ sale: { ...words, ...kind, tradeIn: { ...tradeIn, cashCents: 1_000_000 } } }));
  const figures = within(screen.getByRole('region', { name: 'Financiamento' }));
  figures.getByText('R$ 28.000,00, sendo R$ 18.000,00 do veículo na troca');
  figures.getByText('Fiat Argo · ABC1D23 · R$ 45.000,00 menos R$ 27.000,00 de dívidas');
});

describe('sending a proposal', () => {
  it('sends once when the button is clicked twice, with the version and a key', async () => {
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

  it('repeats a send that got no answer under the same key', async () => {
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

  it('saves first what is typed, and sends the version that the save made', async () => {
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

  it('shows refusals at their fields, goes to the first, and keeps what is typed', async () => {
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

  it('offers to recalculate when the table has expired, and shows the instalment before and after', async () => {
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

  it('says of a registration fee that has changed what it is about, before anything is accepted', async () => {
    const fields = [{ path: 'simulation', key: 'registrationFee.changed', message: 'A tarifa mudou' }];
    calls.submitProposal.mockRejectedValue(new ApiError({ status: 409, code: 'GSIM014', message: 'x', fields }));
    await open(aProposal());
    await userEvent.click(button('Enviar proposta'));
    const dialog = within(await screen.findByRole('dialog', { name: 'A tarifa de cadastro mudou' }));
    dialog.getByText(/^A tarifa de cadastro é cobrada uma vez por cliente/);
    expect(calls.relateProposalToSimulation).not.toHaveBeenCalled();
  });
});

describe('two people on one proposal', () => {
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

  it('keeps what was typed over the newer version and saves with its number', async () => {
    await openConflict();
    await userEvent.click(button('Continuar com o escolhido'));
    expect(field('Complemento').value).toBe('apto 12');
    expect(field('Nome da mãe').value).toBe('Outra Mãe Silva');
    calls.updateProposal.mockResolvedValueOnce(aProposal({ version: 3 }));
    await userEvent.click(button('Salvar'));
    await waitFor(() => expect(calls.updateProposal).toHaveBeenCalledTimes(2));
    expect(calls.updateProposal.mock.calls[1]?.[0].body.version).toBe(2);
  });

  it('shows both versions before anything typed is given up', async () => {
    await openConflict();
    const panel = within(screen.getByRole('alert'));
    expect(panel.getByText('apto 12')).toBeTruthy();
    expect(field('Complemento').value).toBe('apto 12');
    await userEvent.click(panel.getByRole('button', { name: 'Usar a versão atual' }));
    expect(field('Complemento').value).toBe('');
    expect(field('Nome da mãe').value).toBe('Outra Mãe Silva');
  });

  it('lets each field be chosen by itself, a city with its state and its name', async () => {
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
    await waitFor(() => expect(field('Rua ou avenida').value).toBe('Rua do Porto'));
    calls.readProposal.mockResolvedValueOnce(aProposal({ version: 2, client: elsewhere }));
    await userEvent.click(button('Salvar'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Município, Versão atual: Curitiba/PR' }));
    await userEvent.click(button('Continuar com o escolhido'));
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

  it('shows what was typed when the other has sent it meanwhile, and saves nothing over that', async () => {
    calls.updateProposal.mockRejectedValueOnce(refusal('PRS001'));
    await open(aProposal());
    await userEvent.type(field('Complemento'), 'apto 12');
    calls.readProposal.mockResolvedValueOnce({ ...aClosedProposal('SU'), version: 2 });
    await userEvent.click(button('Salvar'));
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('apto 12')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Continuar com o escolhido' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  });
});

describe('the form', () => {
  it('asks for issuer and issue date with an RG only', async () => {
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
    await waitFor(() => expect(field('Rua ou avenida').value).toBe('Praça Tiradentes'));
    expect(field('Bairro').value).toBe('Centro');
    expect((screen.getByRole('combobox', { name: /^Município/ }) as HTMLInputElement).value).toBe('Curitiba');
  });

  it.each([
    ['ADR001', 'CEP não encontrado. Preencha o endereço à mão.'],
    ['SIS004', 'A busca de CEP não respondeu. Preencha o endereço à mão.'],
  ])('says so when the postal code fails with %s, and lets the address be typed', async (code, words) => {
    calls.findAddress.mockRejectedValue(refusal(code));
    await open(aProposal());
    await userEvent.clear(field('CEP'));
    await userEvent.type(field('CEP'), '99999999');
    expect(await screen.findByText(words)).toBeTruthy();
    await userEvent.clear(field('Rua ou avenida'));
    await userEvent.type(field('Rua ou avenida'), 'Rua das Flores');
    expect(field('Rua ou avenida').value).toBe('Rua das Flores');
  });

  it('lists what is missing in the order of the form', async () => {
    const missing = ['consents', 'vehicleAdditionalInfo.sellerName', 'client.address.street', 'client.document'];
    await open({
      ...aClosedProposal('RA'),
      missing: missing.map((path) => ({ path, key: 'required', message: 'em falta' })),
    });
    const items = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
    const shown = items.filter((text) => text.endsWith(': em falta'));
    expect(shown).toHaveLength(4);
    expect(shown.map((text) => text.split(':')[0])).toEqual([
      'CPF ou CNPJ',
      'Rua ou avenida',
      'Nome do vendedor',
      'Autorização do cliente',
    ]);
  });

  it('shows how far each section is, and leads to the first field that is missing there', async () => {
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

  it('goes on to the number once the postal code has filled in the street', async () => {
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

  it('fills in name and CNPJ where the dealer sells, and never over what was typed', async () => {
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

  it('takes an item off the missing list as soon as it is typed', async () => {
    const { motherName: _none, ...identification } = completePerson.identification;
    await open(aProposal({ client: { ...completePerson, identification } }));
    await userEvent.type(field('Nome da mãe'), 'Rosa Alves');
    expect(await screen.findByText(/Está tudo preenchido/)).toBeTruthy();
  });

  it('sends the authorisation with the save once both texts are agreed to', async () => {
    calls.updateProposal.mockResolvedValue(aProposal({ version: 2 }));
    await open(aProposal({ consentRecorded: false }));
    await userEvent.click(screen.getByRole('checkbox', { name: /registro de crédito/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /aviso de privacidade/ }));
    await userEvent.click(button('Salvar'));
    await screen.findByText('A autorização do cliente está registrada.');
    expect(calls.updateProposal.mock.calls[0]?.[0].body.authorization).toMatchObject({
      creditRegistry: true,
      privacyNotice: true,
    });
  });
});

describe('a decision', () => {
  it('is read first, with the next step, and its status stands in the tab of the window', async () => {
    const proposal = aClosedProposal('AP');
    const { container } = await open(proposal);
    const first = container.querySelector('.proposal-lead')?.firstElementChild;
    expect(first?.textContent).toMatch(/^Crédito aprovadoPróximo passo: avise o cliente/);
    expect(document.title).toBe(`${proposal.number} · Aprovada · Estrada`);
  });

  it('takes away what was said of the status before', async () => {
    const sent = aClosedProposal('PD');
    calls.submitProposal.mockResolvedValue(sent);
    const { client } = await open(aProposal());
    await userEvent.click(button('Enviar proposta'));
    await waitFor(() => expect(readAlerts().some(({ text }) => /enviada para análise/.test(text))).toBe(true));
    calls.readProposal.mockResolvedValue(aClosedProposal('AP'));
    await act(() => client.invalidateQueries());
    await screen.findByRole('heading', { name: 'Crédito aprovado' });
    expect(readAlerts().filter(({ text }) => /enviada para análise/.test(text))).toEqual([]);
  });
});

describe('actions', () => {
  it('offers only what the server allows', async () => {
    await open(aClosedProposal('AP', { clone: true, cancel: true }));
    expect(button('Copiar proposta')).toBeTruthy();
    expect(button('Cancelar proposta')).toBeTruthy();
    for (const name of ['Enviar proposta', 'Salvar', 'Excluir proposta', 'Decidir crédito', 'Recalcular']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('deletes only after a confirmation that names the number, and goes back to the list', async () => {
    calls.changeProposalStatus.mockResolvedValue(aClosedProposal('NU'));
    const { router } = await open(aProposal());
    await userEvent.click(button('Excluir proposta'));
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
    await userEvent.click(button('Cancelar proposta'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar proposta' }));
    expect(dialog.getByText('Informe o motivo')).toBeTruthy();
    expect(calls.changeProposalStatus).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Cliente desistiu');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar proposta' }));
    await waitFor(() => expect(calls.changeProposalStatus).toHaveBeenCalledTimes(1));
    expect(calls.changeProposalStatus.mock.calls[0]?.[0].body.reason).toBe('Cliente desistiu');
  });

  it('keeps the reason, and says in the dialog why it could not be cancelled', async () => {
    calls.changeProposalStatus.mockRejectedValue(refusal('PRS002', [], 'A proposta está bloqueada.'));
    await open(aClosedProposal('AP', { cancel: true }));
    calls.readProposal.mockResolvedValueOnce(aClosedProposal('AP', { cancel: true }));
    await userEvent.click(button('Cancelar proposta'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Cliente desistiu');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar proposta' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('A proposta está bloqueada.');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ }).value).toBe('Cliente desistiu');
  });

  it('records a decision on the credit, with a reason for anything but a yes', async () => {
    calls.changeProposalStatus.mockResolvedValue(aClosedProposal('DC'));
    await open(aClosedProposal('PD', { decide: true }));
    await userEvent.click(button('Decidir crédito'));
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
    await userEvent.click(button('Decidir as condições'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Condições da proposta 000123' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Cumpridas: aprovar' }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('radio', { name: 'Não cumpridas: devolver para correção' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar decisão' }));
    expect(await dialog.findByText('Informe o motivo')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Sem avalista');
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar decisão' }));
    await screen.findByText('Proposta devolvida');
    expect(calls.changeProposalStatus.mock.calls[0]?.[0]).toMatchObject({
      params: { status: 'RA' },
      body: { version: 1, reason: 'Sem avalista' },
    });
  });

  it('answers a pendency in words', async () => {
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

  it('says how the conditions were met, and then that the engine checks it', async () => {
    const qualified = { ...aClosedProposal('APC', { presentConditions: true }), conditions: ['Avalista'] };
    calls.presentProposalConditions.mockResolvedValue({
      ...aClosedProposal('APC'),
      conditions: ['Avalista'],
      conditionsAnswer: 'Avalista assinou',
      nextActor: 'credit-engine',
    });
    await open(qualified);
    await userEvent.click(button('Condições cumpridas: pedir confirmação'));
    expect(screen.getByText('Escreva como as condições foram cumpridas')).toBeTruthy();
    expect(calls.presentProposalConditions).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Como as condições/ }), ' Avalista assinou ');
    await userEvent.click(button('Condições cumpridas: pedir confirmação'));
    expect(await screen.findByText(/^o motor de crédito confere/)).toBeTruthy();
    expect(screen.getByText('A concessionária respondeu: Avalista assinou')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Como as condições/ })).toBeNull();
    expect(calls.presentProposalConditions.mock.calls[0]?.[0]).toMatchObject({
      params: { id: proposalId },
      body: { version: 1, reason: 'Avalista assinou' },
    });
  });

  it.each([
    ['finance', 'Avalista assinou', 'a equipe financeira confere se as condições foram cumpridas.'],
    ['support', 'Avalista assinou', 'o suporte decide se a conferência das condições é tentada de novo.'],
    ['dealer', null, 'a concessionária precisa cumprir as condições abaixo e pedir a confirmação.'],
  ])('says to who only looks that the conditions are for %s', async (nextActor, conditionsAnswer, text) => {
    await open({ ...aClosedProposal('APC'), nextActor, conditionsAnswer });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('asks for another analysis once that is confirmed, with a reason or without', async () => {
    calls.reanalyseProposal.mockResolvedValue(aClosedProposal('PD'));
    await open(aClosedProposal('DC', { reanalyse: true }));
    await userEvent.click(button('Pedir nova análise'));
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

  it('invites nobody to answer who cannot', async () => {
    await open(aClosedProposal('HLD'));
    expect(screen.getByText('a concessionária precisa responder à pendência para a análise continuar.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Resposta à pendência/ })).toBeNull();
  });

  it('changes the status by hand to what the server offers, with a reason, refused at its fields first', async () => {
    calls.changeProposalStatus.mockResolvedValue(aClosedProposal('APC'));
    await open({ ...aClosedProposal('PD', { changeStatus: true }), manualTargets: ['HLD', 'APC', 'RA'], version: 7 });
    await userEvent.click(button('Mudar status'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o status desta proposta?' }));
    expect(dialog.getByText('Proposta 000123 · Marina Alves Souza')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar status' }));
    expect(await dialog.findAllByText('Campo obrigatório')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('combobox', { name: /^Novo status/ }));
    const options = (await screen.findAllByRole('option', { hidden: true })).map((option) => option.textContent);
    expect(options).toEqual(['Em espera', 'Aprovada com condições', 'Processo devolvido']);
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
    expect(readAlerts().some(({ text }) => text.includes('mudado para “Aprovada com condições”'))).toBe(true);
  });

  it('says in the dialog why a status cannot be changed, follows what somebody else did, and keeps the reason', async () => {
    calls.changeProposalStatus.mockRejectedValue(refusal('PRS001', [], 'A proposta foi alterada por Ana Prado.'));
    await open({ ...aClosedProposal('PD', { changeStatus: true }), manualTargets: ['RA'] });
    await userEvent.click(button('Mudar status'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Novo status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Processo devolvido', hidden: true }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Faltam documentos');
    calls.readProposal.mockResolvedValueOnce({
      ...aClosedProposal('HLD', { changeStatus: true }),
      manualTargets: ['RA'],
      version: 2,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar status' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('A proposta foi alterada por Ana Prado.');
    expect(await dialog.findByText(/Agora ela está em “Em espera”/)).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ }).value).toBe('Faltam documentos');
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar status' }));
    await waitFor(() => expect(calls.changeProposalStatus).toHaveBeenCalledTimes(2));
    expect(calls.changeProposalStatus.mock.calls[1]?.[0].body.version).toBe(2);
  });

  it('opens the copy it made', async () => {
    const copyId = '01jd0000000000000000000009';
    calls.submitProposal.mockResolvedValue(aProposal({ id: copyId, number: '000124' }));
    const { router } = await open(aProposal());
    await userEvent.click(button('Copiar proposta'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/consultarPropostas/${copyId}`));
    expect(calls.submitProposal.mock.calls[0]?.[0]?.query).toEqual({ clone: 'true' });
  });
});

describe('while the analysis runs', () => {
  it('follows the check of the conditions, too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open({ ...aClosedProposal('APC'), conditionsAnswer: 'Avalista assinou', nextActor: 'credit-engine' });
    calls.readProposal.mockResolvedValue({ ...aClosedProposal('AP'), version: 2 });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByText('Status da proposta: Aprovada')).toBeTruthy();
  });

  it('follows by itself, says the new status aloud, and stops', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open(aClosedProposal('PD'));
    calls.readProposal.mockResolvedValue({ ...aClosedProposal('APC'), conditions: ['Entrada de 30%'], version: 2 });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByText('Status da proposta: Aprovada com condições')).toBeTruthy();
    expect(screen.getByText('Entrada de 30%')).toBeTruthy();
    const reads = calls.readProposal.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls.readProposal).toHaveBeenCalledTimes(reads);
  });
});
