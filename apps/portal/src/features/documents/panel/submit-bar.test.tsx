// @vitest-environment jsdom
/** Submitting documents for review, on the screen: what is missing, the act, and its messages. */
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { readAlerts } from '@estrada/web/alerts/alerts.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { aDocument, answerOf, income, received } from '@estrada/web/test/proposal-documents.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DocumentsPanel } from './documents-panel.tsx';

const at = '2026-11-20T14:00:00Z';
const answered = (
  submission: Partial<ProposalDocuments['submission']>,
  can: Partial<ProposalDocuments['can']> = {},
) => ({
  ...answerOf([received(), income()], { submit: true, ...can }),
  submission: { state: 'READY' as const, missing: [], at: null, ...submission },
});
function open(shown: ProposalDocuments, answers: Answers = {}) {
  let now = shown;
  const calls = fakeServer({
    readProposalDocuments: () => now,
    submitProposalDocuments: () => (now = answered({ state: 'DONE', at })),
    ...answers,
  });
  drawPage(<DocumentsPanel proposalId={proposalId} />, '/', '/');
  return { named: (name: string) => calls.filter((call) => call.name === name) };
}
const button = () =>
  screen.findByRole('button', { name: 'Enviar documentos para conferência' }) as Promise<HTMLButtonElement>;

beforeEach(() => {
  resetBrowser();
  signInAs(fiManager);
});

it('names what is missing, and does not submit before', async () => {
  const missing = [
    { kind: 'FINANCE_KIT' as const, name: 'Kit de financiamento assinado' },
    { kind: 'VEHICLE_INVOICE' as const, name: 'Nota fiscal do veículo' },
  ];
  open(answered({ state: 'MISSING', missing }));
  expect((await button()).disabled).toBe(true);
  expect(
    screen.getByText('Falta enviar antes da conferência: Kit de financiamento assinado, Nota fiscal do veículo.'),
  ).toBeTruthy();
});

it('submits them once, and shows when', async () => {
  const { named } = open(answered({}));
  await userEvent.click(await button());
  expect(await screen.findByText(/^Enviado para conferência em 20\/11\/2026/)).toBeTruthy();
  expect((await button()).disabled).toBe(true);
  expect(named('submitProposalDocuments')).toHaveLength(1);
  expect(named('submitProposalDocuments')[0]!.url.searchParams.get('proposalId')).toBe(proposalId);
});

it('shows why the submission was refused, and reloads what is missing', async () => {
  const missing = [{ kind: 'INCOME_PROOF' as const, name: 'Comprovante de renda' }];
  let isRemoved = false;
  open(answered({}), {
    readProposalDocuments: () => answered(isRemoved ? { state: 'MISSING', missing } : {}),
    submitProposalDocuments: () => {
      isRemoved = true;
      return refuse(422, 'UPF003', 'Não foi possível enviar o documento.', [
        { path: 'documents.INCOME_PROOF', key: 'document.isMissing', message: 'Falta este documento' },
      ]);
    },
  });
  await userEvent.click(await button());
  await waitFor(() => expect(readAlerts().map(({ text }) => text)).toContain('Falta este documento'));
  expect(await screen.findByText('Falta enviar antes da conferência: Comprovante de renda.')).toBeTruthy();
  expect((await button()).disabled).toBe(true);
});

it('is shown only to users who may submit, with the kit listed like any other document', async () => {
  open({
    ...answered({}, { submit: false }),
    documents: [aDocument('FINANCE_KIT', 'Kit de financiamento assinado', { role: 'SALE' })],
  });
  expect(await screen.findByText('Kit de financiamento assinado')).toBeTruthy();
  expect(screen.getByTestId('pages-of-FINANCE_KIT')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar documentos para conferência' })).toBeNull();
});
