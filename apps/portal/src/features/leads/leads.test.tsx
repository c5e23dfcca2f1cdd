// @vitest-environment jsdom

import type { LeadDetail, LeadRow } from '@estrada/endpoints/index';
import { aFilledForm, aPerson } from '@estrada/testkit/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './leads.page.tsx';

const id = '01jd0000000000000000000l01';
const none = {
  update: false,
  claim: false,
  release: false,
  contact: false,
  postpone: false,
  finish: false,
  sellByHand: false,
  assign: false,
  reopen: false,
  relate: false,
  simulate: false,
};
const aRow = (changes: Partial<LeadRow> = {}): LeadRow => ({
  id,
  version: 3,
  number: '700012',
  status: 'new',
  statusId: 1,
  situation: 'NEW',
  name: 'Rosana Teles Braga',
  vehicleTypeId: '1',
  vehicleWanted: 'Tracker Premier',
  channel: 'WALK_IN',
  source: 'Vitrine',
  dealer: { id: fiManager.dealers[0]!.id, tradingName: 'Autovia Paulista' },
  owner: null,
  contactPreference: 'WHATSAPP',
  dueAt: '2026-11-23T13:00:00Z',
  nextDay: null,
  nextTime: null,
  messageFailedAt: null,
  attention: null,
  isConsortium: false,
  createdAt: '2026-11-23T12:00:00Z',
  crm: null,
  claim: null,
  can: none,
  ...changes,
});
const aLead = (changes: Partial<LeadDetail> = {}): LeadDetail => ({
  ...aRow(),
  document: '',
  phone: '11988887654',
  email: 'rosana@exemplo.com.br',
  isMasked: false,
  consent: null,
  customerFigures: [],
  submitted: {},
  reason: null,
  expiresOn: '2026-12-08',
  minutesToFirstContact: null,
  registration: null,
  simulation: null,
  proposal: null,
  previousId: null,
  history: [
    { at: '2026-11-23T12:00:00Z', event: 'create', how: null, to: 'new', actorName: 'Júlia Martins', note: null },
  ],
  ...changes,
});
const page = (items: LeadRow[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  pagination: { first: 0, last: 0, next: null, previous: null, size: 10, totalElements: items.length, totalPages: 1 },
});

function open(address: string, answers: Answers = {}) {
  const calls = fakeServer({ listLeads: () => page([aRow()]), readLead: () => aLead(), ...answers });
  renderPortal(address);
  return (name: string) => calls.filter((call) => call.name === name);
}
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  resetBrowser();
  signInAs(fiManager);
});

