import { expect, it } from 'vitest';
import { MessageStore } from './message-store.ts';

const message = {
  receivedAt: '2026-11-21T12:00:00Z',
  from: 'a@b.c',
  to: [],
  subject: '',
  text: '',
  html: '',
  attachments: [],
};

it('discards the oldest beyond five hundred and never reuses a number', () => {
  const store = new MessageStore();
  for (let count = 0; count < 501; count += 1) store.add(message);
  expect(store.list()).toHaveLength(500);
  expect(store.find('1')).toBeUndefined();
  store.clear();
  expect(store.add(message).id).toBe('502');
});

it('truncates a part that is too long to store', () => {
  const store = new MessageStore();
  expect(store.add({ ...message, html: 'x'.repeat(300 * 1024) }).html).toHaveLength(256 * 1024);
});
