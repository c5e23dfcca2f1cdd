// @vitest-environment jsdom
import type { PlanRuleAnswer } from '@estrada/endpoints/index';
import { noModules } from '@estrada/web/session/session-store.ts';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { renderHosted } from '@estrada/web/test/render-hosted.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Screen as PlansMain } from './plans-main.tsx';
import { Screen as VapsAdmin } from './vaps-admin.tsx';

beforeEach(resetBrowser);

const person = { user: { ...bitUser, groups: [{ groupName: 'finance' as const }] }, modules: noModules };
const words = { pt: { title: 'Planos' }, en: { title: 'Plans' } };
const rule = (financeTypeId: number, changes: Partial<PlanRuleAnswer> = {}): PlanRuleAnswer => ({
  id: `01jd00000000000000000000${10 + financeTypeId}`,
  version: 1,
  financeTypeId,
  effectiveFrom: '2015-01-01',
  validUntil: null,
  state: 'in-force',
  isOffered: true,
  minTermMonths: 1,
  maxTermMonths: 120,
  minEntryPercent: 0,
  maxEntryPercent: 100,
  maxBalloonPercent: null,
  maxBalloons: null,
  maxGraceDays: null,
  changedByName: '',
  updatedAt: '2026-11-01T12:00:00.000Z',
  can: { edit: false, delete: false },
  ...changes,
});

