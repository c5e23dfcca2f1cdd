// @vitest-environment jsdom

import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { noTables } from '@estrada/web/test/table-times.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
import { pages } from './pages.ts';

const columns = { columns: [], maxLines: 50_000, maxBytes: 1_000 };
const nothing = { items: [], next: null, totalElements: 0, totalCapped: false };

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'admin-internal' }] });
});

// upload, history, problems and template are tested with the vehicle table: all use one widget
it.each([
  ['/uploadDealerChannel', uploadNames.DealerChannels, 'Canais das concessionárias', /não estão na tabela não mudam/],
  [
    '/vendas/uploadDgiUsers',
    uploadNames.DgiUsers,
    'Usuários do canal digital (DGI)',
    /substitui a anterior por completo/,
  ],
  ['/UploadTCCManagers', uploadNames.TccManagers, 'Gestores de TCC', /substitui a anterior por completo/],
])('%s shows what the table is for and accepts a file of its own', async (address, names, title, about) => {
  const calls = fakeServer({
    [names.columns]: () => columns,
    [names.inForce]: () => noTables,
    [names.list]: () => nothing,
  });
  renderPortal(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(about)).toBeTruthy();
  expect(await screen.findByText(/50\.000 linhas/)).toBeTruthy();
  const isWhole = address !== '/uploadDealerChannel';
  expect(screen.queryByText(/A tabela inteira é substituída/) !== null).toBe(isWhole);
  expect(screen.queryByText(/Só muda o que está na tabela/) !== null).toBe(!isWhole);
  expect(Object.values<string>(names)).toEqual(expect.arrayContaining(calls.map((call) => call.name)));
});

it('states that tiers choose the price table of pre-approved clients', () => {
  const { pt, en } = pages.find(({ path }) => path === '/uploadTier')!.words;
  expect(pt.about).toMatch(/extrações e na escolha da tabela de preços/);
  expect(en.about).toMatch(/to choose the price table/);
  for (const about of [pt.about, en.about]) expect(about).not.toMatch(/ainda não|no price yet/);
});

it('hides the table of DGI users from everyone but admin-internal', async () => {
  signInAs(bitUser);
  fakeServer({});
  renderPortal('/vendas/uploadDgiUsers');
  expect(await screen.findByRole('heading', { name: 'Por onde vamos começar?' })).toBeTruthy();
});
