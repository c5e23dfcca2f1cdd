// @vitest-environment jsdom

import { permissionMap } from '@estrada/domain/access/index';
import { paginationOf } from '@estrada/domain/lists/index';
import type { InsuranceRow } from '@estrada/endpoints/index';
import { noModules } from '@estrada/web/session/session-store.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { anInsurance, anInsuranceRow, insuranceId, saleProposalId } from '../insurance.test-support.ts';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import '../insurance.page.tsx';

const modules = { ...noModules, propose_insurance: true };
const answer = (items: InsuranceRow[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  pagination: paginationOf({ start: 0, goesOn: false, totalElements: items.length }, 10),
});
const products = [
  { code: 'SEGURO_AUTO', provider: 'LIBERTY', name: 'Seguro auto' },
  { code: 'PMC', provider: 'CARDIF', name: 'Proteção mecânica' },
  // of a supplier that contracts nothing
  { code: 'GAP', provider: 'OUTRA', name: 'Nota garantida' },
].map((one) => ({
  ...one,
  type: 'Insurance',
  priceSource: 'INSURER',
  coverages: [],
  terms: [],
  limitTerms: 0,
  conditions: [],
}));

function open(address: string, rows: InsuranceRow[] = [], answers: Answers = {}) {
  const calls = fakeServer({
    listInsurances: () => answer(rows),
    readSeparatePurchase: () => ({ saleType: 'AVULSA', insurances: products }),
    readInsurance: () => anInsurance(),
    ...answers,
  });
  renderPortal(address);
  return (name: string) => calls.filter((call) => call.name === name);
}
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  cleanup();
  resetBrowser();
  signInAs(fiManager, modules);
});

