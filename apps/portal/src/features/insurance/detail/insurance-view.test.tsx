// @vitest-environment jsdom
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { anInsurance, insuranceId } from '../insurance.test-support.ts';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import '../insurance.page.tsx';

type Changes = Parameters<typeof anInsurance>[0];
function open(changes: Changes, answers: Answers = {}) {
  const calls = fakeServer({
    readInsurance: () => anInsurance(changes),
    listInsurances: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
    ...answers,
  });
  renderPortal(`/contratarSeguro?contratacao=${insuranceId}`);
  return (name: string) => calls.filter((call) => call.name === name);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const [firstPremium, secondPremium] = [1, 2].map((number): InsuranceDetail['premiums'][number] => ({
  number,
  dueOn: `2026-1${number}-10`,
  amountCents: 20_500,
  interestCents: 500,
  status: number === 1 ? 'PAID' : 'UNPAID',
  paidOn: number === 1 ? '2026-11-09' : null,
  reason: null,
  noticeSentOn: number === 1 ? null : '2026-12-12',
  noticeReceivedOn: null,
})) as [InsuranceDetail['premiums'][number], InsuranceDetail['premiums'][number]];
const issued: Changes = {
  statusKey: 'issued',
  premium: { netCents: 230_000, iofCents: 10_000, totalCents: 240_000 },
  policyNumber: 'AP-1',
  policy: { policyNumber: 'AP-1', issuedOn: '2026-11-20', startsOn: '2026-11-20', endsOn: '2027-11-19' },
  premiums: [firstPremium, secondPremium],
};
const refund = {
  paidCents: 20_500,
  refundCents: 20_500,
  isFull: true,
  isWithdrawal: false,
  by: '2026-12-13',
  to: 'PAYER',
  sentences: ['Tudo o que foi pago é reembolsado.'],
};

beforeEach(() => {
  cleanup();
  resetBrowser();
  signInAs(fiManager);
});

describe('the page of an insurance proposal', () => {
  it('shows status, price, cover, premiums, deadlines and the sentences of the law', async () => {
    open({
      ...issued,
      deadlines: { ...anInsurance().deadlines, withdrawalUntil: '2026-11-27' },
      sentences: [
        { key: 'withdrawal', day: '2026-11-27', isUrgent: false, text: 'Você pode desistir até 27/11/2026.' },
      ],
      documents: [{ target: 'policy', name: 'Apólice', number: null }],
      history: [
        {
          at: '2026-11-20T12:00:00Z',
          event: 'issue',
          from: 'accepted',
          to: 'issued',
          actorName: 'Liberty',
          reason: null,
        },
      ],
    });
    expect((await region('Status da contratação')).getByText('Apólice emitida')).toBeTruthy();
    const law = await region('Prazos e direitos');
    expect(law.getByText('27/11/2026')).toBeTruthy();
    expect(law.getByText('Você pode desistir até 27/11/2026.')).toBeTruthy();
    expect((await region('Preço e vigência')).getByText('R$ 2.400,00')).toBeTruthy();
    const premiums = within(screen.getByRole('table', { name: 'Parcelas do prêmio' }));
    expect(premiums.getByText('Paga')).toBeTruthy();
    expect(premiums.getAllByText(/inclui R\$\s5,00 de juros/)).toHaveLength(2);
    expect((await region('Linha do tempo')).getByText('Apólice emitida')).toBeTruthy();
    expect((await region('Sinistro ou alteração')).getByText(/0800 709 2222/)).toBeTruthy();
  });

  it('marks the sentence whose day is near, in words, and no other', async () => {
    open({
      ...issued,
      sentences: [
        { key: 'notice', day: '2026-11-30', isUrgent: true, text: 'O cliente pode pagar até 30/11/2026.' },
        { key: 'coverEnd', day: '2027-11-19', isUrgent: false, text: 'A cobertura vale até 19/11/2027.' },
      ],
    });
    const items = (await region('Prazos e direitos')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent?.trim())).toEqual([
      'Termina em breve O cliente pode pagar até 30/11/2026.',
      'A cobertura vale até 19/11/2027.',
    ]);
  });

  it('has no card for deadlines once none runs, nor the way to change a policy that is over', async () => {
    open({ ...issued, statusKey: 'cancelled', sentences: [] });
    const service = await region('Sinistro ou alteração');
    expect(screen.queryByRole('region', { name: 'Prazos e direitos' })).toBeNull();
    expect(service.queryByText(/não é alterada aqui/)).toBeNull();
    cleanup();
    open(issued);
    expect((await region('Sinistro ou alteração')).getByText(/não é alterada aqui/)).toBeTruthy();
  });

  it('says that the contact is in the policy where no phone of the insurer is registered', async () => {
    open({ ...issued, service: { phone: null, prepare: ['Número da apólice'] } });
    expect((await region('Sinistro ou alteração')).getByText(/o contato está na apólice/)).toBeTruthy();
  });

  it.each([
    ['sending', /Não contrate de novo/],
    ['charging', /nada é cobrado em duplicidade/],
    ['cancelling', /nada é cancelado em duplicidade/],
  ] as const)('says in plain words that the outcome is unknown: %s', async (unknown, text) => {
    open({ statusKey: 'sent', unknown });
    const notice = await region('Ainda não sabemos a resposta da seguradora');
    expect(notice.getByText(text)).toBeTruthy();
  });

  it.each([
    ['accepted', 'failed', /O Service Desk decide/],
    ['accepted', 'refused', /recusou emitir a apólice.*peça a apólice de novo/],
    ['cancelled', 'refused', /recusou cancelar o seguro.*peça o cancelamento de novo/],
  ] as const)('says why the work has stopped and what to do: %s, %s', async (statusKey, stop, text) => {
    open({ statusKey, stop, attentions: ['stopped'] });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says what to do about a manual issue, a cancellation by the insurer and a refund that differs', async () => {
    open({
      statusKey: 'manual',
      attentions: ['cancelledByInsurer', 'manual', 'refundDiffers'],
      cancelledByInsurerOn: '2026-11-20',
      refund: { amountCents: 20_500, by: '2026-12-13', to: 'PAYER', insurerCents: 18_000 },
    });
    expect((await region('Cancelado na seguradora')).getByText(/em 20\/11\/2026.*cancele o seguro aqui/)).toBeTruthy();
    expect((await region('Emissão manual')).getByText(/registra aqui a apólice, ou a recusa/)).toBeTruthy();
    expect((await region('Reembolso a confirmar')).getByText(/R\$\s205,00.*R\$\s180,00.*confirme/)).toBeTruthy();
  });

  it('shows masked answers with their marks', async () => {
    open({
      statusKey: 'sent',
      maskedFields: ['assured.identification'],
      answers: { assured: { personType: 'PF', identification: '***.982.247-**', name: 'Marina' } },
    });
    const answers = await region('Segurado');
    expect(answers.getByText('•••.982.247-••')).toBeTruthy();
  });

  it('opens a document, a receipt by its instalment', async () => {
    const documents = [
      { target: 'policy', name: 'Apólice', number: null },
      { target: 'receipt', name: 'Recibo da parcela 1', number: 1 },
    ];
    const file = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    const calls = open({ ...issued, documents }, { downloadInsuranceDocument: file });
    await press('Abrir: Apólice');
    await waitFor(() => expect(calls('downloadInsuranceDocument')).toHaveLength(1));
    expect(calls('downloadInsuranceDocument')[0]!.url.pathname).toContain(`/${insuranceId}/document/policy`);
    await press('Abrir: Recibo da parcela 1');
    await waitFor(() => expect(calls('downloadInsuranceDocument')).toHaveLength(2));
    expect(calls('downloadInsuranceDocument')[1]!.url.search).toBe('?number=1');
  });
});

