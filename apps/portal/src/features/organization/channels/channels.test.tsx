// @vitest-environment jsdom
import type { ChannelRow, DealerSettings } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aDealer, branchId, dealerId } from '../test-support.ts';

const aChannel = (part: Partial<ChannelRow> = {}): ChannelRow => ({
  id: 'DGI',
  name: 'Canal digital (DGI)',
  enabled: true,
  isOffAtBranch: false,
  updatedAt: null,
  ...part,
});
const settings = (part: Partial<DealerSettings> = {}): DealerSettings => ({
  version: 3,
  esignEnabled: true,
  products: [
    { id: 'ON_STAR', name: 'OnStar', enabled: true },
    { id: 'REPAIRS', name: 'Reparos', enabled: false },
  ],
  can: { chooseProducts: true, switchEsign: true },
  ...part,
});
const open = (answers: Answers = {}) => {
  const calls = fakeServer({
    listDealerChannels: () => ({ dealer: aDealer(), items: [aChannel()] }),
    readDealerSettings: () => settings(),
    readHistory: () => ({ items: [], next: null }),
    ...answers,
  });
  renderPortal(`/dealers/channels/${dealerId}`);
  return calls;
};
const sent = (calls: ReturnType<typeof open>, name: string) => calls.filter((call) => call.name === name);

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});

describe('the channels of a dealer', () => {
  it('are switched after confirmation, and the table shows the new state', async () => {
    let enabled = true;
    const calls = open({
      listDealerChannels: () => ({ dealer: aDealer(), items: [aChannel({ enabled })] }),
      disableDealerChannel: () => {
        enabled = false;
        return aChannel({ enabled });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Desabilitar o canal Canal digital (DGI)' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desabilitar este canal?' }));
    expect(question.getByText('Canal digital (DGI)')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Desabilitar' }));
    expect(await screen.findByText('Canal desabilitado com sucesso.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Desabilitado')).toBeTruthy());
    expect(sent(calls, 'disableDealerChannel')[0]?.url.pathname).toContain(`/dealers/${dealerId}/channels/DGI/disable`);
  });

  it('show that the branch has switched one off', async () => {
    open({ listDealerChannels: () => ({ dealer: aDealer(), items: [aChannel({ isOffAtBranch: true })] }) });
    expect(await screen.findByText('Desabilitado na regional')).toBeTruthy();
  });

  it('show that the dealer does not exist', async () => {
    open({ listDealerChannels: () => refuse(404, 'SEC004', 'Registro não encontrado.') });
    expect(await screen.findByText('Registro não encontrado.')).toBeTruthy();
  });
});

