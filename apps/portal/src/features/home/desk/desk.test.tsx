// @vitest-environment jsdom

import type { LegalTextAnswer, ResponseOf } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import type { ProposalDesk } from './use-proposal-desk.ts';

beforeEach(resetBrowser);

const none = { items: [], next: null, totalElements: 0, totalCapped: false };
const desk: ProposalDesk = {
  open: [
    { status: 'PD', count: 8, since: '2026-01-10T12:00:00Z' },
    { status: 'WO', count: 4, since: '2026-01-05T01:00:00Z' },
    { status: 'HLD', count: 1, since: '2026-01-09T12:00:00Z' },
  ],
  isCapped: false,
  waiting: [
    { status: 'WO', count: 4, since: '2026-01-05T01:00:00Z' },
    { status: 'HLD', count: 1, since: '2026-01-09T12:00:00Z' },
  ],
  selfies: null,
  money: {
    unpaid: {
      count: 2,
      amountCents: 12_345_600,
      oldest: { id: '01jd0000000000000000000008', number: '100008', since: '2026-01-02T12:00:00Z' },
    },
    endingApprovals: { count: 1, amountCents: 5_000_000, firstOn: '2026-01-15' },
  },
  expiring: [
    {
      id: '01jd0000000000000000000009',
      number: '100009',
      clientName: 'Rosana Teles',
      vehicleLabel: 'Onix LT',
      status: 'WO',
      tableValidUntil: '2030-01-31',
    },
  ],
  decisions: { count: 3, approved: 2, medianMinutes: 95 },
};
const enter = (answer: () => unknown, role = fiManager) => {
  signInAs(role);
  const calls = fakeServer({
    listProposals: () => none,
    listSavedSimulations: () => none,
    readProposalDesk: answer,
    listJobs: () => ({ items: [] }),
  });
  renderPortal('/');
  return calls;
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows what waits for the user and since when, with links to exactly those', async () => {
  enter(() => desk);
  const waiting = await section('Aguardando você');
  const links = await waiting.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'Em preenchimento4 propostasa mais antiga, parada desde 04/01/2026',
      '/consultarPropostas?vista=waiting&status=WO',
    ],
    [
      'Aguardando resposta1 propostaa mais antiga, parada desde 09/01/2026',
      '/consultarPropostas?vista=waiting&status=HLD',
    ],
  ]);
});

