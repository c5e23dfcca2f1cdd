// @vitest-environment jsdom
/** The exemption of the products on the seller's page: its status, and the link for the client. */
import type { VapExemption } from '@estrada/endpoints/index';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { VapExemptionPart } from './vap-exemption-part.tsx';

beforeEach(resetBrowser);

const gap = { code: 'GAP', provider: 'Seguradora', labelPt: 'Seguro GAP', labelEn: 'GAP', premiumCents: 180_000 };
const exemption = (part: Partial<VapExemption> = {}): VapExemption => ({
  proposalId,
  state: 'NONE',
  products: [gap],
  expiresAt: null,
  confirmedAt: null,
  lapsedOf: null,
  madeByName: null,
  isOut: false,
  canAsk: true,
  ...part,
});
const url = 'https://estrada.example/vapsExemption#secret.mark';

function open(shown: VapExemption, answers: Answers = {}) {
  signInAs(fiManager);
  const calls = fakeServer({ readVapExemption: () => shown, ...answers });
  drawPage(
    <>
      <AlertBanner />
      <VapExemptionPart proposal={{ id: proposalId, number: '000123', version: 7 }} />
    </>,
    '/x',
    '/x',
  );
  return { user: userEvent.setup(), named: (name: string) => calls.filter((call) => call.name === name) };
}

it('creates one link each time the dialog opens, to be copied', async () => {
  const { user, named } = open(exemption(), {
    makeVapExemptionLink: () => ({
      token: 'secret.mark',
      url,
      text: `Olá, Ana! ${url}`,
      expiresAt: '2026-11-23T13:00:00Z',
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Criar link de isenção dos produtos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link para confirmar a assinatura em separado' }));
  expect(((await dialog.findByLabelText('Mensagem para o WhatsApp')) as HTMLTextAreaElement).value).toContain(url);
  await user.click(dialog.getByRole('button', { name: 'Copiar link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(named('makeVapExemptionLink')).toHaveLength(1);
});

it('shows in the dialog why no link was created', async () => {
  const { user } = open(exemption(), {
    makeVapExemptionLink: () => refuse(409, 'PRS002', 'A proposta está bloqueada.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Criar link de isenção dos produtos' }));
  expect((await screen.findByRole('alert')).textContent).toBe('A proposta está bloqueada.');
});

it('shows until when a link is valid, and that documents already out for signature stay unchanged', async () => {
  open(exemption({ state: 'ASKED', expiresAt: '2026-11-23T13:00:00Z', madeByName: 'Júlia', isOut: true }));
  expect(await screen.findByText(/^Link criado por Júlia, válido até 23\/11\/2026/)).toBeTruthy();
  expect(screen.getByText(/já enviados para assinatura não mudam/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Criar outro link de isenção dos produtos' })).toBeTruthy();
});

it('shows that a confirmation of other products does not apply to these', async () => {
  open(exemption({ lapsedOf: '2026-11-20T13:05:00Z' }));
  expect(await screen.findByText(/^A confirmação de 20\/11\/2026.* era de outros produtos/)).toBeTruthy();
  expect(screen.getByText('Não solicitada')).toBeTruthy();
});

it('shows when the client confirmed, and offers no link after that', async () => {
  open(exemption({ state: 'CONFIRMED', confirmedAt: '2026-11-20T13:05:00Z', madeByName: 'Júlia', canAsk: false }));
  expect(await screen.findByText(/^Confirmada pelo cliente em 20\/11\/2026.*Júlia$/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is hidden when no product was sold with the financing', async () => {
  const { named } = open(exemption({ products: [] }));
  await expect.poll(() => named('readVapExemption')).toHaveLength(1);
  expect(screen.queryByText('Produtos assinados em separado')).toBeNull();
});
