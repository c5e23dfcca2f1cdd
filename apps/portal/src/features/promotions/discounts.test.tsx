// @vitest-environment jsdom
/** The page of coupons and vouchers: both lists, the form of a rule, and the list of people. */
import { everySale } from '@estrada/testkit/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './discounts.page.tsx';
import { readPeople } from './people-dialog.tsx';

const aVoucher = {
  id: '01hq3w7k9m2n4p6r8s0t2v4v01',
  version: 3,
  enabled: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true },
  ruleName: 'Feirão de novembro',
  discountVoucher: 'FEIRAO-11',
  voucherType: 'SINGLE',
  voucherLimit: 100,
  effectiveFrom: '2020-11-01',
  validUntil: '2099-12-31',
  discountType: 'PERCENTUAL',
  discountValue: 12_50,
  ...everySale,
  people: 2,
  reserved: 3,
  used: 4,
};
const pageOf = (items: unknown[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });
const options = {
  manufacturers: [{ value: '1', name: 'CHEVROLET' }],
  models: [
    { value: '3', name: 'Onix' },
    { value: '4', name: 'Tracker' },
  ],
  versions: [],
  dealers: [{ value: '101', name: 'Autovia' }],
  regions: [],
};

beforeEach(resetBrowser);

function open(answers: Answers = {}, address = '/parameters/voucher') {
  signInAs({ ...bitUser, groups: [{ groupName: 'crm' }] });
  const calls = fakeServer({
    listVouchers: () => pageOf([aVoucher]),
    listCoupons: () => pageOf([]),
    readVoucher: () => aVoucher,
    readVoucherPeople: () => ({ documents: ['***.982.247-**', '***.456.789-**'], totalElements: 2 }),
    listDiscountScope: () => options,
    ...answers,
  });
  renderPortal(address);
  return calls;
}
const row = async () => (await screen.findByText('Feirão de novembro')).closest('tr')!;

it('lists vouchers with their discount, validity and uses, ten a page', async () => {
  const calls = open();
  expect((await row()).textContent).toContain('FEIRAO-11');
  expect((await row()).textContent).toContain('12,50%');
  expect((await row()).textContent).toContain('7 de 100');
  expect(calls.find(({ name }) => name === 'listVouchers')?.url.searchParams.get('size')).toBe('10');
});

it('shows coupons on the other tab, which has an address of its own', async () => {
  open();
  await row();
  await userEvent.click(screen.getByRole('tab', { name: 'Cupons de desconto' }));
  expect(await screen.findByText(/Nenhum cupom/)).toBeTruthy();
  cleanup();
  open({}, '/parameters/voucher?aba=coupons');
  expect(await screen.findByText(/Nenhum cupom/)).toBeTruthy();
});

it('registers a voucher with the discount in the unit of its type, and lists as selections', async () => {
  const calls = open({ registerVoucher: () => aVoucher });
  await row();
  await userEvent.click(screen.getByRole('link', { name: /Cadastrar voucher/ }));
  const form = within(await screen.findByRole('dialog'));
  const type = async (label: RegExp, text: string) => {
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.type(form.getByLabelText(label), text);
  };
  const choose = async (label: RegExp, name: string) => {
    await userEvent.click(form.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await type(/^Nome da regra/, 'Natal');
  await userEvent.click(form.getByRole('button', { name: 'Gerar código' }));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Voucher/ }).value).toMatch(/^[0-9A-Z]{13}$/);
  await userEvent.clear(form.getByRole('textbox', { name: /^Voucher/ }));
  await type(/^Voucher/, 'natal-26');
  await choose(/^Tipo de voucher/, 'Até o limite de usos');
  await type(/^Limite de usos/, '50');
  await type(/^Início da validade/, '01/12/2099');
  await type(/^Fim da validade/, '31/12/2099');
  await choose(/^Tipo de desconto/, 'Percentual');
  await type(/^Desconto/, '12,5');
  await choose(/^Tipo de pessoa/, 'Pessoa física');
  await choose(/^Tipo de venda/, 'Todas');
  await userEvent.type(form.getByRole('combobox', { name: /^Modelos/ }), 'Trac');
  await userEvent.click(await screen.findByRole('option', { name: 'Tracker' }));
  await userEvent.click(form.getByRole('button', { name: /^(Cadastrar|Salvar)/ }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'registerVoucher')?.body).toMatchObject({
      ruleName: 'Natal',
      discountVoucher: 'natal-26',
      voucherType: 'MULTIPLE',
      voucherLimit: 50,
      effectiveFrom: '2099-12-01',
      validUntil: '2099-12-31',
      discountType: 'PERCENTUAL',
      discountValue: 12_50,
      personType: 'PF',
      saleType: 'ALL',
      models: '4',
      manufacturers: '',
    }),
  );
});

describe('the list of people', () => {
  const choose = async (text: string) => {
    await userEvent.click(within(await row()).getByRole('button', { name: /Ações|Mais/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lista de pessoas' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Quem pode usar/ }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File([text], 'pessoas.csv', { type: 'text/csv' }));
    return dialog;
  };

  it('is shown masked, ten people a page', async () => {
    const documents = Array.from({ length: 10 }, () => '***.982.247-**');
    open({
      listVouchers: () => pageOf([{ ...aVoucher, people: 12 }]),
      readVoucherPeople: ({ url }) =>
        url.searchParams.get('page') === '1'
          ? { documents: ['***.111.222-**'], totalElements: 12 }
          : { documents, totalElements: 12 },
    });
    await userEvent.click(within(await row()).getByRole('button', { name: /Ações|Mais/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lista de pessoas' }));
    const list = within(await screen.findByRole('region', { name: 'Pessoas na lista' }));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(list.getByRole('button', { name: 'Próximas' }));
    expect(await screen.findByText('***.111.222-**')).toBeTruthy();
    expect(screen.getByText('Página 2 de 2')).toBeTruthy();
  });

  it('is replaced by the documents of a file', async () => {
    const calls = open({ replaceVoucherPeople: () => ({ ...aVoucher, people: 1 }) });
    const dialog = await choose('CPF\n529.982.247-25\n');
    expect(await dialog.findByText('1 documento no arquivo.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Substituir a lista' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ name }) => name === 'replaceVoucherPeople')?.body).toEqual({
      version: 3,
      documents: ['52998224725'],
    });
  });

  it('names the lines without a valid document, and does not send the file', async () => {
    const calls = open();
    const dialog = await choose('CPF\n529.982.247-25\n111\n222');
    expect(await dialog.findByText(/linhas que não têm CPF ou CNPJ válido: 3, 4/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Substituir a lista' }).disabled).toBe(true);
    expect(calls.some(({ name }) => name === 'replaceVoucherPeople')).toBe(false);
  });
});

it('reads the first cell of each line, and the zeros that a spreadsheet drops', () => {
  expect(readPeople('documento;nome\r\n529.982.247-25;Ana\r\n\r\n191\n')).toEqual({
    documents: ['52998224725'],
    wrongLines: [4],
  });
  expect(readPeople('1234567890')).toEqual({ documents: ['01234567890'], wrongLines: [] });
});