describe('the list', () => {
  it('shows the new leads with their next step, marks an overdue one, and who works on it', async () => {
    const calls = open('/leads', {
      listLeads: () =>
        page([
          aRow({ attention: 'overdue', claim: { byName: 'Bruno Reis', at: '2026-11-23T12:10:00Z', isOwn: false } }),
        ]),
    });
    const table = within(await screen.findByRole('table', { name: 'Oportunidades' }));
    for (const text of ['Tracker Premier', 'Em atraso: fale já', 'Sem responsável', 'Com Bruno Reis'])
      expect(await table.findByText(text)).toBeTruthy();
    expect(table.getByText(/^Primeiro contato até /)).toBeTruthy();
    expect(table.getByRole('link', { name: 'Rosana Teles Braga' }).getAttribute('href')).toBe(
      `/leads?oportunidade=${id}`,
    );
    expect(calls('listLeads')[0]!.url.searchParams.get('situation')).toBe('NEW');
  });

  it('names a link that did not arrive as the next step, in place of the planned one', async () => {
    open('/leads', { listLeads: () => page([aRow({ messageFailedAt: '2026-11-23T12:10:00Z' })]) });
    const table = within(await screen.findByRole('table', { name: 'Oportunidades' }));
    expect(await table.findByText('O link não chegou: ligue ou confira o celular')).toBeTruthy();
    expect(table.queryByText(/^Primeiro contato até /)).toBeNull();
  });

  it('marks what the CRM does not have, and filters it for those who follow that', async () => {
    const at = '2026-11-23T12:00:00Z';
    const rows = (['sent', 'waiting', 'late', 'refused'] as const).map((state, index) =>
      aRow({ id: id.slice(0, -1) + index, crm: { state, version: 0, at } }),
    );
    const calls = open('/leads?mostrar=crmLate', { listLeads: () => page(rows) });
    const table = within(await screen.findByRole('table', { name: 'Oportunidades' }));
    expect((await table.findAllByText(/CRM/)).map(({ textContent }) => textContent)).toEqual([
      'CRM atrasado',
      'Recusada pelo CRM',
    ]);
    const { searchParams } = calls('listLeads')[0]!.url;
    // in every tab
    expect([searchParams.get('view'), searchParams.get('situation')]).toEqual(['crmLate', null]);
  });

  it('reads another situation by its tab, and every situation in a search', async () => {
    const calls = open('/leads');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'Encerradas' }));
    await screen.findByRole('link', { name: 'Rosana Teles Braga' });
    expect(calls('listLeads').at(-1)!.url.searchParams.get('situation')).toBe('FINISHED');
    resetBrowser();
    signInAs(fiManager);
    const again = open('/leads?busca=rosana');
    expect((await screen.findAllByRole('link', { name: 'Rosana Teles Braga' })).length).toBeGreaterThan(0);
    const { searchParams } = again('listLeads').at(-1)!.url;
    expect([searchParams.get('search'), searchParams.get('situation')]).toEqual(['rosana', null]);
  });

  it('claims a lead that waits, and names who was first where it is taken', async () => {
    open('/leads', {
      listLeads: () => page([aRow({ can: { ...none, claim: true } })]),
      claimLead: () => refuse(409, 'PRS001', 'Este registro foi alterado por Bruno Reis depois.'),
    });
    await userEvent.click(await button('Assumir Rosana Teles Braga'));
    expect(await screen.findByText(/Bruno Reis/)).toBeTruthy();
  });
});

describe('the delivery to the CRM', () => {
  const at = '2026-11-23T13:42:00Z';
  it.each([
    ['sent', 'Enviada em 23/11/2026 10:42 (versão 3)'],
    ['waiting', 'Aguardando o CRM desde 23/11/2026 10:42'],
    ['late', 'Envio em atraso: aguardando desde 23/11/2026 10:42'],
    ['refused', /^Recusada pelo CRM em 23\/11\/2026 10:42\. Corrija os dados/],
  ] as const)('%s is one line of the page of a lead', async (state, line) => {
    open(`/leads?oportunidade=${id}`, { readLead: () => aLead({ crm: { state, version: 3, at } }) });
    expect(await screen.findByText(line)).toBeTruthy();
  });

  it('is not there for users who do not follow it', async () => {
    open(`/leads?oportunidade=${id}`);
    await screen.findByText('Recebida em');
    expect(screen.queryByText('CRM de vendas')).toBeNull();
  });
});

