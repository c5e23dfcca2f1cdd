// @vitest-environment jsdom
/** The client's exemption page: what is read, what is confirmed, and what an invalid link shows. */
import type { VapExemptionPage } from '@estrada/endpoints/index';
import { changeLanguage } from '@estrada/web/strings/language.ts';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

const page: VapExemptionPage = {
  lenderName: 'Banco do Vale',
  dealerName: 'Serra Azul',
  firstName: 'Marina',
  vehicle: 'Onix 1.0',
  language: 'pt-BR',
  products: [{ code: 'GAP', provider: 'Seguradora', labelPt: 'Seguro GAP', labelEn: 'GAP', premiumCents: 180_000 }],
  text: { version: '2026-11', pt: 'Confirmo que são assinados à parte.', en: 'I confirm that they are signed apart.' },
  expiresAt: '2026-11-23T13:00:00Z',
};

beforeEach(resetBrowser);
afterEach(cleanup);

function open(answers: Answers = {}, hash = '#secret.mark') {
  const calls = fakeServer({
    readActiveModules: () => ({ modules: [], apiKey: 'portal-key' }),
    readVapExemptionPage: () => page,
    confirmVapExemption: () => ({ confirmedAt: '2026-11-20T13:05:00Z' }),
    ...answers,
  });
  renderPortal(`/vapsExemption${hash}`);
  return { user: userEvent.setup(), named: (name: string) => calls.filter((call) => call.name === name) };
}
const button = () => screen.findByRole('button', { name: 'Confirmar assinatura em separado' });

it('shows the products and the text, and confirms that version with the secret in a header', async () => {
  const { user, named } = open();
  await button();
  expect(screen.getByRole('heading', { level: 1, name: /^Marina, / })).toBeTruthy();
  const products = within(screen.getByRole('list', { name: 'Produtos' }));
  expect(products.getByText(/Seguro GAP: R\$\s1\.800,00/)).toBeTruthy();
  expect(screen.getByText('Confirmo que são assinados à parte.')).toBeTruthy();
  expect(named('readVapExemptionPage')[0]!.headers.get('captureToken')).toBe('secret.mark');
  expect(named('confirmVapExemption')).toEqual([]);
  await user.click(await button());
  const said = await screen.findByRole('status');
  expect(within(said).getByText('Confirmação registrada')).toBeTruthy();
  expect(document.activeElement).toBe(said);
  const [confirmed] = named('confirmVapExemption');
  expect(confirmed!.body).toEqual({ version: '2026-11' });
  expect(confirmed!.headers.get('captureToken')).toBe('secret.mark');
});

it('shows that an invalid link must be requested again, before and at the confirmation', async () => {
  open({ readVapExemptionPage: () => refuse(404, 'SEC004', 'Não encontrado') });
  expect(await screen.findByText('Este link expirou ou já foi usado')).toBeTruthy();
  cleanup();
  const { user } = open({ confirmVapExemption: () => refuse(404, 'SEC004', 'Não encontrado') });
  await user.click(await button());
  expect(await screen.findByText('Este link expirou ou já foi usado')).toBeTruthy();
});

it('opens in the language of the client, unless another was selected in this browser', async () => {
  const english = { readVapExemptionPage: () => ({ ...page, language: 'en' as const }) };
  open(english);
  expect(await screen.findByText('I confirm that they are signed apart.')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  cleanup();
  await changeLanguage('pt-BR');
  open(english);
  expect(await screen.findByText('Confirmo que são assinados à parte.')).toBeTruthy();
});

it('requests nothing for an address without a secret', async () => {
  const { named } = open({}, '');
  expect(await screen.findByText('Este link expirou ou já foi usado')).toBeTruthy();
  expect(named('readVapExemptionPage')).toEqual([]);
});

it('stays on the page when the confirmation was refused, and shows why', async () => {
  const { user } = open({ confirmVapExemption: () => refuse(409, 'PRS002', 'A proposta está bloqueada.') });
  await user.click(await button());
  expect((await screen.findByRole('alert')).textContent).toContain('A proposta está bloqueada.');
  expect(await button()).toBeTruthy();
});

it('reloads the link after a failure', async () => {
  let tries = 0;
  const { user } = open({
    readVapExemptionPage: () => (tries++ === 0 ? refuse(500, 'SIS001', 'Tente mais tarde.') : page),
  });
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await button()).toBeTruthy();
});
