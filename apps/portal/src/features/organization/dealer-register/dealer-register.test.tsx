// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aDealer, aPage, branchId, choices, dealerId, groupId } from '../test-support.ts';

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});
const address = {
  zipCode: '01310100',
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  cityId: '3550308',
  state: 'SP',
};
const serve = (answers: Answers = {}) =>
  fakeServer({ ...choices, listDealers: () => aPage([]), findAddress: () => address, ...answers });
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const list = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label });
const type = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
const choose = async (label: string, option: string) => {
  await userEvent.click(list(label));
  // jsdom has no layout: to Mantine the open list seems scrolled out of view
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openNew = async () => {
  renderPortal('/dealers/register');
  await screen.findByRole('heading', { name: 'Cadastrar concessionária' });
};
const openKnown = async () => {
  renderPortal(`/dealers/register?id=${dealerId}`);
  await screen.findByRole('textbox', { name: 'CNPJ' });
};
const fillIn = async () => {
  await type('CNPJ', '12ABC34501DE35');
  await type('Razão social', 'Serra Clara Veículos Ltda.');
  await type('Nome fantasia', 'Serra Clara');
  await choose('Grupo', 'Grupo Serra Azul');
  await choose('Regional', 'Sudeste');
  await type('Código GMF', '205');
  await type('Código BAC', '220205');
  await type('Telefone', '1132871578');
  await type('CEP', '01310100');
  await waitFor(() => expect(field('Logradouro').value).toBe('Avenida Paulista'));
  await type('Número', '10');
};

describe('registering a dealer', () => {
  it('refuses the empty form at every field, in order, without a request', async () => {
    const calls = serve();
    await openNew();
    await type('Complemento', 'Loja 2');
    await save('Cadastrar');
    expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(14);
    expect(document.activeElement).toBe(field('CNPJ'));
    expect(calls.map(({ name }) => name)).not.toContain('registerDealer');
  });

  it('shows the error at each field, in the words of the server', async () => {
    serve();
    await openNew();
    await type('CNPJ', '17919133000199');
    await type('Código GMF', '10');
    await type('Código BAC', '21010');
    await type('Telefone', '1132871');
    await userEvent.tab();
    for (const [label, words] of [
      ['CNPJ', 'CNPJ inválido'],
      ['Código GMF', 'Informe exatamente 3 dígitos'],
      ['Código BAC', 'Informe exatamente 6 dígitos'],
      ['Telefone', 'Telefone inválido'],
    ] as const)
      await waitFor(() => expect(field(label).getAttribute('aria-invalid'), words).toBe('true'));
    expect(screen.getByText('Informe exatamente 3 dígitos')).toBeTruthy();
    await userEvent.click(field('Logradouro'));
    await userEvent.paste('A'.repeat(101));
    await userEvent.tab();
    expect(await screen.findByText('Use no máximo 100 caracteres')).toBeTruthy();
  });

  it('submits the form, confirms, and opens the list', async () => {
    const calls = serve({ registerDealer: () => aDealer() });
    await openNew();
    await fillIn();
    await save('Cadastrar');
    expect(await screen.findByText('Concessionária cadastrada com sucesso.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Concessionárias' })).toBeTruthy();
    expect(calls.find(({ name }) => name === 'registerDealer')?.body).toEqual({
      document: '12ABC34501DE35',
      companyName: 'Serra Clara Veículos Ltda.',
      tradingName: 'Serra Clara',
      dealerGroup: groupId,
      region: branchId,
      GMFcode: '205',
      baccode: '220205',
      phone: '1132871578',
      zipCode: '01310100',
      street: 'Avenida Paulista',
      number: '10',
      complement: '',
      neighbourhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    });
  });

  it('shows a taken BAC code at its field and retains everything typed', async () => {
    const words = 'Já existe uma concessionária com este código BAC: confira o código';
    serve({
      registerDealer: () => refuse(409, 'SET002', words, [{ path: 'baccode', key: 'bacCode.taken', message: words }]),
    });
    await openNew();
    await fillIn();
    await save('Cadastrar');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(field('Código BAC'));
    expect(field('Nome fantasia').value).toBe('Serra Clara');
    await type('Código BAC', '220206');
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('shows a failure without a field in the banner', async () => {
    serve({ registerDealer: () => refuse(500, 'SIS001', 'Erro inesperado') });
    await openNew();
    await fillIn();
    await save('Cadastrar');
    expect(await screen.findByText('Erro inesperado')).toBeTruthy();
    expect(field('Nome fantasia').value).toBe('Serra Clara');
  });

  it('restores typed values after a reload, and discards them on request', async () => {
    serve();
    await openNew();
    await type('Nome fantasia', 'Serra Clara');
    window.dispatchEvent(new Event('pagehide'));
    const kept = { ...sessionStorage };
    resetBrowser();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value as string);
    signInAs(bitUser);
    serve();
    await openNew();
    expect(await screen.findByText('Recuperamos o que você digitou e ainda não salvou.')).toBeTruthy();
    expect(field('Nome fantasia').value).toBe('Serra Clara');
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(field('Nome fantasia').value).toBe(''));
  });
});

