// @vitest-environment jsdom
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import type { ExtractionFile } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

const today = businessDay(new Date().toISOString());
const id = '01hq3w7k9m2n4p6r8s0t2v4e01';
const fileName = 'concessionarias_2026-11-10_2026-11-20_0t2v4e01.xlsx';
const aFile = (part: Partial<ExtractionFile> = {}): ExtractionFile => ({
  id,
  type: 'downloadDealers',
  format: 'xlsx',
  initialDate: '2026-11-10',
  finalDate: '2026-11-20',
  fileName,
  status: 'SUCCESS',
  message: null,
  rowCount: 1_234,
  expectedRows: 1_234,
  sizeBytes: 3_565_158,
  requestedAt: '2026-11-20T14:00:00Z',
  availableUntil: '2026-11-27T14:00:09Z',
  ...part,
});
const waiting = aFile({ status: 'PENDING', rowCount: 0, expectedRows: null, sizeBytes: null, availableUntil: null });
const page = (...items: ExtractionFile[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });
const open = async (answers: Answers = {}) => {
  const calls = fakeServer({ listExtractionFiles: () => page(), ...answers });
  renderPortal('/download/downloadDealers');
  await screen.findByRole('heading', { level: 1, name: 'Extração de concessionárias' });
  return calls;
};
const requests = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ name }) => name === 'downloadDealers').map(({ url }) => Object.fromEntries(url.searchParams));
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const type = async (name: string, day: string) => {
  await userEvent.clear(field(name));
  if (day) await userEvent.type(field(name), day);
};
const extract = () => userEvent.click(screen.getByRole('button', { name: 'Extrair' }));
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((described) => document.getElementById(described)?.textContent)
    .join(' ');

beforeEach(() => {
  vi.restoreAllMocks();
  resetBrowser();
  signInAs(bitUser);
});

