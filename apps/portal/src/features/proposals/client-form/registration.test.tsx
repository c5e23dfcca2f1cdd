// @vitest-environment jsdom
import type { ProposalDetail } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { setSignedOut } from '@estrada/web/session/session-store.ts';
import { signInAs } from '@estrada/web/test/browser.ts';
import { fiManager } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../detail/proposal-detail.page.tsx';
import { aClosedProposal, aProposal, completePerson, drawPage, proposalDrawn, proposalId } from '../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: { readProposal: vi.fn(), updateProposal: vi.fn(), submitProposal: vi.fn(), listCities: vi.fn() },
}));
const calls = vi.mocked(api);

async function open(proposal: ProposalDetail, address = '') {
  calls.readProposal.mockResolvedValueOnce(proposal);
  drawPage(<Page />, `/consultarPropostas/${proposalId}${address}`, '/consultarPropostas/:id');
  await proposalDrawn(proposal);
}

const section = (name: string) => screen.getByRole('region', { name });
const unfold = (name: string) => userEvent.click(section(name).querySelector('summary')!);
const isOpen = (name: string) => section(name).querySelector('details')!.open;
const noteOf = (name: string) => section(name).querySelector('.row-section-note')!.textContent;
const field = (label: string) => screen.getByRole('textbox', { name: label }) as HTMLInputElement;
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => calls.updateProposal.mock.calls[0]?.[0].body.client;
const save = async () => {
  calls.updateProposal.mockResolvedValue(aProposal({ version: 2 }));
  await userEvent.click(button('Salvar'));
};
async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const married: ProposalDetail['client'] = { ...completePerson, relationship: { maritalStatusId: 2 } };
const company: ProposalDetail['client'] = {
  personType: 'PJ',
  document: '11222333000181',
  name: 'Serra Transportes Ltda',
  businessNatureId: '206-2',
  businessTypeId: 3,
  foundationOn: '2010-05-20',
  financialData: { monthlyRevenueCents: 5_000_000 },
  address: { ...completePerson.address, countryId: 'BR' },
  contact: completePerson.contact,
  responsibles: [{ role: 'ADMINISTRATOR', name: 'Rui Serra', documentNr: '52998224725' }],
};

const { motherName: _mother, ...withoutMother } = completePerson.identification;
const { number: _number, ...withoutNumber } = completePerson.address;
const consentMissing = { path: 'authorization', key: 'required', message: 'Registre a autorização' };
/** Lacks the mother's name, the marital status and the number of the house. */
const incomplete: ProposalDetail['client'] = {
  ...completePerson,
  identification: withoutMother,
  relationship: {},
  address: withoutNumber,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [{ id: '3550308', name: 'São Paulo' }] });
});
afterEach(() => {
  cleanup();
  setSignedOut('anonymous');
});

