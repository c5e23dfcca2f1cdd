// @vitest-environment jsdom
import type { endpoints, ProposalDetail, ResponseOf } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { aDocument, answerOf, received } from '@estrada/web/test/proposal-documents.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aProposal, completePerson, proposalId } from '../test-support.tsx';

type Answer = ResponseOf<typeof endpoints.listProposalReadings>;

beforeEach(resetBrowser);

const begun: ProposalDetail['client'] = {
  ...completePerson,
  identification: { name: 'Marina A. Souza' },
};
const reading = (part: Partial<Answer['items'][number]>): Answer['items'][number] => ({
  simulationDocumentId: '01jd0000000000000000000009',
  kind: 'IDENTITY',
  status: 'READ',
  askedAt: '2026-11-20T13:00:00Z',
  read: { name: 'Marina Alves Souza', motherName: 'Helena Alves', cpf: completePerson.document },
  isOtherPerson: false,
  ...part,
});

function open(answer: Answer) {
  signInAs({ ...bitUser, groups: [{ groupName: 'representante' }] });
  const calls = fakeServer({
    readProposal: () => aProposal({ client: begun }),
    readLastRegistration: () => ({ registration: null }),
    readProposalDocuments: () => answerOf([received(), aDocument('ADDRESS_PROOF', 'Comprovante de endereço')]),
    listProposalReadings: () => answer,
    beginReading: () => reading({ status: 'READING', read: null }),
  });
  renderPortal(`/consultarPropostas/${proposalId}`);
  return calls;
}
const region = async () => within(await screen.findByRole('region', { name: 'Leitura de documentos' }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('values read from a document', () => {
  it('are shown next to typed ones and copied into the form only when ticked', async () => {
    open({ access: 1, items: [reading({})] });
    const readings = await region();
    readings.getByText('O documento de identidade tem 1 campo que aqui está vazio e 1 campo diferente.');
    await userEvent.click(readings.getByRole('button', { name: 'Ver e aproveitar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lido do documento de identidade' }));
    const name = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Usar Nome completo: Marina Alves Souza' });
    expect(name.checked).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Usar 1 campo' }));
    expect([box('Nome completo').value, box('Nome da mãe').value]).toEqual(['Marina A. Souza', 'Helena Alves']);
    expect(screen.getAllByText('Lido do documento de identidade')).toHaveLength(1);
  });

  it('of another person are marked as such, and never change the CPF', async () => {
    open({ access: 1, items: [reading({ isOtherPerson: true, read: { cpf: '11144477735' } })] });
    const readings = await region();
    readings.getByText(/O CPF lido não é o deste cliente/);
    expect(readings.queryByRole('button', { name: 'Ver e aproveitar' })).toBeNull();
  });
});

describe('requesting the reading of a document', () => {
  it('is offered for readable documents with pages, and shows its progress', async () => {
    const calls = open({ access: 1, items: [] });
    const readings = await region();
    expect(readings.queryByRole('button', { name: 'Ler comprovante de endereço' })).toBeNull();
    await userEvent.click(readings.getByRole('button', { name: 'Ler documento de identidade' }));
    expect(calls.find(({ name }) => name === 'beginReading')?.body).toEqual({ proposalId, kind: 'IDENTITY' });
  });

  it('is not offered without access to capture', async () => {
    open({ access: 0, items: [] });
    await screen.findByRole('region', { name: 'Documentos' });
    expect(screen.queryByRole('region', { name: 'Leitura de documentos' })).toBeNull();
  });

  it.each([
    ['READING', /^Lendo documento de identidade…/, 0],
    ['UNREADABLE', /^Não foi possível ler: documento de identidade/, 1],
    ['FAILED', /^Não foi possível concluir a leitura do documento de identidade/, 1],
  ] as const)('shows the status %s and what to do', async (status, words, again) => {
    open({ access: 1, items: [reading({ status, read: null })] });
    const readings = await region();
    await readings.findByText(words);
    expect(readings.queryAllByRole('button', { name: 'Ler documento de identidade de novo' })).toHaveLength(again);
  });
});