describe('a registration of the web form', () => {
  const registration = {
    number: '800003',
    sentAt: '2026-11-23T12:00:00Z',
    consent: { version: '2026-12', at: '2026-11-23T11:50:00Z', text: 'Concordo que a concessionária guarde os dados.' },
    client: aFilledForm(aPerson(7)),
    documents: [{ kind: 'IDENTITY', name: 'Documento de identidade', files: [] }],
  };

  it('is read only on request, and begins a proposal with its income and birth date', async () => {
    const calls = open(`/leads?oportunidade=${id}`, {
      readLead: () => aLead({ registration: { number: '800003', isReadable: true }, can: { ...none, simulate: true } }),
      readLeadRegistration: () => registration,
    });
    expect(await screen.findByText('Número 800003')).toBeTruthy();
    expect(calls('readLeadRegistration')).toEqual([]);
    await userEvent.click(await button('Ver o cadastro'));
    expect(await screen.findByText(aPerson(7).motherName)).toBeTruthy();
    expect(screen.getByText('Documento de identidade: 0 arquivos')).toBeTruthy();
    expect(screen.getByText(registration.consent.text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Iniciar proposta' }).getAttribute('href')).toBe('/simulador');
    expect(calls('readLeadRegistration')).toHaveLength(1);
  });

  it('is not shown to users who do not work on the lead', async () => {
    open(`/leads?oportunidade=${id}`, {
      readLead: () => aLead({ registration: { number: '800003', isReadable: false } }),
    });
    expect(await screen.findByText('Assuma a oportunidade para ver o cadastro.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ver o cadastro' })).toBeNull();
  });
});

describe('a new lead', () => {
  it('requires a telephone or an e-mail, and says that it joined an open lead', async () => {
    const calls = open('/leads', { createLead: () => ({ lead: aLead(), joined: true }) });
    const user = userEvent.setup();
    await user.click(await button('Cadastrar oportunidade'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar oportunidade' }));
    await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), 'Rosana Teles Braga');
    await user.click(dialog.getByRole('button', { name: 'Cadastrar oportunidade' }));
    expect(await dialog.findByText('Informe o telefone ou o e-mail')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /^Telefone/ }), '11988887654');
    await user.click(dialog.getByRole('button', { name: 'Cadastrar oportunidade' }));
    expect(await screen.findByText('Esta pessoa já tinha a oportunidade 700012: ela ficou para agora.')).toBeTruthy();
    expect(calls('createLead')[0]!.body).toMatchObject({ name: 'Rosana Teles Braga', channel: 'WALK_IN' });
  });
});