it('shows finance what waits for its decision with the selfies to review, and the money', async () => {
  const waiting: ProposalDesk['waiting'] = [{ status: 'APC', count: 2, since: '2026-01-08T12:00:00Z' }];
  enter(() => ({ ...desk, waiting, selfies: { count: 3, since: '2026-01-07T12:00:00Z' } }), {
    ...bitUser,
    groups: [{ groupName: 'finance' }],
  });
  const links = await (await section('Aguardando você')).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/consultarPropostas?vista=waiting&status=APC',
    '/consultarPropostas?vista=selfies',
  ]);
  const money = await (await section('Valores em espera')).findAllByRole('link');
  expect(money.map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')])).toEqual([
    ['R$ 123.456,00', '/consultarPropostas?status=WFA,AV,PS'],
    [expect.stringMatching(/^há \d+ dias$/), '/consultarPropostas/01jd0000000000000000000008'],
    ['R$ 50.000,00', '/consultarPropostas?vista=expiring&status=AP,APC'],
  ]);
  expect(await screen.findByRole('region', { name: 'Propostas por status' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Vencem em breve' })).toBeNull();
});

it('lists what expires soon, and shows proposals by status and recent decisions', async () => {
  enter(() => desk);
  const expiring = await (await section('Vencem em breve')).findByRole('link', { name: /Rosana Teles/ });
  expect(expiring.textContent).toContain('vence em 31/01/2030');
  const bars = await (await section('Propostas por status')).findAllByRole('link');
  expect(bars.map((bar) => bar.textContent)).toEqual(['Em preenchimento4', 'Em análise8', 'Aguardando resposta1']);
  const decisions = await section('Decisões dos últimos 30 dias');
  expect(await decisions.findByText('67%')).toBeTruthy();
  expect(decisions.getByText('1 h 35 min')).toBeTruthy();
});

it.each([
  [40, '40 min'],
  [120, '2 h'],
  [2_880, '2 d'],
  [3_005, '2 d 2 h'],
])('shows a median decision time of %d minutes as %s', async (medianMinutes, time) => {
  enter(() => ({ ...desk, decisions: { count: 3, approved: 2, medianMinutes } }));
  expect(await (await section('Decisões dos últimos 30 dias')).findByText(time)).toBeTruthy();
});

it('shows no charts to users with own proposals only, and a message when nothing waits or expires', async () => {
  enter(() => ({ open: [], isCapped: false, waiting: [], selfies: null, money: null, expiring: [], decisions: null }), {
    ...fiManager,
    groups: [{ groupName: 'seller' }],
  });
  expect(await screen.findByText('Nenhuma proposta aguarda você agora.')).toBeTruthy();
  expect(await screen.findByText(/Nenhuma proposta ainda não enviada tem tabela que vença/)).toBeTruthy();
  for (const picture of ['Propostas por status', 'Decisões dos últimos 30 dias'])
    expect(screen.queryByRole('region', { name: picture })).toBeNull();
});

it('shows a failure to load, and retries', async () => {
  let fails = true;
  enter(() => (fails ? refuse(500, 'SIS001', 'Erro') : desk));
  const waiting = await section('Aguardando você');
  const again = await waiting.findByRole('button', { name: 'Tentar de novo' });
  fails = false;
  await userEvent.setup().click(again);
  expect(await waiting.findByText('4 propostas')).toBeTruthy();
});

it('shows operators which jobs and uploads have failed', async () => {
  const failed: ResponseOf<typeof import('@estrada/endpoints/index').endpoints.listJobs>['items'][number] = {
    id: 'j1',
    name: 'proposals.analyse',
    recordId: null,
    state: 'failed',
    retryCount: 5,
    nextTryAt: null,
    waitsFor: null,
    createdAt: '2026-01-10T12:00:00Z',
    startedAt: null,
    completedAt: '2026-01-10T13:30:00Z',
    failure: { kind: 'partner-refused', system: 'credit-engine', code: 'CE-12' },
    error: 'credit-engine: refused',
  };
  signInAs({ ...bitUser, groups: [{ groupName: 'admin-internal' }] });
  const refused = {
    id: '01jd0000000000000000000077',
    kind: 'vehicles',
    fileName: 'precos.csv',
    sizeBytes: 10,
    uploadDate: '2026-01-11T12:00:00Z',
    user: 'Helena Duarte',
    status: 'ERROR',
    message: '3 linhas com problema',
    line: 2,
    lineCount: 9,
    expectedLines: 9,
    problemCount: 3,
  };
  fakeServer({
    listProposals: () => none,
    readProposalDesk: () => desk,
    listJobs: () => ({ items: [failed] }),
    listFailedUploads: () => ({ items: [refused] }),
  });
  renderPortal('/');
  const jobs = await section('Tarefas com falha');
  const job = await jobs.findByRole('link', { name: 'Análise de crédito, em 10/01/2026 10:30' });
  expect(job.getAttribute('href')).toBe('/jobs?situacao=failed');
  jobs.getByText(/^O motor de crédito recusou o pedido \(código CE-12\)\. Confira os dados do registro/);
  expect(jobs.getByText('credit-engine: refused').closest('details')).toBeTruthy();
  const upload = await (await section('Cargas com falha')).findByRole('link', { name: /precos\.csv/ });
  expect(upload.textContent).toContain('3 linhas com problema');
  expect(upload.getAttribute('href')).toBe('/vehicles/upload');
});

it('lists in order the setup steps of an installation, done ones ticked, with a link for users who can do them', async () => {
  const names = [
    'staff',
    'lender',
    'units',
    'dealers',
    'vehicles',
    'priceTables',
    'fees',
    'contractFees',
    'sellers',
  ] as const;
  const done = new Set<string>(['staff', 'units']);
  const isDone = (name: string) => done.has(name);
  fakeServer({ readInstallation: () => ({ steps: names.map((name) => ({ name, isDone: isDone(name) })) }) });
  signInAs(bitUser);
  renderPortal('/');
  const list = await section('Antes da primeira simulação');
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Contas da financeiraPronto',
    'Dados da financeira, com SAC e ouvidoria, no lugar dos dados de exemploQuem cadastra: Administração interna ou Crédito e pagamentos.',
    'Regionais e gruposPronto',
    'ConcessionáriasCadastrar uma concessionária',
    'Tabela de veículosEnviar a tabela de veículos',
    'Tabelas de preços dos planosQuem cadastra: Crédito e pagamentos.',
    'Tarifa de cadastro (TCC)Cadastrar a TCC por UF',
    'Despesa com registro do contrato, por UFCadastrar a despesa com registro do contrato, por UF',
    'Contas das concessionáriasQuem cadastra: Provisionamento de acessos, Gerente de F&I ou Representante.',
  ]);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dealers/register',
    '/vehicles/upload',
    '/parameters/tcc',
    '/parameters/contract',
  ]);
});

it('shows no setup steps once all are done', async () => {
  const calls = fakeServer({ readInstallation: () => ({ steps: [{ name: 'staff', isDone: true }] }) });
  signInAs(bitUser);
  renderPortal('/');
  await expect.poll(() => calls.some(({ url }) => url.pathname.includes('installation'))).toBe(true);
  await section('Sua conta');
  expect(screen.queryByRole('region', { name: 'Antes da primeira simulação' })).toBeNull();
});

