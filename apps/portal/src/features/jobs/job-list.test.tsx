// @vitest-environment jsdom
import type { JobRow } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'service-desk' }] });
});

const aJob = (part: Partial<JobRow>): JobRow => ({
  id: '5f0c2a34-0000-4000-8000-000000000001',
  name: 'proposals.analyse',
  recordId: null,
  state: 'failed',
  retryCount: 8,
  createdAt: '2026-11-20T14:00:00Z',
  startedAt: '2026-11-20T14:20:00Z',
  completedAt: '2026-11-20T14:20:00Z',
  nextTryAt: null,
  waitsFor: null,
  failure: { kind: 'partner-unreadable', system: 'credit-engine', code: null },
  error: 'credit-engine: garbage',
  ...part,
});

it('shows for each job its name, the cause of its delay and the next attempt', async () => {
  const waiting = aJob({
    id: 'w',
    name: 'identity.mail-code',
    state: 'waiting',
    waitsFor: 'mail-server',
    failure: { kind: 'partner-away', system: 'mail-server', code: null },
    error: 'connect ECONNREFUSED',
    nextTryAt: '2026-11-20T15:00:00Z',
  });
  const erasure = aJob({
    id: 'e',
    name: 'documents.erase-pages',
    recordId: '01KAH0000000000000000PAGES',
    state: 'waiting',
    failure: null,
    error: null,
  });
  const delivery = aJob({
    id: 'd',
    name: 'leads.send-to-crm',
    state: 'waiting',
    waitsFor: 'sales-crm',
    failure: { kind: 'partner-unauthorized', system: 'sales-crm', code: null },
    error: 'sales-crm: unauthorized',
  });
  fakeServer({ listJobs: () => ({ items: [aJob({}), waiting, erasure, delivery] }) });
  renderPortal('/jobs');
  const failed = within(await screen.findByRole('row', { name: /Análise de crédito/ }));
  failed.getByText('Falhou');
  failed.getByText(
    'O motor de crédito enviou uma resposta que não pôde ser lida. Tente de novo; se continuar, envie o detalhe técnico à operação.',
  );
  // the technical message is folded below
  expect(failed.getByText('credit-engine: garbage').closest('details')?.open).toBe(false);
  failed.getByText('Detalhe técnico');
  const kept = within(screen.getByRole('row', { name: /E-mail com código/ }));
  for (const text of [
    'Aguardando',
    'O servidor de e-mail não respondeu. A próxima tentativa é automática.',
    '20/11/2026 12:00',
  ])
    kept.getByText(text);
  expect(kept.queryByRole('button')).toBeNull();
  within(screen.getByRole('row', { name: /Envio de uma oportunidade/ })).getByText(
    'O CRM de vendas não aceita o token de acesso do Estrada. A operação precisa corrigi-lo na configuração.',
  );
  // the row of a schedule shows which one
  const row = within(screen.getByRole('row', { name: /Exclusão de documentos/ }));
  row.getByText('documents.erase-pages · 01KAH0000000000000000PAGES');
});

it('retries a failed job after confirmation, and cancels one only with a reason', async () => {
  const calls = fakeServer({
    listJobs: () => ({ items: [aJob({})] }),
    tryJobAgain: () => ({ id: aJob({}).id }),
    giveUpJob: () => ({ id: aJob({}).id }),
  });
  const sent = (end: string) => calls.filter(({ url }) => url.pathname.endsWith(`${aJob({}).id}/${end}`));
  const user = userEvent.setup();
  renderPortal('/jobs?situacao=failed');
  const openMenu = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: /Análise de crédito/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog', { name: new RegExp(item) }));
  };
  await user.click((await openMenu('Tentar de novo')).getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('A tarefa voltou à fila.')).toBeTruthy();
  expect(sent('try-again')).toHaveLength(1);

  const dialog = await openMenu('Cancelar tarefa');
  await user.click(dialog.getByRole('button', { name: 'Cancelar tarefa' }));
  expect(sent('give-up')).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: /Motivo do cancelamento/ }), 'Cliente desistiu');
  await user.click(dialog.getByRole('button', { name: 'Cancelar tarefa' }));
  expect(await screen.findByText('A tarefa foi cancelada sem execução.')).toBeTruthy();
  expect(sent('give-up').map(({ body }) => body)).toEqual([{ reason: 'Cliente desistiu' }]);
});

it.each([
  [
    'partner-refused',
    'lien-registry',
    'VEH-3',
    'O registro de gravames recusou o pedido (código VEH-3). Confira os dados',
  ],
  ['partner-refused', 'lien-registry', null, 'O registro de gravames recusou o pedido. Confira os dados'],
  ['partner-away', 'new-partner', null, 'new-partner não respondeu. Tente de novo quando o sistema voltar.'],
  ['database-busy', null, null, 'O banco de dados estava ocupado. Tente de novo em alguns minutos.'],
  ['file', null, null, 'Um arquivo não pôde ser lido.'],
  ['rejected', null, 'PRS007', 'O registro não permite mais esta operação (código PRS007).'],
  ['unknown', null, null, 'A tarefa parou por um erro inesperado. Tente de novo;'],
] as const)(
  'says of a failure %s of %s with code %s what happened and what to do',
  async (kind, system, code, text) => {
    fakeServer({ listJobs: () => ({ items: [aJob({ failure: { kind, system, code }, error: 'raw' })] }) });
    renderPortal('/jobs');
    const row = within(await screen.findByRole('row', { name: /Análise de crédito/ }));
    row.getByText((shown) => shown.startsWith(text));
  },
);

it('proposes no next step for a job that has ended', async () => {
  fakeServer({ listJobs: () => ({ items: [aJob({ state: 'given-up' })] }) });
  renderPortal('/jobs?situacao=given-up');
  await screen.findByText('O motor de crédito enviou uma resposta que não pôde ser lida.');
});
