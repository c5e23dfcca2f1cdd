// @vitest-environment jsdom

import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBrowser } from '../../../test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderHosted } from '../../../test/render-hosted.tsx';
import { aTime, noTables } from '../../../test/table-times.ts';
import { noModules } from '../../session/session-store.ts';
import { addLine, countChanges, keyOfLine, placeProblems, removeLine, setCell, undo } from './corrections.ts';
import { Page } from './upload-page.tsx';

const line = ['REG-24', '24', '1,5'];
const other = ['REG-36', '36', '1,6'];
const at = { key: keyOfLine(line), line };
const rate = { name: 'taxa_mensal', place: 2 };

describe('corrections of a table', () => {
  it('are none where a cell has its former value again', () => {
    const changed = setCell([], at, { ...rate, text: '1,9' });
    expect(changed).toEqual([{ ...at, cells: { taxa_mensal: '1,9' } }]);
    expect(setCell(changed, at, { ...rate, text: '1,5' })).toEqual([]);
  });

  it('count changed cells, removed and added lines, and are taken back one by one', () => {
    const changed = setCell(setCell([], at, { ...rate, text: '1,9' }), at, { name: 'prazo', place: 1, text: '30' });
    const removed = removeLine(changed, { key: keyOfLine(other), line: other });
    const all = addLine(removed);
    expect([countChanges(all), all.length]).toEqual([4, 3]);
    expect(undo(all, at.key)).toHaveLength(2);
    // an added line that is removed is no correction
    expect(removeLine(all, { key: all[0]!.key, line: null })).toEqual(removed);
  });

  it('have the problems of the last lines of the file, and other lines have the rest', () => {
    const list = removeLine(setCell([], at, { ...rate, text: 'x' }), { key: keyOfLine(other), line: other });
    const [bad, known] = [4, 2].map((number) => ({ line: number, column: 'taxa_mensal', value: 'x', reason: 'não' }));
    const { byKey, others } = placeProblems(list, { lineCount: 3, problems: [bad!, known!] });
    expect([...byKey]).toEqual([[at.key, [bad]]]);
    expect(others).toEqual([known]);
  });
});

const columns = ['codigo_tabela', 'prazo', 'taxa_mensal'].map((name) => ({
  name,
  about: name,
  type: name === 'codigo_tabela' ? ('text' as const) : ('percent' as const),
  isRequired: true,
  choices: null,
}));
const tableId = '01hq3w7k9m2n4p6r8s0t2v4u07';
const open = (answers: Answers) => {
  const calls = fakeServer({
    readPlansColumns: () => ({ columns: [], maxLines: 100_000, maxBytes: 1_000 }),
    readPlansInForce: () => ({ ...noTables, inForce: aTime() }),
    listPlansUploads: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
    readPlansLines: () => ({
      tableId,
      columns,
      lines: [line, other],
      pageSize: 50,
      totalElements: 2,
      totalCapped: false,
    }),
    ...answers,
  });
  const words = { pt: { title: 'Tabelas de preços' }, en: { title: 'Price tables' } };
  const user = { ...bitUser, groups: [{ groupName: 'finance' }] };
  const page = () =>
    renderHosted(<Page table={uploadNames.Plans} words={words} />, { person: { user, modules: noModules } });
  return { calls, ...page(), again: page };
};

beforeEach(resetBrowser);

it('corrects a cell by keys, keeps it through a reload and a conflict, and sends the line with its change', async () => {
  const { calls, unmount, again } = open({
    correctPlansTable: () => refuse(409, 'SET001', 'Este registro foi alterado'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Corrigir na tela' }));
  const cell = await screen.findByRole('gridcell', { name: '1,5' });
  await userEvent.click(cell);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}{Control>}a{/Control}1,9{Enter}');
  expect(screen.getByText('1 alteração em 1 linha')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('1,6');
  // Esc takes back what was typed in the cell
  await userEvent.keyboard('7{Escape}');
  expect(screen.getByRole('gridcell', { name: '1,6' })).toBeTruthy();
  unmount();
  const { host } = again();
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar as correções' }));
  const changed = await screen.findByRole('gridcell', { name: /^1,9/ });
  expect(within(changed).getByText('antes: 1,5')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'correctPlansTable')).toBeTruthy());
  expect(calls.find(({ name }) => name === 'correctPlansTable')?.body).toEqual({
    tableId,
    corrections: [{ line, cells: { taxa_mensal: '1,9' } }],
  });
  await waitFor(() =>
    expect(host.showAlert).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining('continuam aqui') }),
    ),
  );
  expect(screen.getByText('1 alteração em 1 linha')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Desfazer/ }));
  expect(screen.getByText('Nenhuma alteração ainda')).toBeTruthy();
});

it('leads to the first cell that is refused', async () => {
  const field = { path: 'corrections.0.cells.taxa_mensal', key: 'format', message: 'Não é um número' };
  open({ correctPlansTable: () => refuse(422, 'DOM002', 'Dados recusados', [field]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Corrigir na tela' }));
  await userEvent.click(await screen.findByRole('gridcell', { name: '1,6' }));
  await userEvent.keyboard('x{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
  const refused = await screen.findByRole('gridcell', { name: /Não é um número/ });
  await waitFor(() => expect(document.activeElement).toBe(refused));
});
