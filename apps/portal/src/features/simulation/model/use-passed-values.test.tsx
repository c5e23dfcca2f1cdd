// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { parameters } from '../test-support.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { usePassedValues } from './use-passed-values.ts';
import { chooseYears } from './vehicle.ts';

type Update = Parameters<typeof usePassedValues>[1];

function Simulator({ isNew, update }: { isNew: boolean; update: Update }) {
  usePassedValues(isNew, update);
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

it('starts a direct sale to a person with a disability at the price after exemptions, which a vehicle does not change', async () => {
  const pcd = { directSaleTypeId: 12, state: 'MG', priceCents: 93_000_00 };
  const { update, router } = open(true, { pcd });
  await waitFor(() => expect(router.state.location.state).toBeNull());
  const [[change]] = update.mock.calls as [[(now: Draft) => Partial<Draft>]];
  const saleOptions = { PF: [4, 7], PJ: [3] };
  const now: Draft = { ...emptyDraft(parameters), assetType: 2, saleOptions };
  const draft = { ...now, ...change(now) };
  expect(draft).toMatchObject({
    personType: 'PF',
    assetType: 1,
    saleType: 'VD',
    saleOptions: { PF: [12], PJ: [3] },
    plateState: 'MG',
    vehicleValueCents: 93_000_00,
  });
  const years = { manufacturerYear: 2026, modelYear: 2027, referencePriceCents: 100_000_00 };
  const chosen = { ...draft, ...chooseYears(draft, years, []) };
  expect([chosen.vehicleValueCents, chosen.referencePriceCents]).toEqual([93_000_00, 100_000_00]);
  // the next vehicle has its own price
  expect(chooseYears(chosen, years, []).vehicleValueCents).toBe(100_000_00);
});

it('starts with the person of a lead, the figure that they saw, and nothing of another client', async () => {
  const lead = { id: 'l1', dealerId: 'd1', name: 'Rosana Teles', document: '', phone: '11988887654', email: '' };
  const { update, router } = open(true, { lead: { ...lead, assetType: 2 } });
  await waitFor(() => expect(router.state.location.state).toBeNull());
  const [[change]] = update.mock.calls as [[(now: Draft) => Partial<Draft>]];
  const now: Draft = {
    ...emptyDraft(parameters),
    cpf: '52998224725',
    birthDate: '1990-01-01',
    vehicleValueCents: 9_00,
  };
  expect({ ...now, ...change(now) }).toMatchObject({
    personType: 'PF',
    name: 'Rosana Teles',
    cpf: '',
    birthDate: '',
    phone: '11988887654',
    assetType: 2,
    fromLead: 'l1',
    vehicleValueCents: null,
  });
  const figure = {
    manufacturerId: 12,
    modelId: 31,
    versionId: 501,
    manufacturerYear: 2026,
    modelYear: 2027,
    vehicleLabel: 'Onix LT · 2026/2027',
    mileage: null,
    vehicleValueCents: 100_000_00,
    entryValueCents: 20_000_00,
    state: 'MG',
    financeTypeId: 1,
    terms: [36],
    selectedTerm: 36,
  };
  const seen = open(true, { lead: { ...lead, assetType: 1, figure } });
  await waitFor(() => expect(seen.update).toHaveBeenCalled());
  const [[toFigure]] = seen.update.mock.calls as [[(now: Draft) => Partial<Draft>]];
  expect(toFigure(now)).toMatchObject({ ...figure, entryShare: '0.2000', entryHeldAs: 'amount', fromLead: 'l1' });
  const company = { ...lead, document: '11222333000181', name: 'Teles Ltda', assetType: 1 };
  const other = open(true, { lead: company });
  await waitFor(() => expect(other.update).toHaveBeenCalled());
  const [[toCompany]] = other.update.mock.calls as [[(now: Draft) => Partial<Draft>]];
  expect(toCompany(now)).toMatchObject({
    personType: 'PJ',
    companyName: 'Teles Ltda',
    name: '',
    cnpj: '11222333000181',
    cpf: '',
  });
  // of a lead whose person sent a registration
  const registered = open(true, { lead: { ...lead, birthDate: '1985-05-06', monthlyIncomeCents: 700_000 } });
  await waitFor(() => expect(registered.update).toHaveBeenCalled());
  const [[toRegistered]] = registered.update.mock.calls as [[(now: Draft) => Partial<Draft>]];
  expect(toRegistered(now)).toMatchObject({
    birthDate: '1985-05-06',
    monthlyIncomeCents: 700_000,
    additionalIncomeCents: null,
  });
});

it('does not change a saved simulation, or one without a capture', () => {
  expect(open(false, { client: { name: 'Marina Alves' } }).update).not.toHaveBeenCalled();
  expect(open(true, null).update).not.toHaveBeenCalled();
});
