// @vitest-environment jsdom
import type { UploadRecord } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { aTime, noTables } from '@estrada/web/test/table-times.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

const address = '/vehicles/upload';
const id = '01hq3w7k9m2n4p6r8s0t2v4u01';
const anUpload = (part: Partial<UploadRecord> = {}): UploadRecord => ({
  id,
  fileName: 'novembro.csv',
  sizeBytes: 2_048,
  uploadDate: '2026-11-20T14:00:00Z',
  user: 'Bruno Teles',
  status: 'SUCCESS',
  message: '2 linhas aplicadas. A nova tabela está em vigor.',
  line: null,
  lineCount: 2,
  expectedLines: 2,
  problemCount: 0,
  isTrial: false,
  effectiveFrom: null,
  can: { apply: false },
  ...part,
});
const refused = anUpload({
  status: 'ERROR',
  message: 'Nada foi aplicado: 3 problemas encontrados, o primeiro na linha 3. Veja o relatório.',
  line: 3,
  problemCount: 3,
});
const waiting = anUpload({ status: 'PENDING', message: null, lineCount: 0, expectedLines: null });
const page = (...items: UploadRecord[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
});
const columns = {
  columns: [
    { name: 'condicao', about: 'novo ou usado', example: 'novo', isRequired: true },
    { name: 'opcional', about: 'Código do opcional', example: 'R7E', isRequired: false },
  ],
  maxLines: 500_000,
  maxBytes: 1_000,
};
const open = (answers: Answers = {}) => {
  const calls = fakeServer({
    readVehiclesColumns: () => columns,
    readVehiclesInForce: () => noTables,
    listVehiclesUploads: () => page(),
    ...answers,
  });
  renderPortal(address);
  return calls;
};
const sends = (calls: ReturnType<typeof open>) => calls.filter(({ name }) => name === 'sendVehiclesTable');
const aFile = (name = 'novembro.csv', content = 'condicao;preco') => new File([content], name);
const choose = async (file: File) => {
  await screen.findByText(/até 1 kB e 500.000 linhas/);
  fireEvent.change(screen.getByTestId('table-file'), { target: { files: [file] } });
};
const confirmSending = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Enviar tabela' }));
  const question = await screen.findByRole('dialog', { name: 'Substituir a tabela em vigor?' });
  expect(within(question).getByText('novembro.csv')).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'Enviar e substituir' }));
};
/** What the browser saves: the names of the downloaded files. */
function watchDownloads(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
const asFile = (name: string) =>
  new Response('conteúdo', {
    headers: {
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="x"; filename*=UTF-8''${name}`,
    },
  });

beforeEach(() => {
  vi.restoreAllMocks();
  resetBrowser();
  signInAs(bitUser);
});

describe('the table in force', () => {
  const inForce = aTime({ rowCount: 12_345 });
  const facts = () => screen.findByRole('region', { name: 'Em vigor' });

  it('is shown before anything is sent: rows, since when, by whom, from which file', async () => {
    open({ readVehiclesInForce: () => ({ ...noTables, inForce }) });
    const region = await facts();
    await within(region).findByText('12.345');
    const said = within(region)
      .getAllByRole('definition')
      .map((fact) => fact.textContent);
    expect(said).toEqual(['12.345', '20/10/2026 11:00', 'Ana Lima', 'outubro.csv']);
  });

  it('shows that no file has taken effect yet', async () => {
    open();
    expect(await within(await facts()).findByText(/Nenhuma tabela .* entrou em vigor ainda/)).toBeTruthy();
  });

  it('is updated when an upload ends successfully', async () => {
    let listed = 0;
    const calls = open({
      readVehiclesInForce: () => ({
        ...noTables,
        inForce: listed > 1 ? { ...inForce, fileName: 'novembro.csv' } : inForce,
      }),
      listVehiclesUploads: () => page(listed++ === 0 ? waiting : anUpload()),
    });
    expect(await within(await facts()).findByText('outubro.csv')).toBeTruthy();
    expect(await within(await facts()).findByText('novembro.csv')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'readVehiclesInForce')).toHaveLength(2);
  });
});

describe('selecting a file', () => {
  it('shows what is accepted before anything is selected', async () => {
    open();
    expect(await screen.findByText('CSV (ponto e vírgula ou vírgula) ou XLSX, até 1 kB e 500.000 linhas')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Tabela de veículos' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar tabela' })).toBeNull();
  });

  it.each([
    ['another type', aFile('foto.png'), 'Escolha um arquivo .csv ou .xlsx'],
    ['one too large', aFile('grande.csv', 'x'.repeat(1_001)), 'O arquivo tem mais de 1 kB: escolha um menor'],
    ['an empty one', aFile('vazio.csv', ''), 'O arquivo está vazio: escolha outro'],
  ])('refuses %s without a call', async (_case, file, words) => {
    const calls = open();
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByRole('button', { name: 'Escolher arquivo' }).getAttribute('aria-describedby')).toBe(
      screen.getByRole('alert').id,
    );
    expect(screen.queryByRole('button', { name: 'Enviar tabela' })).toBeNull();
    expect(sends(calls)).toEqual([]);
  });

  it('clears the refusal when a valid file follows, also with a capitalised extension', async () => {
    open();
    await choose(aFile('foto.png'));
    await choose(aFile('NOVEMBRO.XLSX'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('NOVEMBRO.XLSX')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enviar tabela' })).toBeTruthy();
  });

  it('accepts one that is dropped', async () => {
    open();
    const place = await screen.findByRole('region', { name: 'Enviar uma tabela' });
    fireEvent.drop(place, { dataTransfer: { files: [aFile()] } });
    expect(screen.getByText('novembro.csv')).toBeTruthy();
  });
});

describe('sending', () => {
  it('requires a confirmation that names the file, and sends nothing when it is cancelled', async () => {
    const calls = open();
    await choose(aFile());
    await userEvent.click(screen.getByRole('button', { name: 'Enviar tabela' }));
    const question = await screen.findByRole('dialog', { name: 'Substituir a tabela em vigor?' });
    await userEvent.click(within(question).getAllByRole('button', { name: 'Cancelar' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sends(calls)).toEqual([]);
    expect(screen.getByText('novembro.csv')).toBeTruthy();
  });

  it('shows the progress, sends the file once, and reports its end once', async () => {
    let arrive = (_upload: UploadRecord) => {};
    let history = page();
    const calls = open({
      sendVehiclesTable: () => new Promise((resolve) => (arrive = resolve)),
      listVehiclesUploads: () => history,
    });
    await choose(aFile());
    await confirmSending();
    expect(
      (await screen.findByRole('progressbar', { name: 'Enviando novembro.csv' })).getAttribute('aria-valuenow'),
    ).toBe('50');
    expect(screen.getByText('Enviando novembro.csv · 50% enviados')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Enviar uma tabela' }));
    // the job ended before the list was loaded: it was never shown as running
    history = page(anUpload());
    arrive(waiting);
    expect(await screen.findByText('novembro.csv: 2 linhas aplicadas. A nova tabela está em vigor.')).toBeTruthy();
    expect(within(await screen.findByRole('row', { name: /novembro.csv/ })).getByText('Sucesso')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeTruthy();
    const [sent] = sends(calls);
    expect(sends(calls)).toHaveLength(1);
    expect(sent!.file?.name).toBe('novembro.csv');
    await userEvent.click(screen.getByRole('button', { name: /Fechar aviso/ }));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(screen.queryByText(/novembro.csv: 2 linhas/)).toBeNull();
  });

  it('can be cancelled, retains the file and shows that nothing was applied', async () => {
    open({ sendVehiclesTable: () => new Promise(() => {}) });
    await choose(aFile());
    await confirmSending();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar envio' }));
    expect(await screen.findByText('Envio cancelado. Nada foi aplicado.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Enviar tabela' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('cannot be cancelled once the whole file is sent: the server may have it', async () => {
    open({ sendVehiclesTable: () => new Promise(() => {}) });
    vi.spyOn(globalThis.XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      const all = Object.assign(new Event('progress'), { lengthComputable: true, loaded: 2, total: 2 });
      this.upload.dispatchEvent(all);
    });
    await choose(aFile());
    await confirmSending();
    expect(await screen.findByText('novembro.csv enviado, aguardando o processamento')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancelar envio' })).toBeNull();
  });

  it('shows the refusal of the server and retains the file to be sent again', async () => {
    open({ sendVehiclesTable: () => refuse(413, 'SIS005', 'O arquivo é grande demais.') });
    await choose(aFile());
    await confirmSending();
    expect((await screen.findByRole('alert')).textContent).toContain('O arquivo é grande demais.');
    expect(await screen.findByRole('button', { name: 'Enviar tabela' })).toBeTruthy();
  });
});

describe('upload history', () => {
  it('is empty at first, with a hint', async () => {
    open();
    expect(await screen.findByText('Nenhuma carga ainda')).toBeTruthy();
  });

  it('can be reloaded after a failure', async () => {
    let isBroken = true;
    open({ listVehiclesUploads: () => (isBroken ? refuse(409, 'SIS002', 'Falhou') : page(anUpload())) });
    await screen.findByText('Falhou');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('row', { name: /novembro.csv/ })).toBeTruthy();
  });

  it('polls running uploads and reports their end once', async () => {
    const states = [
      page(waiting),
      page(anUpload({ status: 'PROCESSING', message: null, lineCount: 30_000, expectedLines: 100_000 })),
      page(refused),
    ];
    open({ listVehiclesUploads: () => states.shift() ?? page(refused) });
    expect(await screen.findByText('Na fila')).toBeTruthy();
    const progress = await screen.findByRole('progressbar', { name: 'Leitura de novembro.csv' });
    expect(progress.getAttribute('aria-valuenow')).toBe('30');
    expect(screen.getByText('30.000 de cerca de 100.000 linhas')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('novembro.csv: Nada foi aplicado: 3 problemas');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('does not report again what had ended before the page was opened', async () => {
    open({ listVehiclesUploads: () => page(refused) });
    await screen.findByRole('row', { name: /novembro.csv/ });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('problems of an upload', () => {
  const problems = [
    { line: 3, column: 'preco', value: 'barato', reason: 'Informe um número válido' },
    { line: 1_004, column: 'codigo', value: '', reason: 'Campo obrigatório' },
  ];

  it('are listed in a drawer with line, column, value and reason, and the report has all of them', async () => {
    const saved = watchDownloads();
    open({
      listVehiclesUploads: () => page(refused),
      readVehiclesUpload: () => ({ upload: refused, problems }),
      readVehiclesReport: () => asFile('tabela-de-veiculos-problemas.csv'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver problemas: novembro.csv' }));
    const drawer = await screen.findByRole('dialog', { name: 'Problemas de novembro.csv' });
    const table = within(await within(drawer).findByRole('table', { name: 'Problemas encontrados' }));
    await table.findByText('barato');
    const texts = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(texts).toEqual([
      ['Linha', 'Coluna', 'Valor', 'Motivo'],
      ['3', 'preco', 'barato', 'Informe um número válido'],
      ['1.004', 'codigo', '(vazio)', 'Campo obrigatório'],
    ]);
    expect(within(drawer).getByText('Mostrando os primeiros 2 de 3. O relatório tem todos.')).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Baixar relatório completo' }));
    await waitFor(() => expect(saved).toEqual(['tabela-de-veiculos-problemas.csv']));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be reloaded after a failure', async () => {
    let isBroken = true;
    open({
      listVehiclesUploads: () => page(refused),
      readVehiclesUpload: () => (isBroken ? refuse(409, 'SIS002', 'Falhou') : { upload: refused, problems }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver problemas: novembro.csv' }));
    await screen.findByText('Falhou');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('barato')).toBeTruthy();
  });
});

describe('the template of a table', () => {
  it('is downloaded in both formats, under the name set by the server', async () => {
    const saved = watchDownloads();
    const calls = open({
      readVehiclesTemplate: ({ url }) => asFile(`tabela-de-veiculos-modelo.${url.searchParams.get('format')}`),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar modelo XLSX' }));
    await waitFor(() => expect(saved).toEqual(['tabela-de-veiculos-modelo.xlsx']));
    await userEvent.click(screen.getByRole('button', { name: 'Baixar modelo CSV' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(calls.filter(({ name }) => name === 'readVehiclesTemplate')).toHaveLength(2);
  });

  it('shows in the banner that it could not be downloaded', async () => {
    const saved = watchDownloads();
    open({ readVehiclesTemplate: () => refuse(500, 'SIS001', 'Falhou') });
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar modelo CSV' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Falhou');
    expect(saved).toEqual([]);
  });

  it('has an explanation of its columns', async () => {
    open();
    await userEvent.click(await screen.findByText('Ver as colunas'));
    const table = within(await screen.findByRole('table', { name: 'Colunas do modelo' }));
    expect(within(table.getByRole('row', { name: /condicao/ })).getByText('Sim')).toBeTruthy();
    expect(within(table.getByRole('row', { name: /opcional/ })).getByText('Não')).toBeTruthy();
  });
});
