// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, openTool, prepareSimulator } from './simulator.test-support.tsx';
import { aSavedSimulation } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));
const panel = async () => {
  await openTool('Cenários');
  return within(await screen.findByRole('region', { name: 'Cenários lado a lado' }));
};
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { name: /vezes de/, checked: true }).value;

beforeEach(() => {
  prepareSimulator();
  for (const list of [call.listManufacturers, call.listModels, call.listVersions, call.listVersionYears])
    list.mockResolvedValue({ items: [] });
});
afterEach(cleanup);

describe('pinned scenarios side by side', () => {
  it('are pinned once each, marked where they differ, reopened and removed', async () => {
    openSaved('simulacao');
    const scenarios = await panel();
    const pin = scenarios.getByRole('button', { name: 'Fixar este cenário' });
    await userEvent.click(pin);
    expect(scenarios.getByText('O cenário atual está fixado.')).toBeTruthy();
    expect(pin).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('radio', { name: /48 vezes de/ }));
    await userEvent.click(pin);
    const [first, second] = scenarios.getAllByRole('listitem');
    expect(within(second!).getAllByText('Diferente:')).toHaveLength(3);
    expect(within(first!).getByText('36 × R$ 1.900,00')).toBeTruthy();
    await userEvent.click(scenarios.getByRole('button', { name: 'Reabrir o cenário 1' }));
    await waitFor(() => expect(chosen()).toBe('36'));
    await userEvent.click(scenarios.getByRole('button', { name: 'Remover o cenário 2' }));
    expect(scenarios.getAllByRole('listitem')).toHaveLength(1);
    expect(scenarios.queryByText('Diferente:')).toBeNull();
  });

  it('are limited to three, and survive a reload', async () => {
    const first = openSaved('simulacao');
    const scenarios = await panel();
    for (const term of [24, 36, 48]) {
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(`${term} vezes de`) }));
      await userEvent.click(scenarios.getByRole('button', { name: 'Fixar este cenário' }));
    }
    first.unmount();
    openSaved('simulacao');
    expect((await panel()).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Apresentar ao cliente' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('heading', { name: /^Cenário \d$/ })).toHaveLength(3);
    // the plan by what it is, not by the name of the dealer's tables
    expect(dialog.getAllByText('Parcelas fixas')).toHaveLength(3);
  });
});

describe('keyboard shortcuts of the simulator', () => {
  it('change the term and the step, pin, and are listed by ?', async () => {
    const { router } = openSaved('simulacao');
    const scenarios = await panel();
    // the arrow keys of a focused tab move to the next one
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(chosen()).toBe('48'));
    await userEvent.keyboard('f');
    expect(scenarios.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
    await userEvent.keyboard('4');
    expect(router.state.location.search).toContain('etapa=simulacao');
    await userEvent.click(help.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('4');
    await waitFor(() => expect(router.state.location.search).toContain('etapa=resumo'));
  });

  it('leave the arrow keys to the chart while it has the focus', async () => {
    openSaved('simulacao');
    await openTool('Detalhes');
    const chart = await screen.findByRole('slider', { name: 'Parcela por parcela' });
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chart.getAttribute('aria-valuenow')).toBe('2');
    expect(chosen()).toBe('36');
  });

  it('do nothing while a field has the focus', async () => {
    const { router } = openSaved('simulacao');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Entrada' }), '4');
    expect(router.state.location.search).toContain('etapa=simulacao');
  });

  it('can be switched off', async () => {
    openSaved('simulacao');
    await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Atalhos' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Usar atalhos de teclado no simulador' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('36');
  });
});

describe('presentation mode', () => {
  const present = async () => {
    await panel();
    await userEvent.keyboard('p');
    return within(await screen.findByRole('dialog', { name: 'Onix 1.0 Turbo · 2026/2027' }));
  };

  it('shows the client everything required by law, and nothing that is not meant for the client', async () => {
    openSaved('simulacao');
    const dialog = await present();
    expect(dialog.getAllByText('36 × R$ 1.900,00').length).toBeGreaterThan(0);
    expect(dialog.getByText(/^Crédito oferecido por Banco do Vale, CNPJ/)).toBeTruthy();
    expect(dialog.getByText(/^A quitação antecipada/)).toBeTruthy();
    expect(dialog.getByText(/^Em caso de atraso/)).toBeTruthy();
    const shown = screen.getByRole('dialog').textContent!;
    for (const internal of ['REG-36', 'Regular', 'ubsídio', 'omissão', 'Faixa', '529.982', 'Marina'])
      expect(shown).not.toContain(internal);
  });

  it('changes the term with the arrow keys and is left with Esc', async () => {
    openSaved('simulacao');
    const dialog = await present();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^48 meses/, checked: true })).toBeTruthy());
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^24 meses/, checked: true })).toBeTruthy());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toBe('24');
  });

  it('uses full screen when the browser allows it, and ends with it', async () => {
    const whole = { element: null as Element | null };
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => whole.element });
    document.documentElement.requestFullscreen = vi.fn(async () => {
      whole.element = document.documentElement;
    });
    openSaved('simulacao');
    await present();
    expect(document.documentElement.requestFullscreen).toHaveBeenCalledOnce();
    whole.element = null;
    document.dispatchEvent(new Event('fullscreenchange'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });

  it('is not opened with the figures of an expired offer', async () => {
    call.readSavedSimulation.mockResolvedValue(aSavedSimulation({ hasExpired: true }));
    openSaved('simulacao');
    await panel();
    expect(screen.getByRole('button', { name: 'Apresentar ao cliente' })).toHaveProperty('disabled', true);
    await userEvent.keyboard('p');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
