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
  error: 'credit-engine: garbage',
  ...part,
});

it('shows for each job its name, the cause of its delay and the next attempt', async () => {
  const waiting = aJob({
    id: 'w',
    name: 'identity.mail-code',
    state: 'waiting',
    waitsFor: 'mail-server',
    nextTryAt: '2026-11-20T15:00:00Z',
  });
  const erasure = aJob({
    id: 'e',
    name: 'documents.erase-pages',
    recordId: '01KAH0000000000000000PAGES',
    state: 'waiting',
  });
  const delivery = aJob({
    id: 'd',
    name: 'leads.send-to-crm',
    state: 'waiting',
    waitsFor: 'sales-crm',
    error: 'sales-crm: unauthorized',
  });
  fakeServer({ listJobs: () => ({ items: [aJob({}), waiting, erasure, delivery] }) });
  renderPortal('/jobs');
  const failed = within(await screen.findByRole('row', { name: /Análise de crédito/ }));
  failed.getByText('Falhou');
  failed.getByText('Erro da última tentativa: credit-engine: garbage');
  const kept = within(screen.getByRole('row', { name: /E-mail com código/ }));
  for (const text of ['Aguardando', 'O servidor de e-mail não responde', '20/11/2026 12:00']) kept.getByText(text);
  expect(kept.queryByRole('button')).toBeNull();
  within(screen.getByRole('row', { name: /Envio de uma oportunidade/ })).getByText(
    /sales-crm não aceita o token de acesso/,
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
