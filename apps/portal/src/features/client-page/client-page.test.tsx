// @vitest-environment jsdom
/**
 * The page of a client: the code, what is missing, the credit, and the messages for links and visits that have ended.
 */
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(resetBrowser);

const page = {
  firstName: 'Mariana',
  role: 'CLIENT',
  lenderName: 'Banco Estrada S.A.',
  lenderContact: {
    email: 'contato@estrada.example',
    sacPhone: '08001234567',
    ombudsmanPhone: '08007654321',
    privacyOfficer: 'Helena Duarte Reis',
  },
  contractNumber: '70000417',
  dealer: { name: 'Autovia', phone: '1133334444' },
  state: 'CONTRACT',
  steps: { sign: 'WAITS', selfie: 'OPEN' },
  documents: {
    items: [
      { kind: 'IDENTITY', status: 'REFUSED', defects: ['ILLEGIBLE', 'OTHER'], note: 'Falta o verso' },
      { kind: 'INCOME_PROOF', status: 'RECEIVED', defects: [], note: null },
      { kind: 'ADDRESS_PROOF', status: 'ACCEPTED', defects: [], note: null },
    ],
    maySend: true,
    mayHandIn: false,
    maxBytes: 10 * 1024 * 1024,
  },
  papers: [
    { id: '01hq3w7k9m2n4p6r8s0t2v4x6y', kind: 'PROPOSAL' },
    { id: '01hq3w7k9m2n4p6r8s0t2v4x7z', kind: 'CREDIT_CONTRACT' },
  ],
  isServiced: false,
  refusal: null as object | null,
  withdrawal: null as object | null,
  insurances: [] as object[],
  offer: {
    vehicle: 'Onix LTZ 2026',
    financedCents: 85_430_00,
    cetAnnualPct: '24.31',
    rateMonthly: '0.0149',
    iofCents: 1_200_00,
    firstDueDate: '2026-12-20',
    payments: { runs: [{ count: 36, fromCents: 3_000_00, toCents: 3_000_00 }], isInTurn: true, finalCents: 0 },
  },
  expiresAt: '2026-11-23T21:00:00.000Z',
};

function open(answers: Answers = {}, hash = '#link.mark') {
  // another tab than that of an earlier visit
  sessionStorage.clear();
  const calls = fakeServer({
    sendClientPageCode: () => ({ sentTo: 'm•••@exemplo.com.br', expiresAt: '2026-11-23T20:40:00.000Z' }),
    openClientPage: () => ({ visit: 'visit.mark', expiresAt: '2026-11-23T21:00:00.000Z' }),
    readClientPage: () => page,
    ...answers,
  });
  renderPortal(`/acompanharProposta${hash}`);
  return (name: string) => calls.filter((call) => call.name === name);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function enter(code = '123456') {
  await press('Receber o código por e-mail');
  await userEvent.type(await screen.findByLabelText('Código de 6 números'), code);
  await press('Abrir');
}

it('takes the secret of the link out of the address, and knows it after a reload of the tab', async () => {
  const named = open();
  await screen.findByRole('button', { name: 'Receber o código por e-mail' });
  await waitFor(() => expect(window.location.hash).toBe(''));
  cleanup();
  renderPortal('/acompanharProposta');
  await press('Receber o código por e-mail');
  await waitFor(() => expect(named('sendClientPageCode')).toHaveLength(1));
  expect(named('sendClientPageCode')[0]!.headers.get('captureToken')).toBe('link.mark');
});

it('stays open after a reload of the tab until the visit ends, and not for another link', async () => {
  let isOver = false;
  const answers = { readClientPage: () => (isOver ? refuse(404, 'SEC004', 'nada') : page) };
  const named = open(answers);
  await enter();
  await screen.findByRole('heading', { level: 1, name: 'Olá, Mariana' });
  cleanup();
  renderPortal('/acompanharProposta');
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Mariana' })).toBeTruthy();
  expect(named('openClientPage')).toHaveLength(1);
  cleanup();
  isOver = true;
  renderPortal('/acompanharProposta');
  expect(await screen.findByText(/o acesso terminou após 30 minutos/)).toBeTruthy();
  isOver = false;
  await enter();
  await screen.findByRole('heading', { level: 1, name: 'Olá, Mariana' });
  cleanup();
  renderPortal('/acompanharProposta#other.mark');
  expect(await screen.findByText(/^Vamos enviar um código/)).toBeTruthy();
});

it('shows what the lender has done in the meantime once the visitor returns to it', async () => {
  let state = 'ANALYSIS';
  open({ readClientPage: () => ({ ...page, state }) });
  await enter();
  expect(await screen.findByText(/Ainda não há contrato/)).toBeTruthy();
  state = 'CONTRACT';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/^O contrato está pronto/)).toBeTruthy();
});

