// @vitest-environment jsdom
/** The insurance of a sale on the page of its proposal. */
import { moduleFlags, modulesOn } from '@estrada/domain/access/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SaleInsurances } from './sale-panel.tsx';

beforeEach(() => {
  resetBrowser();
  signInAs(fiManager, modulesOn(moduleFlags));
  fakeServer({ listInsurances: () => ({ items: [], total: 0 }) });
});

const open = async (hasEnded: boolean) => {
  drawPage(
    <SaleInsurances saleProposalId={proposalId} hasEnded={hasEnded} />,
    `/consultarPropostas/${proposalId}`,
    '/consultarPropostas/:id',
  );
  await screen.findAllByText(/^Nenhum seguro/);
};
const begin = () => screen.queryByRole('link', { name: 'Contratar seguro' });

it('leads to a contract of insurance for this sale', async () => {
  await open(false);
  expect(begin()?.getAttribute('href')).toContain(proposalId);
});

it('offers no insurance for a sale that has ended', async () => {
  await open(true);
  expect(begin()).toBeNull();
});
