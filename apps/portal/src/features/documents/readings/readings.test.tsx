// @vitest-environment jsdom
import { type Capability, capabilities, type Role } from '@estrada/domain/access/index';
import { type EndpointName, endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { Page } from './capture.page.tsx';

type Accesses = ResponseOf<typeof endpoints.readCaptureAccesses>;
type Reading = ResponseOf<typeof endpoints.readOcrStatus>;

beforeEach(resetBrowser);

/** Whether the access table gives a role one of the capabilities that a call requires. */
function canCall(role: Role, name: EndpointName): boolean {
  const { access } = endpoints[name];
  return typeof access === 'string' || access.anyOf.some((capability) => roles(capability).includes(role));
}
const roles = (capability: Capability): readonly Role[] => capabilities[capability].roles;

const accesses = (part: Partial<Accesses> = {}): Accesses => ({
  dealer: { id: '01jd0000000000000000000002', name: 'Autovia' },
  version: 0,
  isOwn: false,
  changedByName: null,
  changedAt: null,
  accesses: [
    { profile: 'seller', access: 0 },
    { profile: 'fi-manager', access: 1 },
  ],
  ...part,
});
const reading = (part: Partial<Reading> = {}): Reading => ({
  simulationDocumentId: '01jd0000000000000000000009',
  kind: 'IDENTITY',
  status: 'WAITING',
  askedAt: '2026-11-20T13:00:00Z',
  read: null,
  isOtherPerson: false,
  ...part,
});

describe('access to capture', () => {
  it('is set for the own dealer, saved over the version that was shown, and confirmed', async () => {
    signInAs(fiManager);
    const calls = fakeServer({
      readCaptureAccesses: () => accesses(),
      saveCaptureAccesses: () =>
        accesses({ version: 1, isOwn: true, changedByName: 'Ana', changedAt: '2026-11-20T13:00:00Z' }),
    });
    renderPortal('/watchdoc/config');
    await screen.findByText(/Ainda sem configuração própria/);
    expect(screen.queryByRole('textbox', { name: 'Concessionária' })).toBeNull();
    const seller = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vendedor' });
    expect(seller.checked).toBe(false);
    await userEvent.click(seller);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Configuração da captura de documentos salva.');
    expect(calls.find(({ name }) => name === 'saveCaptureAccesses')?.body).toEqual({
      version: 0,
      accesses: [
        { profile: 'seller', access: 1 },
        { profile: 'fi-manager', access: 1 },
      ],
    });
  });

  it('requires a representative to select a dealer first', async () => {
    signInAs({ ...bitUser, groups: [{ groupName: 'representante' }] });
    fakeServer({});
    renderPortal('/watchdoc/config');
    await screen.findByText('Escolha uma concessionária das suas regionais.');
  });

  it.each(['admin-internal', 'consulta'] as const)(
    'is set by %s for all dealers and for one, found by a call that the role may make',
    async (role) => {
      signInAs({ ...bitUser, groups: [{ groupName: role }] });
      const calls = fakeServer({
        readCaptureAccesses: ({ url }) => accesses(url.searchParams.has('dealerId') ? {} : { dealer: null }),
        listDealers: () => ({
          items: [{ id: '01jd0000000000000000000002', GMFcode: '101', tradingName: 'Autovia' }],
          next: null,
          totalElements: 1,
          totalCapped: false,
        }),
      });
      renderPortal('/watchdoc/config');
      await screen.findByRole('heading', { name: 'Perfis: Todas as concessionárias' });
      await userEvent.type(screen.getByRole('combobox', { name: 'Concessionária' }), 'auto');
      await userEvent.click(await screen.findByRole('option', { name: '101 · Autovia', hidden: true }));
      await screen.findByRole('heading', { name: 'Perfis: Autovia' });
      for (const { name } of calls) expect(canCall(role, name), name).toBe(true);
    },
  );

  it('shows the address of the capture as a code for phones', async () => {
    signInAs(fiManager);
    fakeServer({ readCaptureAccesses: () => accesses() });
    renderPortal('/watchdoc/config');
    const code = await screen.findByRole('img', { name: 'Código que abre a captura de documentos no celular' });
    expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  });
});

describe('a document capture', () => {
  it('shows a profile without access how to get it', async () => {
    signInAs(fiManager);
    fakeServer({ readCaptureAccess: () => ({ access: 0 }) });
    renderPortal('/watchdoc/access');
    await screen.findByRole('heading', { name: 'Seu perfil não permite capturar documentos' });
    expect(screen.queryByRole('button', { name: 'Mostrar o código para o celular' })).toBeNull();
  });

  it('shows the code and the values read, and passes them to the simulator', async () => {
    signInAs(fiManager);
    let now = reading();
    fakeServer({
      readCaptureAccess: () => ({ access: 1 }),
      beginCaptureReading: () => ({ ...now, token: 'secret.mark', expiresAt: '2026-11-20T13:10:00Z' }),
      readOcrStatus: () => now,
    });
    const router = createMemoryRouter(
      [
        { path: '/watchdoc/access', element: <Page /> },
        { path: '*', element: null },
      ],
      { initialEntries: ['/watchdoc/access'] },
    );
    render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar o código para o celular' }));
    await screen.findByRole('img', { name: 'Código que abre a câmera no celular' });
    now = reading({ status: 'READ', read: { name: 'Marina Alves', cpf: '52998224725', birthDate: '1990-05-20' } });
    await screen.findByText('Documento lido. Confira com o original.');
    screen.getByText('529.982.247-25');
    expect(screen.queryByRole('img', { name: 'Código que abre a câmera no celular' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Simular com estes dados' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/simulador'));
    expect(router.state.location.state).toEqual({
      client: { name: 'Marina Alves', cpf: '52998224725', birthDate: '1990-05-20' },
    });
  });
});
