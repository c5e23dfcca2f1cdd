// @vitest-environment jsdom
/** From the contract to the payment on the screen: the lien, the activation, the payment. */
import type { Settlement } from '@estrada/endpoints/index';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { aSettlement } from '@estrada/web/test/proposal-settlement.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { NextStep } from './funding/next-step.tsx';
import { SettlementPanel } from './settlement-panel.tsx';

beforeEach(resetBrowser);

const aLien = (part: Partial<Settlement['liens'][number]> = {}): Settlement['liens'][number] => ({
  id: '01jd00000000000000000000l1',
  status: 'REGISTERED',
  chassis: '9BGKS48U0RG123456',
  byHand: false,
  registration: 'GRV-1',
  registeredOn: '2026-11-20',
  lapsesOn: '2026-12-20',
  reason: null,
  stop: null,
  requestedAt: '2026-11-20T14:00:00Z',
  requestedByName: 'Júlia Martins',
  ...part,
});
const aPayment = (part: Partial<Settlement['payments'][number]> = {}): Settlement['payments'][number] => ({
  id: '01jd00000000000000000000y1',
  kind: 'PAYMENT',
  status: 'SENT',
  amountCents: 6_500_000,
  payeeName: 'Autovia Ltda',
  payeeDocumentMasked: '**.919.133/****-**',
  requestedAt: '2026-11-20T14:00:00Z',
  requestedByName: 'Renata Falcão',
  sentAt: '2026-11-20T14:00:01Z',
  expectedOn: '2026-11-20',
  settledOn: null,
  receipt: null,
  reason: null,
  confirmedByName: null,
  stop: null,
  ...part,
});
function open(shown: Settlement, answers: Answers = {}) {
  signInAs(fiManager);
  const calls = fakeServer({ readSettlement: () => shown, ...answers });
  drawPage(
    <>
      <AlertBanner />
      <SettlementPanel
        proposal={{ id: proposalId, number: '100037', version: 7, status: shown.status }}
        contract={({ proposal: { version } }) => <p>The contract at version {version}</p>}
      />
    </>,
    '/x',
    '/x',
  );
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}
const panel = () => screen.findByRole('region', { name: 'Do contrato ao pagamento' }).then(within);
const dialog = (name: string) => screen.findByRole('dialog', { name }).then(within);

