// @vitest-environment jsdom
import { selectedOf } from '@estrada/domain/simulation/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, open, openSaved, openTool, prepareSimulator, reachCards } from './simulator.test-support.tsx';
import { aSavedPlan, aSavedSimulation } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

beforeEach(prepareSimulator);
afterEach(cleanup);

it('shows next to the offer the cost with and without financing, the lender, and the right to settle early', async () => {
  openSaved('simulacao');
  await openTool('Detalhes');
  const panel = within(await screen.findByRole('region', { name: /Composição do valor/ }));
  const amountOf = (name: string) => panel.getByText(name).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
  expect(amountOf('Total com entrada')).toBe('R$ 96.400,00');
  expect(amountOf('Total sem financiamento, à vista')).toBe('R$ 96.400,00');
  expect(amountOf('Pagamentos')).toMatch(/^\d+ pagamentos: \d+ × R\$/);
  expect(amountOf('Vencimentos')).toMatch(/^de \d\d\/\d\d\/\d{4} a /);
  for (const text of [
    /^Crédito oferecido por Banco do Vale, CNPJ 11\.222\.333\/0001-81, Rua das Flores, 100, .*contato@vale\.example\.$/,
    'Em caso de atraso, sobre a parcela: juros remuneratórios da operação, juros de mora de 1,00% ao mês, por dia, e multa de 2,00%.',
    /^A quitação antecipada, total ou parcial, reduz proporcionalmente os juros/,
  ])
    expect(panel.getByText(text)).toBeTruthy();
});

it('shows in the summary what is paid and when, which the previous step does not show', async () => {
  const { result, ...rest } = aSavedSimulation();
  const [first, chosen, last] = result.simulationItems;
  const payments = [
    { count: 35, amountCents: 190_000, firstDueDate: '2026-12-20' },
    { count: 1, amountCents: 4_119_600, firstDueDate: '2029-11-20' },
  ];
  const schedule = chosen!.schedule.map((row) => (row.number === 35 ? { ...row, dueDate: '2029-10-20' } : row));
  const simulationItems = [first!, { ...chosen!, payments, schedule }, last!];
  call.readSavedSimulation.mockResolvedValue({ ...rest, result: { ...result, simulationItems } });
  openSaved('resumo');
  const panel = within(await screen.findByRole('region', { name: 'O que o cliente paga e quando' }));
  const amountOf = (name: string) => panel.getByText(name).nextElementSibling?.textContent;
  expect(amountOf('De 20/12/2026 a 20/10/2029')).toBe('35 × R$ 1.900,00');
  expect(amountOf('Em 20/11/2029')).toBe('R$ 41.196,00');
  expect(screen.queryByText('Como chegamos a este valor')).toBeNull();
});

it('allows the monthly chart to be read by keyboard, one instalment after the other', async () => {
  openSaved('simulacao');
  await openTool('Detalhes');
  const chart = await screen.findByRole('slider', { name: 'Parcela por parcela' });
  expect(chart.getAttribute('aria-valuemax')).toBe('36');
  chart.focus();
  await userEvent.keyboard('{ArrowRight}');
  const second = 'Parcela 2, 20/12/2026: R$ 1.900,00, sendo R$ 1.866,00 de principal e R$ 34,00 de juros';
  expect(chart.getAttribute('aria-valuetext')).toBe(second);
  expect(screen.getByText(second)).toBeTruthy();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(chart.getAttribute('aria-valuenow')).toBe('36');
});

