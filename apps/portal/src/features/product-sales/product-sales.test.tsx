// @vitest-environment jsdom

import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(() => {
  resetBrowser();
  signInAs(fiManager);
});

const counts = {
  sent: 10,
  paid: 4,
  sentWith: 5,
  paidWith: 3,
  asked: 8,
  insuranceCents: 720_000,
  goodsCents: 150_000,
};
const figures: ResponseOf<typeof endpoints.readProductFigures> = {
  initialDate: '2026-09-01',
  finalDate: '2026-11-20',
  totals: counts,
  products: [
    {
      code: 'LIFE',
      provider: 'METLIFE',
      name: 'Seguro de vida',
      isInsurance: true,
      sent: 5,
      paid: 3,
      declined: 2,
      premiumCents: 540_000,
    },
    {
      code: 'GAP',
      provider: 'ASSURANT',
      name: 'GAP',
      isInsurance: true,
      sent: 0,
      paid: 0,
      declined: 4,
      premiumCents: 0,
    },
  ],
  months: [{ month: '2026-11', ...counts }],
  dealers: [{ id: fiManager.dealers[0]!.id, name: 'Autovia Paulista', ...counts }],
  sellers: [{ id: '01jd0000000000000000000077', name: 'Júlia Martins', ...counts }],
  dealersLeftOut: 0,
  sellersLeftOut: 3,
};
const followUp: ResponseOf<typeof endpoints.listProductFollowUps>['items'][number] = {
  proposalId: '01jd0000000000000000000088',
  proposalNumber: '100231',
  clientName: 'Rosana Teles Braga',
  vehicleLabel: 'Chevrolet Onix 2026/2027',
  dealerName: 'Autovia Paulista',
  sellerName: 'Júlia Martins',
  products: [{ code: 'LIFE', provider: 'METLIFE', name: 'Seguro de vida', premiumCents: 180_000, monthlyCents: 6_200 }],
  paidOn: '2026-10-10',
  days: 41,
  version: 0,
  outcome: null,
  postponedUntil: null,
  changedByName: null,
  changedAt: null,
};
const page = (items: (typeof followUp)[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  pagination: { first: 0, last: 0, next: null, previous: null, size: 10, totalElements: items.length, totalPages: 1 },
});
const rowOf = async (table: string, name: RegExp) =>
  within(await within(await screen.findByRole('table', { name: table })).findByRole('row', { name }));

describe('the figures', () => {
  it('show shares of paid contracts and of sent proposals, and revenue per contract, insurance and goods apart', async () => {
    fakeServer({ readProductFigures: () => figures });
    renderPortal('/productFigures');
    const summary = within(await screen.findByRole('region', { name: 'Resumo' }));
    for (const text of ['75,0%', 'Nas propostas enviadas: 50,0%', 'R$ 1.800,00', 'R$ 375,00'])
      expect(summary.getByText(text)).toBeTruthy();
    const life = await rowOf('Por produto', /Seguro de vida/);
    expect(life.getByText('3 de 4')).toBeTruthy();
    const gap = await rowOf('Mais recusados', /GAP/);
    expect(gap.getByText('4 de 8')).toBeTruthy();
    expect(screen.getByText('Exibidos os 50 com mais contratos pagos. A extração tem todos.')).toBeTruthy();
  });

  it('narrow to a seller of the table, and back', async () => {
    const calls = fakeServer({ readProductFigures: () => figures });
    renderPortal('/productFigures');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'Júlia Martins' }));
    const all = await screen.findByRole('button', { name: 'Ver todos os vendedores' });
    expect(calls.findLast(({ name }) => name === 'readProductFigures')!.url.searchParams.get('sellerId')).toBe(
      figures.sellers[0]!.id,
    );
    await user.click(all);
    expect(await screen.findByRole('link', { name: 'Júlia Martins' })).toBeTruthy();
  });

  it('state that a period has no sales', async () => {
    const none = { ...counts, sent: 0, paid: 0 };
    fakeServer({ readProductFigures: () => ({ ...figures, totals: none }) });
    renderPortal('/productFigures');
    expect(await screen.findByText('Nenhuma venda neste período')).toBeTruthy();
  });
});

describe('the follow-up', () => {
  it('shows each sale with the declined products at the price shown, and records an outcome', async () => {
    const calls = fakeServer({
      listProductFollowUps: () => page([followUp]),
      recordFollowUpOutcome: () => ({ ...followUp, version: 1, outcome: 'SOLD' as const }),
    });
    renderPortal('/productFollowUps');
    const row = await rowOf('Acompanhamento de recusas', /Rosana/);
    expect(row.getByText(/Seguro de vida: R\$ 1\.800,00 \(na simulação, \+ R\$ 62,00 por parcela\)/)).toBeTruthy();
    expect(row.getByText('Há 41 dias')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(row.getByRole('button', { name: /100231/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Registrar resultado' }));
    await user.click(await screen.findByRole('combobox', { name: /Resultado/ }));
    await user.click(await screen.findByRole('option', { name: 'Vendido' }));
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    expect(await screen.findByText('Resultado da proposta 100231 registrado')).toBeTruthy();
    expect(calls.findLast(({ name }) => name === 'recordFollowUpOutcome')).toMatchObject({
      body: { version: 0, outcome: 'SOLD' },
    });
  });

  it('states that no client waits', async () => {
    fakeServer({ listProductFollowUps: () => page([]) });
    renderPortal('/productFollowUps');
    expect(await screen.findByText('Nenhum cliente a contatar')).toBeTruthy();
  });
});