describe('sections of the form', () => {
  it('start collapsed when they are optional or complete, and show their progress', async () => {
    await open(aProposal({ client: married }));
    expect([isOpen('Identificação'), noteOf('Identificação')]).toEqual([false, 'completo']);
    expect([isOpen('Conta bancária'), noteOf('Conta bancária')]).toEqual([false, 'opcional']);
    expect([isOpen('Estado civil e cônjuge'), noteOf('Estado civil e cônjuge')]).toEqual([true, 'faltam 3 campos']);
  });

  it('start with the first incomplete one open; the others are one line with what is missing', async () => {
    await open(aProposal({ client: incomplete, consentRecorded: false, missing: [consentMissing] }));
    expect([isOpen('Identificação'), noteOf('Identificação')]).toEqual([true, 'falta 1 campo']);
    expect([isOpen('Estado civil e cônjuge'), noteOf('Estado civil e cônjuge')]).toEqual([false, 'falta 1 campo']);
    expect([isOpen('Endereço'), noteOf('Endereço')]).toEqual([false, 'falta 1 campo']);
    expect([isOpen('Autorização do cliente'), noteOf('Autorização do cliente')]).toEqual([false, 'falta registrar']);
  });

  it('open one after the other below, once a text is left or a choice is made, and never fold by themselves', async () => {
    await open(aProposal({ client: incomplete, consentRecorded: false, missing: [consentMissing] }));
    await userEvent.type(field('Nome da mãe'), 'Rosa Alves');
    await waitFor(() => expect(noteOf('Identificação')).toBe('completo'));
    expect(isOpen('Estado civil e cônjuge')).toBe(false);
    await userEvent.tab();
    expect([isOpen('Identificação'), isOpen('Estado civil e cônjuge')]).toEqual([true, true]);
    expect(section('Identificação').contains(document.activeElement)).toBe(true);
    await choose('Estado civil', 'Solteiro(a)');
    await waitFor(() => expect(isOpen('Endereço')).toBe(true));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Estado civil' }));
    await userEvent.type(field('Número'), '77');
    await userEvent.tab();
    await waitFor(() => expect(isOpen('Autorização do cliente')).toBe(true));
    expect([isOpen('Identificação'), isOpen('Estado civil e cônjuge'), isOpen('Endereço')]).toEqual([true, true, true]);
  });

  it('stay open when the user opens the next one right after the last missing field', async () => {
    await open(aProposal({ client: incomplete }));
    await userEvent.type(field('Nome da mãe'), 'Rosa Alves');
    await waitFor(() => expect(noteOf('Identificação')).toBe('completo'));
    await unfold('Estado civil e cônjuge');
    await waitFor(() => expect(section('Estado civil e cônjuge').querySelector('.row-summary')).toBeNull());
    expect(isOpen('Estado civil e cônjuge')).toBe(true);
  });

  it('start with the first one that a restored draft lacks something in', async () => {
    signInAs(fiManager);
    await open(aProposal({ client: incomplete }));
    await userEvent.type(field('Nome da mãe'), 'Rosa Alves');
    await screen.findByText('Rascunho nesta aba, ainda não salvo');
    cleanup();
    await open(aProposal({ client: incomplete }));
    expect(field('Nome da mãe').value).toBe('Rosa Alves');
    expect([isOpen('Identificação'), isOpen('Estado civil e cônjuge')]).toEqual([false, true]);
  });

  it('stay folded when the user folded them', async () => {
    await open(aProposal({ client: incomplete }));
    await unfold('Estado civil e cônjuge');
    await waitFor(() => expect(section('Estado civil e cônjuge').querySelector('.row-summary')).toBeNull());
    await unfold('Estado civil e cônjuge');
    await userEvent.type(field('Nome da mãe'), 'Rosa Alves');
    await userEvent.tab();
    await waitFor(() => expect(isOpen('Endereço')).toBe(true));
    expect(isOpen('Estado civil e cônjuge')).toBe(false);
  });

  it('are all open for a user who prefers that, also on the next visit', async () => {
    await open(aProposal({ client: incomplete }));
    await userEvent.click(screen.getByRole('switch', { name: 'Mostrar todas as seções' }));
    const folded = () => document.querySelectorAll('form details:not([open])').length;
    await waitFor(() => expect(folded()).toBe(0));
    cleanup();
    await open(aProposal({ client: incomplete }));
    expect(folded()).toBe(0);
    await userEvent.click(screen.getByRole('switch', { name: 'Mostrar todas as seções' }));
    await waitFor(() => expect(isOpen('Conta bancária')).toBe(false));
    expect([isOpen('Identificação'), isOpen('Endereço')]).toEqual([true, false]);
    cleanup();
    await open(aProposal({ client: incomplete }));
    expect(isOpen('Endereço')).toBe(false);
  });

  it('without values are grouped when they are optional', async () => {
    await open(aProposal({ client: { ...completePerson, references: [{ name: 'Gil Reis' }] } }));
    const group = within(section('Outros dados do cliente'));
    group.getByRole('region', { name: 'Conta bancária' });
    expect(group.queryByRole('region', { name: 'Referências' })).toBeNull();
    expect(isOpen('Outros dados do cliente')).toBe(false);
  });

  it.each([
    ['a field', '#client.address.number', 'Número'],
    ['a section', '#section-address', 'Endereço'],
  ])('open by the address of %s', async (_what, address, name) => {
    await open(aProposal({ client: incomplete }), address);
    await waitFor(() => expect(isOpen('Endereço')).toBe(true));
    expect(document.activeElement).toBe(name === 'Endereço' ? section(name).querySelector('summary') : field(name));
  });

  it('open when they contain a refused field', async () => {
    await open(aProposal({ client: completePerson }));
    const problems = ['client.contact.email', 'client.identification.motherName'].map((path) => ({
      path,
      key: 'refused',
      message: `Recusado: ${path}`,
    }));
    calls.submitProposal.mockRejectedValue(
      new ApiError({ status: 422, code: 'DOM002', message: 'Dados recusados', fields: problems }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar proposta' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Nome da mãe')));
    await waitFor(() => expect([isOpen('Identificação'), isOpen('Contato')]).toEqual([true, true]));
    expect(isOpen('Endereço')).toBe(false);
  });

  it('are not incomplete because of a field that applies no more', async () => {
    const identification = { ...completePerson.identification, documentType: 'RG' as const };
    const missing = ['documentIssuer', 'documentIssuedDate'].map((name) => ({
      path: `client.identification.${name}`,
      key: 'required',
      message: 'Obrigatório',
    }));
    await open(aProposal({ client: { ...completePerson, identification }, missing }));
    expect(noteOf('Identificação')).toBe('faltam 2 campos');
    await choose('Tipo de documento', 'CNH');
    await waitFor(() => expect(noteOf('Identificação')).toBe('completo'));
  });

  it('start expanded when they have values', async () => {
    await open(aProposal({ client: { ...completePerson, bank: { bankCode: '001' } } }));
    expect([isOpen('Conta bancária'), noteOf('Conta bancária')]).toEqual([true, 'faltam 3 campos']);
    expect(field('Código do banco').value).toBe('001');
  });

  it('show their first values while they are collapsed, as typed last', async () => {
    await open(aProposal());
    const line = () => section('Identificação').querySelector('summary')!.textContent;
    expect(line()).toContain(`${completePerson.identification.name} · `);
    await unfold('Identificação');
    await userEvent.type(field('Nome completo'), ' Filha');
    expect(line()).not.toContain(completePerson.identification.name);
    await unfold('Identificação');
    expect(line()).toContain(`${completePerson.identification.name} Filha`);
  });

  it('expand when a link to a missing field is followed', async () => {
    await open(aProposal({ client: { ...completePerson, origin: { nationality: 'BR' }, bank: { bankCode: '001' } } }));
    await unfold('Conta bancária');
    expect(isOpen('Conta bancária')).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: /^Conta bancária: / }));
    expect(isOpen('Conta bancária')).toBe(true);
    expect(document.activeElement).toBe(field('Agência'));
  });
});