describe('one lead', () => {
  it('is reached by one click, and shows its history', async () => {
    open(`/leads?oportunidade=${id}`, { readLead: () => aLead({ submitted: { phone: '11977776543' } }) });
    expect((await screen.findByRole('link', { name: 'Ligar' })).getAttribute('href')).toBe('tel:+5511988887654');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/5511988887654');
    expect(screen.getByText('Informado antes: 11977776543')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Histórico' })).getByText('Cadastrada')).toBeTruthy();
  });

  it('sends the link to the registration once, and shows that it did not arrive', async () => {
    const message = {
      id: 'm1',
      purpose: 'lead',
      name: 'Rosana',
      phoneMasked: '*******0010',
      channel: 'SMS',
      readAt: null,
    };
    const at = '2026-11-23T12:00:00Z';
    const instants = { dueAt: at, sentAt: at, deliveredAt: null, endedAt: at };
    const calls = open(`/leads?oportunidade=${id}`, {
      readLead: () => aLead({ messageFailedAt: at, can: { ...none, update: true } }),
      readLeadMessages: () => ({ items: [{ ...message, ...instants, status: 'FAILED', isUnresolved: true }] }),
      sendLeadLink: () => ({ byPhone: true, byMail: true }),
    });
    expect(await screen.findByText(/não entregue em .* Ligue para a pessoa/)).toBeTruthy();
    expect(screen.getByText('O link não chegou: ligue ou confira o celular')).toBeTruthy();
    expect(screen.getByText(/^Primeiro contato até /)).toBeTruthy();
    await userEvent.click(await button('Enviar o link do cadastro'));
    expect(await screen.findByText('Link enviado por mensagem e por e-mail.')).toBeTruthy();
    expect(calls('sendLeadLink')).toHaveLength(1);
  });

  it('records a contact: the day is asked for only where the contact goes on, the reason where it ends', async () => {
    const calls = open(`/leads?oportunidade=${id}`, {
      readLead: () => aLead({ can: { ...none, contact: true } }),
      contactLead: () => aLead({ status: 'noInterest', statusId: 4, situation: 'FINISHED', dueAt: null }),
    });
    const user = userEvent.setup();
    await user.click(await button('Registrar contato'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Registrar contato' }));
    expect(dialog.queryByRole('textbox', { name: /^Próximo contato em/ })).toBeNull();
    await user.click(dialog.getByRole('combobox', { name: /^Resultado/ }));
    await user.click(await screen.findByRole('option', { name: 'Falar de novo' }));
    expect(await dialog.findByRole('textbox', { name: /^Próximo contato em/ })).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: /^Resultado/ }));
    await user.click(await screen.findByRole('option', { name: 'Sem interesse' }));
    await user.click(dialog.getByRole('button', { name: 'Registrar contato' }));
    expect(await dialog.findByText('Informe o motivo')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /^Observação/ }), 'Comprou em outra loja');
    await user.click(dialog.getByRole('button', { name: 'Registrar contato' }));
    expect((await screen.findAllByText('Sem interesse')).length).toBeGreaterThan(0);
    expect(calls('contactLead')[0]!.body).toMatchObject({
      version: 3,
      how: 'WHATSAPP',
      outcome: 'noInterest',
      note: 'Comprou em outra loja',
    });
  });

  it('opens the simulator from a lead where the server allows it, and leads to its last simulation', async () => {
    const simulation = { id: '01jd0000000000000000000s01', code: 'S100042' };
    open(`/leads?oportunidade=${id}`, { readLead: () => aLead({ simulation, can: { ...none, simulate: true } }) });
    expect((await screen.findByRole('link', { name: 'Simular' })).getAttribute('href')).toBe('/simulador');
    expect(screen.getByRole('link', { name: 'S100042' }).getAttribute('href')).toBe(
      `/simulador?simulacao=${simulation.id}`,
    );
  });

  it('shows what the client saw, the words that they agreed to, and takes the figure to the simulator', async () => {
    const figure = {
      number: '50000012',
      requestedAt: '2026-11-23T12:00:00Z',
      quotedOn: '2026-11-20',
      vehicleLabel: 'Onix LT · 2026/2027',
      assetType: 1 as const,
      manufacturerId: 12,
      modelId: 31,
      versionId: 501,
      manufacturerYear: 2026,
      modelYear: 2027,
      personType: 'PF' as const,
      state: 'MG',
      financeTypeId: 1,
      vehicleValueCents: 10_000_000,
      entryValueCents: 2_000_000,
      termMonths: 36,
      installmentCents: 283_412,
      cetAnnualPct: '24.11',
    };
    const comparison = Promise.withResolvers<unknown>();
    const calls = open(`/leads?oportunidade=${id}`, {
      readLead: () =>
        aLead({
          customerFigures: [figure, { ...figure, number: '50000011', termMonths: 48 }],
          consent: { version: '2026-11', at: '2026-11-23T12:00:00Z', text: 'Concordo com o contato.' },
          can: { ...none, simulate: true },
        }),
      compareCustomerFigure: () => comparison.promise,
    });
    const seen = within(await screen.findByRole('region', { name: 'O que o cliente viu' }));
    for (const text of [/^36 × R\$\s2\.834,12$/, '24,11%', /^R\$\s20\.000,00$/, /^R\$\s100\.000,00$/, '50000012'])
      expect(seen.getByText(text)).toBeTruthy();
    expect(seen.getByText(/^50000011, de 20\/11\/2026/)).toBeTruthy();
    // without the figure, the simulator would open empty
    expect(screen.queryByRole('link', { name: 'Simular' })).toBeNull();
    comparison.resolve({
      figure,
      now: {
        quotedOn: '2026-11-23',
        vehicleValueCents: 10_100_000,
        installmentCents: 287_000,
        cetAnnualPct: '24.20',
      },
      refusal: null,
      isSame: false,
      changes: [],
    });
    expect(await seen.findByText(/^Hoje a simulação dá outro valor/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Simular' })).toBeTruthy();
    expect(screen.getByText('Concordo com o contato.')).toBeTruthy();
    expect(calls('compareCustomerFigure')[0]!.url.pathname).toMatch(new RegExp(`/leads/${id}/customerFigure$`));
  });

  it('shows masked contacts without ways to reach the person', async () => {
    open(`/leads?oportunidade=${id}`, { readLead: () => aLead({ isMasked: true, phone: '*******7654', email: '' }) });
    expect(await screen.findByText('Contatos visíveis só para quem fala com a pessoa.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ligar' })).toBeNull();
  });
});

