// @vitest-environment jsdom
/** The simulator without a login: its questions, the figure, two cars side by side, the dealer and the request. */
import { customerConsent } from '@estrada/domain/leads/index';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { anAnswer, parameters } from '../test-support.tsx';
import type { Figure } from './use-customer-simulator.ts';

beforeEach(resetBrowser);
afterEach(cleanup);

const dealer = { id: '01jd0000000000000000000002', tradingName: 'Serra Veículos', city: 'São Paulo', state: 'SP' };
const prices: Readonly<Record<number, number>> = { 501: 9_990_000, 502: 14_990_000 };

/** A figure that depends on the request in a simple way. */
function aFigure(body: Record<string, unknown>): Figure {
  const vehicleValueCents = prices[body.versionId as number]!;
  const entryValueCents = body.entryValueCents as number;
  const term = (body.term as number | undefined) ?? 60;
  const { simulationItems, availableTerms } = anAnswer({
    vehicleValueCents,
    entryValueCents,
    terms: [term],
    products: [],
  });
  return {
    quotedOn: '2026-11-20',
    vehicleLabel: body.versionId === 501 ? 'Chevrolet Onix LT' : 'Chevrolet Tracker LTZ',
    vehicleValueCents,
    entryValueCents,
    state: 'SP',
    financeTypeId: 1,
    availableTerms: availableTerms.map((one) => one.term),
    isGoalMet: body.installmentCents === undefined ? null : (body.installmentCents as number) > 100_000,
    term: simulationItems[0]!,
    insurances: [],
    lender: parameters.lender,
    reference: `figure-of-${body.versionId}.mark`,
  };
}

/** Opens the page as a client without a login. */
function open(answers: Answers = {}, search = '') {
  const calls = fakeServer({
    readActiveModules: () => ({ modules: [], apiKey: 'portal-key' }),
    registerAudit: () => ({ registered: true }),
    listCustomerManufacturers: () => ({ items: [{ id: 12, name: 'Chevrolet' }] }),
    listCustomerModels: () => ({
      items: [
        { id: 31, name: 'Onix' },
        { id: 32, name: 'Tracker' },
      ],
    }),
    listCustomerVersions: ({ url }) => ({
      items: [url.pathname.includes('/31/') ? { id: 501, name: 'Onix LT' } : { id: 502, name: 'Tracker LTZ' }],
    }),
    listCustomerYears: ({ url }) => ({
      items: [2027, 2026].map((modelYear) => ({
        manufacturerYear: 2026,
        modelYear,
        referencePriceCents: prices[url.pathname.includes('/501/') ? 501 : 502]!,
      })),
    }),
    readCustomerPostalCode: () => ({ zipCode: '01310100', city: 'São Paulo', state: 'SP' }),
    readCustomerDealer: () => dealer,
    findCustomerDealers: () => ({ items: [{ ...dealer, distanceKm: 3.4 }] }),
    listCustomerCampaigns: () => ({ items: [] }),
    simulateForCustomer: ({ body }) => aFigure(body),
    createCustomerLead: () => ({
      dealerName: dealer.tradingName,
      requestNumber: '50000012',
      contactWithinMinutes: 120,
    }),
    ...answers,
  });
  renderPortal(`/csf${search}`);
  return (name: string) => calls.filter((call) => call.name === name);
}

/** As wide as a desktop: all questions are on the screen. */
function widen(): void {
  const narrow = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...narrow(query), matches: query.includes('min-width') }));
}

