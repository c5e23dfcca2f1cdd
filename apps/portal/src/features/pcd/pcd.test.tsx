// @vitest-environment jsdom
/** The pages of sales to people with disabilities: the choice, the flow, and the records. */
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './choices.page.tsx';
import './pathologies.page.tsx';
import './steps.page.tsx';

const pathologyId = '01hq3w7k9m2n4p6r8s0t2v4v01';
const options = {
  items: [
    { id: pathologyId, pathologyName: 'Paraplegia', cid: 'G82.2', driver: 'EITHER' },
    { id: '01hq3w7k9m2n4p6r8s0t2v4v02', pathologyName: 'Cegueira', cid: 'H54', driver: 'OTHER' },
  ],
};
const exemption = {
  uf: 'BR',
  effectiveFrom: '2022-01-01',
  validUntil: '2026-12-31',
  priceCeilingCents: 200_000_00,
  benefitCeilingCents: null,
  yearsBetween: 3,
  source: 'Lei nº 8.989/1995',
  note: '',
  confirmedOn: null,
};
const result = {
  day: '2026-11-28',
  pathologyName: 'Paraplegia',
  priceCents: 100_000_00,
  benefitCents: 7_000_00,
  priceAfterCents: 93_000_00,
  directSaleTypeId: 6,
  outcomes: [
    { tax: 'IPI', outcome: 'EXEMPT', benefitCents: 7_000_00, exemption },
    { tax: 'ICMS', outcome: 'ENDED', benefitCents: 0, exemption: { ...exemption, validUntil: '2026-04-30' } },
    { tax: 'IPVA', outcome: 'NOT_RECORDED', benefitCents: 0, exemption: null },
  ],
  steps: [{ stepTitle: 'Laudo médico', stepText: 'Peça o laudo.', durationDays: 15 }],
  documents: ['RG e CPF', 'Exames'],
  durationDays: 15,
};
const complete = `/pcd/passo-a-passo?condutor=SELF&patologia=${pathologyId}&uf=SP&preco=10000000`;

beforeEach(resetBrowser);

function open(address: string, answers: Answers = {}, role = 'seller') {
  signInAs({ ...bitUser, groups: [{ groupName: role }] });
  const calls = fakeServer({ listPathologyOptions: () => options, readPcdAnswer: () => result, ...answers });
  renderPortal(address);
  return calls;
}
const priceField = () => screen.findByLabelText(/Quanto custa o veículo/);
const send = () => screen.findByRole('button', { name: 'Ver isenções' });

describe('the flow', () => {
  it('starts with who drives, and keeps that answer', async () => {
    open('/pcd');
    await userEvent.click(await screen.findByRole('link', { name: /Outra pessoa dirige/ }));
    expect(await screen.findByRole('radio', { name: 'Outra pessoa dirige' })).toHaveProperty('checked', true);
  });

  it('sends the four answers, and shows price, exemptions, documents and steps', async () => {
    const calls = open('/pcd/passo-a-passo');
    await userEvent.click(await screen.findByRole('radio', { name: 'A própria pessoa dirige' }));
    await userEvent.click(screen.getByRole('combobox', { name: /Qual é a patologia/ }));
    await userEvent.keyboard('g82{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('combobox', { name: /Em que estado/ }));
    await userEvent.keyboard('são{ArrowDown}{Enter}');
    await userEvent.type(await priceField(), '100000');
    await userEvent.click(await send());
    const price = within(await screen.findByRole('region', { name: 'Preço após as isenções' }));
    expect(price.getByText(/93\.000,00/)).toBeTruthy();
    expect(document.activeElement).toBe(price.getByRole('heading'));
    const query = calls.find(({ name }) => name === 'readPcdAnswer')!.url.searchParams;
    expect(Object.fromEntries(query)).toEqual({ driver: 'SELF', pathologyId, state: 'SP', priceCents: '10000000' });
    const rows = within(screen.getByRole('region', { name: 'Isenções' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^IPIIsentoA confirmar.*7\.000,00.*a menos no preço.*Lei nº 8\.989\/1995/),
      expect.stringMatching(/^ICMSEncerrada em 30\/04\/2026A confirmar/),
      expect.stringMatching(/^IPVASem isenção cadastrada/),
    ]);
    expect(screen.getByText('Exames')).toBeTruthy();
    expect(screen.getByText('Leva cerca de 15 dias no total')).toBeTruthy();
  });

  it('marks missing answers, and sends nothing', async () => {
    const calls = open('/pcd/passo-a-passo');
    await userEvent.click(await send());
    expect(await screen.findAllByText('Responda para continuar')).toHaveLength(4);
    expect(calls.map(({ name }) => name)).not.toContain('readPcdAnswer');
  });

  it('shows a price above every ceiling at its field until it changes, without a result', async () => {
    const fields = [{ path: 'priceCents', key: 'pcd.aboveCeilings', message: 'x' }];
    open(complete, { readPcdAnswer: () => refuse(422, 'PCD004', 'Acima', fields) });
    expect(await screen.findByText('Acima de todos os tetos em vigor: não há isenção')).toBeTruthy();
    expect(screen.queryByText('Preço após as isenções')).toBeNull();
    await userEvent.type(await priceField(), '1');
    await waitFor(() => expect(screen.queryByText(/Acima de todos os tetos/)).toBeNull());
  });

  it('offers another try when the answer cannot be computed', async () => {
    open(complete, { readPcdAnswer: () => refuse(500, 'SIS001', 'Falhou.') });
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  });

  it('explains that there are no pathologies', async () => {
    open('/pcd/passo-a-passo', { listPathologyOptions: () => ({ items: [] }) });
    expect(await screen.findByText('Nenhuma patologia cadastrada')).toBeTruthy();
  });

  it('prints the result', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open(complete);
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

it('lists pathologies, exemptions and steps on a tab each, and marks exemptions to be confirmed', async () => {
  const pageOf = (items: unknown[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });
  const record = {
    id: pathologyId,
    version: 1,
    enabled: true,
    updatedAt: '2026-11-20T14:00:00Z',
    can: { edit: true, enable: false, disable: true },
  };
  open(
    '/pcd/pathologies',
    {
      listPathologies: () => pageOf([{ ...record, ...options.items[0], taxes: ['IPI', 'IOF'] }]),
      listPcdExemptions: () => pageOf([{ ...record, ...exemption, tax: 'IBS_CBS', rate: '', validUntil: null }]),
      listPcdSteps: () => pageOf([]),
    },
    'admin-internal',
  );
  const pathology = (await screen.findByText('Paraplegia')).closest('tr')!;
  expect(pathology.textContent).toContain('A própria pessoa ou outra');
  await userEvent.click(screen.getByRole('tab', { name: 'Isenções' }));
  const row = (await screen.findByText(/sem data de fim/)).closest('tr')!;
  expect(row.textContent).toMatch(/IBS e CBS.*Todo o país.*A confirmar/);
  await userEvent.click(screen.getByRole('tab', { name: 'Passos' }));
  expect(await screen.findByText(/Nenhum passo/)).toBeTruthy();
});