describe('the acts', () => {
  it('are those that the record allows, whatever the role', async () => {
    signInAs({ ...bitUser, groups: [{ groupName: 'insurance' }] });
    open({ statusKey: 'manual', can: { recordPolicy: true, refuse: true } });
    const names = ['Registrar apólice', 'Registrar recusa'];
    await screen.findByRole('button', { name: names[0]! });
    const all = [
      'Enviar à seguradora',
      'Cancelar seguro',
      'Registrar desistência',
      'Trocar vendedor',
      'Renovar',
      'Assumir',
    ];
    expect([...names, ...all].filter((name) => screen.queryByRole('button', { name }))).toEqual(names);
  });

  it('answer the question of the insurer, with the question above', async () => {
    const calls = open(
      { statusKey: 'information', question: 'Onde o veículo dorme?', can: { supplyInformation: true } },
      { supplyInsuranceInformation: () => anInsurance({ statusKey: 'sent' }) },
    );
    expect((await region('A seguradora pergunta')).getByText('Onde o veículo dorme?')).toBeTruthy();
    await press('Responder à seguradora');
    const form = await dialog('Responder à seguradora');
    expect(form.getByText('Onde o veículo dorme?')).toBeTruthy();
    await userEvent.type(form.getByRole('textbox', { name: /Resposta/ }), 'Em garagem fechada.');
    await userEvent.click(form.getByRole('button', { name: 'Enviar resposta' }));
    await waitFor(() =>
      expect(calls('supplyInsuranceInformation')[0]?.body).toEqual({ version: 4, answer: 'Em garagem fechada.' }),
    );
    expect(await screen.findByText('Resposta enviada à seguradora.')).toBeTruthy();
  });

  it('show what is refunded before a reason is asked, and cancel with it', async () => {
    const calls = open(
      { ...issued, can: { cancel: true } },
      {
        readInsuranceRefund: () => refund,
        cancelInsurance: () => anInsurance({ ...issued, statusKey: 'cancelled' }),
      },
    );
    await press('Cancelar seguro');
    const form = await dialog('Cancelar seguro');
    const amount = await form.findByText(
      'Reembolso de R$ 205,00, de R$ 205,00 pagos, até 13/12/2026, para quem pagou.',
    );
    expect(form.getByText('Tudo o que foi pago é reembolsado.')).toBeTruthy();
    const field = form.getByRole('textbox', { name: /Motivo/ });
    expect(amount.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.type(field, 'Vendeu o carro');
    await userEvent.click(form.getByRole('button', { name: 'Cancelar seguro' }));
    await waitFor(() => expect(calls('cancelInsurance')[0]?.body).toEqual({ version: 4, reason: 'Vendeu o carro' }));
    expect((await region('Status da contratação')).getByText('Cancelada')).toBeTruthy();
  });

  it('request a refused cancellation again', async () => {
    const calls = open(
      { statusKey: 'cancelled', stop: 'refused', can: { cancelAgain: true } },
      { cancelInsuranceAgain: () => anInsurance({ statusKey: 'cancelled' }) },
    );
    await press('Pedir o cancelamento de novo');
    await waitFor(() => expect(calls('cancelInsuranceAgain')[0]?.body).toEqual({ version: 4 }));
    expect(await screen.findByText('Cancelamento pedido à seguradora.')).toBeTruthy();
  });

  it('confirm which refund applies, with both amounts and a note', async () => {
    const differing: Changes = {
      statusKey: 'cancelled',
      refund: { amountCents: 20_500, by: '2026-12-13', to: 'PAYER', insurerCents: 18_000 },
    };
    const calls = open(
      { ...differing, attentions: ['refundDiffers'], can: { confirmRefund: true } },
      { confirmInsuranceRefund: () => anInsurance(differing) },
    );
    await press('Confirmar reembolso');
    const form = await dialog('Confirmar reembolso');
    expect(form.getByText(/Calculado aqui: R\$\s205,00\. Informado pela seguradora: R\$\s180,00\./)).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Confirmar reembolso' }));
    expect(calls('confirmInsuranceRefund')).toEqual([]);
    await userEvent.click(form.getByRole('combobox', { name: /Valor que vale/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'O informado pela seguradora' }));
    await userEvent.type(form.getByRole('textbox', { name: /Observação/ }), 'Conferido por telefone');
    await userEvent.click(form.getByRole('button', { name: 'Confirmar reembolso' }));
    await waitFor(() =>
      expect(calls('confirmInsuranceRefund')[0]?.body).toEqual({
        version: 4,
        applies: 'insurer',
        note: 'Conferido por telefone',
      }),
    );
    expect(await screen.findByText('Reembolso confirmado.')).toBeTruthy();
  });

  it('withdraw without a reason', async () => {
    const calls = open(
      { ...issued, can: { withdraw: true } },
      {
        readInsuranceRefund: () => ({ ...refund, to: 'LENDER', isWithdrawal: true }),
        withdrawInsurance: () => anInsurance({ ...issued, statusKey: 'cancelled' }),
      },
    );
    await press('Registrar desistência');
    const form = await dialog('Registrar desistência');
    expect(await form.findByText(/para a financeira/)).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Registrar desistência' }));
    await waitFor(() => expect(calls('withdrawInsurance')[0]?.body).toEqual({ version: 4 }));
  });

  it('do not ask anything where the refund is not known', async () => {
    open({ ...issued, can: { cancel: true } }, { readInsuranceRefund: () => refuse(500, 'SIS001', 'Falhou') });
    await press('Cancelar seguro');
    const form = await dialog('Cancelar seguro');
    expect(await form.findByText('Falhou')).toBeTruthy();
    expect(form.queryByRole('textbox')).toBeNull();
  });

  it('record a policy that was issued manually, with its fields checked here', async () => {
    const calls = open(
      { statusKey: 'manual', can: { recordPolicy: true } },
      { recordInsurancePolicy: () => anInsurance(issued) },
    );
    await press('Registrar apólice');
    const form = await dialog('Registrar apólice');
    await userEvent.type(form.getByRole('textbox', { name: /Número da apólice/ }), 'AP-1');
    await userEvent.type(form.getByRole('textbox', { name: /Início/ }), '20/11/2026');
    await userEvent.type(form.getByRole('textbox', { name: /Fim/ }), '19/11/2026');
    await userEvent.type(form.getByRole('textbox', { name: /primeira parcela/ }), '20/12/2026');
    await userEvent.click(form.getByRole('button', { name: 'Registrar apólice' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /Fim/ }).getAttribute('aria-invalid')).toBe('true'));
    expect(calls('recordInsurancePolicy')).toEqual([]);
    await userEvent.clear(form.getByRole('textbox', { name: /Fim/ }));
    await userEvent.type(form.getByRole('textbox', { name: /Fim/ }), '19/11/2027');
    await userEvent.click(form.getByRole('button', { name: 'Registrar apólice' }));
    await waitFor(() =>
      expect(calls('recordInsurancePolicy')[0]?.body).toEqual({
        version: 4,
        policyNumber: 'AP-1',
        startsOn: '2026-11-20',
        endsOn: '2027-11-19',
        firstDueOn: '2026-12-20',
      }),
    );
  });

  it('refuse by hand only with the reason of the insurer', async () => {
    const calls = open(
      { statusKey: 'manual', can: { refuse: true } },
      { refuseInsurance: () => anInsurance({ statusKey: 'refused', reason: 'Risco não aceito' }) },
    );
    await press('Registrar recusa');
    const form = await dialog('Registrar recusa');
    await userEvent.click(form.getByRole('button', { name: 'Registrar recusa' }));
    expect(calls('refuseInsurance')).toEqual([]);
    await userEvent.type(form.getByRole('textbox', { name: /Motivo/ }), 'Risco não aceito');
    await userEvent.click(form.getByRole('button', { name: 'Registrar recusa' }));
    expect((await region('Motivo')).getByText('Risco não aceito')).toBeTruthy();
  });

  it('change the seller by document', async () => {
    const calls = open(
      { statusKey: 'sent', can: { changeSeller: true } },
      { changeInsuranceSeller: () => anInsurance() },
    );
    await press('Trocar vendedor');
    const form = await dialog('Trocar vendedor');
    await userEvent.type(form.getByRole('textbox', { name: /CPF do vendedor/ }), '52998224725');
    await userEvent.click(form.getByRole('button', { name: 'Trocar vendedor' }));
    await waitFor(() =>
      expect(calls('changeInsuranceSeller')[0]?.url.pathname).toContain('/seller/sellerDocument/52998224725'),
    );
  });

  it('record when the client received the notice of an unpaid instalment', async () => {
    const calls = open({ ...issued, can: { recordNotice: true } }, { recordPremiumNotice: () => anInsurance(issued) });
    await press('Registrar recebimento do aviso da parcela 2');
    const form = await dialog(/parcela 2/);
    await userEvent.type(form.getByRole('textbox', { name: /Recebido/ }), '15/12/2026');
    await userEvent.click(form.getByRole('button', { name: 'Registrar recebimento do aviso' }));
    await waitFor(() =>
      expect(calls('recordPremiumNotice')[0]?.body).toEqual({ version: 4, number: 2, receivedOn: '2026-12-15' }),
    );
  });

  it('charge an unpaid instalment again', async () => {
    const calls = open({ ...issued, can: { charge: true } }, { chargeInsurancePremium: () => anInsurance(issued) });
    await press('Cobrar de novo a parcela 2');
    await waitFor(() => expect(calls('chargeInsurancePremium')[0]?.body).toEqual({ version: 4, number: 2 }));
    expect(screen.queryByRole('button', { name: 'Cobrar de novo a parcela 1' })).toBeNull();
  });

  it.each([
    ['renew', 'Renovar', issued],
    ['restart', 'Contratar de novo', { statusKey: 'refused' }],
  ] as const)('%s with one click, and open the new proposal', async (act, button, record) => {
    const renewedId = '01jd0000000000000000000i02';
    const calls = open(
      { ...record, can: { [act]: true } },
      { renewInsurance: () => anInsurance({ id: renewedId, number: '000322', renewalOfId: insuranceId }) },
    );
    await press(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Seguro 000322' })).toBeTruthy();
    expect(calls('renewInsurance')).toHaveLength(1);
  });

  it('name what another user did first, and read the proposal again', async () => {
    const calls = open(
      { ...issued, can: { claim: true } },
      { claimInsurance: () => refuse(409, 'PRS007', 'Outra pessoa já assumiu.') },
    );
    await press('Assumir');
    expect(await screen.findByText('Outra pessoa já assumiu.')).toBeTruthy();
    await waitFor(() => expect(calls('readInsurance').length).toBeGreaterThan(1));
  });
});

it('opens the steps of a proposal that can be filled in, and its page on request', async () => {
  open({ can: { edit: true, abandon: true } }, { abandonInsurance: () => anInsurance({ statusKey: 'cancelled' }) });
  await userEvent.click(await screen.findByRole('link', { name: 'Ver histórico e documentos' }));
  await press('Cancelar contratação');
  const question = await dialog('Cancelar contratação');
  await userEvent.click(question.getByRole('button', { name: 'Cancelar contratação' }));
  expect(await screen.findByText('Contratação cancelada.')).toBeTruthy();
});
