// @vitest-environment jsdom
/** The papers of a proposal on the screen: what is missing, requesting them, opening one, replacing a contract. */
import type { ContractPapers } from '@estrada/endpoints/index';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PapersPanel } from './papers-panel.tsx';

beforeEach(resetBrowser);

type Contract = ContractPapers['earlier'][number];
const paperId = (number: number) => `01jd00000000000000000000p${number}`;
const aPaper = (number: number, part: Partial<Contract['papers'][number]> = {}): Contract['papers'][number] => ({
  id: paperId(number),
  kind: 'CREDIT_CONTRACT',
  name: 'Cédula de crédito bancário',
  isNonNegotiable: false,
  textVersion: '2026-01-01',
  sizeBytes: 51_200,
  sha256: 'a'.repeat(64),
  madeAt: '2026-11-20T14:00:00Z',
  ...part,
});
const aContract = (part: Partial<Contract> = {}): Contract => ({
  id: '01jd0000000000000000000c01',
  edition: 1,
  state: 'READY',
  requestedAt: '2026-11-20T14:00:00Z',
  requestedByName: 'Júlia Martins',
  readyAt: '2026-11-20T14:00:05Z',
  voidedAt: null,
  voidedByName: null,
  voidReason: null,
  papers: [aPaper(1), aPaper(2, { isNonNegotiable: true })],
  ...part,
});
const papers = (part: Partial<ContractPapers> = {}): ContractPapers => ({
  proposalId,
  version: 7,
  contractNumber: '70000001',
  contract: null,
  earlier: [],
  next: null,
  ...part,
});
const next = (event: 'requestDocuments' | 'generateContracts' | 'regenerateContracts') => ({
  event,
  isOpen: true,
  mayAct: true,
  missing: [],
});

function open(shown: ContractPapers, answers: Answers = {}, isWithdrawn = false) {
  signInAs(fiManager);
  const calls = fakeServer({ readContractPapers: () => shown, makeContractPapers: () => shown, ...answers });
  const proposal = { id: proposalId, number: '000123', version: 7 };
  drawPage(
    <>
      <AlertBanner />
      <PapersPanel proposal={proposal} isWithdrawn={isWithdrawn} />
    </>,
    '/x',
    '/x',
  );
  return { calls, user: userEvent.setup() };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Contrato e anexos' }));

it('is hidden while there is neither a contract nor anything to request', async () => {
  const { calls } = open(papers());
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['readContractPapers']));
  expect(screen.queryByRole('region')).toBeNull();
});

it('says of an undone sale that its contract is void, not that it is ready or yet to be generated', async () => {
  open(papers({ contract: aContract() }), {}, true);
  const paid = await panel();
  paid.getByText('Sem efeito');
  expect(paid.queryByText('Pronto')).toBeNull();
  cleanup();
  open(papers({ earlier: [aContract({ state: 'VOID' })] }));
  expect((await panel()).queryByText('Ainda não gerado')).toBeNull();
});

it('offers no contract while something is missing', async () => {
  const missing = [
    { path: 'vehicleAdditionalInfo.chassis', key: 'contract.noChassis', message: 'Informe o chassi', name: null },
  ];
  open(papers({ next: { ...next('generateContracts'), isOpen: false, missing } }));
  const shown = await panel();
  expect(shown.getByRole('button', { name: 'Gerar contrato' }).hasAttribute('disabled')).toBe(true);
});

