// @vitest-environment jsdom
import type { CustomerLink } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { removeDrafts } from '@estrada/web/session/draft-store.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../../simulator.page.tsx';
// loaded later on screen
import './link-failure.tsx';
import { aSavedSimulation, drawPage, parameters, signIn, simulationId } from '../../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: Object.fromEntries(
    [
      'readSimulationParameters listManufacturers listModels listVersions listVersionYears simulate',
      'checkRegistrationFee readSavedSimulation makeCustomerLink listCustomerLinks revokeCustomerLink listProductChoices',
      'readOfferMessages sendOfferLink updateSavedSimulation submitProposal',
    ].flatMap((names) => names.split(' ').map((name) => [name, vi.fn()])),
  ),
}));
const call = vi.mocked(api);

const aLink = (part: Partial<CustomerLink> = {}): CustomerLink => ({
  id: '01jd00000000000000000000l1',
  createdAt: '2026-11-20T13:00:00Z',
  createdByName: 'Ana Lima',
  expiresAt: '2026-12-21T03:00:00Z',
  revokedAt: null,
  openedAt: null,
  state: 'open',
  isCurrent: true,
  choice: null,
  acceptance: null,
  ...part,
});
const token = 'secret.mark';

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  removeDrafts();
  signIn();
  call.readSimulationParameters.mockResolvedValue(parameters);
  call.readSavedSimulation.mockResolvedValue(aSavedSimulation());
  for (const list of [call.listManufacturers, call.listModels, call.listVersions, call.listVersionYears])
    (list as ReturnType<typeof vi.fn>).mockResolvedValue({ items: [] });
  call.checkRegistrationFee.mockResolvedValue({ ignoreTCC: false, valueTcc: 90_000 });
  call.listCustomerLinks.mockResolvedValue({ items: [] });
  call.readOfferMessages.mockResolvedValue({ items: [] });
  call.makeCustomerLink.mockResolvedValue({ link: aLink(), token });
});
afterEach(cleanup);

/** The dialog over the summary of a saved simulation. */
async function openDialog() {
  drawPage(<Page />, `/simulador?simulacao=${simulationId}&etapa=resumo`, '/simulador');
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar ao cliente' }));
  return within(await screen.findByRole('dialog', { name: 'Enviar ao cliente' }));
}