describe('the address', () => {
  it('is filled in from the postal code; a typed part stays until the user accepts the found one', async () => {
    serve();
    await openNew();
    await type('Logradouro', 'Alameda de Cima');
    await type('CEP', '01310100');
    expect(await screen.findByText(/Endereço deste CEP: Avenida Paulista, Bela Vista, São Paulo\/SP/)).toBeTruthy();
    expect(field('Logradouro').value).toBe('Alameda de Cima');
    expect(field('Bairro').value).toBe('Bela Vista');
    await userEvent.click(screen.getByRole('button', { name: 'Usar este endereço' }));
    expect(field('Logradouro').value).toBe('Avenida Paulista');
    expect(list('Cidade').value).toBe('São Paulo');
  });

  it.each([
    [refuse(422, 'ADR001', 'x'), 'CEP não encontrado. Preencha o endereço manualmente.'],
    [refuse(503, 'SIS004', 'x'), 'A busca de CEP não respondeu. Preencha o endereço manualmente.'],
  ])('can be typed by hand when the search fails', async (answer, words) => {
    serve({ findAddress: () => answer.clone() });
    await openNew();
    await type('CEP', '99999999');
    expect(await screen.findByText(words)).toBeTruthy();
    await type('Logradouro', 'Rua do Porto');
    await choose('Estado', 'PR · Paraná');
    await choose('Cidade', 'Curitiba');
    expect(list('Cidade').value).toBe('Curitiba');
  });

  it('clears a city that is in another state', async () => {
    serve({ readDealer: () => aDealer() });
    await openKnown();
    await choose('Estado', 'PR · Paraná');
    await waitFor(() => expect(list('Cidade').value).toBe(''));
  });
});

describe('editing a dealer', () => {
  it('saves the changes at the version that was read', async () => {
    const calls = serve({ readDealer: () => aDealer(), updateDealer: () => aDealer({ version: 4 }) });
    await openKnown();
    await type('Nome fantasia', 'Autovia Centro');
    await save('Salvar');
    expect(await screen.findByText('Concessionária atualizada com sucesso.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'updateDealer')?.body).toMatchObject({
      version: 3,
      tradingName: 'Autovia Centro',
      document: '17919133000169',
    });
  });

  it('shows a conflict with both versions, and continues with the typed values', async () => {
    let current = aDealer();
    const versions: unknown[] = [];
    serve({
      readDealer: () => current,
      updateDealer: ({ body }) => {
        versions.push(body);
        if (body.version === 4) return aDealer({ version: 5 });
        current = aDealer({ version: 4, street: 'Rua Nova' });
        return refuse(409, 'SET001', 'Este registro foi alterado por outra pessoa');
      },
    });
    await openKnown();
    await type('Nome fantasia', 'Autovia Centro');
    await save('Salvar');
    expect(await screen.findByRole('heading', { name: 'Outra pessoa alterou este registro' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Logradouro Rua Nova Você não alterou este campo' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar com as escolhas' }));
    expect(field('Logradouro').value).toBe('Rua Nova');
    expect(field('Nome fantasia').value).toBe('Autovia Centro');
    await save('Salvar');
    expect(await screen.findByText('Concessionária atualizada com sucesso.')).toBeTruthy();
    expect(versions.at(-1)).toMatchObject({ version: 4, street: 'Rua Nova', tradingName: 'Autovia Centro' });
  });

  it('allows the user to accept the version of the other user', async () => {
    let current = aDealer();
    serve({
      readDealer: () => current,
      updateDealer: () => {
        current = aDealer({ version: 4, tradingName: 'Autovia Norte' });
        return refuse(409, 'SET001', 'Este registro foi alterado por outra pessoa');
      },
    });
    await openKnown();
    await type('Nome fantasia', 'Autovia Centro');
    await save('Salvar');
    await userEvent.click(await screen.findByRole('button', { name: 'Usar a versão atual' }));
    expect(field('Nome fantasia').value).toBe('Autovia Norte');
    expect(screen.queryByRole('heading', { name: 'Outra pessoa alterou este registro' })).toBeNull();
  });

  it('shows that a dealer does not exist', async () => {
    serve({ readDealer: () => refuse(404, 'SEC004', 'Não encontrado') });
    renderPortal(`/dealers/register?id=${dealerId}`);
    expect(await screen.findByText('Não encontrado')).toBeTruthy();
  });
});
