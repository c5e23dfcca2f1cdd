// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { drawPage } from '../../test/draw-page.tsx';
import { FoldCard } from './fold-card.tsx';

afterEach(cleanup);

const isInside = (address: string) => address.startsWith('document-');
const draw = (address: string) =>
  drawPage(
    <FoldCard id="documents" title="Documentos" summary="3 de 5 aceitos" holds={isInside}>
      <p id="document-INVOICE">Nota fiscal</p>
    </FoldCard>,
    address,
    '/x',
  );
const details = () => screen.getByRole('group') as HTMLDetailsElement;

it('renders what it holds only once it is opened', () => {
  draw('/x');
  expect(details().open).toBe(false);
  expect(screen.getByText('3 de 5 aceitos')).toBeTruthy();
  expect(screen.queryByText('Nota fiscal')).toBeNull();
});

it.each(['/x#documents', '/x#document-INVOICE'])('opens by its address and by that of a part of it (%s)', (address) => {
  draw(address);
  expect(details().open).toBe(true);
  expect(document.activeElement).toBe(
    address.endsWith('INVOICE') ? screen.getByText('Nota fiscal') : details().querySelector('summary'),
  );
});

let setCurrent: (is: boolean) => void = () => {};
function Page() {
  const [isCurrent, set] = useState(false);
  setCurrent = set;
  return (
    <FoldCard id="documents" title="Documentos" isCurrent={isCurrent}>
      Nota fiscal
    </FoldCard>
  );
}

it('opens when it becomes the current one, and stays open afterwards', () => {
  drawPage(<Page />, '/x', '/x');
  act(() => setCurrent(true));
  expect(details().open).toBe(true);
  act(() => setCurrent(false));
  expect(details().open).toBe(true);
});
