import { expect, it } from 'vitest';
import { proposalStatuses } from '../proposals/statuses.ts';
import { clientPageState, maskedMailbox } from './client-page.ts';

it('maps every proposal status to a simplified client status', () => {
  const told = Object.keys(proposalStatuses).map((status) => clientPageState(status as never));
  expect(new Set(told)).toEqual(new Set(['ANALYSIS', 'CONTRACT', 'CHECK', 'CONFIRMED', 'PAYMENT', 'DONE', 'ENDED']));
  expect(clientPageState('PD')).toBe('ANALYSIS');
});

it('masks a mailbox to what its owner needs to recognise it', () => {
  expect(maskedMailbox('mariana.souza@exemplo.com.br')).toBe('m•••@exemplo.com.br');
});
