// @vitest-environment jsdom
/** What the seller reads about a message to the client's phone. */
import type { ClientMessage } from '@estrada/endpoints/index';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser, signInAs } from '../../test/browser.ts';
import { drawPage, proposalId } from '../../test/draw-page.tsx';
import { fakeServer, fiManager } from '../../test/fake-server.ts';
import { ClientMessages } from './client-messages.tsx';

beforeEach(resetBrowser);

const aMessage = (part: Partial<ClientMessage> = {}): ClientMessage => ({
  id: '01jd00000000000000000000m1',
  purpose: 'signature',
  name: 'Rosana Prado',
  phoneMasked: '*******0010',
  channel: 'WHATSAPP',
  status: 'READ',
  dueAt: '2026-11-20T13:40:00Z',
  sentAt: '2026-11-20T13:41:00Z',
  deliveredAt: '2026-11-20T13:42:00Z',
  readAt: '2026-11-20T13:44:00Z',
  endedAt: null,
  isUnresolved: false,
  ...part,
});

function open(items: ClientMessage[]) {
  signInAs(fiManager);
  fakeServer({ readClientMessages: () => ({ items: [...items] }) });
  drawPage(<ClientMessages proposalId={proposalId} purpose="signature" name="Rosana Prado" />, '/x', '/x');
}
const linesOf = async () => (await screen.findAllByRole('status')).map(({ textContent }) => textContent);

it('shows when the latest message to the person was delivered and read, and none to others', async () => {
  open([
    aMessage(),
    aMessage({ id: '01jd00000000000000000000m2', name: 'Ivo Lima' }),
    aMessage({ id: '01jd00000000000000000000m3', purpose: 'selfie' }),
  ]);
  expect(await linesOf()).toEqual(['WhatsApp •••••••0010: entregue em 20/11/2026 10:42, lida em 20/11/2026 10:44']);
});

it('shows a failure, and the SMS that followed it', async () => {
  open([
    aMessage({ id: '01jd00000000000000000000m4', channel: 'SMS', status: 'SENT', deliveredAt: null, readAt: null }),
    aMessage({ status: 'FAILED', deliveredAt: null, readAt: null, endedAt: '2026-11-20T13:50:00Z' }),
  ]);
  expect(await linesOf()).toEqual([
    'WhatsApp •••••••0010: não entregue em 20/11/2026 10:50',
    'SMS •••••••0010: enviada em 20/11/2026 10:41',
  ]);
});

it('shows a message that is requested after the page was opened', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const items: ClientMessage[] = [];
  open(items);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.queryByRole('status')).toBeNull();
  items.push(aMessage());
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await linesOf()).toHaveLength(1);
  vi.useRealTimers();
});
