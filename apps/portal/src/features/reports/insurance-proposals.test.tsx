// @vitest-environment jsdom
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'insurance' }] });
});

it("requests MetLife's layout of separate proposals in work, and what the user chooses instead", async () => {
  const calls = fakeServer({
    listExtractionFiles: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
    downloadInsuranceProposal: () => ({ id: '01hq3w7k9m2n4p6r8s0t2v4e01' }),
  });
  renderPortal('/download/downloadInsuranceProposal');
  const requested = () =>
    calls
      .filter(({ name }) => name === 'downloadInsuranceProposal')
      .map(({ url: { searchParams } }) => ['type', 'saleType', 'status'].map((name) => searchParams.get(name)));
  await userEvent.click(await screen.findByRole('button', { name: 'Extrair' }));
  await waitFor(() => expect(requested()).toEqual([['METLIFE_PROPOSE_LIFE_DATA', 'AVULSA', '1']]));
  await userEvent.click(screen.getByRole('combobox', { name: 'Leiaute' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Todos os seguros' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Apólice emitida' }));
  await userEvent.click(screen.getByRole('button', { name: 'Extrair' }));
  await waitFor(() => expect(requested()[1]).toEqual(['INSURANCE_PROPOSALS', 'AVULSA', '9']));
});
