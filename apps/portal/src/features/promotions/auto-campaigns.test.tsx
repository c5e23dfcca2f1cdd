// @vitest-environment jsdom
/** The page of car insurance campaigns: the list, the form of one that has begun, its history, and the limits. */
import { modulesOn } from '@estrada/domain/access/index';
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { enterSession } from '@estrada/web/session/enter-session.ts';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, granted } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './auto-campaigns.page.tsx';

const path = '/insurance/discountCampaign/autoInsurance';
const today = businessDay(new Date().toISOString());
const aCampaign = {
  id: '01hq3w7k9m2n4p6r8s0t2v4v01',
  version: 3,
  enabled: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true },
  campaignName: 'Primavera protegida',
  campaignCode: 'PRIMAVERA',
  provider: 'LIBERTY',
  dealerCodes: '101,102',
  effectiveFrom: addDays(today, 5),
  validUntil: addDays(today, 30),
  discountShare: '0.125',
};
const campaigns = [{ value: aCampaign.id, name: aCampaign.campaignName }];
const aCoupon = {
  id: '01hq3w7k9m2n4p6r8s0t2v4v02',
  version: 1,
  enabled: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true },
  campaignId: aCampaign.id,
  couponCode: '7K2M9QXWTB4HN',
  couponLimit: 5,
  used: 2,
  campaignName: aCampaign.campaignName,
  provider: 'LIBERTY',
  discountShare: '0.125',
  dealerCodes: '101,102',
  effectiveFrom: addDays(today, -5),
  validUntil: aCampaign.validUntil,
  campaignEnabled: true,
};
const pageOf = (items: unknown[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });

beforeEach(resetBrowser);

function open(answers: Answers = {}, address = path, campaign: object = aCampaign) {
  enterSession(granted({ ...bitUser, groups: [{ groupName: 'insurance' }] }), modulesOn(['liberty']));
  const calls = fakeServer({
    listAutoCampaigns: () => pageOf([campaign]),
    readAutoCampaign: () => campaign,
    listAutoCampaignOptions: () => ({
      providers: ['LIBERTY'],
      dealers: [{ value: '101', name: 'Autovia' }],
      campaigns,
    }),
    listPromotionalCoupons: () => pageOf([aCoupon]),
    readPromotionalCoupon: () => aCoupon,
    ...answers,
  });
  renderPortal(address);
  return calls;
}
const row = async () => (await screen.findByText('Primavera protegida')).closest('tr')!;
const openMenu = async () => userEvent.click(within(await row()).getByRole('button', { name: /Ações de/ }));

it('lists campaigns with insurer, dealers, discount and days, ten a page', async () => {
  const calls = open();
  for (const text of ['PRIMAVERA', 'LIBERTY', '101, 102', '12,50%', formatDate(aCampaign.effectiveFrom)])
    expect((await row()).textContent).toContain(text);
  expect(calls.find(({ name }) => name === 'listAutoCampaigns')?.url.searchParams.get('size')).toBe('10');
});

it('registers a campaign of an insurer, and shows an overlapping one at the field of its dealers', async () => {
  const message = 'A campanha Primavera protegida já vale nestes dias';
  const calls = open({
    registerAutoCampaign: () =>
      Response.json(
        {
          code: 'InsCampaign-002',
          message,
          fields: [{ path: 'dealerCodes', key: 'autoCampaign.overlap', message }],
          correlationId: '1',
        },
        { status: 409 },
      ),
  });
  await row();
  await userEvent.click(screen.getByRole('link', { name: 'Cadastrar campanha' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), 'Outra');
  await userEvent.type(form.getByRole('textbox', { name: /^Código/ }), 'outra-1');
  await userEvent.click(form.getByRole('combobox', { name: /^Seguradora/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'LIBERTY' }));
  await userEvent.type(form.getByRole('combobox', { name: /^Concessionárias/ }), 'Auto');
  await userEvent.click(await screen.findByRole('option', { name: '101 · Autovia' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Início/ }), formatDate(aCampaign.effectiveFrom));
  await userEvent.type(form.getByRole('textbox', { name: /^Fim/ }), formatDate(aCampaign.validUntil));
  await userEvent.type(form.getByRole('textbox', { name: /^Desconto/ }), '15');
  await userEvent.click(form.getByRole('button', { name: 'Cadastrar' }));
  const dealers = form.getByRole('combobox', { name: /^Concessionárias/ });
  await waitFor(() => expect(dealers.getAttribute('aria-invalid')).toBe('true'));
  expect(form.getAllByText(new RegExp(message)).length).toBeGreaterThan(0);
  expect(calls.find(({ name }) => name === 'registerAutoCampaign')?.body).toMatchObject({
    campaignName: 'Outra',
    provider: 'LIBERTY',
    dealerCodes: '101',
    discountShare: '0.15',
  });
});

it('allows only the end of a campaign that has begun to be changed, and states it', async () => {
  open({}, `${path}?registro=${aCampaign.id}`, { ...aCampaign, effectiveFrom: addDays(today, -5) });
  const form = within(await screen.findByRole('dialog'));
  const field = async (label: RegExp) => form.findByRole('textbox', { name: label });
  for (const label of [/^Nome/, /^Código/, /^Início/, /^Desconto/])
    expect((await field(label)).matches(':disabled')).toBe(true);
  for (const label of [/^Seguradora/, /^Concessionárias/])
    expect(form.getByRole('combobox', { name: label }).matches(':disabled')).toBe(true);
  expect((await field(/^Fim/)).matches(':disabled')).toBe(false);
  expect(form.getByText(/só é possível antecipar a data de fim/)).toBeTruthy();
});

it('shows the history of a campaign in words', async () => {
  const entry = { seq: 2, at: '2026-11-20T14:00:00Z', actor: 'DEMO.INSURANCE', action: 'autoCampaign.update' };
  const changes = [{ field: 'validUntil', before: '2026-12-31', after: '2026-12-20' }];
  open({ readHistory: () => ({ items: [{ ...entry, changes }], next: null }) });
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Histórico' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Histórico de Primavera protegida' }));
  expect(await drawer.findByText('Fim da validade: de 31/12/2026 para 20/12/2026')).toBeTruthy();
  await userEvent.click(drawer.getByRole('button', { name: 'Fechar histórico' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has the highest discount on its own tab', async () => {
  open({
    readAutoCampaignLimits: () => ({
      maxDiscountPercent: 30,
      version: 0,
      updatedAt: null,
      changedByName: null,
      can: { edit: true },
    }),
  });
  await row();
  await userEvent.click(screen.getByRole('tab', { name: 'Limites' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Desconto máximo/ })).value).toBe('30');
});