it('opens with a code mailed to the address of the link; its secret is in no address', async () => {
  const named = open();
  await enter('123 456');
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, Mariana' })).toBeTruthy();
  expect(named('openClientPage')[0]!.body).toEqual({ code: '123456' });
  expect(named('openClientPage')[0]!.headers.get('captureToken')).toBe('link.mark');
  expect(named('readClientPage')[0]!.headers.get('captureToken')).toBe('visit.mark');
  expect(named('readClientPage')[0]!.url.href).not.toContain('visit');
});

it('shows what is missing, the status of the financing, the payments next to their CET, and the contact', async () => {
  open();
  await enter();
  expect(await screen.findByText('Ainda não é a sua vez: avisaremos por e-mail.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tirar a selfie' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ler e assinar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ligar: (11) 3333-4444' }).getAttribute('href')).toBe('tel:+551133334444');
  for (const words of [/^O contrato está pronto/, '24,31%', /^36\s×\sR\$\s3\.000,00$/, 'Autovia'])
    expect(screen.getByText(words)).toBeTruthy();
});

it.each([
  ['CONTRACT', ['Documentos Agora', 'Assinatura do contrato Depois', 'Selfie Agora']],
  ['DONE', ['Documentos Concluído', 'Assinatura do contrato Concluído', 'Selfie Concluído']],
])(
  'numbers the steps in their order, each with its state, and lets none wait for a review after the end (%s)',
  async (state, shown) => {
    const done = {
      steps: { sign: 'DONE', selfie: 'REVIEW' },
      documents: { ...page.documents, items: page.documents.items.slice(1), maySend: false },
    };
    open({ readClientPage: () => ({ ...page, state, ...(state === 'DONE' ? done : {}) }) });
    await enter();
    await screen.findByRole('heading', { name: /^Documentos/ });
    expect(screen.getAllByRole('listitem').map((one) => within(one).getAllByRole('heading')[0]!.textContent)).toEqual(
      shown,
    );
    expect(screen.getByText('20/12/2026')).toBeTruthy();
    if (state === 'DONE') expect(document.body.textContent).not.toMatch(/conferindo|vai conferir|Falta enviar/);
  },
);

it('shows how to reach the lender and the data-protection officer', async () => {
  open();
  await enter();
  const title = await screen.findByRole('heading', { name: 'Fale com a financeira' });
  const text = title.parentElement!.textContent!.replace(/\s/g, ' ');
  expect(text).toContain('SAC 0800 123 4567, Ouvidoria 0800 765 4321 e contato@estrada.example');
  expect(text).toContain('ao encarregado pelo tratamento de dados, Helena Duarte Reis, em contato@estrada.example');
});

it.each([
  // every status before the contract: from the draft to the approved proposal and the check of the table
  ['ANALYSIS', 'Sua proposta está em andamento na financeira. Ainda não há contrato.', /em análise/],
  // a paid contract is in force: "concluído" would read as paid off
  ['DONE', 'Tudo certo: o veículo foi pago à concessionária e o seu contrato está em vigor.', /concluído/],
])('states no status that is untrue in %s', async (state, stated, untrue) => {
  open({ readClientPage: () => ({ ...page, state }) });
  await enter();
  expect(await screen.findByText(stated)).toBeTruthy();
  expect(screen.queryByText(untrue)).toBeNull();
});

it('announces the code before it is sent, and confirms it afterwards', async () => {
  open();
  expect(await screen.findByText(/^Vamos enviar um código de 6 números/)).toBeTruthy();
  expect(screen.queryByText(/^Enviamos um código/)).toBeNull();
  await press('Receber o código por e-mail');
  expect(await screen.findByText('Código enviado para m•••@exemplo.com.br. Ele expira em 10 minutos.')).toBeTruthy();
});

it('announces no code that could not be sent, and shows why', async () => {
  open({ sendClientPageCode: () => refuse(429, 'USE029', 'Aguarde uma hora para pedir outro código') });
  await press('Receber o código por e-mail');
  expect((await screen.findByRole('alert')).textContent).toBe('Aguarde uma hora para pedir outro código');
  expect(screen.queryByText(/^Código enviado/)).toBeNull();
  expect(screen.queryByLabelText('Código de 6 números')).toBeNull();
});

it('shows a wrong code at its field, and sends another', async () => {
  const fields = [{ path: 'code', key: 'verificationCode.wrong', message: 'Código incorreto ou expirado' }];
  const named = open({ openClientPage: () => refuse(422, 'USE011', 'Código incorreto', fields) });
  await enter();
  expect((await screen.findByRole('alert')).textContent).toBe('Código incorreto ou expirado');
  expect(screen.getByLabelText('Código de 6 números').getAttribute('aria-invalid')).toBe('true');
  await press('Enviar outro código');
  expect(named('sendClientPageCode')).toHaveLength(2);
});

it.each([
  ['', 0, 'Abra esta página pelo seu link'],
  ['#ended.mark', 1, 'Este link expirou ou foi substituído'],
])('shows what to do about an invalid link: "%s"', async (hash, asked, title) => {
  const named = open({ sendClientPageCode: () => refuse(404, 'SEC004', 'nada') }, hash);
  if (asked > 0) await press('Receber o código por e-mail');
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(named('sendClientPageCode')).toHaveLength(asked);
});

it('requires another code when the visit has expired', async () => {
  open({ takeClientStep: () => refuse(404, 'SEC004', 'nada') });
  await enter();
  await press('Tirar a selfie');
  expect(await screen.findByText(/o acesso terminou após 30 minutos/)).toBeTruthy();
});

const file = new File(['x'], 'rg.jpg', { type: 'image/jpeg' });

it('shows why a document was returned, accepts another picture, and shows its result', async () => {
  let isSent = false;
  const received = { kind: 'IDENTITY', status: 'RECEIVED', defects: [], note: null };
  const items = [received, ...page.documents.items.slice(1)];
  const named = open({
    readClientPage: () => (isSent ? { ...page, documents: { ...page.documents, items, mayHandIn: true } } : page),
    sendClientDocument: () => {
      isSent = true;
      return { pages: 2 };
    },
    handInClientDocuments: () => ({ handedIn: true }),
  });
  await enter();
  expect(await screen.findByText('Motivo: Ilegível; Falta o verso')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Comprovante de endereço/ })).toBeNull();
  await userEvent.upload(screen.getByTestId('file-IDENTITY'), file);
  expect(await screen.findByText('2 arquivos recebidos.')).toBeTruthy();
  const [sent] = named('sendClientDocument');
  expect(sent!.url.pathname).toMatch(/\/clientPage\/documents\/IDENTITY$/);
  expect([sent!.headers.get('captureToken'), sent!.url.searchParams.get('sendId')]).toEqual([
    'visit.mark',
    expect.any(String),
  ]);
  expect(screen.queryByText('Motivo: Ilegível; Falta o verso')).toBeNull();
  await press('Pronto, enviei tudo');
  expect(named('handInClientDocuments')).toHaveLength(1);
});

