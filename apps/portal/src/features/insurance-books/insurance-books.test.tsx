// @vitest-environment jsdom

import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

type Figures = ResponseOf<typeof endpoints.readInsuranceCommissions>;
type Entry = ResponseOf<typeof endpoints.listInsuranceCommissions>['items'][number];
type Difference = ResponseOf<typeof endpoints.listCommissionDifferences>['items'][number];

beforeEach(resetBrowser);

const counts = { entries: 3, earnedCents: 90_000, reversedCents: -15_000, adjustedCents: 2_500, totalCents: 77_500 };
const sellerId = '01jd0000000000000000000077';
const figures: Figures = {
  profile: 'fi-manager',
  initialDate: '2026-09-01',
  finalDate: '2026-11-20',
  totals: counts,
  insurers: [{ provider: 'LIBERTY', ...counts }],
  months: [{ month: '2026-11', ...counts }],
  dealers: [{ id: fiManager.dealers[0]!.id, name: 'Autovia Paulista', ...counts }],
  sellers: [{ id: sellerId, name: 'Júlia Martins', ...counts }],
  dealersLeftOut: 0,
  sellersLeftOut: 4,
};
const entry: Entry = {
  id: '01jd0000000000000000000001',
  kind: 'EARNED',
  bookedOn: '2026-11-04',
  insuranceId: '01jd0000000000000000000002',
  policyNumber: '0531.2026.0001417',
  insuranceType: 'GAP',
  provider: 'ASSURANT',
  dealerName: 'Autovia Paulista',
  sellerName: 'Júlia Martins',
  netCents: 98_000,
  shareMillionths: 0,
  hasTable: false,
  amountCents: 0,
};
const difference: Difference = {
  id: '01jd0000000000000000000003',
  version: 0,
  kind: 'AMOUNT',
  status: 'OPEN',
  statementKind: 'ISSUE',
  provider: 'LIBERTY',
  month: '2026-11',
  item: 12,
  policyNumber: '0531.2026.0001418',
  insuranceId: '01jd0000000000000000000004',
  ours: { netCents: 300_000, commissionCents: 45_000 },
  theirs: { netCents: 300_000, commissionCents: 40_000 },
  note: null,
  changedByName: 'Rui Peixoto',
  updatedAt: '2026-11-20T13:00:00Z',
  claim: null,
  can: { accept: true, dispute: true, solve: true, claim: true },
};
const page = <Row,>(items: Row[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  pagination: { first: 0, last: 0, next: null, previous: null, size: 20, totalElements: items.length, totalPages: 1 },
});
const insurance = { ...bitUser, groups: [{ groupName: 'insurance' }] };
const rowOf = async (table: string, name: RegExp) =>
  within(await within(await screen.findByRole('table', { name: table })).findByRole('row', { name }));

describe('the commissions', () => {
  it('show balance, commissions, reversals and adjustments, and a policy without a table as such', async () => {
    signInAs(fiManager);
    fakeServer({ readInsuranceCommissions: () => figures, listInsuranceCommissions: () => page([entry]) });
    renderPortal('/insurance/commissions');
    const summary = within(await screen.findByRole('region', { name: 'Resumo' }));
    for (const text of ['R$ 775,00', 'R$ 900,00', 'R$ 25,00'])
      expect(summary.getByText((shown) => shown.replace(/\s/g, ' ') === text)).toBeTruthy();
    expect((await rowOf('Lançamentos', /0531\.2026\.0001417/)).getByText('Sem tabela')).toBeTruthy();
    expect(screen.getByText('Exibidos os 50 com mais lançamentos. A extração tem todos.')).toBeTruthy();
  });

  it('narrow to a seller, whose statement then opens as PDF', async () => {
    signInAs(fiManager);
    const calls = fakeServer({
      readInsuranceCommissions: () => figures,
      listInsuranceCommissions: () => page([entry]),
      downloadCommissionStatement: () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
    });
    renderPortal('/insurance/commissions');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'Júlia Martins' }));
    expect(await screen.findByRole('button', { name: 'Ver todos os vendedores' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'PDF do demonstrativo de 11/2026' }));
    const { searchParams } = calls.findLast(({ name }) => name === 'downloadCommissionStatement')!.url;
    expect([searchParams.get('month'), searchParams.get('sellerId')]).toEqual(['2026-11', sellerId]);
  });

  it('have no statement for the provider before a dealer or a seller is chosen', async () => {
    signInAs(insurance);
    fakeServer({ readInsuranceCommissions: () => figures, listInsuranceCommissions: () => page([entry]) });
    renderPortal('/insurance/commissions');
    expect(await screen.findByText(/Escolha uma concessionária ou um vendedor/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver diferenças' })).toBeTruthy();
  });

  it('state that a period has none', async () => {
    signInAs(fiManager);
    fakeServer({ readInsuranceCommissions: () => ({ ...figures, totals: { ...counts, entries: 0 } }) });
    renderPortal('/insurance/commissions');
    expect(await screen.findByText('Nenhuma comissão de seguros neste período')).toBeTruthy();
  });
});

