// @vitest-environment jsdom
import type { CustomerOffer } from '@estrada/endpoints/index';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aSavedSimulation, parameters } from '../test-support.tsx';

const { dealer, sellerName, vehicleLabel, request, result } = aSavedSimulation();
const offer: CustomerOffer = {
  firstName: 'Marina',
  vehicleLabel,
  dealerName: dealer.tradingName,
  sellerName,
  quotedOn: '2026-11-20',
  financeTypeId: 1,
  vehicleValueCents: request.vehicleValueCents,
  entryValueCents: request.entryValueCents,
  selectedTerm: 36,
  terms: result.simulationItems,
  lender: parameters.lender,
  expiresAt: '2026-12-21T03:00:00Z',
  isOpened: false,
  choice: null,
  acceptance: null,
  dealerPhone: '11988887654',
};

beforeEach(resetBrowser);
afterEach(cleanup);

/** Opens the page of a link as a client. */
function open(answers: Answers = {}, hash = '#secret.mark') {
  const calls = fakeServer({
    readActiveModules: () => ({ modules: [], apiKey: 'portal-key' }),
    readCustomerOffer: () => offer,
    openCustomerOffer: () => ({ opened: true }),
    registerAudit: () => ({ registered: true }),
    ...answers,
  });
  renderPortal(`/minhaProposta${hash}`);
  return calls;
}
const named = (calls: ReturnType<typeof open>, name: string) => calls.filter((call) => call.name === name);
const seeIt = () => screen.findByRole('button', { name: 'Ver minha simulação' });

it('shows the price before the discount of a voucher, the discount, and the price', async () => {
  open({ readCustomerOffer: () => ({ ...offer, listPriceCents: offer.vehicleValueCents + 300_000 }) });
  await userEvent.click(await seeIt());
  const sheet = within(screen.getByRole('region', { name: 'A simulação' }));
  for (const amount of ['R$ 99.400,00', '– R$ 3.000,00', 'R$ 96.400,00']) expect(sheet.getByText(amount)).toBeTruthy();
});

it('reports the opening only when the button is clicked, which then shows everything', async () => {
  const calls = open();
  await seeIt();
  expect(screen.getByRole('heading', { level: 1, name: 'Marina, sua simulação de financiamento' })).toBeTruthy();
  expect(screen.queryByText(/R\$/)).toBeNull();
  expect(named(calls, 'openCustomerOffer')).toEqual([]);
  await waitFor(() =>
    expect(named(calls, 'registerAudit').map(({ body }) => body)).toEqual([{ page: '/minhaProposta' }]),
  );

  await userEvent.click(await seeIt());
  expect(named(calls, 'openCustomerOffer').map(({ body }) => body)).toEqual([{ token: 'secret.mark' }]);
  const sheet = screen.getByRole('region', { name: 'A simulação' });
  expect(document.activeElement).toBe(sheet);
  expect(within(sheet).getByText('R$ 96.400,00')).toBeTruthy();
  expect(screen.getByText(/^Crédito oferecido por Banco do Vale, CNPJ .*contato@vale\.example\.$/)).toBeTruthy();
  expect(screen.getByText(/^A quitação antecipada/)).toBeTruthy();
  expect(screen.getByText(/^Em caso de atraso/)).toBeTruthy();
  // a proposal binds whoever makes it (Código Civil, art. 427), and this is a simulation
  expect(document.body.textContent).not.toMatch(/proposta/i);
});

it('shows on one line which part of the down payment is a vehicle', async () => {
  const tradeIn = { equityCents: 1_800_000, shortfallCents: 0 };
  open({ readCustomerOffer: () => ({ ...offer, tradeIn, isOpened: true }) });
  expect(await screen.findByText('R$ 28.000,00, sendo R$ 18.000,00 do veículo na troca')).toBeTruthy();
});

it('shows the conditions of the term that the client selects', async () => {
  open({ readCustomerOffer: () => ({ ...offer, isOpened: true }) });
  const terms = await screen.findAllByRole('radio');
  expect(terms.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true, false]);
  const paid = () => screen.getByText('Pagamentos').nextElementSibling?.textContent;
  expect(paid()).toMatch(/^36 pagamentos/);
  await userEvent.click(screen.getByRole('radio', { name: /^48 meses/ }));
  expect(paid()).toMatch(/^48 pagamentos/);
});

