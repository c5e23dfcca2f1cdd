// @vitest-environment jsdom
/** The page of the plans of protected instalment. */
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './protected-instalments.page.tsx';

const path = '/insurance/protectedInstallment';
const today = businessDay(new Date().toISOString());
const aPlan = {
  id: '01hq3w7k9m2n4p6r8s0t2v4v01',
  version: 1,
  enabled: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true },
  planCode: 'PPI-6',
  planNamePt: 'Seis parcelas',
  planNameEn: 'Six instalments',
  coveredEvents: ['UNEMPLOYMENT', 'HOSPITAL'],
  coveredInstalments: 6,
  maxInstalmentCents: 3_000_00,
  waitingDays: 30,
  minAge: 18,
  maxAge: 65,
  effectiveFrom: addDays(today, -30),
  validUntil: addDays(today, 300),
};
const pageOf = (items: unknown[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });

beforeEach(resetBrowser);

function open(answers: Answers = {}, address = path) {
  signInAs({ ...bitUser, groups: [{ groupName: 'insurance' }] });
  const calls = fakeServer({
    listProtectedInstalmentPlans: () => pageOf([aPlan]),
    readProtectedInstalmentPlan: () => aPlan,
    ...answers,
  });
  renderPortal(address);
  return calls;
}
const row = async () => (await screen.findByText('PPI-6')).closest('tr')!;

it('lists plans with their cover, waiting period, ages and days', async () => {
  open();
  const text = (await row()).textContent!.replaceAll('\u00a0', ' ');
  for (const part of [
    'Seis parcelas',
    'Desemprego involuntário, Internação hospitalar',
    '6 × até R$ 3.000,00',
    '30 dias',
    '18 a 65 anos',
    formatDate(aPlan.validUntil),
  ])
    expect(text).toContain(part);
});

it('registers a plan', async () => {
  const calls = open({ registerProtectedInstalmentPlan: () => aPlan });
  await row();
  await userEvent.click(screen.getByRole('link', { name: 'Cadastrar plano' }));
  const form = within(await screen.findByRole('dialog'));
  const type = async (label: RegExp, text: string) => userEvent.type(form.getByRole('textbox', { name: label }), text);
  await type(/^Código/, 'ppi-9');
  await type(/^Nome em português/, 'Nove');
  await type(/^Nome em inglês/, 'Nine');
  await userEvent.click(form.getByRole('checkbox', { name: 'Acidente pessoal' }));
  await type(/^Parcelas cobertas/, '9');
  await type(/^Valor máximo/, '2500');
  await type(/^Carência/, '0');
  await type(/^Idade mínima/, '18');
  await type(/^Idade máxima/, '60');
  await type(/^Início/, formatDate(today));
  await type(/^Fim/, formatDate(aPlan.validUntil));
  await userEvent.click(form.getByRole('button', { name: 'Cadastrar' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'registerProtectedInstalmentPlan')?.body).toMatchObject({
      planNameEn: 'Nine',
      coveredEvents: ['ACCIDENT'],
      coveredInstalments: 9,
      maxInstalmentCents: 2_500_00,
      waitingDays: 0,
      maxAge: 60,
    }),
  );
});

it('allows only the names and the end of a plan that has begun to be changed, and states it', async () => {
  open({}, `${path}?registro=${aPlan.id}`);
  const form = within(await screen.findByRole('dialog'));
  const isOff = async (label: RegExp) => (await form.findByRole('textbox', { name: label })).matches(':disabled');
  for (const label of [/^Código/, /^Parcelas cobertas/, /^Valor máximo/, /^Carência/, /^Idade máxima/, /^Início/])
    expect(await isOff(label)).toBe(true);
  for (const label of [/^Nome em português/, /^Nome em inglês/, /^Fim/]) expect(await isOff(label)).toBe(false);
  expect(form.getByText(/só os nomes e a data de fim podem ser alterados/)).toBeTruthy();
});