it.each([
  ['a person', aProposal()],
  ['a company', aProposal({ personType: 'PJ', client: company })],
])('has nothing left to save once the form of %s is saved', async (_who, proposal) => {
  await open(proposal);
  await userEvent.clear(field('Número'));
  await userEvent.type(field('Número'), '77');
  calls.updateProposal.mockImplementation(async ({ body }) => ({
    ...proposal,
    version: 2,
    client: body.client as ProposalDetail['client'],
  }));
  await userEvent.click(button('Salvar'));
  await screen.findByText('Tudo salvo');
});

describe('the spouse', () => {
  it('is requested for a married person, and is saved with the form', async () => {
    await open(aProposal());
    expect(screen.queryByRole('textbox', { name: 'CPF do cônjuge' })).toBeNull();
    await choose('Estado civil', 'União estável');
    await userEvent.type(field('Nome do cônjuge ou companheiro'), 'Rui Souza');
    await userEvent.type(field('CPF do cônjuge'), '11144477735');
    await userEvent.type(field('Nascimento do cônjuge'), '03021988');
    await save();
    expect(sent()).toMatchObject({
      relationship: {
        maritalStatusId: 6,
        partner: { name: 'Rui Souza', cpf: '11144477735', birthDate: '1988-02-03' },
      },
    });
  });

  it('is refused at its field when it equals the client', async () => {
    await open(aProposal({ client: married }));
    await userEvent.type(field('CPF do cônjuge'), '52998224725');
    await userEvent.tab();
    await within(section('Estado civil e cônjuge')).findByText(
      'Este CPF já foi usado para outra pessoa da proposta: confira os dois',
    );
  });
});

