// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './filter-fields.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the field; `searches` are the texts that the list received. */
function draw() {
  const searches: string[] = [];
  render(
    <MantineProvider>
      <SearchField label="Buscar" hint="Nome" value="" onChange={(search) => searches.push(search)} />
    </MantineProvider>,
  );
  return { searches, input: screen.getByRole('searchbox', { name: 'Buscar' }) };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('notifies the list when typing pauses', () => {
  const { searches, input } = draw();
  fireEvent.change(input, { target: { value: 'agu' } });
  pass(200);
  fireEvent.change(input, { target: { value: ' aguas ' } });
  pass(299);
  expect(searches).toEqual([]);
  pass(1);
  expect(searches).toEqual(['aguas']);
});