describe('the differences', () => {
  beforeEach(() => signInAs(insurance));

  const openMenu = async () => {
    const user = userEvent.setup();
    const row = await rowOf('Diferenças nas comissões de seguros', /0531\.2026\.0001418/);
    await user.click(row.getByRole('button', { name: /0531\.2026\.0001418/ }));
    return user;
  };

  it("show both figures, and accept the insurer's after a confirmation that names the adjustment", async () => {
    const calls = fakeServer({
      listCommissionDifferences: () => page([difference]),
      acceptCommissionDifference: () => ({ ...difference, status: 'ACCEPTED' as const }),
    });
    renderPortal('/insurance/commissionDifferences');
    const row = await rowOf('Diferenças nas comissões de seguros', /0531\.2026\.0001418/);
    for (const text of ['Valor diferente', 'emissão, linha 12', 'Liberty · 11/2026'])
      expect(row.getByText(text)).toBeTruthy();
    const user = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Aceitar o valor da seguradora' }));
    expect(await screen.findByText(/Um ajuste de -R\$\s50,00/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aceitar' }));
    expect(await screen.findByText('Valor da apólice 0531.2026.0001418 aceito')).toBeTruthy();
    expect(calls.findLast(({ name }) => name === 'acceptCommissionDifference')).toMatchObject({ body: { version: 0 } });
  });

  it('are disputed with a reason', async () => {
    const calls = fakeServer({
      listCommissionDifferences: () => page([difference]),
      disputeCommissionDifference: () => ({ ...difference, status: 'DISPUTED' as const }),
    });
    renderPortal('/insurance/commissionDifferences');
    const user = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Contestar' }));
    await user.type(await screen.findByRole('textbox', { name: /Observação/ }), 'A tabela diz 15%');
    await user.click(screen.getByRole('button', { name: 'Contestar' }));
    expect(await screen.findByText('Diferença da apólice 0531.2026.0001418 contestada')).toBeTruthy();
    expect(calls.findLast(({ name }) => name === 'disputeCommissionDifference')).toMatchObject({
      body: { version: 0, note: 'A tabela diz 15%' },
    });
  });

  it('offer only what is possible, and nothing while another person has claimed them', async () => {
    const unknown = { ...difference, kind: 'UNKNOWN_POLICY' as const, insuranceId: null, ours: null };
    const none = { accept: false, dispute: false, solve: false, claim: false };
    const claimed = {
      ...difference,
      id: '01jd0000000000000000000005',
      policyNumber: '77-88120',
      claim: { byName: 'Rui Peixoto', at: '2026-11-20T13:00:00Z', isOwn: false },
      can: none,
    };
    fakeServer({
      listCommissionDifferences: () => page([{ ...unknown, can: { ...difference.can, accept: false } }, claimed]),
    });
    renderPortal('/insurance/commissionDifferences');
    await openMenu();
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Contestar',
      'Marcar como resolvida',
      'Assumir',
    ]);
    const other = await rowOf('Diferenças nas comissões de seguros', /77-88120/);
    expect(other.queryByRole('button')).toBeNull();
    expect(other.getByText('Com Rui Peixoto')).toBeTruthy();
  });

  it('state that nothing is to be solved', async () => {
    fakeServer({ listCommissionDifferences: () => page([]) });
    renderPortal('/insurance/commissionDifferences');
    expect(await screen.findByText('Nenhuma diferença a resolver')).toBeTruthy();
  });
});