describe('the list', () => {
  it('shows the own proposals, ten a page, each with a link, its status and what it waits for', async () => {
    const calls = open('/contratarSeguro', [
      anInsuranceRow({
        statusKey: 'information',
        attention: 'information',
        insurancePremium: 240_000,
        nextDeadline: '2026-12-23',
      }),
    ]);
    await h1('Minhas contratações');
    const link = await screen.findByRole('link', { name: '000321' });
    expect(link.getAttribute('href')).toBe(`/contratarSeguro?contratacao=${insuranceId}`);
    const row = within(screen.getByRole('table', { name: 'Minhas contratações' }));
    for (const text of [
      'Marina Alves Souza',
      'Informação pedida',
      'A seguradora pediu informações: responda',
      '23/12/2026',
    ])
      expect(row.getByText(text)).toBeTruthy();
    expect(calls('listInsurances')[0]!.body).toMatchObject({ view: 'own', size: 10 });
    expect(screen.getByText('1 contratação')).toBeTruthy();
  });

  it('is filtered by its address and by its fields', async () => {
    const calls = open(
      '/consultarSeguros?seguro=PMC&seguradora=CARDIF&status=sent,issued&venda=AVULSA&vendedor=529.982.247-25&de=2026-11-01',
    );
    await h1('Seguros');
    await waitFor(() =>
      expect(calls('listInsurances')[0]?.body).toMatchObject({
        view: 'all',
        insuranceType: 'PMC',
        provider: 'CARDIF',
        status: ['sent', 'issued'],
        saleType: 'AVULSA',
        sellerDocument: '52998224725',
        from: '2026-11-01',
      }),
    );
    expect(await screen.findByText('Nenhuma contratação encontrada')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'marina');
    await waitFor(() => expect(calls('listInsurances').at(-1)?.body).toMatchObject({ search: 'marina' }));
  });

  it.each([
    ['unknown', /não confirmada: aguarde/],
    ['stopped', /veja o motivo/],
    ['refundDiffers', /outro reembolso: confirme/],
    ['cancelledByInsurer', /Cancelado na seguradora: cancele/],
  ] as const)('says what to do about each proposal that needs attention: %s', async (attention, text) => {
    open('/consultarSeguros?vista=waiting', [anInsuranceRow({ statusKey: 'cancelled', attention })]);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('of waiting proposals has buttons to claim one and to return it', async () => {
    const row = anInsuranceRow({ statusKey: 'manual', attention: 'manual' });
    const calls = open('/consultarSeguros?vista=waiting', [row], { claimInsurance: () => anInsurance() });
    await userEvent.click(await screen.findByRole('button', { name: 'Assumir o seguro 000321' }));
    await waitFor(() => expect(calls('claimInsurance')[0]?.body).toEqual({ version: 4 }));
    cleanup();
    const claim = { byName: 'Ana Lima', at: '2026-11-28T12:00:00Z', isOwn: true };
    open('/consultarSeguros?vista=waiting', [{ ...row, claim }]);
    expect(await screen.findByRole('button', { name: 'Liberar o seguro 000321' })).toBeTruthy();
    cleanup();
    open('/consultarSeguros?vista=waiting', [{ ...row, claim: { ...claim, byName: 'Rui Sá', isOwn: false } }]);
    expect(await screen.findByText('Com Rui Sá')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /o seguro 000321/ })).toBeNull();
  });

  it('of upcoming renewals renews with one click', async () => {
    const renewedId = '01jd0000000000000000000i02';
    open('/consultarSeguros?vista=renewals', [anInsuranceRow({ effectiveUntil: '2026-12-20' })], {
      renewInsurance: () => anInsurance({ id: renewedId, number: '000322' }),
      readInsurance: () => anInsurance({ id: renewedId, number: '000322' }),
    });
    expect(await screen.findByText('20/12/2026')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Renovar o seguro 000321' }));
    await h1('Seguro 000322');
  });

  it('shows those who contract without consulting their own alone', async () => {
    const operator = { ...fiManager, groups: [{ groupName: 'insurance-operator' as const }] };
    signInAs({ ...operator, permissions: permissionMap(['insuranceContracting']) }, modules);
    const calls = open('/contratarSeguro?vista=all');
    await h1('Minhas contratações');
    expect(screen.queryByRole('radio', { name: 'Todas' })).toBeNull();
    await waitFor(() => expect(calls('listInsurances')[0]?.body).toMatchObject({ view: 'own' }));
  });

  it('offers no contracting to those who only consult', async () => {
    signInAs({ ...bitUser, groups: [{ groupName: 'insurance' }] }, modules);
    const calls = open('/contratarSeguro?etapa=inicio');
    await h1('Seguros');
    expect(screen.queryByRole('link', { name: 'Contratar seguro' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Minhas' })).toBeNull();
    expect(calls('readSeparatePurchase')).toEqual([]);
  });

  it('shows what failed, with a retry', async () => {
    let isFailing = true;
    open('/contratarSeguro', [], {
      listInsurances: () => (isFailing ? refuse(500, 'SIS001', 'Falhou') : answer([anInsuranceRow()])),
    });
    const retry = await screen.findByRole('button', { name: /tentar/i });
    isFailing = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: '000321' })).toBeTruthy();
  });
});

describe('the start', () => {
  it('offers what its insurers contract, and begins a proposal for a client', async () => {
    const calls = open('/contratarSeguro?etapa=inicio', [], {
      beginInsurance: () => anInsurance({ can: { edit: true } }),
    });
    await h1('Contratar seguro');
    expect(await screen.findByText('Concessionária: Autovia Veículos')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Começar' });
    expect(submit.disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Proteção mecânica, Cardif' }));
    await userEvent.type(screen.getByRole('textbox', { name: /CPF ou CNPJ/ }), '52998224725{Enter}');
    await h1('Seguro 000321');
    const [begun] = calls('beginInsurance');
    expect(begun!.url.pathname).toContain('/insurance/PMC/CARDIF');
    expect(begun!.body).toEqual({ saleType: 'AVULSA', clientDocument: '52998224725' });
    expect(begun!.headers.get('idempotency-key')).toBeTruthy();
  });

  it('takes over an approved proposal from its address, and asks whether its loan pays', async () => {
    const calls = open(`/contratarSeguro?etapa=inicio&proposta=${saleProposalId}`, [], {
      beginInsurance: () => anInsurance({ can: { edit: true } }),
      readProposal: () => ({ id: saleProposalId, number: '000123' }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Seguro auto, Liberty' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Proposta de venda' }).value).toBe('000123'),
    );
    expect(screen.queryByRole('textbox', { name: /CPF ou CNPJ/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Junto com o financiamento' }));
    await userEvent.click(screen.getByRole('button', { name: 'Começar' }));
    await waitFor(() => expect(calls('beginInsurance')[0]?.body).toEqual({ saleType: 'FINANCED', saleProposalId }));
  });

  it('shows a refusal in the banner, and keeps what was chosen', async () => {
    open('/contratarSeguro?etapa=inicio', [], { beginInsurance: () => refuse(422, 'ADD004', 'Seguro indisponível.') });
    await userEvent.click(await screen.findByRole('radio', { name: 'Seguro auto, Liberty' }));
    await userEvent.click(screen.getByRole('button', { name: 'Começar' }));
    expect(await screen.findByText('Seguro indisponível.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Seguro auto, Liberty' }).checked).toBe(true);
  });
});
