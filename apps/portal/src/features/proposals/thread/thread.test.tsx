// @vitest-environment jsdom
/** The thread of a proposal on the screen: reading, writing, new messages, and the draft. */
import type { ProposalNews, ThreadMessage } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProposal, drawPage, proposalId, unfold } from '../test-support.tsx';
import { ThreadPanel } from './thread-panel.tsx';

let see: (isIntersecting: boolean) => void = () => {};
class Observer {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => told([{ isIntersecting }]);
  }
  observe(): void {}
  disconnect(): void {}
}

const aMessage = (seq: number, part: Partial<ThreadMessage> = {}): ThreadMessage => ({
  seq,
  at: '2026-11-20T14:00:00Z',
  authorName: 'Rita Prado',
  side: 'provider',
  isOwn: false,
  text: `Mensagem ${seq}`,
  mention: null,
  ...part,
});
const newsOf = (part: Partial<ProposalNews> = {}): ProposalNews => ({
  id: proposalId,
  version: 1,
  waitingSince: '2026-11-20T14:00:00Z',
  documentsVersion: 0,
  lastMessage: 0,
  unread: 0,
  canWrite: true,
  mailsWanted: true,
  ...part,
});
const pageOf = (items: ThreadMessage[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  pagination: { first: 0, last: 0, next: null, previous: null, size: 20, totalElements: items.length, totalPages: 1 },
});

/** @param messages oldest first, as the call returns them */
function open(messages: ThreadMessage[], news: Partial<ProposalNews> = {}, answers: Answers = {}) {
  const calls = fakeServer({
    readProposalNews: () => newsOf({ lastMessage: messages.length, ...news }),
    listThreadMessages: () => pageOf(messages.toReversed()),
    markThreadRead: () => newsOf({ lastMessage: messages.length }),
    ...answers,
  });
  const { router } = drawPage(<ThreadPanel proposal={aProposal()} />, '/x', '/x');
  return { router, names: () => calls.map(({ name }) => name), calls };
}
const log = async () => (await unfold('Mensagens')).findByRole('log', { name: 'Mensagens da proposta' });
const text = async () => (await unfold('Mensagens')).findByRole('textbox', { name: 'Nova mensagem' });

beforeEach(() => {
  resetBrowser();
  signInAs(fiManager);
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('messages of a proposal', () => {
  it('shows the first message first, with its author and its subject', async () => {
    open([
      aMessage(1, { isOwn: true, side: 'dealer' }),
      aMessage(2, { mention: { kind: 'document', name: 'INCOME_PROOF' } }),
      aMessage(3, { mention: { kind: 'field', name: 'client.identification.motherName' } }),
    ]);
    const articles = within(await log()).getAllByRole('article');
    expect(articles.map((one) => one.querySelector('p')?.textContent)).toEqual([
      'Mensagem 1',
      'Mensagem 2',
      'Mensagem 3',
    ]);
    expect(articles[0]!.textContent).toContain('Você · concessionária');
    expect(articles[1]!.textContent).toContain('Rita Prado · financeira');
    within(articles[1]!).getByRole('button', { name: 'Assunto: Comprovante de renda' });
    within(articles[2]!).getByRole('button', { name: 'Assunto: Nome da mãe' });
  });

  it('links to the document that a message is about', async () => {
    const { router } = open([aMessage(1, { mention: { kind: 'document', name: 'INCOME_PROOF' } })]);
    await log();
    await userEvent.click(await screen.findByRole('button', { name: 'Assunto: Comprovante de renda' }));
    expect(router.state.location.hash).toBe('#document-INCOME_PROOF');
  });

  it('marks messages of others as read once they are visible, and not before', async () => {
    const { names, calls } = open([aMessage(1), aMessage(2), aMessage(3)], { unread: 2 });
    await log();
    await screen.findByText('2 mensagens não lidas');
    expect(screen.getByText('Novas').nextElementSibling?.textContent).toContain('Mensagem 2');
    expect(names()).not.toContain('markThreadRead');
    act(() => see(true));
    await waitFor(() => expect(screen.queryByText('2 mensagens não lidas')).toBeNull());
    expect(calls.find(({ name }) => name === 'markThreadRead')?.body).toEqual({ upTo: 3 });
    // the first unread one stays marked
    expect(screen.getByText('Novas').nextElementSibling?.textContent).toContain('Mensagem 2');
  });

  it('sends the text with its subject, and clears the field', async () => {
    const { calls } = open([], {}, { sendThreadMessage: () => aMessage(1, { isOwn: true }) });
    expect(await screen.findByText('Nenhuma mensagem ainda.')).toBeTruthy();
    await userEvent.type(await text(), 'Falta a página 2');
    await userEvent.click(screen.getByRole('combobox', { name: 'Assunto (opcional)' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Comprovante de renda' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await waitFor(async () => expect(await text()).toHaveProperty('value', ''));
    expect(calls.find(({ name }) => name === 'sendThreadMessage')?.body).toEqual({
      text: 'Falta a página 2',
      mention: { kind: 'document', name: 'INCOME_PROOF' },
    });
  });

  it('retains the text when it is refused, and when the page is left', async () => {
    const refused = () =>
      refuse(422, 'DOM002', 'Confira', [{ path: 'text', key: 'text.tooLong', message: 'Longo demais' }]);
    open([], {}, { sendThreadMessage: refused });
    await userEvent.type(await text(), 'Rascunho');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Longo demais');
    cleanup();
    open([aMessage(1)]);
    expect(await text()).toHaveProperty('value', 'Rascunho');
  });

  it('reloads the messages when there are more than it shows', async () => {
    const shown = [aMessage(1)];
    const { names } = open(shown, { lastMessage: 2, unread: 1 });
    await log();
    await waitFor(() => expect(names().filter((name) => name === 'listThreadMessages').length).toBeGreaterThan(1));
  });

  it('is read-only with read access, and hidden when nothing may be read', async () => {
    open([aMessage(1)], { canWrite: false });
    await log();
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    const { names } = open([], { canWrite: false });
    await waitFor(() => expect(names()).toContain('readProposalNews'));
    expect(screen.queryByRole('heading', { name: 'Mensagens' })).toBeNull();
  });

  it('switches the e-mails off', async () => {
    const { calls } = open([], {}, { chooseThreadMails: () => ({ isWanted: false }) });
    await text();
    await userEvent.click(await screen.findByRole('switch', { name: /^Receber aviso por e-mail/ }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'chooseThreadMails')?.body).toEqual({ isWanted: false }),
    );
  });
});