describe('the request form', () => {
  it('opens with the fifteen days up to today, as a workbook', async () => {
    const calls = await open({ downloadDealers: () => waiting });
    expect(field('De').value).toBe(formatDate(addDays(today, -14)));
    expect(field('Até').value).toBe(formatDate(today));
    await extract();
    await waitFor(() =>
      expect(requests(calls)).toEqual([{ initialDate: addDays(today, -14), finalDate: today, format: 'xlsx' }]),
    );
    expect(await screen.findByText(/Extração solicitada/)).toBeTruthy();
  });

  it('requests the selected values', async () => {
    const calls = await open({ downloadDealers: () => waiting });
    await type('De', '01/11/2025');
    await type('Até', '15/11/2025');
    await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
    await extract();
    await waitFor(() =>
      expect(requests(calls)).toEqual([{ initialDate: '2025-11-01', finalDate: '2025-11-15', format: 'csv' }]),
    );
  });

  it.each([
    ['more than fifteen days', '01/11/2025', '16/11/2025', 'Até', 'Escolha um período de até 15 dias'],
    [
      'an end before the beginning',
      '10/11/2025',
      '09/11/2025',
      'Até',
      'A data final deve ser igual ou posterior à inicial',
    ],
    [
      'a day to come',
      formatDate(addDays(today, 1)),
      formatDate(addDays(today, 2)),
      'De',
      'A data não pode estar no futuro',
    ],
    ['no day', '', '09/11/2025', 'De', 'Campo obrigatório'],
    ['a day that does not exist', '31/11/2025', '09/12/2025', 'De', 'Data inválida'],
  ])('refuses %s at its field, without a call', async (_case, from, to, name, words) => {
    const calls = await open();
    await type('De', from);
    await type('Até', to);
    await extract();
    await waitFor(() => expect(describedBy(field(name))).toContain(words));
    expect(document.activeElement).toBe(field(name));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(requests(calls)).toEqual([]);
    await type(name, '05/11/2025');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('shows the refusal of the server at its field, and only there', async () => {
    const message = 'Escolha um período de até 15 dias';
    const fields = [{ path: 'finalDate', key: 'range.tooLong', message }];
    await open({ downloadDealers: () => refuse(422, 'DOM002', 'Revise os campos indicados.', fields) });
    await extract();
    await waitFor(() => expect(describedBy(field('Até'))).toContain(message));
    expect(document.activeElement).toBe(field('Até'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows any other refusal in the banner, once', async () => {
    await open({ downloadDealers: () => refuse(429, 'USE029', 'Muitas tentativas. Aguarde.') });
    await extract();
    expect((await screen.findByRole('alert')).textContent).toContain('Muitas tentativas. Aguarde.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('generated files', () => {
  it('are an empty list at first, with a hint', async () => {
    await open();
    expect(await screen.findByText('Nenhum arquivo ainda')).toBeTruthy();
  });

  it('can be reloaded after a failure', async () => {
    let isBroken = true;
    await open({ listExtractionFiles: () => (isBroken ? refuse(409, 'SIS002', 'Falhou') : page(aFile())) });
    await screen.findByText('Falhou');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('row', { name: new RegExp(fileName) })).toBeTruthy();
  });

  it('show period, size, rows and until when they can be downloaded', async () => {
    const calls = await open({ listExtractionFiles: () => page(aFile()) });
    const row = within(await screen.findByRole('row', { name: new RegExp(fileName) }));
    for (const text of ['10/11/2026 – 20/11/2026', 'Sucesso', '1.234 linhas, 3,4 MB', '27/11/2026 11:00'])
      expect(row.getByText(text)).toBeTruthy();
    expect(calls[0]!.url.searchParams.get('type')).toBe('downloadDealers');
    expect(screen.queryByRole('status', { name: /Arquivo pronto/ })).toBeNull();
  });

  it('are polled while they are generated, and announced once when they are ready', async () => {
    const states = [
      page(waiting),
      page(aFile({ status: 'PROCESSING', rowCount: 0, expectedRows: null })),
      page(aFile({ status: 'PROCESSING', rowCount: 25_000, expectedRows: 100_000 })),
      page(aFile()),
    ];
    await open({ listExtractionFiles: () => states.shift() ?? page(aFile()) });
    expect(await screen.findByText('Na fila')).toBeTruthy();
    expect(await screen.findByText('Contando as linhas')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: `Extração ${fileName}` }).hasAttribute('aria-valuenow')).toBe(false);
    expect(await screen.findByText('25.000 de 100.000 linhas')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: `Extração ${fileName}` }).getAttribute('aria-valuenow')).toBe('25');
    expect(await screen.findByText(`Arquivo pronto: ${fileName}`)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('are announced when they were ready before the list was reloaded', async () => {
    let files = page();
    await open({
      listExtractionFiles: () => files,
      downloadDealers: () => {
        files = page(aFile());
        return waiting;
      },
    });
    await extract();
    expect(await screen.findByText(`Arquivo pronto: ${fileName}`)).toBeTruthy();
    expect(screen.queryByText(/Extração solicitada/)).toBeNull();
  });

  it('show why they failed, and offer no download', async () => {
    const message = 'O processamento foi interrompido. Solicite a extração de novo.';
    const states = [page(waiting), page(aFile({ status: 'ERROR', message, availableUntil: null }))];
    await open({ listExtractionFiles: () => states.shift() ?? page(aFile({ status: 'ERROR', message })) });
    expect((await screen.findByRole('alert')).textContent).toContain(`A extração não foi concluída. ${message}`);
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Baixar/ })).toBeNull();
  });

  it('are downloaded from an address signed by the server', async () => {
    const url = '/api/reports/public/downloads/file/x.xlsx?expires=1&signature=s';
    const fetched: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      fetched.push(`${this.download} ${this.getAttribute('href')}`);
    });
    const calls = await open({ listExtractionFiles: () => page(aFile()), readDownloadAddress: () => ({ url }) });
    await userEvent.click(await screen.findByRole('button', { name: `Baixar ${fileName}` }));
    await waitFor(() => expect(fetched).toEqual([`${fileName} ${url}`]));
    const [call] = calls.filter(({ name }) => name === 'readDownloadAddress');
    expect(call!.url.searchParams.get('fileName')).toBe(fileName);
  });

  it('show in the banner that they no longer exist', async () => {
    await open({
      listExtractionFiles: () => page(aFile()),
      readDownloadAddress: () => refuse(404, 'SEC004', 'Registro não encontrado.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: `Baixar ${fileName}` }));
    expect((await screen.findByRole('alert')).textContent).toContain('Registro não encontrado.');
  });
});
