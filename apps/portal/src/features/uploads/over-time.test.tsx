// @vitest-environment jsdom
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import type { UploadRecord } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { aTime, noTables } from '@estrada/web/test/table-times.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

const sent: UploadRecord = {
  id: '01hq3w7k9m2n4p6r8s0t2v4u01',
  fileName: 'dezembro.csv',
  sizeBytes: 2_048,
  user: 'Eva Neri',
  uploadDate: '2026-11-20T14:00:00Z',
  status: 'PENDING',
  message: null,
  line: null,
  lineCount: 0,
  expectedLines: null,
  problemCount: 0,
  isTrial: false,
  effectiveFrom: null,
  can: { apply: false },
};
const planned = aTime({
  decision: 9,
  fileName: 'dezembro.csv',
  state: 'planned',
  since: '2026-12-01T03:00:00Z',
  can: { cancel: true, return: false },
});
const held = aTime({
  id: '01hq3w7k9m2n4p6r8s0t2v4u05',
  decision: 5,
  fileName: 'setembro.csv',
  state: 'earlier',
  since: '2026-09-01T03:00:00Z',
  until: '2026-10-20T14:00:00Z',
  can: { cancel: false, return: true },
});
const times = { ...noTables, inForce: aTime(), planned: [planned], earlier: [held] };
const tomorrow = addDays(businessDay(new Date().toISOString()), 1);

const open = (answers: Answers = {}) => {
  const calls = fakeServer({
    readVehiclesColumns: () => ({ columns: [], maxLines: 100_000, maxBytes: 1_000 }),
    readVehiclesInForce: () => times,
    listVehiclesUploads: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
    ...answers,
  });
  renderPortal('/vehicles/upload');
  return calls;
};
const called = (calls: ReturnType<typeof open>, name: string) => calls.filter((call) => call.name === name);

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
});

describe('a planned table', () => {
  const choose = async () => {
    await screen.findByText(/100.000 linhas/);
    fireEvent.change(screen.getByTestId('table-file'), { target: { files: [new File(['plano'], 'dezembro.csv')] } });
    await userEvent.click(screen.getByRole('radio', { name: 'Agendar para um dia' }));
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enviar tabela' }));

  it('is sent with its day, which the confirmation names', async () => {
    const calls = open({ sendVehiclesTable: () => ({ ...sent, effectiveFrom: tomorrow }) });
    await choose();
    await userEvent.type(screen.getByRole('textbox', { name: /Primeiro dia/ }), formatDate(tomorrow));
    await submit();
    const question = await screen.findByRole('dialog', { name: 'Substituir a tabela em vigor?' });
    expect(within(question).getByText(new RegExp(`entra em vigor em ${formatDate(tomorrow)}`))).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: 'Enviar e substituir' }));
    await waitFor(() => expect(called(calls, 'sendVehiclesTable')).toHaveLength(1));
    expect(called(calls, 'sendVehiclesTable')[0]!.url.searchParams.get('effectiveFrom')).toBe(tomorrow);
    // the next table has its own start
    await screen.findByRole('button', { name: 'Escolher arquivo' });
    fireEvent.change(screen.getByTestId('table-file'), { target: { files: [new File(['plano'], 'janeiro.csv')] } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Agora' }).checked).toBe(true);
  });

  it.each([
    ['none', '', 'Campo obrigatório'],
    ['one that has passed', '01/01/2020', 'Escolha uma data de início a partir de amanhã'],
    ['one too far ahead', formatDate(addDays(tomorrow, 365)), 'A data pode estar no máximo 365 dias à frente'],
  ])('refuses a day at its field, without a question: %s', async (_case, day, words) => {
    const calls = open();
    await choose();
    const field = screen.getByRole('textbox', { name: /Primeiro dia/ });
    if (day) await userEvent.type(field, day);
    await submit();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called(calls, 'sendVehiclesTable')).toEqual([]);
  });
});

describe('planned tables', () => {
  it('are shown next to the table in force, and cancelled after confirmation', async () => {
    const calls = open({ cancelVehiclesStart: () => ({ ...times, planned: [] }) });
    const region = await screen.findByRole('region', { name: 'Em vigor' });
    expect(
      await within(region).findByText('dezembro.csv entra em vigor em 01/12/2026, enviada por Ana Lima.'),
    ).toBeTruthy();
    await userEvent.click(within(region).getByRole('button', { name: 'Cancelar agendamento: dezembro.csv' }));
    const question = await screen.findByRole('dialog', { name: 'Cancelar o agendamento desta tabela?' });
    expect(called(calls, 'cancelVehiclesStart')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar agendamento' }));
    expect(await screen.findByText(/Agendamento de dezembro.csv cancelado/)).toBeTruthy();
    expect(called(calls, 'readVehiclesInForce').length).toBeGreaterThan(1);
  });
});

describe('earlier tables', () => {
  const difference = {
    added: 0,
    changed: 1,
    removed: 0,
    notes: [],
    samples: [{ kind: 'changed', label: 'A-24 · 24 meses', cells: [] }],
  };

  it('are restored by one confirmed click, after a preview of the difference', async () => {
    const calls = open({
      compareVehiclesTable: () => ({ difference, inForceId: times.inForce.id }),
      returnVehiclesTable: () => times,
    });
    const look = await screen.findByRole('button', { name: 'Ver e restaurar: setembro.csv' });
    // a table that was in force before has ended: "Valeu" would thank the reader
    expect(screen.getByRole('row', { name: /setembro\.csv.*Encerrada/ })).toBeTruthy();
    await userEvent.click(look);
    const drawer = await screen.findByRole('dialog', { name: 'O que muda ao restaurar setembro.csv' });
    await within(drawer).findByText('A-24 · 24 meses');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Restaurar esta tabela' }));
    const question = await screen.findByRole('dialog', { name: 'Restaurar esta tabela?' });
    expect(called(calls, 'returnVehiclesTable')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Restaurar esta tabela' }));
    expect(await screen.findByText('setembro.csv está em vigor de novo.')).toBeTruthy();
    expect(called(calls, 'returnVehiclesTable')[0]!.body).toEqual({ inForceId: times.inForce.id });
  });

  it('show why lists of users and switches cannot be restored', async () => {
    open({ readVehiclesInForce: () => ({ ...times, canReturn: false }) });
    expect(await screen.findByText(/Esta tabela não pode ser restaurada/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Ver e restaurar/ })).toBeNull();
  });
});
