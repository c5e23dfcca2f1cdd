// @vitest-environment jsdom
import type { DealerService } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { dealerId } from '../test-support.ts';

const open = { opens: '08:00', closes: '18:00' };
const service = (changes: Partial<DealerService> = {}): DealerService => ({
  version: 2,
  changedByName: 'Marcos Arruda',
  dealer: { id: dealerId, gmfCode: '101', tradingName: 'Autovia Paulista' },
  days: [open, open, open, open, open, open, { opens: '', closes: '' }],
  holidays: [{ day: '2027-01-25', name: 'Aniversário da cidade' }],
  origins: [{ origin: 'https://www.autovia.example.com' }],
  can: { edit: true },
  ...changes,
});
const show = (answers: Answers = {}) => {
  const calls = fakeServer({ readDealerService: () => service(), ...answers });
  renderPortal(`/dealers/${dealerId}`);
  return (name: string) => calls.filter((call) => call.name === name);
};
const day = (name: string) => screen.findByRole('group', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar atendimento' }));

beforeEach(() => {
  resetBrowser();
  signInAs(fiManager);
});

describe('the service of a dealer', () => {
  it('is saved with its hours, holidays and sites over the version that is shown', async () => {
    const sent = show({ saveDealerService: () => service({ version: 3 }) });
    const user = userEvent.setup();
    const saturday = within(await day('Sábado'));
    await user.clear(saturday.getByRole('textbox', { name: 'Fecha às' }));
    await user.type(saturday.getByRole('textbox', { name: 'Fecha às' }), '13:00');
    await user.click(screen.getByRole('button', { name: 'Remover feriado 1' }));
    await user.click(screen.getByRole('button', { name: 'Adicionar site' }));
    await user.type(
      within(await day('Site 2')).getByRole('textbox', { name: /^Endereço do site/ }),
      'https://loja.example.com',
    );
    await save();
    expect(await screen.findByText('Atendimento da concessionária salvo com sucesso.')).toBeTruthy();
    expect(sent('saveDealerService')[0]!.body).toEqual({
      version: 2,
      days: [open, open, open, open, open, { opens: '08:00', closes: '13:00' }, { opens: '', closes: '' }],
      holidays: [],
      origins: [{ origin: 'https://www.autovia.example.com' }, { origin: 'https://loja.example.com' }],
    });
  });

  it('refuses an address that is no origin, and a day that closes before it opens, at their fields', async () => {
    const sent = show();
    const user = userEvent.setup();
    const address = within(await day('Site 1')).getByRole('textbox', { name: /^Endereço do site/ });
    await user.type(address, '/loja');
    await save();
    expect(await screen.findByText(/^Informe só o início do endereço/)).toBeTruthy();
    await user.clear(address);
    await user.type(address, 'https://a.example.com');
    const closes = within(await day('Domingo')).getByRole('textbox', { name: 'Fecha às' });
    await user.type(within(await day('Domingo')).getByRole('textbox', { name: 'Abre às' }), '12:00');
    await user.type(closes, '10:00');
    await save();
    expect(await screen.findByText('O fechamento deve ser depois da abertura')).toBeTruthy();
    expect(sent('saveDealerService')).toEqual([]);
  });

  it('shows both versions when another user saved first', async () => {
    let current = service();
    show({
      readDealerService: () => current,
      saveDealerService: () => refuse(409, 'SET001', 'Este registro foi alterado por outra pessoa.'),
    });
    const user = userEvent.setup();
    await user.type(within(await day('Site 1')).getByRole('textbox', { name: /^Endereço do site/ }), ':8443');
    current = service({ version: 3, origins: [] });
    await save();
    const notice = within(await screen.findByRole('alert', { name: /outra pessoa/i }));
    expect(notice.getByText('https://www.autovia.example.com:8443')).toBeTruthy();
  });

  it('gives the code for a registered site to copy, and none before a site is registered', async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    const part = within(await screen.findByRole('region', { name: 'Mostrar as páginas do cliente no seu site' }));
    await user.click(part.getByRole('button', { name: 'Copiar código: Código do simulador do cliente' }));
    expect(writeText.mock.calls).toEqual([
      [`<script async src="${window.location.origin}/embed.js" data-dealer="${dealerId}" data-page="csf"></script>`],
    ]);
    cleanup();
    show({ readDealerService: () => service({ origins: [] }) });
    expect(await screen.findByText('Autorize um site e salve para receber o código.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Copiar código/ })).toBeNull();
  });

  it('is shown without inputs to users who only read it', async () => {
    signInAs(bitUser);
    show({ readDealerService: () => service({ can: { edit: false }, origins: [] }) });
    const hours = within(await screen.findByRole('region', { name: 'Horário de atendimento' }));
    expect(hours.getAllByText('08:00–18:00')).toHaveLength(6);
    expect(hours.getByText('Não abre')).toBeTruthy();
    expect(screen.getByText('Aniversário da cidade')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar atendimento' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Voltar para as concessionárias' })).toBeTruthy();
  });
});
