// @vitest-environment jsdom
/** The page of one proposal, with the panels of other features. */
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { answerOf, income } from '@estrada/web/test/proposal-documents.ts';
import { aSettlement } from '@estrada/web/test/proposal-settlement.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aClosedProposal } from '../../features/proposals/test-support.tsx';
import { Page } from './proposal.page.tsx';

beforeEach(resetBrowser);

const refusal = {
  id: '01jd000000000000000000000c',
  simulationId: '01jd000000000000000000000s',
  version: 1,
  menuVersion: 1,
  term: 36,
  column: 'none',
  chosenBy: 'seller',
  recordedByName: 'Ana Lima',
  recordedAt: '2026-11-20T15:30:00Z',
  columns: [],
  withoutInstallmentCents: 190_000,
  accepted: [],
  declined: [],
  kept: [],
  isCurrent: true,
};

it('shows documents, papers, settlement with its contract, and choices of products in this order before the registration', async () => {
  signInAs(fiManager);
  fakeServer({
    readProposal: () => aClosedProposal('PU'),
    readContractPapers: () => ({
      proposalId,
      version: 1,
      contractNumber: '70000001',
      contract: null,
      earlier: [],
      next: { event: 'regenerateContracts', isOpen: false, mayAct: false, missing: [] },
    }),
    readSettlement: () => aSettlement(),
    readProposalDocuments: () => answerOf([income()]),
    listProductChoices: () => ({ items: [refusal] }),
  });
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  const settlement = await screen.findByRole('region', { name: 'Do contrato ao pagamento' });
  within(settlement).getByRole('heading', { name: 'Assinatura do contrato' });
  await screen.findByRole('heading', { level: 2, name: 'Documentos' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const main = [
    'Documentos',
    'Contrato e anexos',
    'Do contrato ao pagamento',
    'Produtos aceitos e recusados',
    'Ficha do cliente',
  ];
  expect(names.filter((name) => main.includes(name!))).toEqual(main);
});