describe('the products of a dealer', () => {
  it('are saved as selected', async () => {
    const calls = open({ saveDealerProducts: () => settings({ version: 4 }) });
    const save = (await screen.findByRole('button', { name: 'Salvar produtos' })) as HTMLButtonElement;
    expect(save.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Reparos' }));
    await userEvent.click(save);
    expect(await screen.findByText('Produtos da concessionária salvos com sucesso.')).toBeTruthy();
    expect(sent(calls, 'saveDealerProducts')[0]?.body).toEqual({ version: 3, products: ['ON_STAR', 'REPAIRS'] });
  });

  it('show that another user saved first', async () => {
    open({ saveDealerProducts: () => refuse(409, 'SET001', 'Este registro foi alterado') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'OnStar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar produtos' }));
    expect(await screen.findByText(/Outra pessoa alterou esta concessionária/)).toBeTruthy();
  });

  it('are read-only with read access', async () => {
    open({ readDealerSettings: () => settings({ can: { chooseProducts: false, switchEsign: false } }) });
    expect(((await screen.findByRole('checkbox', { name: 'OnStar' })) as HTMLInputElement).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Salvar produtos' })).toBeNull();
    expect((screen.getByRole('switch') as HTMLInputElement).disabled).toBe(true);
    // both panels show why
    expect(screen.getAllByText('Seu perfil permite só consultar estes dados.')).toHaveLength(2);
  });
});

describe('the electronic signature of a dealer', () => {
  it('is switched after confirmation', async () => {
    const calls = open({ switchDealerEsign: () => settings({ esignEnabled: false }) });
    await userEvent.click(await screen.findByRole('switch'));
    const question = within(await screen.findByRole('dialog', { name: 'Desativar a assinatura eletrônica?' }));
    await userEvent.click(question.getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByText('Assinatura eletrônica atualizada com sucesso.')).toBeTruthy();
    expect(sent(calls, 'switchDealerEsign')[0]?.body).toEqual({ version: 3, enabled: false });
  });
});

describe('the channels of a branch', () => {
  it('are switched for all of its dealers', async () => {
    const branch = {
      id: branchId,
      version: 1,
      name: 'Sudeste',
      gmbRegionCode: 'R01',
      gmfRegionCode: '01',
      dealerCount: 3,
      enabledDealerCount: 3,
      enabled: true,
      updatedAt: '2026-11-20T14:00:00Z',
      can: { edit: true, enable: false, disable: true },
    };
    const calls = fakeServer({
      listBranchChannels: () => ({ branch, items: [aChannel({ enabled: false })] }),
      enableBranchChannel: () => aChannel(),
    });
    renderPortal(`/branches/${branchId}/channels`);
    await userEvent.click(await screen.findByRole('button', { name: 'Habilitar o canal Canal digital (DGI)' }));
    const question = within(await screen.findByRole('dialog', { name: 'Habilitar este canal?' }));
    expect(question.getByText(/As concessionárias desta regional/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Habilitar' }));
    expect(await screen.findByText('Canal habilitado com sucesso.')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'enableBranchChannel')).toBe(true);
  });
});

describe('the pages of channels', () => {
  const never = () => new Promise(() => undefined);

  it('show a loading state', async () => {
    open({ listDealerChannels: never });
    expect(await screen.findByRole('status', { name: 'Carregando os canais' })).toBeTruthy();
  });

  it('can reload the part that failed', async () => {
    let isBroken = true;
    open({ readDealerSettings: () => (isBroken ? refuse(422, 'DOM001', 'Algo deu errado.') : settings()) });
    expect(await screen.findByText('Algo deu errado.')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Canais' })).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('checkbox', { name: 'OnStar' })).toBeTruthy();
  });

  it('change nothing when the user cancels', async () => {
    const calls = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Desabilitar o canal Canal digital (DGI)' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desabilitar este canal?' }));
    await userEvent.click(question.getAllByRole('button', { name: 'Cancelar' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'disableDealerChannel')).toEqual([]);
  });

  it('show in the history in words what a table has switched', async () => {
    open({
      readHistory: () => ({
        items: [
          {
            seq: 5,
            at: '2026-11-20T14:00:00Z',
            actor: 'system',
            action: 'dealer.channel',
            changes: [
              { field: 'DGI', before: 'true', after: 'false' },
              { field: 'phone', before: '******1578', after: '*******4321' },
              { field: 'sentBy', before: null, after: 'Helena Duarte' },
            ],
          },
        ],
        next: null,
      }),
    });
    const history = within(await screen.findByRole('region', { name: 'Histórico de alterações' }));
    expect(await history.findByText('Alterou canais')).toBeTruthy();
    expect(history.getByText(/· sistema ·/)).toBeTruthy();
    for (const line of [
      'Canal digital (DGI): de sim para não',
      'Telefone: de ••••••1578 para •••••••4321',
      'Tabela enviada por: Helena Duarte',
    ])
      expect(history.getByText(line)).toBeTruthy();
  });

  it('are hidden from roles without channels', async () => {
    signInAs({ ...bitUser, groups: [{ groupName: 'consulta' }] });
    open();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('show that the branch does not exist', async () => {
    fakeServer({ listBranchChannels: () => refuse(404, 'SEC004', 'Registro não encontrado.') });
    renderPortal(`/branches/${branchId}/channels`);
    expect(await screen.findByText('Registro não encontrado.')).toBeTruthy();
  });
});
