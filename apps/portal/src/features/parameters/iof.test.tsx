// @vitest-environment jsdom
import type { IofRowAnswer } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(resetBrowser);

const row = (changes: Partial<IofRowAnswer> = {}): IofRowAnswer => ({
  id: '01jd0000000000000000000001',
  version: 1,
  taxpayer: 'pf',
  effectiveFrom: '2015-01-22',
  validUntil: null,
  state: 'in-force',
  dailyRate: '0.000082',
  additionalRate: '0.0038',
  capDays: 365,
  financedLimitCents: null,
  changedByName: '',
  updatedAt: '2026-11-01T12:00:00.000Z',
  can: { edit: false, delete: false },
  ...changes,
});
const rows = [
  row(),
  row({ id: '01jd0000000000000000000002', taxpayer: 'pj', effectiveFrom: '2025-06-11', validUntil: '2026-12-31' }),
  row({
    id: '01jd0000000000000000000003',
    taxpayer: 'pj',
    effectiveFrom: '2027-01-01',
    state: 'future',
    additionalRate: '0.0095',
    can: { edit: true, delete: true },
  }),
  row({
    id: '01jd0000000000000000000004',
    taxpayer: 'simples',
    effectiveFrom: '2025-06-11',
    dailyRate: '0.0000274',
    financedLimitCents: 3_000_000,
  }),
];

function draw(answers = {}) {
  signInAs(bitUser);
  const calls = fakeServer({ readIofRows: () => ({ today: '2026-11-20', items: rows }), ...answers });
  renderPortal('/parameters/iof');
  return calls;
}
const table = (name: string) => screen.findByRole('table', { name: `Vigências: ${name}` });

it('shows the rates of each borrower, newest first, and allows no change of a row that has begun', async () => {
  draw();
  const companies = within(await table('Pessoa jurídica')).getAllByRole('row');
  expect(companies[1]!.textContent).toMatch(/01\/01\/2027.*Futura.*0,0082%.*0,95%.*365 dias/);
  expect(companies[2]!.textContent).toMatch(/11\/06\/2025 ?até 31\/12\/2026.*Vigente/);
  expect(screen.getAllByRole('button', { name: /^Ações de/ })).toHaveLength(1);
  expect((await table('Simples Nacional e MEI')).textContent).toMatch(/0,00274%.*R\$\s30\.000,00/);
});

it('compares two loans under the row of today and the new one before saving, and saves it', async () => {
  const user = userEvent.setup();
  const calls = draw({ saveIofRow: () => rows[2] });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar vigência: Pessoa física' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Cadastrar vigência: Pessoa física' }));
  expect(drawer.getByText(/Preencha o início/)).toBeTruthy();
  await user.type(drawer.getByLabelText(/Início da vigência/), '01/02/2027');
  const rate = drawer.getByLabelText(/Alíquota adicional/);
  await user.clear(rate);
  await user.type(rate, '1,5');
  const changed = await drawer.findByRole('table', { name: /^Pessoa física: carro de/ });
  expect(changed.textContent).not.toContain('Nada muda');
  const iof = within(changed).getByRole('row', { name: /^IOF/ });
  const [before, after] = within(iof).getAllByRole('cell');
  expect(before!.textContent).not.toBe(after!.textContent);
  expect(drawer.getByRole('table', { name: /^Pessoa jurídica: carro de.*Nada muda/ })).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Vigência do IOF cadastrada com sucesso.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'saveIofRow')!.body).toMatchObject({
    taxpayer: 'pf',
    id: null,
    version: 0,
    effectiveFrom: '2027-02-01',
    dailyRate: '0.000082',
    additionalRate: '0.015',
  });
});

it('refuses at the field what the server would refuse', async () => {
  const user = userEvent.setup();
  const calls = draw();
  await user.click(await screen.findByRole('button', { name: 'Cadastrar vigência: Pessoa jurídica' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByLabelText(/Início da vigência/), '01/01/2027');
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await drawer.findByText(/posterior ao início do último período/)).toBeTruthy();
  expect(calls.some(({ name }) => name === 'saveIofRow')).toBe(false);
});

it('saves a rate of zero only once it is confirmed', async () => {
  const user = userEvent.setup();
  const calls = draw({ saveIofRow: () => rows[2] });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar vigência: Pessoa física' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByLabelText(/Início da vigência/), '01/02/2027');
  expect(drawer.queryByRole('switch')).toBeNull();
  const rate = drawer.getByLabelText(/Alíquota diária/);
  await user.clear(rate);
  await user.type(rate, '0');
  const confirmation = await drawer.findByRole('switch', { name: /Confirmo a alíquota zero/ });
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await drawer.findByText(/Confirme que a alíquota é zero/)).toBeTruthy();
  expect(calls.some(({ name }) => name === 'saveIofRow')).toBe(false);
  await user.click(confirmation);
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Vigência do IOF cadastrada com sucesso.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'saveIofRow')!.body).toMatchObject({ dailyRate: '0', confirmsZero: true });
});

it('prompts before a future row is deleted, and shows that the previous one stays in force', async () => {
  const user = userEvent.setup();
  const calls = draw({ deleteIofRow: () => ({ id: rows[2]!.id }) });
  await user.click(await screen.findByRole('button', { name: 'Ações de Pessoa jurídica, início em 01/01/2027' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir vigência' }));
  expect(dialog.getByText(/a anterior continua em vigor/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Vigência do IOF excluída com sucesso.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'deleteIofRow')!.url.searchParams.get('version')).toBe('1');
});