const press = (name: string | RegExp) => screen.findByRole('button', { name }).then((one) => userEvent.click(one));
const choose = async (label: RegExp, option: string) => {
  await screen.findByRole('option', { name: new RegExp(option) });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: label }),
    screen.getByRole('option', { name: new RegExp(option) }),
  );
};
const type = async (label: RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const question = (name: string) => screen.findByRole('heading', { level: 2, name });

async function answerCar(model = 'Onix'): Promise<void> {
  await question('Qual é o carro?');
  await choose(/^Montadora/, 'Chevrolet');
  await choose(/^Modelo/, `^${model}$`);
  await choose(/^Versão/, `${model} LT`);
  await choose(/^Ano/, '2026/2027');
}

/** The four questions of a phone, up to the figure. */
async function answerAll(): Promise<void> {
  await answerCar();
  await press('Continuar');
  await question('Quanto você dá de entrada?');
  await type(/^Entrada/, '20000');
  await press('Continuar');
  await question('Qual é o seu CEP?');
  await type(/^CEP/, '01310100');
  await press('Continuar');
  await question('Como você quer pagar?');
  await userEvent.click(await screen.findByRole('radio', { name: '48 meses' }));
  await press('Ver a parcela');
  await question('Sua parcela');
}

describe('the questions', () => {
  it('come one at a time on a phone, and the figure is that of the call', async () => {
    const named = open();
    await answerAll();
    expect(named('simulateForCustomer').map(({ body, headers }) => [body, headers.get('x-api-key')])).toEqual([
      [
        {
          personType: 'PF',
          vehicleType: 1,
          manufacturerId: 12,
          modelId: 31,
          versionId: 501,
          manufacturerYear: 2026,
          modelYear: 2027,
          entryValueCents: 2_000_000,
          zipCode: '01310100',
          term: 48,
        },
        'portal-key',
      ],
    ]);
    const card = within(screen.getByRole('region', { name: 'Sua parcela' }));
    // 99.900 − 20.000 in 48 instalments
    expect(card.getByText(/^48 × R\$\s1\.664,58$/)).toBeTruthy();
    expect(card.getByText('Valor financiado').nextElementSibling?.textContent).toBe('R$ 79.900,00');
    expect(card.getByText(/sujeita a análise de crédito/)).toBeTruthy();
    expect(card.getByText(/Banco do Vale, CNPJ/)).toBeTruthy();
  });

  it('are not left with a missing or wrong answer, whose field has the reason and the focus', async () => {
    const named = open();
    await question('Qual é o carro?');
    await press('Continuar');
    const maker = screen.getByRole('combobox', { name: /^Montadora/ });
    expect(maker.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(maker));
    await answerCar();
    await press('Continuar');
    await question('Quanto você dá de entrada?');
    await type(/^Entrada/, '99900');
    await press('Continuar');
    expect(screen.getByRole('textbox', { name: /^Entrada/ }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Qual é o seu CEP?')).toBeNull();
    expect(named('simulateForCustomer')).toEqual([]);
  });

  it('keep the answers when the client goes back', async () => {
    const named = open();
    await answerCar();
    await press('Continuar');
    await question('Quanto você dá de entrada?');
    await press('Voltar');
    await question('Qual é o carro?');
    expect((screen.getByRole('combobox', { name: /^Versão/ }) as HTMLSelectElement).value).toBe('501');
    expect(named('listCustomerVersions')).toHaveLength(1);
  });

  it('say that a change has cleared later choices of the car, and undo it', async () => {
    open();
    await answerCar();
    await choose(/^Modelo/, '^Tracker$');
    expect(await screen.findByText(/escolhas seguintes do carro foram limpas/)).toBeTruthy();
    expect((screen.getByRole('combobox', { name: /^Versão/ }) as HTMLSelectElement).value).toBe('');
    await press('Desfazer');
    expect((screen.getByRole('combobox', { name: /^Versão/ }) as HTMLSelectElement).value).toBe('501');
  });

  it('stand on one screen on a desktop, which marks figures of former answers', async () => {
    widen();
    open();
    await answerCar();
    await type(/^Entrada/, '20000');
    await type(/^CEP/, '01310100');
    await userEvent.click(screen.getByRole('radio', { name: '48 meses' }));
    await press('Ver a parcela');
    await question('Sua parcela');
    await type(/^Entrada/, '30000');
    expect(await screen.findByText(/valores são das respostas anteriores/)).toBeTruthy();
    await press('Calcular de novo');
    expect(await screen.findByText(/^48 × R\$\s1\.456,25$/)).toBeTruthy();
    expect(screen.queryByText(/valores são das respostas anteriores/)).toBeNull();
  });

  it('shows a refusal of the server at its field, and any other with a retry', async () => {
    let answer: () => unknown = () =>
      refuse(422, 'ADR001', 'CEP', [{ path: 'zipCode', key: 'zip.notFound', message: 'CEP não encontrado' }]);
    open({ simulateForCustomer: ({ body }) => answer() ?? aFigure(body) });
    await answerCar();
    await press('Continuar');
    await type(/^Entrada/, '20000');
    await press('Continuar');
    await type(/^CEP/, '01310100');
    await press('Continuar');
    await userEvent.click(await screen.findByRole('radio', { name: '48 meses' }));
    await press('Ver a parcela');
    await question('Qual é o seu CEP?');
    expect(screen.getByText('CEP não encontrado')).toBeTruthy();
    answer = () => refuse(503, 'SIS004', 'Serviço fora do ar');
    await type(/^CEP/, '01310200');
    await press('Continuar');
    await question('Como você quer pagar?');
    await press('Ver a parcela');
    expect((await screen.findByRole('alert')).textContent).toContain('Serviço fora do ar');
    answer = () => undefined;
    await press('Tentar de novo');
    await question('Sua parcela');
  });
});

describe('the figure', () => {
  it('changes with one answer, without starting again', async () => {
    const named = open();
    await answerAll();
    await press('Alterar: Entrada');
    await type(/^Entrada/, '30000');
    await press('Ver a parcela');
    expect(await screen.findByText(/^48 × R\$\s1\.456,25$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '60 meses' }));
    expect(await screen.findByText(/^60 × R\$\s1\.165,00$/)).toBeTruthy();
    expect(named('simulateForCustomer')).toHaveLength(3);
  });

  it('says when no term has the wanted instalment', async () => {
    open();
    await answerCar();
    await press('Continuar');
    await type(/^Entrada/, '0');
    await press('Continuar');
    await type(/^CEP/, '01310100');
    await press('Continuar');
    await userEvent.click(await screen.findByRole('radio', { name: 'A parcela que cabe no bolso' }));
    await type(/^Parcela máxima/, '500');
    await press('Ver a parcela');
    expect(await screen.findByText(/^Nenhum prazo tem parcela de até R\$\s500,00/)).toBeTruthy();
  });

  it('of two cars stands side by side', async () => {
    open();
    await answerAll();
    await press('Comparar com outro carro');
    expect(await screen.findByRole('complementary', { name: 'Carro guardado para comparar' })).toBeTruthy();
    await answerCar('Tracker');
    await press('Continuar');
    const table = within(await screen.findByRole('table', { name: 'Os dois carros lado a lado' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Chevrolet Onix LT',
      'Chevrolet Tracker LTZ',
    ]);
    const row = within(table.getByRole('row', { name: /^Parcelas/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      '48 × R$ 1.664,58',
      '48 × R$ 2.706,25',
    ]);
    await press('Ficar com Chevrolet Onix LT');
    expect(within(screen.getByRole('region', { name: 'Sua parcela' })).getByText('Chevrolet Onix LT')).toBeTruthy();
  });
});

describe('the link to a figure', () => {
  const answers = {
    personType: 'PF',
    vehicleType: 1,
    manufacturerId: 12,
    modelId: 31,
    versionId: 501,
    manufacturerYear: 2026,
    modelYear: 2027,
    entryValueCents: 2_000_000,
    zipCode: '01310100',
    term: 48,
  } as const;
  const before = {
    quotedOn: '2026-11-18',
    vehicleLabel: 'Chevrolet Onix LT',
    vehicleValueCents: 9_990_000,
    termMonths: 48,
    installmentCents: 160_000,
    cetAnnualPct: '21.00',
  };

  it('is sent to an e-mail with the figure and the language of the page', async () => {
    const named = open({ sendReturnLink: () => ({ validDays: 30 }) });
    await answerAll();
    await userEvent.click(screen.getByText('Enviar para o meu e-mail'));
    await press('Enviar o link');
    expect(await screen.findByText(/e-mail válido|E-mail inválido/i)).toBeTruthy();
    expect(named('sendReturnLink')).toEqual([]);
    await type(/^E-mail/, 'joana@exemplo.com.br');
    await press('Enviar o link');
    expect(await screen.findByText(/^Enviamos o link para joana@exemplo\.com\.br/)).toBeTruthy();
    expect(named('sendReturnLink').map(({ body }) => body)).toEqual([
      { email: 'joana@exemplo.com.br', reference: 'figure-of-501.mark', language: 'pt-BR' },
    ]);
  });

  it('opens the figure again with the answers, and says in plain words what changed', async () => {
    const named = open({ openReturnLink: () => ({ answers, before }) }, '#volta=secret');
    await question('Sua parcela');
    expect(named('openReturnLink')[0]!.body).toEqual({ token: 'secret' });
    expect(screen.getByText('Desde a sua simulação de 18/11/2026, estes valores mudaram:')).toBeTruthy();
    expect(screen.getByText(/^A parcela era R\$\s1\.600,00, agora é R\$\s1\.664,58\.$/)).toBeTruthy();
    expect(screen.queryByText(/^O preço do carro na tabela era/)).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Suas respostas' })).getByText('48 meses')).toBeTruthy();
    expect(named('simulateForCustomer').map(({ body }) => body)).toEqual([answers]);
  });

  it('says why a figure is not available any more, and that a link has ended', async () => {
    open(
      {
        openReturnLink: () => ({ answers, before }),
        simulateForCustomer: () => refuse(422, 'GSIM002', 'Não há tabela em vigor.'),
      },
      '#volta=secret',
    );
    expect(await screen.findByText(/^A simulação de 18\/11\/2026 .* não está mais disponível/)).toBeTruthy();
    expect(screen.getByText('Não há tabela em vigor.')).toBeTruthy();
    cleanup();
    open({ openReturnLink: () => refuse(404, 'SEC004', 'Sem acesso') }, '#volta=old');
    expect(await screen.findByText(/^Este link expirou/)).toBeTruthy();
  });
});

describe('a dealer in the address', () => {
  it('is named, and counts for the figure and the request', async () => {
    const named = open({}, `?dealer=${dealer.id}`);
    expect(await screen.findByText('Simulação para a concessionária Serra Veículos.')).toBeTruthy();
    await answerAll();
    expect(named('simulateForCustomer')[0]!.body.dealerId).toBe(dealer.id);
    await press('Falar com uma concessionária');
    expect(await screen.findByText(/^Serra Veículos, São Paulo/)).toBeTruthy();
    expect(named('findCustomerDealers')).toEqual([]);
  });

  it('whose channel is off shows the sentence of the server, and the way without it', async () => {
    open(
      { readCustomerDealer: () => refuse(422, 'ADD004', 'Esta concessionária não vende por este canal.') },
      '?dealer=x',
    );
    expect(await screen.findByText('Esta concessionária não vende por este canal.')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    await press('Simular sem essa concessionária');
    await question('Qual é o carro?');
  });
});

describe('the offers of campaigns', () => {
  const offer = {
    id: '01jd0000000000000000000077',
    offerName: 'Onix de fim de ano',
    vehicle: 'Onix LT · 2026/2027',
    vehicleType: 1,
    manufacturerId: 12,
    modelId: 31,
    versionId: 501,
    manufacturerYear: 2026,
    modelYear: 2027,
    colours: ['Branco Summit'],
    priceCents: 9_490_000,
    referencePriceCents: 9_990_000,
    validUntil: '2026-12-20',
  };
  const campaign = {
    id: '01jd0000000000000000000078',
    campaignName: 'Fim de ano na garagem',
    description: 'Preço especial.',
    validUntil: '2026-12-10',
    pictureUrl: '/api/offers/public/offers/campaigns/pictures/1?signature=x',
    offers: [offer],
  };
  const listCustomerCampaigns = () => ({ items: [campaign] });

  it('of the dealer are cards with price, saving, validity and picture, and one fills in the car', async () => {
    const named = open({ listCustomerCampaigns }, `?dealer=${dealer.id}`);
    const card = within(await screen.findByRole('region', { name: campaign.campaignName }));
    expect(card.getByText(/^R\$\s94\.900,00$/)).toBeTruthy();
    expect(card.getByText(/^R\$\s5\.000,00 a menos que na tabela \(R\$\s99\.900,00\)$/)).toBeTruthy();
    expect(card.getByText('Válida até 20/12/2026 · Cores: Branco Summit')).toBeTruthy();
    expect(document.querySelector('.csf-picture')?.getAttribute('src')).toBe(campaign.pictureUrl);
    await press('Simular esta oferta: Onix LT · 2026/2027');
    await question('Quanto você dá de entrada?');
    expect(screen.getByText(/^O carro custa R\$\s94\.900,00 nesta oferta\./)).toBeTruthy();
    await type(/^Entrada/, '20000');
    await press('Continuar');
    await press('Continuar');
    await userEvent.click(await screen.findByRole('radio', { name: '48 meses' }));
    await press('Ver a parcela');
    await question('Sua parcela');
    expect(named('simulateForCustomer')[0]!.body).toMatchObject({ offerId: offer.id, versionId: 501, modelYear: 2027 });
    expect([...named('listCustomerCampaigns')[0]!.url.searchParams]).toEqual([['dealerId', dealer.id]]);
    // another car is none of the offer
    await press('Alterar: Carro');
    await choose(/^Ano/, '2026/2026');
    await press('Ver a parcela');
    await question('Sua parcela');
    expect(named('simulateForCustomer')[1]!.body).not.toHaveProperty('offerId');
  });

  it('follow the state of the postal code, take no room where there are none, and can be requested again', async () => {
    widen();
    let answer: () => unknown = () => refuse(503, 'SIS004', 'Serviço fora do ar');
    const named = open({ listCustomerCampaigns: () => answer() });
    await question('Ofertas de hoje');
    answer = () => ({ items: [] });
    await userEvent.click(screen.getAllByRole('button', { name: /^Tentar/ })[0]!);
    await waitFor(() => expect(screen.queryByText('Ofertas de hoje')).toBeNull());
    answer = listCustomerCampaigns;
    await type(/^CEP/, '01310100');
    await question('Ofertas de hoje');
    expect(named('listCustomerCampaigns').map(({ url }) => url.search)).toEqual(['', '', '?state=SP']);
  });

  it('that is not valid any more is left by one press, with the figure without it', async () => {
    widen();
    const words = 'A oferta Onix de fim de ano terminou em 20/12/2026: escolha outra';
    const fields = [{ path: 'offerId', key: 'offer.ended', message: words }];
    const named = open({
      listCustomerCampaigns,
      simulateForCustomer: ({ body }) => (body.offerId ? refuse(422, 'DOM002', 'Campos', fields) : aFigure(body)),
    });
    await type(/^Entrada/, '20000');
    await type(/^CEP/, '01310100');
    await userEvent.click(screen.getByRole('radio', { name: '48 meses' }));
    await press('Simular esta oferta: Onix LT · 2026/2027');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    await press('Calcular sem a oferta');
    await question('Sua parcela');
    expect(named('simulateForCustomer').map(({ body }) => body.offerId)).toEqual([offer.id, undefined]);
    expect(screen.queryByRole('complementary', { name: 'Oferta escolhida' })).toBeNull();
  });
});

describe('the request', () => {
  const fill = async () => {
    await answerAll();
    await press('Falar com uma concessionária');
    await userEvent.click(await screen.findByRole('radio', { name: /^Serra Veículos/ }));
    await type(/^Nome completo/, 'Joana Prado');
    await type(/^Telefone/, '11982000000');
  };

  it('is not sent without consent, dealer and contact, each with its reason', async () => {
    const named = open();
    await answerAll();
    await press('Falar com uma concessionária');
    await screen.findByRole('radio', { name: /^Serra Veículos/ });
    await press('Enviar pedido');
    for (const words of ['Escolha a concessionária', 'Para continuar, concorde com o texto acima'])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Nome completo/ }).getAttribute('aria-invalid')).toBe('true');
    expect(named('createCustomerLead')).toEqual([]);
  });

  it('carries the figure and the consent with its version, and shows its number and what happens next', async () => {
    const named = open();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: customerConsent.pt }));
    await press('Enviar pedido');
    await question('Pedido enviado');
    expect(named('createCustomerLead').map(({ body }) => body)).toEqual([
      {
        name: 'Joana Prado',
        phone: '11982000000',
        email: '',
        contactPreference: 'WHATSAPP',
        dealerId: dealer.id,
        consentVersion: customerConsent.version,
        consentLanguage: 'pt-BR',
        reference: 'figure-of-501.mark',
      },
    ]);
    expect(screen.getByText('Serra Veículos vai falar com você. Sua preferência: WhatsApp.')).toBeTruthy();
    expect(screen.getByText(/em até 2 horas/)).toBeTruthy();
    expect(screen.getByText('50000012')).toBeTruthy();
  });

  it('explains a denied position, and asks the device only when the button is pressed', async () => {
    const getCurrentPosition = vi.fn((_found: unknown, failed: (error: { code: number }) => void) =>
      failed({ code: 1 }),
    );
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
    open();
    await answerAll();
    await press('Falar com uma concessionária');
    await screen.findByRole('radio', { name: /^Serra Veículos/ });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await press('Usar minha localização');
    expect(await screen.findByText(/^Você não permitiu o uso da localização/)).toBeTruthy();
  });

  it('shows what the server refuses at its field', async () => {
    open({
      createCustomerLead: () =>
        refuse(422, 'DOM002', 'Campos', [{ path: 'phone', key: 'phone.invalid', message: 'Telefone recusado' }]),
    });
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: customerConsent.pt }));
    await press('Enviar pedido');
    expect(await screen.findByText('Telefone recusado')).toBeTruthy();
  });
});
