import { expect, it } from 'vitest';
import { proposalStatuses } from '../proposals/statuses.ts';
import { clientPageActs, clientPageState, maskedMailbox } from './client-page.ts';

it('maps every proposal status to a simplified client status', () => {
  const told = Object.keys(proposalStatuses).map((status) => clientPageState(status as never));
  expect(new Set(told)).toEqual(new Set(['ANALYSIS', 'CONTRACT', 'CHECK', 'CONFIRMED', 'PAYMENT', 'DONE', 'ENDED']));
  expect(clientPageState('PD')).toBe('ANALYSIS');
});

it('lets the dealer send the link to the page unless the proposal is unsent or cancelled', () => {
  const seller = { kind: 'dealer', userId: 'u1' } as const;
  const refused = Object.keys(proposalStatuses).filter(
    (status) => !clientPageActs.may('send', { status: status as never }, seller),
  );
  expect(refused).toEqual(['WO', 'NU']);
  expect(clientPageActs.may('send', { status: 'PU' }, { kind: 'finance', userId: 'u2' })).toBe(false);
});

it('masks a mailbox to what its owner needs to recognise it', () => {
  expect(maskedMailbox('mariana.souza@exemplo.com.br')).toBe('m•••@exemplo.com.br');
});
