// @vitest-environment jsdom
import { enterSession } from '@estrada/web/session/enter-session.ts';
import { noModules } from '@estrada/web/session/session-store.ts';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, granted } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

beforeEach(resetBrowser);

const id = '01jd0000000000000000000001';
const can = { edit: true };
const on = { enabledAllDealers: true, enabledPF: true, enabledPJ: true };

function draw(values: Partial<typeof on> = {}, esignEnabled = true) {
  enterSession(granted({ ...bitUser, groups: [{ groupName: 'admin-internal' }] }), { ...noModules, esign: true });
  const record = {
    ...on,
    ...values,
    version: 1,
    changedByName: 'Ana Lima',
    updatedAt: '2026-11-20T12:00:00.000Z',
    can,
  };
  const calls = fakeServer({
    readEsign: () => record,
    saveEsign: () => ({ ...record, enabledPJ: false, version: 2 }),
    listDealers: () => ({
      items: [{ id, GMFcode: '7001', tradingName: 'Autovia Veículos' }],
      next: null,
      totalElements: 1,
      totalCapped: false,
    }),
    readDealerSettings: () => ({
      version: 1,
      esignEnabled,
      products: [],
      can: { chooseProducts: false, switchEsign: true },
    }),
  });
  renderPortal('/parameters/esign');
  return calls;
}

async function chooseDealer() {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('combobox', { name: 'Concessionária' }), 'auto');
  await user.click(await screen.findByRole('option', { name: /Autovia Veículos/, hidden: true }));
  const term = await screen.findByText('Pessoa física', { selector: 'dt' });
  return within(term.closest('dl')!)
    .getAllByRole('definition')
    .map((said) => said.textContent);
}

it.each([
  ['nothing is off', {}, true, ['Ativada em todos os níveis', 'Ativada em todos os níveis']],
  ['it is off for all', { enabledAllDealers: false }, false, ['todas as concessionárias', 'todas as concessionárias']],
  ['it is off for companies', { enabledPJ: false }, true, ['Ativada em todos os níveis', 'tipo de pessoa']],
  ['the dealer does without', {}, false, ['concessionária, na tela', 'concessionária, na tela']],
])('shows which level decides for a dealer when %s', async (_case, values, esignEnabled, expected) => {
  draw(values, esignEnabled);
  const said = await chooseDealer();
  expect(said.map((text, index) => text?.includes(expected[index]!))).toEqual([true, true]);
});

it('disables it for a kind of client, and shows the effect', async () => {
  const calls = draw();
  const user = userEvent.setup();
  const companies = await screen.findByRole('switch', { name: /^Pessoa jurídica/ });
  expect(screen.getByText('Desativada: contratos de pessoas jurídicas são assinados em papel.')).toBeTruthy();
  await user.click(companies);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações salvas. Já estão em vigor.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'saveEsign')!.body).toEqual({ ...on, enabledPJ: false, version: 1 });
});