describe('products', () => {
  const missing = (code: string, reason: 'clientAge' | 'notSold') => ({ code, provider: null, reason });

  it('are off at first; GAP shows its monthly cost and changes the instalments on the same screen', async () => {
    open();
    await reachCards();
    const gap = screen.getByRole('switch', { name: /^Nota Garantida \(GAP\)/ });
    expect((gap as HTMLInputElement).checked).toBe(false);
    expect(screen.getByText('+ R$ 50,00 por mês')).toBeTruthy();
    await userEvent.click(gap);
    expect(await screen.findByRole('radio', { name: /36 vezes de\s*R\$ 1\.950,00/ })).toBeTruthy();
  });

  it('are shown by their names, without a code', async () => {
    const { result, ...saved } = aSavedPlan(1, [], { products: [selectedOf('PMC')] });
    const [gap] = result.simulationItems[0]!.products;
    const products = [{ ...gap!, code: 'LIFE' }];
    const items = result.simulationItems.map((item) => ({
      ...item,
      products,
      missingProducts: [missing('PMC', 'clientAge')],
    }));
    call.readSavedSimulation.mockResolvedValue({ ...saved, result: { ...result, simulationItems: items } });
    openSaved('simulacao');
    await screen.findByRole('switch', { name: /^Seguro de vida/ });
    screen.getByText('Proteção mecânica: a idade do cliente está fora da faixa deste produto');
    screen.getByRole('button', { name: 'Remover Proteção mecânica' });
    expect(screen.queryByText(/LIFE|PMC/)).toBeNull();
  });

  it('are chosen together by a combo whose parts all have a price for the term, whatever the order of the parts', async () => {
    const { result, ...saved } = aSavedPlan(1, [], { products: [selectedOf('LIFE')] });
    const [gap] = result.simulationItems[0]!.products;
    const products = [gap!, { ...gap!, code: 'LIFE', premiumCents: 50_000 }];
    const items = result.simulationItems.map((item) => ({ ...item, products }));
    call.readSavedSimulation.mockResolvedValue({ ...saved, result: { ...result, simulationItems: items } });
    const parts = (...codes: string[]) => codes.map((code) => ({ code, name: `Seguro ${code}`, providers: ['X'] }));
    const combo = { description: 'Os dois', vehicleSegmentation: 'ALL', termGAP: 36, termsPMC: [] };
    call.listCombosOnSale.mockResolvedValue({
      items: [
        { ...combo, id: '1', name: 'Dupla', products: parts('GAP', 'LIFE') },
        { ...combo, id: '2', name: 'Sem preço', products: parts('GAP', 'PMC') },
        { ...combo, id: '3', name: 'Outro prazo', products: parts('GAP', 'LIFE'), termGAP: 48 },
        { ...combo, id: '4', name: 'Só SUV', products: parts('GAP', 'LIFE'), vehicleSegmentation: 'SUV' },
      ],
    } as never);
    openSaved('simulacao');
    const list = within(await screen.findByRole('list', { name: 'Combos de seguros' }));
    expect(list.getAllByRole('switch')).toHaveLength(1);
    const dupla = list.getByRole('switch', {
      name: /^Dupla ?Seguro GAP, Seguro LIFE · Os dois$/,
    }) as HTMLInputElement;
    expect([dupla.checked, list.getByText('R$ 2.300,00 no total').isConnected]).toEqual([false, true]);
    await userEvent.click(dupla);
    await waitFor(() =>
      expect(call.simulate.mock.lastCall?.[0].body.products).toEqual([
        { ...selectedOf('GAP', 'ASSURANT'), comboId: '1' },
        { ...selectedOf('LIFE', 'ASSURANT'), comboId: '1' },
      ]),
    );
    expect(call.listCombosOnSale.mock.lastCall?.[0].query).toEqual({
      personType: 'PF',
      vehicleTypeId: '1',
      dealerId: saved.dealer!.id,
    });
  });

  it('that were selected but are not offered are marked until they are removed', async () => {
    const { result, ...saved } = aSavedPlan(1, [], { products: [selectedOf('GAP')] });
    const items = result.simulationItems.map((item) => ({
      ...item,
      products: [],
      missingProducts: [missing('GAP', 'notSold')],
    }));
    call.readSavedSimulation.mockResolvedValue({ ...saved, result: { ...result, simulationItems: items } });
    openSaved('simulacao');
    const name = 'Nota Garantida (GAP)';
    const note = await screen.findByText(`${name}: esta concessionária não vende este produto`);
    await userEvent.click(screen.getByRole('button', { name: `Remover ${name}` }));
    expect(note.isConnected).toBe(false);
    await waitFor(() => expect(call.simulate.mock.lastCall?.[0].body.products).toEqual([]));
  });
});

it('shows different payments on one line, on the card and in the bar', async () => {
  const { result, ...rest } = aSavedSimulation();
  const [first, chosen, last] = result.simulationItems;
  const payments = [
    { count: 12, amountCents: 204_686, firstDueDate: '2026-12-20' },
    { count: 23, amountCents: 409_373, firstDueDate: '2027-12-20' },
    { count: 1, amountCents: 409_389, firstDueDate: '2029-11-20' },
  ];
  const simulationItems = [first!, { ...chosen!, payments }, last!];
  call.readSavedSimulation.mockResolvedValue({ ...rest, result: { ...result, simulationItems } });
  openSaved('simulacao');
  const short = '12 × R$ 2.046,86, depois 24 × R$ 4.093,73';
  const exact = '12 × R$ 2.046,86, depois 23 × R$ 4.093,73 + 1 × R$ 4.093,89';
  expect(
    await screen.findByRole('radio', { name: new RegExp(`36 meses.*${exact.replaceAll(/[$+]/g, '\\$&')}`) }),
  ).toBeTruthy();
  // card and bar, each with the exact form as its tooltip
  expect(screen.getAllByText(short)).toHaveLength(2);
  expect(screen.getAllByTitle(exact)).toHaveLength(2);
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes(exact))).toBe(true);
});
