import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { StyledPages } from '../app/portal-app.tsx';

/** Renders the whole portal at an address. */
export function renderPortal(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <StyledPages />
    </MemoryRouter>,
  );
}
