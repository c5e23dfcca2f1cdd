// @vitest-environment jsdom
import type { LenderRowAnswer } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

beforeEach(resetBrowser);

const financeUser = { ...bitUser, groups: [{ groupName: 'finance' }] };

const row = (changes: Partial<LenderRowAnswer> = {}): LenderRowAnswer => ({
  id: '01jd0000000000000000000001',
  version: 1,
  effectiveFrom: '2026-01-01',
  validUntil: null,
  state: 'in-force',
  name: 'Banco do Vale',
  cnpj: '11222333000181',
  address: 'Rua das Laranjeiras, 12',
  city: 'Rio de Janeiro',
  uf: 'RJ',
  zipCode: '22240003',
  email: 'credito@vale.example',
  sacPhone: '08001234567',
  ombudsmanPhone: '08007654321',
  privacyOfficer: 'Helena Duarte Reis',
  arrearsRateMonthly: '0.01',
  arrearsBasis: '',
  lateFineRate: '0.02',
  otherCharges: '',
  aloneUpToCents: 15_000_000,
  fourEyesAboveCents: 30_000_000,
  tablesByTwo: false,
  changedByName: 'Ana Prado',
  updatedAt: '2026-11-01T12:00:00.000Z',
  can: { edit: false, delete: false },
  ...changes,
});

function draw(user: typeof bitUser, answers = {}) {
  signInAs(user);
  const calls = fakeServer({ readLenderRows: () => ({ today: '2026-11-20', items: [row()] }), ...answers });
  renderPortal('/parameters/lender');
  return calls;
}

it('shows the lender, the cost of late payment and the decision rules, and is read-only for bit', async () => {
  draw(bitUser);
  const table = await screen.findByRole('table', { name: 'Vigências: Financeira' });
  const text = within(table).getAllByRole('row')[1]!.textContent;
  for (const part of [
    'Banco do Vale',
    '11.222.333/0001-81',
    'Rio de Janeiro, RJ',
    'Juros de mora: 1,00% ao mês',
    'Multa: 2,00%',
    'SAC 0800 123 4567',
    'Ouvidoria 0800 765 4321',
    'Encarregado de dados: Helena Duarte Reis',
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/Individual: até R\$\s150\.000,00.*Dupla: acima de R\$\s300\.000,00/);
  expect(screen.queryByRole('button', { name: /^Cadastrar vigência/ })).toBeNull();
});

it('starts a new row with the values in force, refuses a fine above the legal limit, and saves the corrected one', async () => {
  const user = userEvent.setup();
  const calls = draw(financeUser, { saveLenderRow: () => row() });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar vigência: Financeira' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Cadastrar vigência: Financeira' }));
  await user.type(drawer.getByLabelText(/Início da vigência/), '01/02/2027');
  const fine = drawer.getByLabelText(/Multa por atraso/);
  await user.clear(fine);
  await user.type(fine, '2,01');
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(fine.getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ name }) => name === 'saveLenderRow')).toBe(false);
  await user.clear(fine);
  await user.type(fine, '1,50');
  await user.type(drawer.getByLabelText(/Outros encargos/), 'Custas{Enter}do registro');
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Vigência da financeira cadastrada com sucesso.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'saveLenderRow')!.body).toMatchObject({
    id: null,
    version: 0,
    effectiveFrom: '2027-02-01',
    name: 'Banco do Vale',
    sacPhone: '08001234567',
    uf: 'RJ',
    lateFineRate: '0.015',
    otherCharges: 'Custas\ndo registro',
    aloneUpToCents: 15_000_000,
  });
});