it('draws what the contract needs before the lien, at the latest version', async () => {
  open(aSettlement({ version: 9 }));
  const here = await panel();
  const contract = here.getByText('The contract at version 9');
  const lien = here.getByRole('heading', { name: 'Gravame do veículo' });
  expect(contract.compareDocumentPosition(lien)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('is hidden before there is a contract', () => {
  open(aSettlement({ status: 'AP' }));
  expect(screen.queryByRole('region')).toBeNull();
});

describe('the lien', () => {
  it('is requested with one click, and a refusal is shown', async () => {
    const { user, sent } = open(aSettlement({}, { requestLien: true }), {
      requestLien: () => refuse(409, 'PRS013', 'Esta proposta já tem um gravame'),
    });
    await user.click((await panel()).getByRole('button', { name: 'Registrar gravame' }));
    expect(sent('requestLien')).toEqual([{ version: 7 }]);
    await screen.findByText(/já tem um gravame/);
  });

  it.each([
    [{}, /Registro GRV-1 de 20\/11\/2026, válido até 20\/12\/2026/],
    [{ status: 'UNKNOWN' }, /nada é enviado em duplicidade/],
    [{ status: 'REFUSED', reason: 'Outro credor' }, /recusou o gravame: Outro credor/],
    [{ status: 'LAPSED' }, /O gravame venceu antes do contrato. Registre outro/],
    [{ stop: 'failed', status: 'UNKNOWN' }, /^O processamento falhou e o Service Desk foi avisado\.$/],
    [{ byHand: true, reason: 'No balcão' }, /Informado por Júlia Martins: No balcão/],
  ] as const)('shows its status (%o)', async (part, words) => {
    open(aSettlement({ liens: [aLien(part)] }));
    (await panel()).getByText(words);
  });

  it('registered elsewhere is recorded with number, day and reason, with a refusal at its field', async () => {
    const { user, sent } = open(aSettlement({}, { recordLien: true }), {
      recordLien: () =>
        refuse(422, 'DOM002', 'Revise', [
          { path: 'registeredOn', key: 'lien.lapsed', message: 'Este gravame já venceu' },
        ]),
    });
    await user.click((await panel()).getByRole('button', { name: 'Informar gravame já registrado' }));
    const form = await dialog('Informar gravame registrado fora do portal');
    await user.type(form.getByRole('textbox', { name: /Número do registro/ }), 'SNG-77');
    await user.type(form.getByLabelText(/Registrado em/), '18/11/2026');
    await user.type(form.getByRole('textbox', { name: /Motivo/ }), 'No balcão');
    await user.click(form.getByRole('button', { name: 'Informar gravame já registrado' }));
    expect(sent('recordLien')).toEqual([
      { version: 7, registration: 'SNG-77', registeredOn: '2026-11-18', reason: 'No balcão' },
    ]);
    await form.findByText('Este gravame já venceu');
  });
});

describe('the activation', () => {
  it('is not offered while something is missing', async () => {
    const missing = [{ path: 'lien', key: 'lien.pending', message: 'Falta registrar o gravame' }];
    open(aSettlement({ missing }));
    const here = await panel();
    here.getByText(/^Ainda há pendências/);
    expect(here.queryByRole('button', { name: 'Ativar proposta' })).toBeNull();
  });

  it('requires a confirmation', async () => {
    const { user, sent } = open(aSettlement({}, { activate: true }), { activateProposal: () => aSettlement() });
    await user.click((await panel()).getByRole('button', { name: 'Ativar proposta' }));
    expect(sent('activateProposal')).toEqual([]);
    await user.click((await dialog('Ativar proposta')).getByRole('button', { name: 'Ativar proposta' }));
    expect(sent('activateProposal')).toEqual([{ version: 7 }]);
  });

  it('is confirmed with the amount to be paid, and refused with a reason', async () => {
    const shown = aSettlement({ status: 'WFA' }, { confirmActivation: true, refuseActivation: true });
    const { user, sent } = open(shown, { changeProposalStatus: () => refuse(409, 'PRS007', 'Não agora') });
    const here = await panel();
    await user.click(here.getByRole('button', { name: 'Confirmar ativação' }));
    const confirming = await dialog('Confirmar ativação');
    confirming.getByText(/R\$\s65\.000,00/);
    await user.click(confirming.getByRole('button', { name: 'Confirmar ativação' }));
    expect(sent('changeProposalStatus')).toEqual([{ version: 7 }]);
    await user.click(here.getByRole('button', { name: 'Recusar ativação' }));
    const refusing = await dialog('Recusar ativação');
    await user.type(refusing.getByRole('textbox', { name: /Motivo da recusa/ }), 'Ilegível');
    await user.click(refusing.getByRole('button', { name: 'Recusar ativação' }));
    expect(sent('changeProposalStatus')[1]).toEqual({ version: 7, reason: 'Ilegível' });
  });
});

const anItem = (part: Partial<Settlement['checklist'][number]>): Settlement['checklist'][number] => ({
  id: 'lien',
  stage: 'lien',
  name: 'Gravame registrado',
  state: 'done',
  owner: null,
  since: '2026-11-20T14:00:00Z',
  exception: null,
  needsReason: false,
  ...part,
});
const income = anItem({
  id: 'document.INCOME_PROOF',
  stage: 'documents',
  name: 'Comprovante de renda',
  state: 'open',
  owner: 'finance',
  needsReason: true,
});
const invoice = anItem({ ...income, id: 'document.VEHICLE_INVOICE', name: 'Nota fiscal do veículo', owner: 'dealer' });

describe('an activation with open items', () => {
  it('is confirmed with a reason for each, of which a refusal loses none', async () => {
    const shown = aSettlement({ status: 'WFA', checklist: [income, invoice] }, { confirmActivation: true });
    const refused = refuse(409, 'PRS007', 'Não agora');
    const { user, sent } = open(shown, { changeProposalStatus: () => refused });
    await user.click((await panel()).getByRole('button', { name: 'Confirmar ativação' }));
    const confirming = await dialog('Confirmar ativação');
    confirming.getByText(/R\$\s65\.000,00.* Não estão concluídos: Comprovante de renda, Nota fiscal do veículo\./);
    const submit = confirming.getByRole('button', { name: 'Confirmar ativação' });
    await user.click(submit);
    expect(sent('changeProposalStatus')).toEqual([]);
    const first = confirming.getByRole('textbox', { name: /Comprovante de renda/ });
    await user.type(first, 'Renda confirmada por telefone');
    await user.click(confirming.getByRole('button', { name: 'Usar o primeiro motivo em todos' }));
    await user.click(submit);
    const reason = 'Renda confirmada por telefone';
    const exceptions = { 'document.INCOME_PROOF': reason, 'document.VEHICLE_INVOICE': reason };
    await waitFor(() => expect(sent('changeProposalStatus')).toEqual([{ version: 7, exceptions }]));
    expect((await confirming.findByRole<HTMLTextAreaElement>('textbox', { name: /Nota fiscal/ })).value).toBe(reason);
  });
});

describe('the funding checklist', () => {
  function openChecklist(checklist: Settlement['checklist']) {
    signInAs(fiManager);
    fakeServer({ readSettlement: () => aSettlement({ checklist }) });
    const proposal = { id: proposalId, number: '100037', version: 7, rectification: { data: null, values: null } };
    drawPage(<NextStep proposal={{ ...proposal, can: { edit: false } }}>{null}</NextStep>, '/x', '/x');
    return userEvent.setup();
  }
  const checklist = () =>
    screen
      .findByRole('list', { name: 'O que falta até o pagamento' })
      .then(({ parentElement }) => within(parentElement!));

  it('shows what is open with its owner and since when, and the rest on request', async () => {
    const user = openChecklist([anItem({}), income, invoice]);
    const here = await checklist();
    expect(here.getByText('Financeira: 1 · Concessionária: 1')).toBeTruthy();
    expect(here.getByText('Financeira · desde 20/11/2026')).toBeTruthy();
    expect(here.getByRole('link', { name: 'Nota fiscal do veículo' })).toBeTruthy();
    expect(here.queryByText('Gravame registrado')).toBeNull();
    await user.click(here.getByRole('button', { name: 'Ver todos os 3 itens' }));
    expect(here.getByText('Gravame registrado')).toBeTruthy();
  });

  it('marks the first stage that is not done as the current one, with its state in words', async () => {
    openChecklist([income, anItem({})]);
    const stages = within(await screen.findByRole('list', { name: 'Etapas da venda' })).getAllByRole('listitem');
    expect(stages.map((stage) => [stage.textContent, stage.getAttribute('aria-current')])).toEqual([
      ['Documentos: Pendente', 'step'],
      ['Gravame: Feito', null],
    ]);
  });

  it('keeps the reason of a confirmation beside the item', async () => {
    const exception = { reason: 'Renda por telefone', byName: 'Renata Falcão', at: '2026-11-21T14:00:00Z' };
    const user = openChecklist([{ ...income, exception }]);
    await user.click((await checklist()).getByRole('button', { name: 'Ver todos os 1 itens' }));
    expect(await screen.findByText(/Renda por telefone \(Renata Falcão/)).toBeTruthy();
  });
});

describe('the payment', () => {
  it.each([
    [{}, /previsto para 20\/11\/2026/],
    [{ status: 'UNKNOWN' }, /nada é enviado em duplicidade/],
    [{ status: 'CONFIRMED', settledOn: '2026-11-20', receipt: 'CP-1' }, /Pago em 20\/11\/2026. Comprovante CP-1/],
    [{ status: 'CONFIRMED', confirmedByName: 'Renata', reason: 'Extrato' }, /manualmente por Renata: Extrato/],
    [{ status: 'RETURNED', reason: 'Conta encerrada' }, /não foi efetivado: Conta encerrada/],
  ] as const)('shows its progress (%o)', async (part, words) => {
    open(aSettlement({ status: 'PS', payments: [aPayment(part)] }));
    (await panel()).getByText(words);
  });

  it('is not shown to a viewer who does not see the payments, once there is one', async () => {
    open(aSettlement({ status: 'OC', signature: 'COMPLETED' }));
    expect((await panel()).queryByRole('heading', { name: 'Pagamento à concessionária' })).toBeNull();
  });

  it('is sent again when it was returned, and confirmed by hand when it was seen elsewhere', async () => {
    const shown = aSettlement(
      { status: 'AV', payments: [aPayment({ status: 'RETURNED' }), aPayment({ id: '01jd00000000000000000000y2' })] },
      { resendPayment: true, confirmPaymentManually: true },
    );
    const { user, sent } = open(shown, {
      resendPayment: () => shown,
      changeProposalStatus: () => refuse(409, 'PRS007', 'Não agora'),
    });
    const here = await panel();
    here.getByText('1 pagamento anterior');
    // the payee stands with the current payment alone
    expect(here.getAllByText(/Autovia Ltda|\*\*\.919\.133/)).toHaveLength(1);
    await user.click(here.getByRole('button', { name: 'Enviar pagamento de novo' }));
    await user.click(
      (await dialog('Enviar pagamento de novo')).getByRole('button', { name: 'Enviar pagamento de novo' }),
    );
    expect(sent('resendPayment')).toEqual([{ version: 7 }]);
    await user.click(here.getByRole('button', { name: 'Confirmar pagamento manualmente' }));
    const form = await dialog('Confirmar pagamento manualmente');
    await user.type(form.getByRole('textbox', { name: /Como foi confirmado/ }), 'Extrato');
    await user.click(form.getByRole('button', { name: 'Confirmar pagamento manualmente' }));
    expect(sent('changeProposalStatus')).toEqual([{ version: 7, reason: 'Extrato' }]);
  });
});

/** The panel next to a component that reads what is missing. */
function PanelAndProposal() {
  useCall('readProposal', { params: { id: proposalId } });
  return (
    <SettlementPanel proposal={{ id: proposalId, number: '100037', version: 7, status: 'PU' }} contract={() => null} />
  );
}

it('reloads the proposal page once the registry has recorded the lien', async () => {
  const missing = [{ path: 'lien', key: 'lien.pending', message: 'Falta registrar o gravame' }];
  const asked = aSettlement({ liens: [aLien({ status: 'REQUESTED', registration: null })], missing });
  let shown = asked;
  let readings = 0;
  signInAs(fiManager);
  fakeServer({ readSettlement: () => shown, readProposal: () => ({ reading: ++readings }) });
  drawPage(<PanelAndProposal />, '/x', '/x');
  await screen.findByRole('region', { name: 'Do contrato ao pagamento' });
  expect(readings).toBe(1);
  shown = aSettlement({ liens: [aLien()] });
  await waitFor(() => expect(readings).toBe(2), { timeout: 6_000 });
});
