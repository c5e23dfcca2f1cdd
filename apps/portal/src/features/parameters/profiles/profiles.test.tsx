// @vitest-environment jsdom
import {
  applyChanges,
  cellsOf,
  cellsThatAreOn,
  combinations,
  groupCells,
  matrixOf,
  type ProfileMatrix,
  type SimulationProfile,
  setSelection,
} from '@estrada/domain/parameters/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import type { ProfileAnswer } from './matrix-of-answer.ts';

beforeEach(resetBrowser);

const financeUser = { ...bitUser, groups: [{ groupName: 'finance' }] };
const defaults = matrixOf([]);

const answerOf = (matrix: ProfileMatrix, changes: Partial<ProfileAnswer> = {}): ProfileAnswer => ({
  profile: 'seller',
  version: 3,
  changedByName: 'Ana Prado',
  updatedAt: '2026-11-01T12:00:00.000Z',
  items: groupCells(cellsThatAreOn(matrix)).map(({ isOn: _, financeTypeIds, ...group }) => ({
    ...group,
    financeTypeIds: [...financeTypeIds],
  })),
  can: { edit: true },
  ...changes,
});

function draw(answers: Parameters<typeof fakeServer>[0] = {}, user = financeUser) {
  signInAs(user);
  const calls = fakeServer({ readProfileParameters: () => answerOf(defaults), ...answers });
  renderPortal('/parameters/profiles');
  return { calls, user: userEvent.setup({ delay: null }) };
}

const table = () => screen.findByRole('table', { name: 'Vendedor, Simulador da concessionária: o que vê e faz' });
const box = async (name: string) => within(await table()).getByRole<HTMLInputElement>('checkbox', { name });
const groupOf = (flag: string) => `${flag}: Novo · Sem subsídio`;

it('shows groups by vehicle and rate, and expands one to its plans', async () => {
  const { user } = draw();
  const before = within(await table()).getAllByRole('row');
  // two in the heading, nine groups
  expect(before).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Novo · Sem subsídio', expanded: false }));
  expect(within(await table()).getAllByRole('row')).toHaveLength(11 + 13);
  expect((await box('Ver taxas e IOF: Novo · Sem subsídio · Regular FDU')).checked).toBe(true);
  expect((await box('Criar propostas: Novo · Sem subsídio · Regular FDU')).checked).toBe(false);
});

it('sets a cell, its row and a visible column, and counts the unsaved changes', async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Novo · Sem subsídio', expanded: false }));
  await user.click(await box('Criar propostas: Novo · Sem subsídio · Regular FDU'));
  expect(await screen.findByText('1 marcação não salva, mantida nesta aba')).toBeTruthy();
  const group = await box(`${groupOf('Criar propostas')} (alterada)`);
  expect([group.checked, group.indeterminate]).toEqual([false, true]);
  await user.click(await box('Linha inteira: Novo · Sem subsídio · Grace'));
  // two rights were off
  expect(await screen.findByText('3 marcações não salvas, mantidas nesta aba')).toBeTruthy();
  await user.click(await box('Ver o resumo: todas as combinações mostradas'));
  expect(await screen.findByText('120 marcações não salvas, mantidas nesta aba')).toBeTruthy();
});

it('restricts a column to the selected vehicle and rate', async () => {
  const { user } = draw();
  await table();
  await user.click(screen.getByRole('combobox', { name: 'Taxa' }));
  await user.click(await screen.findByRole('option', { name: 'Taxa zero' }));
  expect(within(await table()).getAllByRole('row')).toHaveLength(2 + 3);
  await user.click(await box('Ver venda direta: todas as combinações mostradas'));
  expect(await screen.findByText('39 marcações não salvas, mantidas nesta aba')).toBeTruthy();
});