it('shows at a document why its file was refused, and sends nothing too large', async () => {
  const fields = [{ path: 'file', key: 'document.illegible', message: 'O arquivo não abre' }];
  const named = open({ sendClientDocument: () => refuse(422, 'UPF003', 'Arquivo recusado', fields) });
  await enter();
  await userEvent.upload(await screen.findByTestId('file-IDENTITY'), file);
  expect((await screen.findByRole('alert')).textContent).toBe('Não foi aceito: O arquivo não abre');
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'rg.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByTestId('file-INCOME_PROOF'), large);
  expect(await screen.findByText('Não foi aceito: o arquivo tem mais de 10 MB: envie um menor')).toBeTruthy();
  expect(named('sendClientDocument')).toHaveLength(1);
});

it('resends after a lost connection by itself, under the same name', async () => {
  let isBroken = true;
  const named = open({
    sendClientDocument: () => {
      if (isBroken) throw new TypeError('no line');
      return { pages: 1 };
    },
  });
  await enter();
  await userEvent.upload(await screen.findByTestId('file-IDENTITY'), file);
  expect(await screen.findByText(/A conexão caiu/)).toBeTruthy();
  isBroken = false;
  await press('Enviar agora');
  expect(await screen.findByText('1 arquivo recebido.')).toBeTruthy();
  const names = named('sendClientDocument').map(({ url }) => url.searchParams.get('sendId'));
  expect(new Set(names).size).toBe(1);
});

