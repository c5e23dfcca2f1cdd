import { expect, it } from 'vitest';
import { proposalStatuses } from '../statuses.ts';
import { clientPageState, maskedMailbox } from './client-page.ts';

it('tells the client of every status in a word of his own', () => {
  const told = Object.keys(proposalStatuses).map((status) => clientPageState(status as never));
  expect(new Set(told)).toEqual(new Set(['ANALYSIS', 'CONTRACT', 'CHECK', 'CONFIRMED', 'PAYMENT', 'DONE', 'ENDED']));
  expect(clientPageState('PD')).toBe('ANALYSIS');
});

it('says of a mailbox no more than its owner needs', () => {
  expect(maskedMailbox('mariana.souza@exemplo.com.br')).toBe('m•••@exemplo.com.br');
});