it('shows no button the second time', async () => {
  const calls = open({ readCustomerOffer: () => ({ ...offer, isOpened: true }) });
  expect(await screen.findByRole('region', { name: 'A simulação' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver minha simulação' })).toBeNull();
  expect(named(calls, 'openCustomerOffer')).toEqual([]);
});

it('shows the offer even if the seller could not be notified', async () => {
  open({ openCustomerOffer: () => refuse(500, 'SIS001', 'Erro') });
  await userEvent.click(await seeIt());
  expect(screen.getByRole('region', { name: 'A simulação' })).toBeTruthy();
  expect(screen.queryByText('Erro')).toBeNull();
});

it('shows no name when it is unknown', async () => {
  open({ readCustomerOffer: () => ({ ...offer, firstName: null }) });
  await seeIt();
  expect(screen.getByRole('heading', { level: 1, name: 'Sua simulação de financiamento' })).toBeTruthy();
});

it.each([
  ['has ended, was revoked or never was', '#secret.mark'],
  ['lost its secret', ''],
])('shows whom to contact when the link %s', async (_case, hash) => {
  const calls = open({ readCustomerOffer: () => refuse(404, 'SEC004', 'Não encontrado') }, hash);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Esta simulação não está mais disponível' }),
  ).toBeTruthy();
  expect(screen.getByText(/fale com o vendedor que enviou o link/)).toBeTruthy();
  expect(named(calls, 'readCustomerOffer')).toHaveLength(hash ? 1 : 0);
});

it('retries when the server could not answer', async () => {
  let isAway = true;
  open({ readCustomerOffer: () => (isAway ? refuse(429, 'USE029', 'Muitas solicitações.') : offer) });
  expect(await screen.findByText('Muitas solicitações.')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await seeIt();
});

it('shows columns of products without a choice, and notifies the seller of the column that the client chooses', async () => {
  const figures = { monthlyCents: 0, perDayCents: 0, apartCents: 0, cetAnnualPct: '23.78' };
  const life = { code: 'LIFE', provider: 'METLIFE', premiumCents: 90_000, isFinanced: true, perDayCents: 99 };
  const menu: CustomerOffer['menu'] = {
    termMonths: 36,
    without: { installmentCents: 190_000, cetAnnualPct: '23.78' },
    kept: [],
    columns: [
      { ...figures, column: 'none', products: [], installmentCents: 190_000 },
      {
        ...figures,
        column: 'essential',
        products: [{ ...life, monthlyCents: 3_000 }],
        installmentCents: 193_000,
        monthlyCents: 3_000,
      },
    ],
  };
  const calls = open({
    readCustomerOffer: () => ({ ...offer, isOpened: true, menu }),
    chooseOfferColumn: () => ({ column: 'essential', chosenAt: '2026-11-20T15:00:00Z' }),
  });
  const section = within(await screen.findByRole('region', { name: 'Produtos, se você quiser' }));
  expect(section.queryByText('Escolhida')).toBeNull();
  expect(section.getByText(/Parcela sem produtos/).textContent).toMatch(/R\$\s1\.900,00/);
  await userEvent.click(section.getByRole('button', { name: 'Escolher: Essencial' }));
  expect(await section.findByText(/Você escolheu Essencial\. .* recebeu um aviso/)).toBeTruthy();
  expect(section.getByText('Escolhida')).toBeTruthy();
  expect(named(calls, 'chooseOfferColumn').map(({ body }) => body)).toEqual([
    { token: 'secret.mark', column: 'essential' },
  ]);
});

it('answers in one act that the client wants the selected term, and names the other ways to answer', async () => {
  const calls = open({
    readCustomerOffer: () => ({ ...offer, isOpened: true }),
    acceptCustomerOffer: () => ({ term: 48, acceptedAt: '2026-11-20T13:10:00Z' }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^48 / }));
  await userEvent.click(screen.getByRole('button', { name: 'Quero esta, em 48 parcelas' }));
  expect(named(calls, 'acceptCustomerOffer').map(({ body }) => body)).toEqual([{ token: 'secret.mark', term: 48 }]);
  expect(await screen.findByText(/^Avisamos .*: você quer esta simulação em 48 parcelas\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Quero esta, em 48 parcelas' })).toBeNull();
  const whatsApp = new URL(screen.getByRole('link', { name: 'Chamar no WhatsApp' }).getAttribute('href')!);
  expect([whatsApp.origin, whatsApp.pathname]).toEqual(['https://wa.me', '/5511988887654']);
  expect(screen.getByRole('link', { name: 'Ligar: (11) 98888-7654' }).getAttribute('href')).toBe('tel:+5511988887654');
  await userEvent.click(screen.getByRole('radio', { name: /^36 / }));
  expect(screen.getByRole('button', { name: 'Quero esta, em 36 parcelas' })).toBeTruthy();
});
