// @vitest-environment jsdom
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aProposal, pageAct, proposalId, unfold } from '../test-support.tsx';

type Detail = ResponseOf<typeof endpoints.readTccExemption>;
type Row = ResponseOf<typeof endpoints.listTccExemptions>['items'][number];

const aRequest = {
  reason: 'Cliente da casa',
  requestedByName: 'Ana Lima',
  requestedAt: '2026-11-20T14:00:00Z',
  decidedByName: null,
  decidedAt: null,
  decisionReason: null,
};
const page = (items: Row[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  pagination: { first: 0, last: 0, next: null, previous: null, size: 20, totalElements: items.length, totalPages: 1 },
});

beforeEach(resetBrowser);

describe('panel of a proposal', () => {
  const detail = (part: Partial<Detail>): Detail => ({
    status: 'APPLICABLE',
    feeCents: 89_900,
    request: null,
    can: { request: true, cancel: false, redo: false },
    ...part,
  });
  const open = async (exemption: Detail, more: Parameters<typeof fakeServer>[0] = {}) => {
    signInAs({ ...bitUser, groups: [{ groupName: 'representante' }] });
    const calls = fakeServer({ readProposal: () => aProposal({}), readTccExemption: () => exemption, ...more });
    renderPortal(`/consultarPropostas/${proposalId}`);
    const panel = await unfold('Tarifa de cadastro (TCC)');
    return { calls, panel, user: userEvent.setup() };
  };

  it('requires a reason for the request', async () => {
    const { calls, panel, user } = await open(detail({}), {
      requestTccExemption: () => detail({ status: 'PENDING', request: aRequest }),
    });
    await panel.findByText('TCC a cobrar');
    panel.getByText(/R\$\s899,00/);
    panel.getByText(/Peça a isenção ao gestor/);
    await user.click(await pageAct('Pedir isenção da TCC'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedir isenção da TCC' }));
    await user.click(dialog.getByRole('button', { name: 'Pedir isenção da TCC' }));
    const sent = () => calls.filter(({ name }) => name === 'requestTccExemption');
    expect(sent()).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: /Motivo do pedido/ }), 'Cliente da casa');
    await user.click(dialog.getByRole('button', { name: 'Pedir isenção da TCC' }));
    expect(await screen.findByText('Isenção da TCC solicitada.')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ reason: 'Cliente da casa' }]);
  });

  it('shows who refused and why, and offers another request', async () => {
    const request = {
      ...aRequest,
      decidedByName: 'Rui Melo',
      decidedAt: '2026-11-20T15:00:00Z',
      decisionReason: 'Não cabe',
    };
    const { panel } = await open(detail({ status: 'REFUSED', request }));
    await panel.findByText('Recusada');
    panel.getByText('Motivo da recusa: Não cabe');
    panel.getByText(/Decidida por Rui Melo/);
    await pageAct('Pedir isenção da TCC');
  });

  it('offers no request when none is possible', async () => {
    const { panel } = await open(detail({ can: { request: false, cancel: false, redo: false } }));
    await panel.findByText('A TCC é cobrada uma vez por cliente.');
    await userEvent.click(screen.getByRole('button', { name: 'Outras ações' }));
    expect(screen.queryByRole('menuitem', { name: /TCC/ })).toBeNull();
  });

  it('an approval leads to the recalculation', async () => {
    const can = { request: false, cancel: false, redo: true };
    const { user } = await open(detail({ status: 'PENDING SIMULATION', request: aRequest, can }));
    await user.click(await pageAct('Refazer a simulação sem a TCC'));
    await screen.findByRole('dialog', { name: 'Recalcular a proposta' });
  });
});

describe('queue of requests', () => {
  const row: Row = {
    id: '01jd0000000000000000000009',
    proposalId,
    proposalNumber: '100017',
    proposalStatus: 'WO',
    dealerName: 'Concessionária Centro',
    clientName: 'Marina Alves Souza',
    clientDocumentMasked: '***.982.247-**',
    vehicleLabel: 'Onix',
    financeValueCents: 5_000_000,
    feeCents: 89_900,
    status: 'PENDING',
    ...aRequest,
    can: { approve: true, refuse: true },
  };

  it('approves after confirmation, and refuses only with a reason', async () => {
    signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
    const calls = fakeServer({
      listTccExemptions: () => page([row]),
      approveTccExemption: () => ({ ...row, status: 'PENDING SIMULATION' }),
      refuseTccExemption: () => ({ ...row, status: 'REFUSED' }),
    });
    const sent = (end: 'approve' | 'refuse') => calls.filter(({ name }) => name === `${end}TccExemption`);
    const user = userEvent.setup();
    renderPortal('/tccExemptions');
    const openMenu = async (item: string, title: string) => {
      await user.click(await screen.findByRole('button', { name: /^Ações.*100017/ }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
      return within(await screen.findByRole('dialog', { name: title }));
    };
    const approval = await openMenu('Aprovar', 'Aprovar a isenção da TCC');
    approval.getByText(/R\$\s899,00/);
    await user.click(approval.getByRole('button', { name: 'Aprovar' }));
    expect(await screen.findByText('Isenção da TCC da proposta 100017 aprovada.')).toBeTruthy();
    expect(sent('approve')).toHaveLength(1);

    const refusal = await openMenu('Recusar', 'Recusar a isenção da TCC');
    await user.click(refusal.getByRole('button', { name: 'Recusar' }));
    expect(sent('refuse')).toHaveLength(0);
    await user.type(refusal.getByRole('textbox', { name: /Motivo da recusa/ }), 'Não cabe');
    await user.click(refusal.getByRole('button', { name: 'Recusar' }));
    expect(await screen.findByText('Isenção da TCC da proposta 100017 recusada.')).toBeTruthy();
    expect(sent('refuse').map(({ body }) => body)).toEqual([{ reason: 'Não cabe' }]);
  });

  it('shows that nothing waits', async () => {
    signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
    fakeServer({ listTccExemptions: () => page([]) });
    renderPortal('/tccExemptions');
    await screen.findByText('Nenhum pedido aguarda você');
  });
});