it('saves the order of the round robin', async () => {
  const sellers = [
    { id: '01jd0000000000000000000s01', name: 'Bruno Reis' },
    { id: '01jd0000000000000000000s02', name: 'Clara Nunes' },
  ];
  const calls = open('/leads', {
    readLeadRotation: () => ({ version: 2, isOn: false, sellers: [sellers[0]], others: [sellers[1]] }),
    saveLeadRotation: () => ({ version: 3, isOn: true, sellers, others: [] }),
  });
  const user = userEvent.setup();
  await user.click(await button('Rodízio'));
  await user.click(await button('Adicionar Clara Nunes'));
  await user.click(screen.getByRole('switch', { name: 'Usar o rodízio' }));
  await user.click(screen.getByRole('button', { name: 'Salvar rodízio' }));
  expect(await screen.findByText('Rodízio salvo.')).toBeTruthy();
  expect(calls('saveLeadRotation')[0]!.body).toEqual({
    version: 2,
    isOn: true,
    sellerIds: sellers.map((one) => one.id),
  });
});

describe('the figures', () => {
  const counts = { received: 8, contacted: 6, sold: 2, medianMinutes: 45 };
  const figures = {
    initialDate: '2026-09-01',
    finalDate: '2026-11-20',
    totals: counts,
    isCapped: false,
    sources: [
      { channel: 'WALK_IN', source: 'Vitrine', ...counts },
      { channel: 'CSF', source: '', received: 1, contacted: 0, sold: 0, medianMinutes: null },
    ],
    sellers: [{ id, name: 'Rafaela Prado', ...counts }],
    sourcesLeftOut: 0,
    sellersLeftOut: 3,
  } as const;
  const answers: Answers = {
    readLeadFigures: () => ({ ...figures, sources: [...figures.sources], sellers: [...figures.sellers] }),
  };

  it('show the median time to the first contact, the conversion, and both by source and by seller', async () => {
    open('/leads?numeros=sim', answers);
    expect(await screen.findByText('Recebidas de 01/09/2026 a 20/11/2026')).toBeTruthy();
    expect(screen.getAllByText('45 minutos úteis').length).toBeGreaterThan(0);
    expect(screen.getAllByText('25,0%').length).toBeGreaterThan(0);
    const sources = within(await screen.findByRole('table', { name: 'Por origem' }));
    expect(sources.getByText('Vitrine')).toBeTruthy();
    expect(sources.getByText('Simulador do cliente')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Por vendedor' })).getByText('Rafaela Prado')).toBeTruthy();
    expect(screen.getByText(/^São mostradas as 50 linhas/)).toBeTruthy();
  });

  it('are requested for the period of the address', async () => {
    const callsOf = open('/leads?numeros=sim&de=2026-11-01&ate=2026-11-20', answers);
    await screen.findByRole('table', { name: 'Por origem' });
    expect(callsOf('readLeadFigures').map(({ url }) => url.search)).toEqual([
      '?initialDate=2026-11-01&finalDate=2026-11-20',
    ]);
  });

  it('are linked from the list of a manager', async () => {
    open('/leads');
    expect((await screen.findByRole('link', { name: 'Números' })).getAttribute('href')).toBe('/leads?numeros=sim');
  });

  it('are not shown to a seller, who gets the list', async () => {
    signInAs({ ...fiManager, groups: [{ groupName: 'seller' }] });
    const callsOf = open('/leads?numeros=sim', answers);
    expect(await screen.findByRole('link', { name: 'Rosana Teles Braga' })).toBeTruthy();
    expect(callsOf('readLeadFigures')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Números' })).toBeNull();
  });
});