it('sends a link to the client alone, and shows what became of its message', async () => {
  call.listCustomerLinks.mockResolvedValue({ items: [aLink()] });
  call.sendOfferLink.mockResolvedValue({ byPhone: true, byMail: false });
  const message = {
    purpose: 'offer',
    name: 'Ana',
    phoneMasked: '*******0010',
    channel: 'WHATSAPP',
    isUnresolved: false,
  };
  const instants = { dueAt: '2026-11-20T13:40:00Z', sentAt: null, deliveredAt: '2026-11-20T13:42:00Z', endedAt: null };
  call.readOfferMessages.mockResolvedValue({
    items: [{ ...message, ...instants, id: 'm1', linkId: aLink().id, status: 'READ', readAt: '2026-11-20T13:44:00Z' }],
  } as never);
  const dialog = await openDialog();
  expect(await dialog.findByText(/entregue em 20\/11\/2026 10:42, lida em 20\/11\/2026 10:44/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar link ao cliente' }));
  expect(await dialog.findByText('Link enviado por mensagem.')).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

const sentMessage = {
  id: 'm2',
  linkId: aLink().id,
  purpose: 'offer',
  name: 'Ana',
  phoneMasked: '*******0010',
  channel: 'SMS',
  status: 'SENT',
  isUnresolved: false,
  dueAt: '2026-11-20T13:40:00Z',
  sentAt: '2026-11-20T13:40:00Z',
  deliveredAt: null,
  readAt: null,
  endedAt: null,
};
const failed = { ...sentMessage, status: 'FAILED', isUnresolved: true, endedAt: '2026-11-20T13:42:00Z' };

it('names a link that did not arrive as the next step of the simulation, with the other ways to send it', async () => {
  call.readOfferMessages.mockResolvedValueOnce({ items: [failed] } as never);
  drawPage(<Page />, `/simulador?simulacao=${simulationId}&etapa=simulacao`, '/simulador');
  expect(await screen.findByText(/A mensagem por SMS \(•+0010, 20\/11\/2026 10:42\) não foi entregue/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar de outro modo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar ao cliente' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Criar link' }));
  expect(await dialog.findByRole('link', { name: 'Enviar por WhatsApp' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('O link não chegou ao cliente')).toBeNull());
});

it('follows a sent link until its outcome is known, and requests nothing more where none was sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const pass = () => vi.advanceTimersByTimeAsync(95_000);
  /** Until the messages were read for the first time: the page loads its parts one after the other. */
  const open = async () => {
    call.readOfferMessages.mockClear();
    drawPage(<Page />, `/simulador?simulacao=${simulationId}&etapa=simulacao`, '/simulador');
    await vi.waitFor(() => expect(call.readOfferMessages).toHaveBeenCalled(), { timeout: 10_000 });
  };
  await open();
  await pass();
  expect(call.readOfferMessages).toHaveBeenCalledTimes(1);
  cleanup();
  call.readOfferMessages
    .mockResolvedValueOnce({ items: [sentMessage] } as never)
    .mockResolvedValueOnce({ items: [sentMessage] } as never)
    .mockResolvedValue({ items: [failed] } as never);
  await open();
  await pass();
  expect(screen.getByText('O link não chegou ao cliente')).toBeTruthy();
  await pass();
  expect(call.readOfferMessages).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it('creates a link to copy, to scan and to send by WhatsApp, with the CET next to the instalment', async () => {
  const dialog = await openDialog();
  expect(await dialog.findByText('Nenhum link ainda.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Criar link' }));
  const url = `${window.location.origin}/minhaProposta#${token}`;
  expect(await dialog.findByRole('textbox', { name: 'Link para o cliente' })).toHaveProperty('value', url);
  expect(call.makeCustomerLink.mock.calls[0]![0]).toMatchObject({ params: { id: simulationId }, body: { version: 1 } });
  expect((await dialog.findByRole('img', { name: 'Código QR do link' })).getAttribute('src')).toMatch(
    /^data:image\/svg/,
  );
  const sent = new URL(dialog.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')!);
  expect([sent.origin, sent.pathname]).toEqual(['https://wa.me', '/5511987654321']);
  const text = sent.searchParams.get('text')!.replaceAll('\u00a0', ' ');
  expect(text).toMatch(/^Olá, Marina! .*36 × R\$ 1\.900,00, CET 23,78% a\.a\. .*#secret\.mark$/);
  expect(text).not.toMatch(/Alves|Souza|52998224725/);
});

it('copies the link to the clipboard', async () => {
  const user = userEvent.setup();
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Criar link' }));
  await user.click(await dialog.findByRole('button', { name: 'Copiar' }));
  expect(await dialog.findByRole('button', { name: 'Copiado' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/minhaProposta#${token}`);
});

it('shows why no link can be created for an offer that ends too soon', async () => {
  const message = 'A tabela T36 termina em 21/11/2026, e uma oferta vale por dois dias, no mínimo';
  const fields = [{ path: 'id', key: 'table.endsTooSoon', message }];
  call.makeCustomerLink.mockRejectedValue(new ApiError({ status: 422, code: 'GOFF007', message: 'x', fields }));
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Criar link' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(message);
});

it('lists the links with their status, and allows only active ones to be revoked', async () => {
  call.listCustomerLinks.mockResolvedValue({
    items: [
      aLink({ openedAt: '2026-11-20T15:30:00Z', isCurrent: false }),
      aLink({ id: '01jd00000000000000000000l2', state: 'revoked', revokedAt: '2026-11-20T14:00:00Z' }),
      aLink({ id: '01jd00000000000000000000l3', state: 'expired' }),
    ],
  });
  const dialog = await openDialog();
  const items = await dialog.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Aberto em 20\/11\/2026.*12:30.*antes da última alteração/),
    expect.stringMatching(/Ainda não aberto.*Cancelado$/),
    expect.stringMatching(/Ainda não aberto.*Expirado$/),
  ]);
  expect(dialog.getAllByRole('button', { name: /^Cancelar link/ })).toHaveLength(1);
});

it('revokes a link after confirmation', async () => {
  call.listCustomerLinks.mockResolvedValue({ items: [aLink()] });
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: /^Cancelar link criado em/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancelar este link?' }));
  expect(call.revokeCustomerLink).not.toHaveBeenCalled();
  call.revokeCustomerLink.mockResolvedValue(aLink({ state: 'revoked' }));
  call.listCustomerLinks.mockResolvedValue({ items: [aLink({ state: 'revoked' })] });
  await userEvent.click(question.getByRole('button', { name: 'Cancelar link' }));
  expect(await dialog.findByText('Cancelado')).toBeTruthy();
  expect(call.revokeCustomerLink.mock.calls[0]?.[0]).toMatchObject({
    params: { id: simulationId, linkId: aLink().id },
  });
});

it('hides a link that was just created once it is revoked', async () => {
  const dialog = await openDialog();
  call.listCustomerLinks.mockResolvedValue({ items: [aLink()] });
  await userEvent.click(dialog.getByRole('button', { name: 'Criar link' }));
  expect(await dialog.findByRole('textbox', { name: 'Link para o cliente' })).toBeTruthy();
  await userEvent.click(await dialog.findByRole('button', { name: /^Cancelar link criado em/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancelar este link?' }));
  call.revokeCustomerLink.mockResolvedValue(aLink({ state: 'revoked' }));
  call.listCustomerLinks.mockResolvedValue({ items: [aLink({ state: 'revoked' })] });
  await userEvent.click(question.getByRole('button', { name: 'Cancelar link' }));
  expect(await dialog.findByText('Cancelado')).toBeTruthy();
  expect(dialog.queryByRole('textbox', { name: 'Link para o cliente' })).toBeNull();
  expect(dialog.queryByRole('link', { name: 'Enviar por WhatsApp' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Criar link' })).toBeTruthy();
});

it('shows next to the simulation when the client opened a link to it', async () => {
  call.listCustomerLinks.mockResolvedValue({ items: [aLink({ openedAt: '2026-11-20T15:30:00Z' })] });
  drawPage(<Page />, `/simulador?simulacao=${simulationId}&etapa=resumo`, '/simulador');
  expect(await screen.findByText(/O cliente abriu o link em 20\/11\/2026/)).toBeTruthy();
});

it('shows the term that the client wants, and creates the proposal in it', async () => {
  const saved = aSavedSimulation();
  const { installmentCents } = saved.result.simulationItems.find(({ term }) => term === 48)!;
  const acceptance = { term: 48, acceptedAt: '2026-11-20T13:20:00Z', installmentCents };
  call.listCustomerLinks.mockResolvedValue({ items: [aLink({ acceptance })] });
  call.updateSavedSimulation.mockResolvedValue({ ...saved, selectedTerm: 48, version: 2 });
  call.submitProposal.mockReturnValue(new Promise(() => {}));
  drawPage(<Page />, `/simulador?simulacao=${simulationId}&etapa=resumo`, '/simulador');
  expect(
    await screen.findByText(/^O cliente quer 48 parcelas de .* \(resposta em 20\/11\/2026 10:20\)\.$/),
  ).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Criar proposta em 48 parcelas' }));
  await waitFor(() => expect(call.submitProposal).toHaveBeenCalled());
  expect(call.updateSavedSimulation.mock.calls[0]![0].body.selectedTerm).toBe(48);
  expect(call.submitProposal.mock.calls[0]![0]!.body).toMatchObject({ simulationId, term: 48 });
});

it('offers no proposal from an answer to figures that have changed since then', async () => {
  const acceptance = { term: 48, acceptedAt: '2026-11-20T13:20:00Z', installmentCents: 1 };
  call.listCustomerLinks.mockResolvedValue({ items: [aLink({ acceptance, isCurrent: false })] });
  drawPage(<Page />, `/simulador?simulacao=${simulationId}&etapa=resumo`, '/simulador');
  expect(await screen.findByText(/^A simulação mudou desde então/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Criar proposta em 48 parcelas' })).toBeNull();
});
