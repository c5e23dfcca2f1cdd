// @vitest-environment jsdom

import type { UploadRecord } from '@estrada/endpoints/index';
import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { resetBrowser } from '../../../test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderHosted } from '../../../test/render-hosted.tsx';
import { noTables } from '../../../test/table-times.ts';
import { noModules } from '../../session/session-store.ts';
import { Page } from './upload-page.tsx';

const id = '01hq3w7k9m2n4p6r8s0t2v4u01';
const tried: UploadRecord = {
  id,
  fileName: 'dezembro.csv',
  sizeBytes: 2_048,
  uploadDate: '2026-11-20T14:00:00Z',
  user: 'Eva Neri',
  status: 'SUCCESS',
  message: '3 linhas conferidas.',
  line: null,
  lineCount: 3,
  expectedLines: 3,
  problemCount: 0,
  isTrial: true,
  effectiveFrom: null,
  can: { apply: true },
};
const difference = {
  added: 1,
  changed: 1_200,
  removed: 0,
  risk: null,
  notes: [{ text: 'Produtos sem cadastro: 1', count: 1, samples: ['GAP · ZURICH'] }],
  samples: [
    { kind: 'changed', label: 'A-24 · 24 meses', cells: [{ column: 'taxa_mensal', before: '1%', after: '1,5%' }] },
    { kind: 'added', label: 'B-24 · 24 meses', cells: [{ column: 'taxa_mensal', before: '', after: '1,6%' }] },
  ],
  prices: {
    loans: [
      {
        plan: 'Grace',
        assetType: 1,
        beforeTermMonths: 36,
        beforeCents: 300_000,
        afterTermMonths: 36,
        afterCents: 310_050,
      },
      {
        plan: 'Regular FDU',
        assetType: 2,
        beforeTermMonths: 12,
        beforeCents: 650_000,
        afterTermMonths: 36,
        afterCents: 260_000,
      },
    ],
    gaps: { count: 1, samples: ['Regular FDU · PF · novo · TD · 36'] },
    overlaps: { count: 0, samples: [] },
  },
};

const open = (upload: UploadRecord, answers: Answers = {}) => {
  const calls = fakeServer({
    readPlansColumns: () => ({ columns: [], maxLines: 100_000, maxBytes: 1_000 }),
    readPlansInForce: () => noTables,
    listPlansUploads: () => ({ items: [upload], next: null, totalElements: 1, totalCapped: false }),
    readPlansUpload: () => ({ upload, problems: [], difference }),
    ...answers,
  });
  const words = { pt: { title: 'Tabelas de preços' }, en: { title: 'Price tables' } };
  const user = { ...bitUser, groups: [{ groupName: 'finance' }] };
  const { host } = renderHosted(<Page table={uploadNames.Plans} words={words} />, {
    person: { user, modules: noModules },
  });
  return { calls, host };
};
const openDifference = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ver a diferença: dezembro.csv' }));
  return screen.findByRole('dialog', { name: 'O que dezembro.csv mudaria' });
};

beforeEach(resetBrowser);

it('tries a file without confirmation, and sends nothing that would take effect', async () => {
  const { calls } = open(tried, { tryPlansTable: () => ({ ...tried, status: 'PENDING' }) });
  await screen.findByText(/100.000 linhas/);
  const file = new File(['plano'], 'dezembro.csv');
  fireEvent.change(screen.getByTestId('table-file'), { target: { files: [file] } });
  await userEvent.click(screen.getByRole('button', { name: 'Testar arquivo' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'tryPlansTable')?.file?.name).toBe('dezembro.csv'));
  expect(calls.some(({ name }) => name === 'sendPlansTable')).toBe(false);
});