it('shows the difference before it sends only the changed cells', async () => {
  const { calls, user } = draw({
    saveProfileParameters: ({ body }) =>
      answerOf(applyChanges(defaults, cellsOf((body as { changes: Parameters<typeof cellsOf>[0] }).changes)), {
        version: 4,
      }),
  });
  await user.click(await box(groupOf('Criar propostas')));
  await user.click(screen.getByRole('button', { name: 'Conferir e salvar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conferir alterações: Vendedor' }));
  expect(dialog.getByText('13 ativadas')).toBeTruthy();
  expect(dialog.getByText('Simulador da concessionária · Novo · Sem subsídio · Grace')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Salvar alterações' }));
  expect(await screen.findByText('Configurações salvas. Já estão em vigor.')).toBeTruthy();
  const sent = calls.find(({ name }) => name === 'saveProfileParameters')?.body;
  expect(sent).toEqual({
    profile: 'seller',
    version: 3,
    changes: [
      {
        channel: 'CHD',
        vehicleType: 'NEW',
        taxType: 'NOT_SUBSIDIZED',
        flag: 'createPropose',
        isOn: true,
        financeTypeIds: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      },
    ],
  });
});

it('copies another profile as unsaved changes', async () => {
  const resumeOff = setSelection(defaults, 'compras', { combinations, flags: ['viewSimulationResume'] }, false);
  const { calls, user } = draw({
    readProfileParameters: ({ url }) => {
      const profile = url.searchParams.get('profile') as SimulationProfile;
      return answerOf(profile === 'compras' ? resumeOff : defaults, { profile });
    },
  });
  await table();
  await user.click(screen.getByRole('button', { name: 'Copiar de outro perfil' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copiar de outro perfil' }));
  await user.click(dialog.getByRole('combobox', { name: 'Copiar de' }));
  await user.click(await screen.findByRole('option', { name: 'Compras' }));
  await user.click(await dialog.findByRole('button', { name: 'Copiar para Vendedor' }));
  expect(await screen.findByText('585 marcações não salvas, mantidas nesta aba')).toBeTruthy();
  expect(calls.some(({ name }) => name === 'saveProfileParameters')).toBe(false);
});

it('retains the changes of the second writer, and shows what the first has changed', async () => {
  const theirs = setSelection(
    defaults,
    'seller',
    { combinations: combinations.slice(0, 2), flags: ['viewSimulationTax'] },
    false,
  );
  let hasOtherSaved = false;
  const { user } = draw({
    readProfileParameters: () =>
      hasOtherSaved ? answerOf(theirs, { version: 4, changedByName: 'Bruno Lima' }) : answerOf(defaults),
    saveProfileParameters: () =>
      Response.json({ code: 'SET001', message: 'Bruno Lima alterou.', correlationId: 'x' }, { status: 409 }),
  });
  await user.click(await box(groupOf('Criar propostas')));
  hasOtherSaved = true;
  await user.click(screen.getByRole('button', { name: 'Conferir e salvar' }));
  await user.click(await screen.findByRole('button', { name: 'Salvar alterações' }));
  expect(await screen.findByText(/^Bruno Lima salvou/)).toBeTruthy();
  expect(screen.getByText('2 desativadas')).toBeTruthy();
  expect(screen.getByText('13 marcações não salvas, mantidas nesta aba')).toBeTruthy();
});

it('retains unsaved changes over a reload, and warns before the tab closes', async () => {
  const { user } = draw();
  await user.click(await box(groupOf('Criar propostas')));
  await screen.findByText('13 marcações não salvas, mantidas nesta aba');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  document.body.replaceChildren();
  renderPortal('/parameters/profiles');
  expect(await screen.findByText('13 marcações não salvas, mantidas nesta aba')).toBeTruthy();
});

it('moves between boxes with the arrow keys, and skips cells without one', async () => {
  draw({ readProfileParameters: () => answerOf(defaults) });
  const from = await box(groupOf('Ver taxas e IOF'));
  from.focus();
  fireEvent.keyDown(from, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(await box(groupOf('Ver o resumo')));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(await box('Ver o resumo: todas as combinações mostradas'));
});

it('is read-only for a reader', async () => {
  draw(
    { readProfileParameters: () => answerOf(defaults, { can: { edit: false } }) },
    {
      ...bitUser,
      groups: [{ groupName: 'consulta' }],
    },
  );
  expect((await box(groupOf('Ver o resumo'))).disabled).toBe(true);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Conferir e salvar' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Copiar de outro perfil' })).toBeNull();
  expect(screen.getByText('Seu perfil permite só consultar estes parâmetros.')).toBeTruthy();
});
