// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Draft } from './draft.ts';
import { useCapturedClient } from './use-captured-client.ts';

type Update = (change: Partial<Draft>) => void;

function Simulator({ isNew, update }: { isNew: boolean; update: Update }) {
  useCapturedClient(isNew, update);
  return null;
}

function open(isNew: boolean, state: unknown) {
  const update = vi.fn<Update>();
  const router = createMemoryRouter([{ path: '/simulador', element: <Simulator isNew={isNew} update={update} /> }], {
    initialEntries: [{ pathname: '/simulador', state }],
  });
  render(<RouterProvider router={router} />);
  return { update, router };
}

it('starts with the client of a captured document, once: a reload does not overwrite typed values', async () => {
  const { update, router } = open(true, { client: { name: 'Marina Alves', cpf: '52998224725' } });
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(update.mock.calls).toEqual([[{ personType: 'PF', name: 'Marina Alves', cpf: '52998224725' }]]);
});

it('does not change a saved simulation, or one without a capture', () => {
  expect(open(false, { client: { name: 'Marina Alves' } }).update).not.toHaveBeenCalled();
  expect(open(true, null).update).not.toHaveBeenCalled();
});
