import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What jsdom lacks and Mantine requires. */
function fillBrowserGaps(): void {
  window.matchMedia ??= (query) =>
    ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  window.ResizeObserver ??= NoObserver as never;
  Element.prototype.scrollIntoView = () => {};
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

/** Renders a page at an address, as the portal would inside a session; other addresses render nothing. */
export function drawPage(page: ReactNode, address: string, pattern: string) {
  fillBrowserGaps();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: pattern, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const drawn = render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...drawn, router, client };
}

/** The proposal of the tests of its parts. */
export const proposalId = '01jd0000000000000000000001';