it('requests the contract at the version that was read, and shows that it is being generated', async () => {
  const { calls, user } = open(papers({ next: next('generateContracts') }));
  await user.click((await panel()).getByRole('button', { name: 'Gerar contrato' }));
  expect(await screen.findByText('Contrato em preparação.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'makeContractPapers')!.body).toEqual({ version: 7 });
});

it('shows why the request was refused', async () => {
  const refused = { makeContractPapers: () => refuse(409, 'PRS001', 'Ana Prado alterou a proposta.') };
  const { user } = open(papers({ next: next('requestDocuments') }), refused);
  await user.click((await panel()).getByRole('button', { name: 'Iniciar contrato' }));
  expect(await screen.findByText(/Ana Prado alterou a proposta/)).toBeTruthy();
});

it('polls while the documents are generated, until they exist', async () => {
  let asked = 0;
  const making = papers({ contract: aContract({ state: 'MAKING', readyAt: null, papers: [] }) });
  open(making, { readContractPapers: () => (++asked === 1 ? making : papers({ contract: aContract() })) });
  expect((await panel()).getByRole('status').textContent).toContain('sendo gerado');
  expect(await screen.findByText('Via não negociável')).toBeTruthy();
});

it('shows that the generation failed, with a way to continue', async () => {
  const contract = aContract({ state: 'FAILED', readyAt: null, papers: [] });
  open(papers({ contract, next: next('regenerateContracts') }));
  const shown = await panel();
  expect(shown.getByText(/O processamento falhou e o Service Desk foi avisado/)).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Gerar novo contrato' }).hasAttribute('disabled')).toBe(false);
});

it('opens a document by its signed address', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  URL.createObjectURL = () => 'blob:paper';
  const { calls, user } = open(papers({ contract: aContract() }), {
    readPaperAddress: () => ({ url: `/api/proposal/public/documents/papers/${paperId(2)}?expires=1&signature=s` }),
    fetchPaper: () => new Response(new Blob(['%PDF-1.7'])),
  });
  const name = 'Abrir Cédula de crédito bancário, Via não negociável';
  await user.click((await panel()).getByRole('button', { name }));
  await waitFor(() => expect(tab.location.href).toBe('blob:paper'));
  expect(calls.map((call) => call.name).slice(-2)).toEqual(['readPaperAddress', 'fetchPaper']);
});

it('closes the empty tab and shows an error when a document cannot be loaded', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const refused = { readPaperAddress: () => refuse(404, 'SEC004', 'Acesso negado.') };
  const { user } = open(papers({ contract: aContract() }), refused);
  await user.click((await panel()).getAllByRole('button', { name: /^Abrir/ })[0]!);
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
});

it('requires a reason for a new contract after showing what becomes void; the previous one stays readable', async () => {
  const voided = aContract({
    id: '01jd0000000000000000000c00',
    state: 'VOID',
    voidedAt: '2026-11-20T15:00:00Z',
    voidedByName: 'Júlia Martins',
    voidReason: 'Avalista incluído',
  });
  const shown = papers({ contract: aContract({ edition: 2 }), earlier: [voided], next: next('regenerateContracts') });
  const { calls, user } = open(shown);
  const region = await panel();
  expect(region.getByText('1 contrato sem efeito')).toBeTruthy();
  expect(region.getByText('Motivo: Avalista incluído')).toBeTruthy();
  await user.click(region.getByRole('button', { name: 'Gerar novo contrato' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/fica sem efeito, assim como as assinaturas/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Gerar novo contrato' }));
  expect(calls.some(({ name }) => name === 'makeContractPapers')).toBe(false);
  await user.type(dialog.getByLabelText(/Motivo/), 'Chassi trocado');
  await user.click(dialog.getByRole('button', { name: 'Gerar novo contrato' }));
  expect(await screen.findByText(/o anterior ficou sem efeito/)).toBeTruthy();
  expect(calls.find(({ name }) => name === 'makeContractPapers')!.body).toEqual({
    version: 7,
    reason: 'Chassi trocado',
  });
});

/** The papers next to a component that reads which acts the contract allows. */
function PapersAndSignature() {
  useCall('readCertisignStatus', { query: { proposalSaleId: proposalId } });
  return <PapersPanel proposal={{ id: proposalId, number: '000123', version: 7 }} />;
}

it('reloads the available contract actions once its documents exist', async () => {
  let isReady = false;
  const making = papers({ contract: aContract({ state: 'MAKING', readyAt: null, papers: [] }) });
  signInAs(fiManager);
  const answered = vi.fn(() => ({}));
  fakeServer({
    readContractPapers: () => (isReady ? papers({ contract: aContract() }) : making),
    readCertisignStatus: answered,
  });
  drawPage(<PapersAndSignature />, '/x', '/x');
  await panel();
  expect(answered).toHaveBeenCalledTimes(1);
  isReady = true;
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(2), { timeout: 4_000 });
});
