// @vitest-environment jsdom

import type { CampaignRow } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './campaigns.page.tsx';

const aCampaign: CampaignRow = {
  id: '01hq3w7k9m2n4p6r8s0t2v4c01',
  version: 4,
  enabled: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true },
  campaignName: 'Linha 2027',
  campaignCode: 'LINHA-27',
  modelYear: 2027,
  manufacturerYear: 2026,
};
const onePage = { items: [aCampaign], next: null, totalElements: 1, totalCapped: false };

function open(answers: Answers) {
  const calls = fakeServer({ listCampaigns: () => onePage, ...answers });
  renderPortal('/campaign');
  return calls;
}
async function chooseDisable() {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Linha 2027' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Desabilitar' }));
}

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});

it('requests pages of ten', async () => {
  const calls = open({});
  await screen.findByRole('row', { name: /Linha 2027/ });
  expect(calls.find(({ name }) => name === 'listCampaigns')!.url.searchParams.get('size')).toBe('10');
});

it('shows what depends on a campaign before disabling it, and confirms the version that was checked', async () => {
  const calls = open({
    verifyCampaignDisabling: () => ({ version: 5, vehicles: 1_234 }),
    disableCampaign: () => ({ ...aCampaign, enabled: false }),
  });
  await chooseDisable();
  const question = within(await screen.findByRole('dialog', { name: 'Desabilitar esta campanha?' }));
  expect(question.getByText(/1\.234 veículos .* não pode ser habilitada de novo/)).toBeTruthy();
  expect(calls.some(({ name }) => name === 'disableCampaign')).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Desabilitar' }));
  expect(await screen.findByText('Campanha desabilitada com sucesso.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'disableCampaign')!.body).toEqual({ version: 5, confirmed: true });
  await waitFor(() => expect(calls.filter(({ name }) => name === 'listCampaigns').length).toBeGreaterThan(1));
});

it('does not prompt for confirmation when the dependencies cannot be loaded', async () => {
  open({ verifyCampaignDisabling: () => refuse(500, 'SIS001', 'Erro no sistema.') });
  await chooseDisable();
  expect(await screen.findByText('Erro no sistema.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
