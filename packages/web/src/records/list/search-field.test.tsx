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

/** Draws the field; `told` is what the list heard. */
function draw() {
  const told: string[] = [];
  render(
    <MantineProvider>
      <SearchField label="Buscar" hint="Nome" value="" onChange={(search) => told.push(search)} />
    </MantineProvider>,
  );
  return { told, input: screen.getByRole('searchbox', { name: 'Buscar' }) };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('tells the list when the typing pauses', () => {
  const { told, input } = draw();
  fireEvent.change(input, { target: { value: 'agu' } });
  pass(200);
  fireEvent.change(input, { target: { value: ' aguas ' } });
  pass(299);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual(['aguas']);
});