it('registers a validity of a plan, after showing which terms it closes', async () => {
  const user = userEvent.setup();
  const calls = fakeServer({
    readPlanRules: () => ({
      today: '2026-11-20',
      items: [rule(1), rule(12, { maxBalloonPercent: 100, maxBalloons: 60 })],
    }),
    readPlanRuleEffect: () => ({ openToday: 12, openThen: 8, closedTerms: [48, 60], openedTerms: [] }),
    savePlanRule: () => rule(1),
  });
  const { host } = renderHosted(<PlansMain words={words} />, { person });
  const table = await screen.findByRole('table', { name: 'Vigências: Regular FDU' });
  expect(table.textContent).toMatch(/Disponível.*1 a 120 meses.*0% a 100%/);
  expect(screen.getByRole('table', { name: 'Vigências: Multi-balloon' }).textContent).toMatch(/até 100%.*até 60/);
  await user.click(screen.getByRole('button', { name: 'Cadastrar vigência: Regular FDU' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Cadastrar vigência: Regular FDU' }));
  expect(drawer.queryByLabelText(/Parcela intermediária máxima/)).toBeNull();
  await user.type(drawer.getByLabelText(/Início da vigência/), '01/12/2026');
  const longest = drawer.getByLabelText(/Prazo máximo/);
  await user.clear(longest);
  await user.type(longest, '36');
  expect(await drawer.findByText(/Prazos que deixam de ser oferecidos: 48, 60 meses/)).toBeTruthy();
  expect(drawer.getByText(/12 hoje, 8 com a mudança/)).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  await expect.poll(() => host.showAlert.mock.calls.length).toBe(1);
  expect(calls.find(({ name }) => name === 'savePlanRule')!.body).toMatchObject({
    financeTypeId: 1,
    id: null,
    effectiveFrom: '2026-12-01',
    maxTermMonths: 36,
    isOffered: true,
  });
});

it('shows that the effect is being computed, and no figures of other limits until then', async () => {
  const user = userEvent.setup();
  const waiting: (() => void)[] = [];
  fakeServer({
    readPlanRules: () => ({ today: '2026-11-20', items: [rule(1)] }),
    readPlanRuleEffect: async ({ url }) => {
      const openThen = Number(url.searchParams.get('maxTermMonths'));
      if (openThen !== 120) await new Promise<void>((resolve) => waiting.push(resolve));
      return { openToday: 12, openThen, closedTerms: [], openedTerms: [] };
    },
  });
  renderHosted(<PlansMain words={words} />, { person });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar vigência: Regular FDU' }));
  const effect = within(await screen.findByRole('region', { name: 'O que muda nas tabelas de hoje' }));
  expect(await effect.findByText(/12 hoje, 120 com a mudança/)).toBeTruthy();
  const longest = screen.getByLabelText(/Prazo máximo/);
  await user.clear(longest);
  expect(await effect.findByText(/Preencha os campos/)).toBeTruthy();
  await user.type(longest, '36');
  expect(await effect.findByText('Calculando o efeito…')).toBeTruthy();
  expect(effect.queryByText(/com a mudança/)).toBeNull();
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]!();
  expect(await effect.findByText(/12 hoje, 36 com a mudança/)).toBeTruthy();
  expect(effect.queryByText('Calculando o efeito…')).toBeNull();
});

const product = {
  id: '01jd0000000000000000000099',
  version: 1,
  enabled: true,
  updatedAt: '2026-11-01T12:00:00.000Z',
  code: 'PMC',
  provider: 'CARDIF',
  namePt: '',
  nameEn: '',
  coversPt: '',
  coversEn: '',
  notCoveredPt: '',
  notCoveredEn: '',
  servicePhone: '',
  minAmountCents: null,
  maxAmountCents: null,
  maxQuantity: 1,
  isFinanced: true,
  exclusions: [],
  saleTypes: ['TD', 'VD'],
  buyerSegments: [],
  financeTypeIds: [],
  maxVehicleAgeYears: null,
  maxMileageKm: null,
  minVehicleCents: null,
  maxVehicleCents: null,
  minClientAge: null,
  maxClientAge: null,
  minTermMonths: 12,
  maxTermMonths: 48,
  priceSource: 'TABLE',
  forPF: true,
  forPJ: false,
  forNew: true,
  forUsed: true,
  can: { edit: true, enable: false, disable: true },
} as const;
const onePage = { total: 1, isCapped: false, page: 0, size: 25, nextCursor: null };
const at = (search: string) => ({ pathname: '/admin/vaps', search, hash: '', state: null, key: 'v' });

it('shows products by name with terms and person types, and links to their prices', async () => {
  fakeServer({
    listVaps: () => ({ items: [product], pagination: onePage }),
  });
  const { host } = renderHosted(<VapsAdmin />, { person, location: at('') });
  const row = await screen.findByRole('row', { name: /Proteção mecânica/ });
  expect(row.textContent).toMatch(/CARDIF.*12 a 48 meses.*PF · novo e usado.*Tabela de preços enviada/);
  await userEvent.click(screen.getByRole('link', { name: /Tabela de preços dos produtos/ }));
  expect(host.navigate.mock.calls.map(([to]) => to)).toContain('/upload/vaps');
});

it('uses the name of a product in the menu of its row too', async () => {
  fakeServer({ listVaps: () => ({ items: [product], pagination: onePage }) });
  renderHosted(<VapsAdmin />, { person, location: at('') });
  expect(await screen.findByRole('button', { name: 'Ações de Proteção mecânica · CARDIF' })).toBeTruthy();
});

it('accepts coverages of several lines, and shows both versions of a conflict with their unit', async () => {
  const user = userEvent.setup();
  const calls = fakeServer({
    listVaps: () => ({ items: [product], pagination: onePage }),
    readVap: () =>
      calls.some(({ name }) => name === 'updateVap') ? { ...product, version: 2, minTermMonths: 1 } : product,
    updateVap: () => refuse(409, 'SET001', 'Este registro foi alterado'),
  });
  renderHosted(<VapsAdmin />, { person, location: at(`?registro=${product.id}`) });
  const drawer = within(await screen.findByRole('dialog', { name: 'Editar produto' }));
  await user.type(await drawer.findByLabelText(/O que cobre, em português/), 'Motor{Enter}Câmbio');
  const shortest = drawer.getByLabelText(/Prazo mínimo/);
  await user.clear(shortest);
  await user.type(shortest, '24');
  await user.click(drawer.getByRole('button', { name: 'Salvar' }));
  expect(await drawer.findByRole('radio', { name: 'Prazo mínimo, Versão atual: 1 mês' })).toBeTruthy();
  expect(drawer.getByRole('radio', { name: 'Prazo mínimo, O que você digitou: 24 meses' })).toBeTruthy();
  expect(calls.find(({ name }) => name === 'updateVap')!.body).toMatchObject({ coversPt: 'Motor\nCâmbio' });
});

it('shows an error at a choice, and leaves its list closed until it is clicked', async () => {
  const user = userEvent.setup();
  fakeServer({ listVaps: () => ({ items: [], pagination: { ...onePage, total: 0 } }) });
  renderHosted(<VapsAdmin />, { person, location: at('?registro=') });
  const drawer = within(await screen.findByRole('dialog', { name: 'Cadastrar produto' }));
  await user.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  const product = drawer.getByRole('combobox', { name: 'Produto' });
  await waitFor(() => expect(document.activeElement).toBe(product));
  expect(product.getAttribute('aria-invalid')).toBe('true');
  expect(product.getAttribute('aria-expanded')).toBe('false');
  await user.click(product);
  expect(product.getAttribute('aria-expanded')).toBe('true');
});