const legalText = (changes: Partial<LegalTextAnswer>): LegalTextAnswer => ({
  id: '01jd0000000000000000000001',
  version: 1,
  effectiveFrom: '2026-01-01',
  validUntil: null,
  state: 'in-force',
  kind: 'CREDIT_CONTRACT',
  body: 'Texto.',
  sources: '',
  confirmation: null,
  changedByName: '',
  updatedAt: '2026-11-01T12:00:00.000Z',
  can: { edit: false, delete: false, confirm: true },
  ...changes,
});

it('names to finance the legal texts that take effect without a legal review, the next ones first', async () => {
  signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
  const confirmation = { at: '2026-11-20T13:00:00.000Z', byName: 'Ana Prado' };
  fakeServer({
    readLegalTexts: () => ({
      today: '2026-11-27',
      items: [
        legalText({ id: '01jd0000000000000000000002', kind: 'PRIVACY', state: 'past' }),
        legalText({}),
        legalText({ id: '01jd0000000000000000000003', state: 'future', effectiveFrom: '2026-12-01' }),
        legalText({ id: '01jd0000000000000000000004', kind: 'PROPOSAL', confirmation }),
      ],
    }),
  });
  renderPortal('/');
  const links = await (await section('Textos legais sem revisão do jurídico')).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cédula de crédito bancárioentra em vigor em 01/12/2026', '/parameters/legalTexts'],
    ['Cédula de crédito bancárioem vigor desde 01/01/2026', '/parameters/legalTexts'],
  ]);
});

it.each([
  ['finance, once every text is reviewed', 'finance', { at: '2026-11-20T13:00:00.000Z', byName: 'Ana Prado' }],
  ['users who may not change texts', 'bit', null],
])('does not mention legal reviews to %s', async (_who, groupName, confirmation) => {
  signInAs({ ...bitUser, groups: [{ groupName }] });
  const calls = fakeServer({ readLegalTexts: () => ({ today: '2026-11-27', items: [legalText({ confirmation })] }) });
  renderPortal('/');
  await section('Sua conta');
  await expect.poll(() => calls.some(({ name }) => name === 'readLegalTexts')).toBe(groupName === 'finance');
  expect(screen.queryByRole('region', { name: /Textos legais/ })).toBeNull();
});

it('shows the F&I manager how many clients declined insurance, with a link to the list', async () => {
  signInAs(fiManager);
  const page = { items: [], next: null, totalCapped: false };
  const pagination = { first: 0, last: 0, next: null, previous: null, size: 1, totalPages: 1 };
  fakeServer({
    listProposals: () => none,
    listSavedSimulations: () => none,
    readProposalDesk: () => desk,
    listProductFollowUps: () => ({ ...page, totalElements: 3, pagination: { ...pagination, totalElements: 3 } }),
  });
  renderPortal('/');
  const link = await screen.findByRole('link', { name: /Seguros recusados em vendas pagas/ });
  expect(link.getAttribute('href')).toBe('/productFollowUps');
  expect(link.textContent).toContain('3 a fazer');
});

it('shows a manager how many leads wait too long for their first contact, with a link to these in the list', async () => {
  signInAs({ ...fiManager, groups: [{ groupName: 'sales-manager' }] });
  const pagination = { first: 0, last: 0, next: null, previous: null, size: 1, totalPages: 4, totalElements: 4 };
  const row = { dueAt: '2026-01-10T12:00:00Z' };
  const calls = fakeServer({
    listProposals: () => none,
    listSavedSimulations: () => none,
    readProposalDesk: () => desk,
    listLeads: () => ({ items: [row as never], next: null, totalElements: 4, totalCapped: false, pagination }),
  });
  renderPortal('/');
  const link = await (await section('Oportunidades em atraso')).findByRole('link');
  expect(link.getAttribute('href')).toBe('/leads?mostrar=overdue');
  expect(link.textContent).toContain('4 oportunidades');
  expect(link.textContent).toContain('a mais antiga venceu em 10/01/2026');
  const asked = calls.filter(({ name }) => name === 'listLeads').map(({ url }) => url.searchParams);
  expect(asked.map((query) => [query.get('situation'), query.get('view')])).toEqual([['NEW', 'overdue']]);
});

it.each([
  ['a manager without overdue leads', 'fi-manager', true],
  ['a seller', 'seller', false],
])('does not mention overdue leads to %s', async (_who, groupName, asks) => {
  signInAs({ ...fiManager, groups: [{ groupName }] });
  const calls = fakeServer({
    listProposals: () => none,
    listSavedSimulations: () => none,
    readProposalDesk: () => desk,
    listLeads: () => ({
      ...none,
      pagination: { first: 0, last: 0, next: null, previous: null, size: 1, totalPages: 0, totalElements: 0 },
    }),
  });
  renderPortal('/');
  await section('Sua conta');
  await expect.poll(() => calls.some(({ name }) => name === 'listLeads')).toBe(asks);
  expect(screen.queryByRole('region', { name: 'Oportunidades em atraso' })).toBeNull();
});
