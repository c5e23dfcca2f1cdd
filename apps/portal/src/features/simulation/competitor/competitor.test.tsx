// @vitest-environment jsdom
import { formatMoney } from '@estrada/domain/formats/index';
import { legalIofRows } from '@estrada/domain/simulation/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, openTool, prepareSimulator } from '../simulator.test-support.tsx';
import { parameters, viewsWithout } from '../test-support.tsx';
import './competitor-comparison.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('../mocked-api.test-support.ts'));

beforeEach(() => {
  prepareSimulator();
  for (const list of [call.listManufacturers, call.listModels, call.listVersions, call.listVersionYears])
    list.mockResolvedValue({ items: [] });
  call.readSimulationBasis.mockResolvedValue({
    today: '2026-11-20',
    campaignCodes: [],
    priceRows: [],
    feeRows: [],
    iofRows: [...legalIofRows],
    catalogue: [],
    combos: [],
  });
});
afterEach(cleanup);

const panel = () => within(screen.getByRole('region', { name: 'Oferta da concorrência' }));
const field = (name: string) => panel().getByRole('textbox', { name });
const cells = (name: string) =>
  within(panel().getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));

async function open(installment: string) {
  const page = openSaved('simulacao');
  await openTool('Concorrência');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Parcela' }), installment);
  return page;
}

describe('the offer of a competitor', () => {
  it('starts from this simulation, and needs the instalment only to show its rate and what is packed into it', async () => {
    await open('2600,00');
    expect(cells('Preço menos entrada')).toEqual(['R$ 68.400,00', 'R$ 68.400,00']);
    expect(cells('Parcelas')).toEqual(['36 × R$ 2.600,00', '36 × R$ 1.900,00']);
    expect(cells('Custo total ao mês')).toEqual([expect.stringMatching(/^1,\d{4}%$/), '1,9300%']);
    expect(cells('Taxa ao mês sem IOF')[1]).toBe('1,4900%');
    const worth = Array.from({ length: 36 }, (_, k) => 2_600 / 1.0149 ** (k + 1)).reduce((sum, one) => sum + one, 0);
    const packed = panel().getByText('Embutido').nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
    expect(packed).toBe(formatMoney(Math.round((worth - 68_400) * 100)));
    expect(panel().getByText('Tarifas, seguros ou taxa maior')).toBeTruthy();
    expect(panel().getAllByRole('status')[0]!.textContent).toContain('a nossa, 1,9300%');
  });

  it('keeps what was typed when the simulation changes, and takes its values back on request', async () => {
    await open('2500,00');
    await userEvent.click(screen.getByRole('radio', { name: /48 vezes de/ }));
    expect(field('Prazo')).toHaveProperty('value', '36 meses');
    await userEvent.click(panel().getByRole('button', { name: 'Usar os valores desta simulação' }));
    expect(field('Prazo')).toHaveProperty('value', '48 meses');
    expect(field('Parcela')).toHaveProperty('value', '2.500,00');
  });

  it('reports an impossible value at its field, once it is left', async () => {
    await open('1000,00');
    expect(field('Parcela').getAttribute('aria-invalid')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(panel().getByRole('alert').textContent.replaceAll('\u00a0', ' ')).toBe(
      '36 × R$ 1.000,00 somam R$ 36.000,00, menos que os R$ 68.400,00 financiados: confira parcela, prazo e entrada',
    );
    expect(panel().queryByRole('table')).toBeNull();
    await userEvent.clear(field('Prazo'));
    await userEvent.type(field('Prazo'), '200');
    await userEvent.tab();
    expect(panel().getByText('Informe um prazo de 1 a 120 meses')).toBeTruthy();
  });

  it('says which term of ours its rate is compared with, and shows ours over the same term on request', async () => {
    await open('2500,00');
    await userEvent.clear(field('Prazo'));
    await userEvent.type(field('Prazo'), '50');
    expect(panel().getByText(/Não temos taxa para 50 meses/)).toBeTruthy();
    await userEvent.clear(field('Prazo'));
    await userEvent.type(field('Prazo'), '60');
    await userEvent.click(panel().getByRole('button', { name: 'Ver a nossa em 60 meses' }));
    await waitFor(() => expect(cells('Parcelas')[1]).toBe('60 × R$ 1.140,00'));
    expect(panel().getByRole('button', { name: 'Desfazer' })).toBeTruthy();
  });

  it('is printed alone, and without our rate for users who may not see it', async () => {
    call.readSimulationParameters.mockResolvedValue({ ...parameters, views: viewsWithout('viewSimulationTax') });
    const paper: (string | undefined)[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      paper.push(document.querySelector('body > .competitor-print')?.textContent);
      dispatchEvent(new Event('afterprint'));
    });
    await open('2500,00');
    await userEvent.click(panel().getByRole('button', { name: 'Imprimir comparação' }));
    expect(paper).toHaveLength(1);
    expect(paper[0]).toContain('Serra Veículos');
    expect(paper[0]).not.toContain('1,4900%');
    expect(document.querySelector('.competitor-print')).toBeNull();
  });
});