it('shows counts, notes, changed cells, values of new lines, the reference loan and what could no longer be financed', async () => {
  open(tried);
  const dialog = await openDifference();
  await within(dialog).findByText('A-24 · 24 meses');
  const counts = within(dialog).getAllByRole('definition');
  expect(counts.map(({ textContent }) => textContent)).toEqual(['1.200', '1', '0']);
  expect(within(dialog).getByText(/1% → 1,5%/)).toBeTruthy();
  // a new line has its values, and nothing that they replace
  expect(within(dialog).getByRole('row', { name: /B-24/ }).textContent).toMatch(/taxa_mensal 1,6%$/);
  const loans = within(dialog).getByRole('table', { name: 'Parcela de referência' });
  expect(within(loans).getByText(/3\.100,50 em 36 meses/)).toBeTruthy();
  expect(within(loans).getByText(/^R\$\s100,50$/)).toBeTruthy();
  // 12 and 36 instalments are not compared
  expect(within(loans).getByRole('row', { name: /Regular FDU/ }).textContent).toMatch(/Outro prazo$/);
  const note = within(dialog).getByText('Produtos sem cadastro: 1').closest('details')!;
  expect(within(note).getByText('GAP · ZURICH')).toBeTruthy();
  expect(within(dialog).getByText('Combinações que deixam de ser financiadas: 1')).toBeTruthy();
  expect(within(dialog).queryByText(/mais de uma tabela/)).toBeNull();
});

it('asks for the number of what a table takes away, and sends nothing for another one', async () => {
  const risk = { removed: 83, linesBefore: 84, unfinanced: 12, toType: 83 };
  const { calls } = open(tried, {
    readPlansUpload: () => ({ upload: tried, problems: [], difference: { ...difference, removed: 83, risk } }),
    applyPlansTrial: () => ({ ...tried, isTrial: false, status: 'PENDING' }),
  });
  const dialog = within(await openDifference());
  expect(await dialog.findByText('Linhas removidas: 83 de 84')).toBeTruthy();
  expect(dialog.getByText(/deixam de ser financiadas: 12$/)).toBeTruthy();
  const typed = dialog.getByRole('textbox', { name: /Digite 83 para confirmar/ });
  await userEvent.type(typed, '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Aplicar tabela' }));
  expect(typed.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(typed);
  await userEvent.clear(typed);
  await userEvent.type(typed, '83');
  await userEvent.click(dialog.getByRole('button', { name: 'Aplicar tabela' }));
  const question = within(await screen.findByRole('dialog', { name: 'Aplicar a tabela testada?' }));
  await userEvent.click(question.getByRole('button', { name: 'Aplicar tabela' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'applyPlansTrial')?.body).toEqual({ confirmed: 83 }));
});

it('puts a tried file in force after confirmation', async () => {
  const { calls } = open(tried, { applyPlansTrial: () => ({ ...tried, isTrial: false, status: 'PENDING' }) });
  const dialog = await openDifference();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Aplicar tabela' }));
  const question = await screen.findByRole('dialog', { name: 'Aplicar a tabela testada?' });
  expect(calls.some(({ name }) => name === 'applyPlansTrial')).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Aplicar tabela' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'applyPlansTrial')).toHaveLength(1));
});

it('shows which planned table precedes a trial, with the message of the server', async () => {
  const words = 'A tabela antes.csv já está agendada para 10/12/2026. O teste não considerou essa tabela.';
  const { host } = open(tried, { applyPlansTrial: () => refuse(409, 'SET033', words) });
  const dialog = await openDifference();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Aplicar tabela' }));
  const question = await screen.findByRole('dialog', { name: 'Aplicar a tabela testada?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Aplicar tabela' }));
  await waitFor(() => expect(host.showAlert).toHaveBeenCalledWith(expect.objectContaining({ text: words })));
});

it('shows why a trial can no longer be put in force', async () => {
  open({ ...tried, can: { apply: false } });
  const dialog = await openDifference();
  const act = await within(dialog).findByRole('button', { name: 'Aplicar tabela' });
  expect(act).toHaveProperty('disabled', true);
  const reason = document.getElementById(act.getAttribute('aria-describedby')!);
  expect(reason?.textContent).toContain('Outra tabela entrou em vigor');
});