it('opens a document in a new tab, and reports when it cannot be loaded', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  URL.createObjectURL = () => 'blob:paper';
  const url = '/api/proposal/public/documents/papers/01hq3w7k9m2n4p6r8s0t2v4x7z?expires=1&signature=s';
  let isThere = true;
  const named = open({
    readClientPaperAddress: () => ({ url }),
    fetchPaper: () => (isThere ? new Response('%PDF') : new Response('', { status: 500 })),
  });
  await enter();
  await press('Abrir: Cédula de crédito bancário (via não negociável)');
  await waitFor(() => expect(tab.location.href).toBe('blob:paper'));
  expect(named('readClientPaperAddress')[0]!.headers.get('captureToken')).toBe('visit.mark');
  isThere = false;
  await press('Abrir: Proposta de financiamento');
  expect((await screen.findByRole('alert')).textContent).toBe('O documento não abriu. Tente de novo.');
  expect(tab.close).toHaveBeenCalled();
});

it('shows current data when the browser restores the page from its cache', async () => {
  let steps = page.steps;
  const named = open({ readClientPage: () => ({ ...page, steps }) });
  await enter();
  expect(await screen.findByText('Ainda não é a sua vez: avisaremos por e-mail.')).toBeTruthy();
  steps = { sign: 'DONE', selfie: 'OPEN' };
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await screen.findByText('Assinado.')).toBeTruthy();
  expect(named('readClientPage')).toHaveLength(2);
});

const insurance = {
  id: '01hq3w7k9m2n4p6r8s0t2v4x8a',
  number: '200031',
  product: 'GAP',
  insurer: 'ASSURANT',
  status: 'issued',
  reason: null,
  policyNumber: 'AP-000931',
  premiumCents: 1_073_80,
  sentences: [
    { key: 'coverEnd', day: '2027-11-21', text: 'A cobertura vale até 21/11/2027.' },
    { key: 'withdrawal', day: '2026-11-27', text: 'Você pode desistir até 27/11/2026.' },
  ],
  phone: '0800 888 1234',
  documents: [
    { target: 'policy', name: 'Resumo da apólice', number: null },
    { target: 'receipt', name: 'Recibo da parcela 1', number: 1 },
  ],
  refund: null,
  withdrawal: { paidCents: 500_00, refundCents: 500_00, by: '2026-12-05', to: 'PAYER' },
};
const withdrawn = {
  ...insurance,
  status: 'cancelled',
  sentences: [],
  refund: { amountCents: 500_00, by: '2026-12-05', to: 'PAYER' },
  withdrawal: null,
};
const withInsurance = (...insurances: object[]) => ({ ...page, insurances });

