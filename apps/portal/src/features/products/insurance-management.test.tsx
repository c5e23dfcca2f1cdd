// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './available-by-dealer.page.tsx';
import './insurance-management.page.tsx';
import './insurance-tables.page.tsx';

const combo = (comboName: string, position: number) => ({ id: `combo-${position}`, version: position, comboName });
const combos = ['Um', 'Dois', 'Três'].map((name, index) => combo(name, index + 1));
const dealer = {
  id: '01hq3w7k9m2n4p6r8s0t2v4d01',
  version: 4,
  tradingName: 'Autovia Paulista',
  gmfCode: '101',
  bacCode: '210101',
  city: 'São Paulo',
  state: 'SP',
  enabled: true,
  insurances: ['GAP', 'PMC'],
};
const pageOf = (items: object[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });

function open(address: string, answers: Answers = {}) {
  const calls = fakeServer({
    listCombos: () => pageOf(combos),
    reorderCombos: () => ({ items: [] }),
    listInsuranceByDealer: () => pageOf([dealer]),
    ...answers,
  });
  renderPortal(address);
  return calls;
}
const names = () =>
  within(screen.getByRole('list', { name: 'Combos habilitados, em ordem' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'insurance' }] });
});

describe('the order of combos', () => {
  const order = '/insurance/insuranceManagement?aba=ordem';

  it('changes by the arrow keys, which retain the focus and are announced, and is saved with the versions', async () => {
    const calls = open(order);
    const handle = await screen.findByRole('button', { name: 'Mover Um, posição 1 de 3' });
    handle.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(names()).toEqual(['1. Dois', '2. Um', '3. Três']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mover Um, posição 2 de 3');
    expect(screen.getByText('Um: posição 2 de 3')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar ordem' }));
    expect(await screen.findByText('Ordem dos combos salva com sucesso.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'reorderCombos')!.body).toEqual({
      items: [
        { id: 'combo-2', version: 2 },
        { id: 'combo-1', version: 1 },
        { id: 'combo-3', version: 3 },
      ],
    });
  });

  it('changes by dragging, and by buttons for a single pointer; discarding restores it', async () => {
    open(order);
    await screen.findByRole('button', { name: 'Salvar ordem' });
    const [first, , last] = screen.getAllByRole('listitem').filter((item) => item.draggable);
    const dataTransfer = {};
    fireEvent.dragStart(last!, { dataTransfer });
    fireEvent.dragOver(first!, { dataTransfer });
    fireEvent.drop(first!, { dataTransfer });
    fireEvent.dragEnd(last!, { dataTransfer });
    expect(names()).toEqual(['1. Três', '2. Um', '3. Dois']);
    await userEvent.click(screen.getByRole('button', { name: 'Descer Três' }));
    expect(names()).toEqual(['1. Um', '2. Três', '3. Dois']);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(names()).toEqual(['1. Um', '2. Dois', '3. Três']);
  });

  it('is not saved over the change of another user', async () => {
    open(order, { reorderCombos: () => refuse(409, 'SET001', 'Alterado') });
    await userEvent.click(await screen.findByRole('button', { name: 'Descer Um' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar ordem' }));
    expect(await screen.findByText(/^Outra pessoa alterou os combos/)).toBeTruthy();
  });
});

describe('the insurance products of a dealer', () => {
  it('are shown by their names, and saved as chosen', async () => {
    const calls = open('/insurance/availableByDealer', { saveInsuranceByDealer: () => dealer });
    expect(await screen.findByText('Nota Garantida (GAP), Proteção mecânica')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ações de Autovia Paulista' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Escolher seguros' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Escolher seguros' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Seguro auto' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Proteção mecânica' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Produtos da concessionária salvos com sucesso.')).toBeTruthy();
    const { body } = calls.find(({ name }) => name === 'saveInsuranceByDealer')!;
    expect(body).toEqual({ id: dealer.id, version: 4, insurances: ['GAP', 'SEGURO_AUTO'] });
  });
});

describe('the tables of insurance products', () => {
  const time = { fileName: 'fipe.csv', rowCount: 3, state: 'inForce', since: '2026-11-01T12:00:00Z', until: null };
  const inForce = { ...time, decision: 1, id: dealer.id, user: 'Beatriz Lobo', cancelledBy: null, can: {} };
  const times = { inForce, planned: [], earlier: [], canReturn: true };
  const limits = { columns: [], maxLines: 100, maxBytes: 1_000 };
  const answers = {
    readFipeInForce: () => times,
    readFipeColumns: () => limits,
    listFipeUploads: () => pageOf([]),
  };

  it('are sent at a tab of its own by role insurance', async () => {
    open('/insurance/insuranceManagement?aba=fipe', answers);
    expect(await screen.findByText('fipe.csv')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Tabela FIPE', selected: true })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Escolher arquivo' })).toBeTruthy();
  });

  it('are read by finance, which cannot send any', async () => {
    signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
    open('/insurance/tables?aba=fipe', answers);
    expect(await screen.findByText('fipe.csv')).toBeTruthy();
    expect(screen.getAllByRole('tab')).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Escolher arquivo' })).toBeNull();
  });
});
