// @vitest-environment jsdom
import type { SimulationRequest } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, prepareSimulator } from './simulator.test-support.tsx';
import { anAnswer, aSavedPlan, aSavedSimulation } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const price = aSavedSimulation().request.vehicleValueCents;
const voucher = {
  isValid: true,
  codes: [],
  ruleName: 'Mês do Onix',
  discountType: 'VALUE',
  discountValue: 300_000,
  listPriceCents: price,
  discountCents: 300_000,
  priceCents: price - 300_000,
  validate: { validUntil: '2026-12-31' },
} as const;
const lastRequest = () => call.simulate.mock.lastCall?.[0]?.body as SimulationRequest;
const add = () => screen.findByRole('button', { name: 'Aplicar cupom ou voucher' });
const group = () => within(screen.getByRole('group', { name: 'Cupom ou voucher' }));
const code = () => group().getByRole<HTMLInputElement>('textbox', { name: 'Código' });
async function typeCode(text: string) {
  await userEvent.click(await add());
  await userEvent.type(code(), `${text}{Enter}`);
}

beforeEach(() => {
  prepareSimulator();
  for (const list of [call.listManufacturers, call.listModels, call.listVersions, call.listVersionYears])
    list.mockResolvedValue({ items: [] });
  call.validateVoucher.mockResolvedValue(voucher as never);
});
afterEach(cleanup);

describe('coupon or voucher', () => {
  it('is a single button until it is used, and opens and closes by keyboard with correct focus', async () => {
    openSaved('financiamento');
    (await add()).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(code());
    group().getByRole('button', { name: 'Fechar' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await add());
  });

  it('is applied when the server accepts it: figures are requested with its code and the entry stays', async () => {
    openSaved('financiamento');
    await typeCode('onix-1');
    const applied = await group().findByText(/Voucher ONIX-1 aplicado: desconto de R\$.3\.000,00/);
    expect(applied.textContent).toContain('31/12/2026');
    expect(document.activeElement).toBe(group().getByRole('button', { name: 'Remover o desconto' }));
    await waitFor(() => expect(lastRequest()).toMatchObject({ voucherCode: 'ONIX-1', vehicleValueCents: price }));
    expect(call.validateVoucher.mock.lastCall?.[0]?.body).toMatchObject({ voucherCode: 'onix-1' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Entrada' }).value).toBe('28.000,00');
  });

  it('computes an entry typed as a percentage from the discounted price', async () => {
    openSaved('financiamento');
    const share = await screen.findByRole<HTMLInputElement>('textbox', { name: /Entrada.*%|% de entrada/ });
    await userEvent.clear(share);
    await userEvent.type(share, '50');
    await userEvent.tab();
    await typeCode('onix-1');
    await waitFor(() => expect(lastRequest().entryValueCents).toBe(Math.round((price - 300_000) / 2)));
  });

  it('is released by one button, which restores the list price', async () => {
    openSaved('financiamento');
    await typeCode('onix-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Remover o desconto' }));
    expect(document.activeElement).toBe(await add());
    expect(screen.queryByText(/ONIX-1/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Entrada' }).value).toBe('28.000,00');
  });

  it('shows every reason of a refusal in words at the code, and changes no figure', async () => {
    const codes = ['voucher-004', 'voucher-007-4'];
    call.validateVoucher.mockResolvedValue({ ...voucher, isValid: false, codes } as never);
    openSaved('financiamento');
    await typeCode('onix-1');
    const alert = await group().findByRole('alert');
    expect(alert.textContent).toContain('Este código expirou');
    expect(alert.textContent).toContain('Não vale para esta condição do veículo');
    expect(call.simulate).not.toHaveBeenCalled();
  });

  it('sends a coupon at its own field, and shows the refusal of an unknown one', async () => {
    call.validateVoucher.mockRejectedValue(
      new ApiError({
        status: 404,
        code: 'voucher-001',
        message: 'Não há cupom ou voucher com este código.',
        fields: [],
        correlationId: '',
      } as never),
    );
    openSaved('financiamento');
    await userEvent.click(await add());
    await userEvent.click(group().getByRole('radio', { name: 'Cupom' }));
    await userEvent.type(code(), 'nada');
    await userEvent.click(group().getByRole('button', { name: 'Aplicar' }));
    expect((await group().findByRole('alert')).textContent).toContain('Não há cupom ou voucher');
    expect(call.validateVoucher.mock.lastCall?.[0]?.body).toMatchObject({ discountCoupon: 'nada' });
  });

  it('is restored from a saved simulation', async () => {
    const saved = aSavedSimulation();
    const discount = { ...voucher, kind: 'VOUCHER', code: 'ONIX-1', ruleId: '01m7wgnp403fbbta95k1wk9y4q' } as const;
    call.readSavedSimulation.mockResolvedValue({
      ...saved,
      request: { ...saved.request, voucherCode: 'ONIX-1' },
      result: { ...saved.result, discount: { ...discount, validUntil: '2026-12-31' } },
    } as never);
    openSaved('financiamento');
    expect(await screen.findByText(/Voucher ONIX-1 aplicado/)).toBeTruthy();
    expect(call.simulate).not.toHaveBeenCalled();
  });

  it('is not offered where an offer fixes the price', async () => {
    call.readSavedSimulation.mockResolvedValue(
      aSavedPlan(1, anAnswer(aSavedSimulation().request).choiceSpec, { offerId: '01m7wgnp403fbbta95k1wk9y4q' }),
    );
    openSaved('financiamento');
    await screen.findByRole('textbox', { name: 'Valor do veículo' });
    expect(screen.queryByRole('button', { name: 'Aplicar cupom ou voucher' })).toBeNull();
  });
});
