// @vitest-environment jsdom

import type { ZeroRateModelAnswer } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

const onix: ZeroRateModelAnswer = {
  manufacturer: 'CHEVROLET',
  model: 'Onix',
  vehicleType: 1,
  firstYear: 2026,
  lastYear: 2027,
  versions: 8,
  planName: 'Zero Plan',
  personType: null,
  termsMonths: [12, 24],
  minEntryShare: 0.5,
  validUntil: '2026-12-31',
};

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});

it('shows each sale type in its own table, and an empty state where it has none', async () => {
  fakeServer({ readZeroRate: () => ({ VD: [], TD: [onix] }) });
  renderPortal('/rateZero');
  const row = within(
    within(await screen.findByRole('table', { name: 'Venda tradicional (TD)' })).getByRole('row', { name: /Onix/ }),
  );
  for (const text of ['Novo', '2026–2027', '12, 24 meses', 'PF e PJ', '31/12/2026'])
    expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByText('Nenhuma tabela de venda direta em vigor tem taxa zero.')).toBeTruthy();
});
