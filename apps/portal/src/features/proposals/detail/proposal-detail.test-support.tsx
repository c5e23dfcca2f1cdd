/** The page of a proposal for the tests of its parts: no documents, no papers, one city. */
import type { ProposalDetail } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { completePerson, drawPage, proposalDrawn, proposalId } from '../test-support.tsx';
import { Page } from './proposal-detail.page.tsx';

/** The calls, mocked by the test file (`mocked-api.test-support.ts`). */
export const calls = vi.mocked(api);

/** Resets the previous test's calls, and mocks the other calls of the page. */
export function prepareProposal(): void {
  vi.resetAllMocks();
  // has its own panel: documents/documents-panel.test.tsx
  const none = { contractNumber: null, contract: null, earlier: [], next: null };
  calls.readContractPapers.mockResolvedValue({ proposalId, version: 1, ...none });
  calls.readProposalDocuments.mockResolvedValue({
    proposalId,
    documents: [],
    submission: { state: 'DONE', missing: [], at: null },
    can: { send: false, submit: false, review: false, view: false },
    limits: { maxBytes: 1, maxPages: 1 },
  });
  calls.readClientMessages.mockResolvedValue({ items: [] });
  calls.listCities.mockResolvedValue({ items: [{ id: '3550308', name: 'São Paulo' }] });
}

/** Renders the page of a proposal and waits for it. */
export async function open(proposal: ProposalDetail) {
  // also when the page reads it again, however slow the machine is
  calls.readProposal.mockResolvedValue(proposal);
  const drawn = drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await proposalDrawn(proposal);
  return drawn;
}

export const field = (label: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${label}`) }) as HTMLInputElement;
export const button = (name: string) => screen.getByRole('button', { name });

export const refusal = (code: string, fields: { path: string; message: string }[] = [], message = code) =>
  new ApiError({
    status: code === 'DOM002' ? 422 : 409,
    code,
    message,
    fields: fields.map((one) => ({ ...one, key: 'required' })),
  });

export const withMother = (motherName: string): ProposalDetail['client'] => ({
  ...completePerson,
  identification: { ...completePerson.identification, motherName },
});