const coupons = `${path}?aba=cupons`;
const couponRow = async () => (await screen.findByText(aCoupon.couponCode)).closest('tr')!;

it('lists the coupons newest first, ten a page, each with its campaign and uses', async () => {
  const calls = open({}, coupons);
  for (const text of [aCampaign.campaignName, '12,50%', '2 de 5', 'Habilitado'])
    expect((await couponRow()).textContent).toContain(text);
  const query = calls.find(({ name }) => name === 'listPromotionalCoupons')?.url.searchParams;
  expect([query?.get('size'), query?.get('sort'), query?.get('direction')]).toEqual(['10', 'createdAt', 'desc']);
});

it.each([
  [{ used: 5 }, 'Esgotado'],
  [{ campaignEnabled: false }, 'Campanha desabilitada'],
  [{ validUntil: addDays(today, -1) }, 'Validade vencida'],
  [{ effectiveFrom: addDays(today, 1) }, 'Validade futura'],
])('states why a coupon cannot be used: %j', async (changes, status) => {
  open({ listPromotionalCoupons: () => pageOf([{ ...aCoupon, ...changes }]) }, coupons);
  expect((await couponRow()).textContent).toContain(status);
});

it('creates several coupons of a campaign at once', async () => {
  const calls = open({ registerPromotionalCoupons: () => ({ codes: ['A', 'B'] }) }, coupons);
  await couponRow();
  await userEvent.click(screen.getByRole('button', { name: 'Criar vários cupons' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: /^Campanha/ }));
  await userEvent.click(await screen.findByRole('option', { name: aCampaign.campaignName }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Quantos cupons/ }), '2');
  await userEvent.click(dialog.getByRole('button', { name: 'Criar' }));
  expect(await screen.findByText('2 cupons criados.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'registerPromotionalCoupons')?.body).toEqual({
    campaignId: aCampaign.id,
    couponCount: 2,
    couponLimit: 1,
  });
});

it('shows one coupon with what its campaign gives, and changes its limit but not its campaign', async () => {
  const calls = open(
    { readHistory: () => ({ items: [], next: null }), updatePromotionalCoupon: () => ({ ...aCoupon, version: 2 }) },
    coupons,
  );
  await couponRow();
  await userEvent.click(screen.getByRole('link', { name: aCoupon.couponCode }));
  expect(await screen.findByRole('heading', { level: 1, name: aCoupon.couponCode })).toBeTruthy();
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Campanha', 'Seguradora', 'Desconto no prêmio', 'Concessionárias', 'Usos'].map(fact)).toEqual([
    'Primavera protegida',
    'LIBERTY',
    '12,50%',
    '101, 102',
    '2 de 5',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Editar' }));
  const form = within(await screen.findByRole('dialog'));
  const campaign = await form.findByRole<HTMLInputElement>('combobox', { name: /^Campanha/ });
  expect([campaign.matches(':disabled'), campaign.value]).toEqual([true, 'Primavera protegida']);
  const limit = form.getByRole('textbox', { name: /^Limite de usos/ });
  await userEvent.clear(limit);
  await userEvent.type(limit, '8');
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'updatePromotionalCoupon')?.body).toEqual({
      campaignId: aCampaign.id,
      couponLimit: 8,
      version: 1,
    }),
  );
});
