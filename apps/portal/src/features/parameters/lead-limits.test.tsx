// @vitest-environment jsdom
import { leadLimits } from '@estrada/domain/settings/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

const inForce = {
  ...leadLimits.defaults,
  version: 3,
  updatedAt: '2026-11-20T14:00:00Z',
  changedByName: 'André Brito',
  can: { edit: true },
};

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'crm' }] });
});

const open = (answers: Answers = {}) => {
  const calls = fakeServer({ readLeadLimits: () => inForce, ...answers });
  renderPortal('/leads/parameters');
  return calls;
};
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

it('shows each value with its unit and bounds, and the author of the last change', async () => {
  open();
  expect((await field(/Prazo do primeiro contato/)).value).toBe('60');
  expect(screen.getAllByText('minutos, de 1 a 1.440')).toHaveLength(2);
  expect(screen.getByText('Última alteração em 20/11/2026 11:00, por André Brito.')).toBeTruthy();
});

it('shows on a new installation that the initial values apply, and has nothing to save until one changes', async () => {
  open({ readLeadLimits: () => ({ ...inForce, version: 0, updatedAt: null, changedByName: null }) });
  expect(await screen.findByText('Nenhuma alteração até agora: estão em vigor os valores iniciais.')).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
  expect(button.disabled).toBe(true);
  expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toBe(
    'Valores iniciais, nada alterado',
  );
  await userEvent.type(await field(/Prazo do primeiro contato/), '1');
  expect(button.disabled).toBe(false);
});

it('refuses a value out of bounds at its field, then saves over the version that was read', async () => {
  const calls = open({ saveLeadLimits: ({ body }) => ({ ...inForce, ...body, version: 4 }) });
  const wait = await field(/Prazo do primeiro contato/);
  await userEvent.clear(wait);
  await userEvent.type(wait, '2000');
  await save();
  await waitFor(() => expect(wait.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.some(({ name }) => name === 'saveLeadLimits')).toBe(false);
  await userEvent.clear(wait);
  await userEvent.type(wait, '90');
  await save();
  expect(await screen.findByText('Configurações salvas. Já estão em vigor.')).toBeTruthy();
  const [sent] = calls.filter(({ name }) => name === 'saveLeadLimits');
  expect(sent!.body).toMatchObject({ limitTimeFirstLead: 90, version: 3 });
});

it('shows what another user has saved, next to the typed values', async () => {
  let version = 3;
  open({
    readLeadLimits: () => ({ ...inForce, version, minutesToSendLeads: version === 3 ? 15 : 20 }),
    saveLeadLimits: () => {
      version = 4;
      return refuse(409, 'SET001', 'Este registro foi alterado');
    },
  });
  const wait = await field(/Prazo do primeiro contato/);
  await userEvent.clear(wait);
  await userEvent.type(wait, '90');
  await save();
  expect(await screen.findByRole('heading', { name: 'Outra pessoa alterou este registro' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Prazo de envio ao CRM 20/ })).toBeTruthy();
});

it('is read-only for users who may only view it', async () => {
  open({ readLeadLimits: () => ({ ...inForce, can: { edit: false } }) });
  expect((await field(/Prazo do primeiro contato/)).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});
