// @vitest-environment jsdom
import type { TrailEntry } from '@estrada/endpoints/index';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, bitUser, fakeServer, refuse } from '../../test/fake-server.ts';
import { renderPortal, resetPortal, signInAs } from '../../test/render-portal.tsx';

const entry = (part: Partial<TrailEntry> = {}): TrailEntry => ({
  seq: 7,
  at: '2026-11-20T14:00:00.000Z',
  actor: 'DEMO.BIT',
  action: 'dealer.update',
  entity: 'dealer',
  entityId: '01jd0000000000000000000002',
  correlationId: 'c-1',
  changes: [
    { field: 'phone', before: '****1234', after: null },
    { field: 'tradingName', before: 'Serra', after: 'Serra Norte' },
  ],
  ...part,
});
const page = (...items: TrailEntry[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });
async function open(answers: Answers = {}, address = '/audit') {
  const calls = fakeServer({ listAuditEntries: () => page(entry()), ...answers });
  renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: 'Trilha de auditoria' });
  return () =>
    calls
      .filter(({ name }) => name === 'listAuditEntries')
      .map(({ url }) => Object.fromEntries([...url.searchParams].filter(([key]) => key !== 'size')));
}

beforeEach(() => {
  vi.restoreAllMocks();
  resetPortal();
  signInAs({ ...bitUser, groups: [{ groupName: 'admin-internal' }] });
});

describe('the trail', () => {
  it('says when, who, what, on which record, and every field before and after', async () => {
    await open();
    const row = within((await screen.findByText('dealer.update')).closest('tr')!);
    for (const text of ['20/11/2026 11:00', 'DEMO.BIT', 'Concessionária', '01jd0000000000000000000002'])
      expect(row.getByText(text)).toBeDefined();
    expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'phone ****1234 em branco',
      'tradingName Serra Serra Norte',
    ]);
  });

  it('shows what nobody in particular did, and a kind of record that it has no word for', async () => {
    await open({ listAuditEntries: () => page(entry({ actor: 'system', entity: 'voucher', changes: [] })) });
    expect(await screen.findByText('sistema ou visitante')).toBeDefined();
    expect(screen.getByText('voucher')).toBeDefined();
  });

  it('takes its filters from the address and puts typed ones there', async () => {
    const asked = await open({}, '/audit?registro=user&de=2026-11-01');
    expect(asked()).toEqual([{ entity: 'user', initialDate: '2026-11-01' }]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Usuário' }), 'demo.bit');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({ entity: 'user', initialDate: '2026-11-01', actor: 'demo.bit' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({}));
  });

  it('says that nothing fits, and that it could not be read', async () => {
    await open({ listAuditEntries: () => page() }, '/audit?acao=nada');
    expect(await screen.findByText('Nenhum registro encontrado')).toBeDefined();
  });

  it('offers to try again when it could not be read', async () => {
    let fails = true;
    await open({ listAuditEntries: () => (fails ? refuse(500, 'SIS001', 'falhou') : page(entry())) });
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText('dealer.update')).toBeDefined();
  });
});