describe('lists of people', () => {
  it('accept a guarantor with a spouse', async () => {
    await open(aProposal());
    await unfold('Avalistas');
    await userEvent.click(button('Adicionar avalista'));
    const first = within(screen.getByRole('group', { name: 'Avalista 1' }));
    await userEvent.type(first.getByRole('textbox', { name: 'Nome do avalista' }), 'Eva Lima');
    expect(first.queryByRole('textbox', { name: 'Cônjuge do avalista' })).toBeNull();
    await choose('Estado civil do avalista', 'Casado(a)');
    await userEvent.type(first.getByRole('textbox', { name: 'Cônjuge do avalista' }), 'Leo Lima');
    await save();
    expect(sent()).toMatchObject({
      guarantors: [{ name: 'Eva Lima', maritalStatusId: 2, partner: { name: 'Leo Lima' } }],
    });
  });

  it('show that the shares of partners exceed 100 percent, and send them unchanged', async () => {
    const partners = [
      { name: 'Rui Serra', documentNr: '52998224725', sharePercent: 60 },
      { name: 'Eva Serra', documentNr: '11144477735', sharePercent: 30 },
    ];
    await open(aProposal({ personType: 'PJ', client: { ...company, partners } }));
    const second = within(screen.getByRole('group', { name: 'Sócio 2' }));
    const share = second.getByRole('textbox', { name: 'Participação' }) as HTMLInputElement;
    expect(share.value).toBe('30,00');
    await userEvent.clear(share);
    await userEvent.type(share, '40,01');
    await userEvent.tab();
    await within(section('Sócios')).findByText('As participações não podem somar mais de 100%');
    await save();
    expect(sent()).toMatchObject({ partners: [{ sharePercent: 60 }, { sharePercent: 40.01 }] });
  });

  it('retain typed values when another user saved first', async () => {
    await open(aProposal());
    await unfold('Referências');
    await userEvent.click(button('Adicionar referência'));
    await userEvent.type(field('Nome da referência'), 'Gil Reis');
    const theirs: ProposalDetail['client'] = { ...completePerson, bank: { bankCode: '001' } };
    calls.readProposal.mockResolvedValue(aProposal({ version: 2, client: theirs }));
    calls.updateProposal.mockRejectedValue(
      new ApiError({ status: 409, code: 'PRS001', message: 'Ana salvou antes', fields: [] }),
    );
    await userEvent.click(button('Salvar'));
    await screen.findByText('Ana salvou antes');
    expect(field('Nome da referência').value).toBe('Gil Reis');
  });
});

it('shows a company abroad without state and with a typed city', async () => {
  await open(aProposal({ personType: 'PJ', client: company }));
  await choose('País', 'Portugal');
  expect(screen.queryByRole('combobox', { name: 'Estado (UF)' })).toBeNull();
  await userEvent.clear(field('Cidade no exterior'));
  await userEvent.type(field('Cidade no exterior'), 'Lisboa');
  await save();
  expect(sent()?.address).toMatchObject({ countryId: 'PT', cityName: 'Lisboa' });
  expect(sent()?.address).not.toHaveProperty('stateId');
});

it('shows the filled-in parts of a closed registration, and no empty optional section', async () => {
  const attorneys = [{ name: 'Gil Reis', cpf: '39053344705', powersTypeId: 'ALONE' }];
  await open(aClosedProposal('SU', {}));
  await unfold('Ficha do cliente');
  expect(screen.queryByRole('region', { name: 'Procuradores do cliente' })).toBeNull();
  cleanup();
  await open({ ...aClosedProposal('SU', {}), client: { ...completePerson, attorneys, origin: { nationality: 'PT' } } });
  await unfold('Ficha do cliente');
  within(section('Procuradores do cliente')).getByText('Assina isoladamente');
  within(section('Procuradores do cliente')).getByText('390.533.447-05');
  // in the fact, and in the line of the folded section
  expect(within(section('Origem e nacionalidade')).getAllByText('Portugal')).toHaveLength(2);
});