describe('the insurance of the sale', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Nota Garantida (GAP), Assurant' }));
  const ask = async () => {
    await userEvent.click((await card()).getByRole('button', { name: 'Desistir do seguro: Nota Garantida (GAP)' }));
    return within(await screen.findByRole('dialog', { name: 'Desistir do seguro' }));
  };

  it('is shown with what it waits for, premium, policy and the phone of the insurer', async () => {
    open({ readClientPage: () => withInsurance(insurance) });
    await enter();
    const shown = await card();
    for (const words of [
      'Apólice emitida.',
      'A cobertura vale até 21/11/2027.',
      'Você pode desistir até 27/11/2026.',
      /^R\$\s1\.073,80$/,
      'AP-000931',
      '0800 888 1234',
    ])
      expect(shown.getByText(words)).toBeTruthy();
  });

  it('is not mentioned where there is none', async () => {
    open();
    await enter();
    await screen.findByRole('heading', { name: 'Resumo do financiamento' });
    expect(screen.queryByRole('heading', { name: 'Seguros' })).toBeNull();
  });

  it('opens its documents in a new tab, a receipt by its instalment', async () => {
    const tab = { location: { href: '' }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    URL.createObjectURL = () => 'blob:policy';
    const file = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    const named = open({
      readClientPage: () => withInsurance(insurance),
      readClientInsuranceDocument: ({ url }) =>
        url.pathname.endsWith('receipt') ? refuse(404, 'USE029', 'Muitas tentativas') : file(),
    });
    await enter();
    await press('Abrir: Resumo da apólice, Nota Garantida (GAP)');
    await waitFor(() => expect(tab.location.href).toBe('blob:policy'));
    const [call] = named('readClientInsuranceDocument');
    expect([call!.headers.get('captureToken'), call!.url.search]).toEqual(['visit.mark', '']);
    await press('Abrir: Recibo da parcela 1, Nota Garantida (GAP)');
    expect((await screen.findByRole('alert')).textContent).toBe('Muitas tentativas');
    expect(named('readClientInsuranceDocument')[1]!.url.search).toBe('?number=1');
    expect(tab.close).toHaveBeenCalled();
  });

  it('shows the refund before the client withdraws, and what came of it', async () => {
    let isOver = false;
    const named = open({
      readClientPage: () => withInsurance(isOver ? withdrawn : insurance),
      withdrawClientInsurance: () => {
        isOver = true;
        return { withdrawn: true };
      },
    });
    await enter();
    const dialog = await ask();
    expect(
      dialog.getByText(/^Reembolso de R\$\s500,00, tudo o que foi pago, até 05\/12\/2026, para quem pagou\./),
    ).toBeTruthy();
    expect(named('withdrawClientInsurance')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Desistir do seguro' }));
    const shown = await card();
    expect(await shown.findByText('Cancelado: você está sem esta cobertura.')).toBeTruthy();
    expect(shown.getByText(/^Reembolso: R\$\s500,00 até 05\/12\/2026, para quem pagou\.$/)).toBeTruthy();
    expect(shown.getByRole('status').textContent).toBe('Desistência registrada.');
    expect(shown.queryByRole('button', { name: /^Desistir/ })).toBeNull();
    expect(named('withdrawClientInsurance')[0]!.headers.get('captureToken')).toBe('visit.mark');
  });

  it.each([
    [{ paidCents: 500_00, refundCents: 500_00, by: '2026-12-05', to: 'LENDER' }, /para a financeira, porque/],
    [{ paidCents: 0, refundCents: 0, by: '2026-12-05', to: 'PAYER' }, /^Nada foi pago/],
  ])(
    'names the lender as receiver of a financed premium, and no amount where none was paid',
    async (withdrawal, text) => {
      open({ readClientPage: () => withInsurance({ ...insurance, withdrawal }) });
      await enter();
      expect((await ask()).getByText(text)).toBeTruthy();
    },
  );

  it('is kept where the client changes their mind', async () => {
    const named = open({ readClientPage: () => withInsurance(insurance) });
    await enter();
    await userEvent.click((await ask()).getByText('Manter o seguro'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(named('withdrawClientInsurance')).toHaveLength(0);
  });

  it('states why a withdrawal was refused, and shows the current data', async () => {
    let isLate = false;
    const problem = { path: 'status', key: 'x', message: 'O prazo de desistência terminou' };
    open({
      readClientPage: () => withInsurance(isLate ? { ...insurance, sentences: [], withdrawal: null } : insurance),
      withdrawClientInsurance: () => {
        isLate = true;
        return refuse(409, 'PRS007', 'Não é possível', [problem]);
      },
    });
    await enter();
    await userEvent.click((await ask()).getByRole('button', { name: 'Desistir do seguro' }));
    const shown = await card();
    expect((await shown.findByRole('alert')).textContent).toBe('O prazo de desistência terminou');
    await waitFor(() => expect(shown.queryByRole('button', { name: /^Desistir/ })).toBeNull());
  });

  it('refers to later where the period runs and a request to the insurer is in progress', async () => {
    open({ readClientPage: () => withInsurance({ ...insurance, withdrawal: null }) });
    await enter();
    expect((await card()).getByText(/^Agora não é possível desistir por aqui/)).toBeTruthy();
  });
});

const instalment = (number: number, dueOn: string, more: object = {}) => ({
  number,
  dueOn,
  amountCents: 100_000 + number,
  paidOn: null,
  paidCents: null,
  isOverdue: false,
  ...more,
});
const loan = {
  asOf: '2027-01-25',
  rateMonthly: '0.0149',
  outstandingCents: 290_000,
  instalments: [
    instalment(1, '2026-12-20', { paidOn: '2026-12-20', paidCents: 100_001 }),
    instalment(2, '2027-01-20', { isOverdue: true }),
    instalment(3, '2027-02-20'),
    instalment(4, '2027-03-20'),
  ],
  settlements: [] as object[],
  maySettle: true,
};
const quote = {
  kind: 'WHOLE',
  on: '2027-01-25',
  amountCents: null,
  rateMonthly: '0.0149',
  payments: [
    { number: 2, dueOn: '2027-01-20', amountCents: 100_002, valueCents: 100_002, discountCents: 0, afterCents: 0 },
    { number: 3, dueOn: '2027-02-20', amountCents: 100_003, valueCents: 98_768, discountCents: 1_235, afterCents: 0 },
  ],
  valueCents: 198_770,
  nominalCents: 200_005,
  savingCents: 1_235,
  remainingCount: 0,
  remainingCents: 0,
  dueBeforeCount: 0,
};
const line = '00094554525725718062098651436333916660000576190';

describe('the instalments of a paid contract', () => {
  const serviced = (answers: Answers = {}) =>
    open({
      readClientPage: () => ({ ...page, state: 'DONE', isServiced: true }),
      readClientLoan: () => ({ loan }),
      ...answers,
    });

  it('shows what is overdue and the next one first; later and paid ones are folded', async () => {
    serviced();
    await enter();
    const overdue = within(await screen.findByRole('region', { name: 'Em atraso' }));
    expect(overdue.getByText(/R\$\s1\.000,02/)).toBeTruthy();
    const next = within(screen.getByRole('region', { name: 'Próxima parcela' }));
    expect(next.getByText(/Vence em 20\/02\/2027/)).toBeTruthy();
    for (const fold of ['Depois desta: 1', 'Pagas: 1'])
      expect(screen.getByText(fold).closest('details')!.open).toBe(false);
  });

  it('copies the numbers of a slip, and opens it as a PDF', async () => {
    const tab = { location: { href: '' }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    URL.createObjectURL = () => 'blob:slip';
    const named = serviced({
      readClientSlip: () => ({ line, dueOn: '2027-02-20', amountCents: 100_003 }),
      printClientSlip: () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    });
    await enter();
    await press('Ver o boleto da parcela 3');
    expect(await screen.findByText('00094.55452 57257.180620 98651.436333 9 16660000576190')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copiar os números do boleto' }));
    expect(await screen.findByText(/^Números copiados/)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(line);
    await press('Abrir o boleto em PDF');
    await waitFor(() => expect(tab.location.href).toBe('blob:slip'));
    expect(named('readClientSlip')[0]!.headers.get('captureToken')).toBe('visit.mark');
  });

  it('says that they cannot be loaded now, tries again on request, and leaves the rest of the page', async () => {
    let isAway = true;
    const named = serviced({
      readClientLoan: () => (isAway ? refuse(503, 'SIS004', 'Serviço externo indisponível') : { loan }),
    });
    await enter();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Não conseguimos consultar as parcelas agora/);
    expect(screen.getByRole('heading', { name: 'Resumo do financiamento' })).toBeTruthy();
    expect(named('readClientLoan')).toHaveLength(1);
    isAway = false;
    await press('Tentar de novo');
    expect(await screen.findByRole('region', { name: 'Próxima parcela' })).toBeTruthy();
  });

  it('says that the contract is not known yet, and mentions no instalments before the payment', async () => {
    serviced({ readClientLoan: () => ({ loan: null }) });
    await enter();
    expect(await screen.findByText(/^As parcelas ainda não estão disponíveis aqui/)).toBeTruthy();
    cleanup();
    const named = open();
    await enter();
    await screen.findByRole('heading', { name: 'Resumo do financiamento' });
    expect(named('readClientLoan')).toHaveLength(0);
  });

  const compute = async (on = '25012027') => {
    await press('Antecipar parcelas ou quitar');
    await userEvent.type(await screen.findByLabelText('Dia do pagamento'), on);
    await press('Calcular');
  };

  it('computes the early settlement, and requests it with the figure that is shown', async () => {
    let settlements: object[] = [];
    const named = serviced({
      readClientLoan: () => ({ loan: { ...loan, settlements } }),
      quoteClientSettlement: () => quote,
      requestClientSettlement: () => {
        const settlement = {
          id: 's1',
          kind: 'WHOLE',
          on: '2027-01-25',
          amountCents: 198_770,
          status: 'RECEIVED',
          line: null,
        };
        settlements = [settlement];
        return settlement;
      },
    });
    await enter();
    await compute();
    expect(await screen.findByText(/^R\$\s1\.987,70$/)).toBeTruthy();
    expect(screen.getByText(/^R\$\s12,35$/, { selector: 'dd' })).toBeTruthy();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
    expect(named('quoteClientSettlement')[0]!.url.search).toBe('?kind=WHOLE&on=2027-01-25');
    await press('Pedir liquidação');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir liquidação' }));
    expect(await screen.findByText(/Pedido recebido pela financeira/)).toBeTruthy();
    expect(named('requestClientSettlement')[0]!.body).toEqual({
      kind: 'WHOLE',
      on: '2027-01-25',
      amountCents: null,
      valueCents: 198_770,
    });
  });

  it('shows a refused day at its field, and removes a computation when an answer changes', async () => {
    let isLate = true;
    const fields = [{ path: 'on', key: 'date.inPast', message: 'A data já passou' }];
    serviced({ quoteClientSettlement: () => (isLate ? refuse(422, 'DOM002', 'Dados inválidos', fields) : quote) });
    await enter();
    await compute('01012027');
    expect(await screen.findByText('A data já passou')).toBeTruthy();
    isLate = false;
    await press('Calcular');
    await screen.findByRole('button', { name: 'Pedir liquidação' });
    await userEvent.click(screen.getByRole('radio', { name: 'Uma parte, com menos parcelas' }));
    expect(screen.queryByRole('button', { name: 'Pedir liquidação' })).toBeNull();
    expect(screen.getByLabelText('Valor que você quer antecipar')).toBeTruthy();
  });

  it('says that a repeated request makes no second one where the answer was lost', async () => {
    serviced({
      quoteClientSettlement: () => quote,
      requestClientSettlement: () => refuse(503, 'SIS004', 'Serviço externo indisponível'),
    });
    await enter();
    await compute();
    await press('Pedir liquidação');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir liquidação' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Não sabemos se o pedido chegou/);
  });
});

describe('the withdrawal from the contract', () => {
  const within7 = {
    lastDay: '2026-11-27',
    isInPeriod: true,
    mayWithdraw: true,
    isPaidToDealer: true,
    withdrawnOn: null as string | null,
  };
  const withdrawing = (more: object, answers: Answers = {}) =>
    open({ readClientPage: () => ({ ...page, withdrawal: { ...within7, ...more } }), ...answers });

  it('states the last day, and is sent with the choice about the vehicle after a confirmation', async () => {
    let withdrawal: object = within7;
    const named = open({
      readClientPage: () => ({ ...page, withdrawal }),
      withdrawClientContract: () => {
        withdrawal = { ...within7, mayWithdraw: false, withdrawnOn: '2026-11-23' };
        return { withdrawn: true };
      },
    });
    await enter();
    expect(await screen.findByText(/^Você pode desistir até 27\/11\/2026, inclusive/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Fico com o veículo/ }));
    await press('Desistir do contrato');
    const dialog = within(await screen.findByRole('dialog'));
    expect(named('withdrawClientContract')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Desistir' }));
    expect(await screen.findByText(/^Desistência registrada em 23\/11\/2026/)).toBeTruthy();
    expect(named('withdrawClientContract')[0]!.body).toEqual({ principalFrom: 'client' });
    expect(screen.queryByRole('button', { name: 'Desistir do contrato' })).toBeNull();
  });

  it('is not offered after the period, and refers to later while a payment is in progress', async () => {
    withdrawing({ isInPeriod: false, mayWithdraw: false });
    await enter();
    await screen.findByRole('heading', { name: 'Resumo do financiamento' });
    expect(screen.queryByRole('heading', { name: 'Desistir do contrato' })).toBeNull();
    cleanup();
    withdrawing({ mayWithdraw: false });
    await enter();
    expect(await screen.findByText(/^Agora não é possível desistir por aqui/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Desistir do contrato' })).toBeNull();
  });

  it('shows why it was refused', async () => {
    const fields = [{ path: 'withdrawal', key: 'withdrawal.tooLate', message: 'O prazo terminou' }];
    withdrawing({}, { withdrawClientContract: () => refuse(422, 'DOM002', 'Dados inválidos', fields) });
    await enter();
    await press('Desistir do contrato');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desistir' }));
    expect((await screen.findByRole('alert')).textContent).toBe('O prazo terminou');
  });
});

describe('a refusal', () => {
  const refusal = {
    reasons: ['A parcela é alta para a renda informada.'],
    mayRequestReview: true,
    reviewDays: 15,
    review: null,
  };
  const asked = {
    requestedAt: '2026-11-23T13:00:00.000Z',
    dueOn: '2026-12-08',
    outcome: null,
    answer: null,
    answeredAt: null,
  };
  const refused = (more: object, answers: Answers = {}) =>
    open({ readClientPage: () => ({ ...page, state: 'ENDED', refusal: { ...refusal, ...more } }), ...answers });

  it('is explained, and its review is requested with the words of the client', async () => {
    let review: object | null = null;
    const named = open({
      readClientPage: () => ({ ...page, refusal: { ...refusal, mayRequestReview: review === null, review } }),
      requestCreditReview: () => {
        review = asked;
        return { dueOn: '2026-12-08' };
      },
    });
    await enter();
    expect(await screen.findByText('A parcela é alta para a renda informada.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^O que você quer que seja considerado/), 'Tenho outra renda');
    await press('Pedir revisão');
    expect(await screen.findByText(/^Revisão pedida em 23\/11\/2026\. A resposta vem até 08\/12\/2026/)).toBeTruthy();
    expect(named('requestCreditReview')[0]!.body).toEqual({ message: 'Tenho outra renda' });
    expect(screen.queryByRole('button', { name: 'Pedir revisão' })).toBeNull();
  });

  it('shows the answer of the review', async () => {
    const review = { ...asked, outcome: 'KEPT', answer: 'A renda não cobre.', answeredAt: '2026-11-25T13:00:00.000Z' };
    refused({ mayRequestReview: false, review });
    await enter();
    expect(await screen.findByText('A recusa foi mantida em 25/11/2026.')).toBeTruthy();
    expect(screen.getByText('Resposta: A renda não cobre.')).toBeTruthy();
  });

  it('states why a review was not accepted', async () => {
    refused({}, { requestCreditReview: () => refuse(409, 'PRS007', 'Não é possível agora') });
    await enter();
    await press('Pedir revisão');
    expect((await screen.findByRole('alert')).textContent).toBe('Não é possível agora');
  });
});

describe('the own data', () => {
  const data = {
    requests: [],
    correctable: [{ field: 'name', current: 'Mariana Alves' }],
    kept: [{ rule: 'CONTRACT', proposalNumber: '100017', until: '2037-12-02' }],
    days: 15,
    waiting: [],
    revoked: ['selfie'],
  };
  const openCard = async (answers: Answers) => {
    const named = open({ readClientData: () => data, ...answers });
    await enter();
    await press('Ver e fazer pedidos sobre os seus dados');
    return named;
  };

  it('state which consents were revoked, and revoke another one alone', async () => {
    const named = await openCard({ revokeClientConsents: () => ({ number: '900018' }) });
    await press('Revogar consentimentos');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Selfie/ }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /Documentos/ }));
    await press('Revogar');
    expect(await screen.findByText(/Protocolo 900018/)).toBeTruthy();
    expect(named('revokeClientConsents')[0]!.body).toEqual({ consents: ['documents'] });
  });

  it('are shown on request, and only changed fields are sent as corrections', async () => {
    const named = await openCard({
      viewClientData: () => ({
        sections: [{ title: 'Cadastro', items: [{ title: null, rows: [{ label: 'Nome', value: 'Mariana Alves' }] }] }],
      }),
      requestClientDataCorrection: () => ({ number: '900017', dueOn: '2026-12-05' }),
    });
    await press('Consultar os meus dados');
    expect(await screen.findByText('Mariana Alves')).toBeTruthy();
    await press('Voltar');
    await press('Corrigir os meus dados');
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mariana Souza');
    await press('Pedir a correção');
    expect(await screen.findByText('Pedido recebido. Protocolo 900017.')).toBeTruthy();
    expect(named('requestClientDataCorrection')[0]!.body).toEqual({
      corrections: [{ field: 'name', wanted: 'Mariana Souza' }],
    });
  });

  it('are not deleted where the code could not be sent, which is said', async () => {
    await openCard({ sendClientDataCode: () => refuse(429, 'USE029', 'Aguarde uma hora para pedir outro código') });
    await press('Excluir os meus dados');
    await press('Enviar o código');
    expect(await screen.findByText('Aguarde uma hora para pedir outro código')).toBeTruthy();
    expect(screen.queryByText(/^Enviamos um código/)).toBeNull();
  });

  it('are deleted by a fresh code, after what law keeps is stated', async () => {
    const named = await openCard({
      sendClientDataCode: () => ({ sentTo: 'm•••@example.com', expiresAt: '2026-11-23T13:10:00.000Z' }),
      requestClientDataDeletion: () => ({ number: '900018', dueOn: '2026-12-05' }),
    });
    await press('Excluir os meus dados');
    expect(await screen.findByText(/Contrato, cadastro, documentos e pagamentos/)).toBeTruthy();
    await press('Enviar o código');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Código' }), '123 456');
    await press('Pedir a exclusão');
    expect(await screen.findByText('Pedido recebido. Protocolo 900018.')).toBeTruthy();
    expect(named('requestClientDataDeletion')[0]!.body).toEqual({ code: '123456' });
  });
});
