import { insuranceProposalTable } from '@estrada/domain/insurance/index';
import { describe, expect, it } from 'vitest';
import { hasInsuranceMail, type InsuranceMailEvent, insuranceEventTexts } from './insurance-event-texts.ts';
import { type InsuranceUpdate, insuranceUpdateMail } from './insurance-update.mail.ts';
import { manualIssueMail } from './manual-issue.mail.ts';

const events = Object.keys(insuranceEventTexts) as InsuranceMailEvent[];
const exampleOf = (event: InsuranceMailEvent): InsuranceUpdate =>
  (insuranceUpdateMail.variants?.[event] ?? insuranceUpdateMail.example)();
type Language = 'pt-BR' | 'en';
const mailOf = (event: InsuranceMailEvent, changes: Partial<InsuranceUpdate> = {}, language: Language = 'pt-BR') =>
  insuranceUpdateMail.render({ ...exampleOf(event), ...changes }, language);
const textOf = (...given: Parameters<typeof mailOf>) => mailOf(...given).text.replaceAll('\u00a0', ' ');

describe('the e-mail to the client of an insurance', () => {
  it('exists for every move that notifies the client', () => {
    const [notifying, others] = [true, false].map(
      (notifies) =>
        new Set(
          insuranceProposalTable
            .filter(({ effects = [] }) => effects.includes('notifyClient') === notifies)
            .map(({ event }) => event),
        ),
    );
    expect([...notifying!].filter((event) => !hasInsuranceMail(event))).toEqual([]);
    expect([...others!.difference(notifying!)].filter(hasInsuranceMail)).toEqual([]);
  });

  it.each(events)('is in one language and without a document of the client (%s)', (event) => {
    const names = /Seguradora Exemplo S\.A\.|@seguradora|meuSeguro|Veículo fora .*|O veículo foi vendido/g;
    const [pt, en] = [textOf(event), textOf(event, {}, 'en').replace(names, '')];
    expect(pt).not.toMatch(/\b(the|your|insurance|cover|instalment)\b/i);
    expect(en).not.toMatch(/\b(seguro|seguradora|você|apólice|parcela|cobertura)\b/i);
    expect(`${pt}${en}`).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}|[{}]/);
  });

  it.each(events)('has nothing personal in what a locked screen shows (%s)', (event) => {
    const { subject, html } = mailOf(event);
    const [, preheader = ''] = /<div style="display:none[^>]*>([^<]*)</.exec(html) ?? [];
    expect(`${subject} ${preheader}`).not.toMatch(/Rosana|300417|auto/);
  });

  it('states after an acceptance when the policy comes, what is paid by when, and how to withdraw', () => {
    for (const event of ['accept', 'acceptBySilence'] as const) {
      const text = textOf(event);
      expect(text).toContain('até 02/01/2027');
      expect(text).toContain('Pague o seguro, ou a primeira parcela dele, até 20/12/2026');
      expect(text).toContain('Você pode desistir até 08/12/2026');
    }
    expect(textOf('acceptByCollection')).not.toContain('Pague o seguro');
  });

  it('explains an acceptance by silence with the period and article of the law', () => {
    expect(textOf('acceptBySilence')).toContain('não respondeu em 25 dias. Pela lei,');
    expect(textOf('acceptBySilence')).toContain('(Lei nº 15.040/2024, art. 49)');
  });

  it.each(['refuse', 'refuseManually'] as const)("states the insurer's reason (%s)", (event) => {
    expect(textOf(event, { reason: 'Chassi remarcado' })).toContain('Motivo: Chassi remarcado');
  });

  it('states in the notice of an overdue premium what happens on which day', () => {
    const text = textOf('premiumOverdue');
    expect(text).toContain('R$ 1.010,42, vencida em 20/01/2027');
    expect(text).toContain('Pague até: 12/02/2027');
    expect(text).toContain('cobertura suspensa a partir de: 13/02/2027');
    expect(text).toContain('o seguro pode terminar a partir de: 16/03/2027');
  });

  it('states the periods in a notice that is not received yet', () => {
    const { situation } = exampleOf('premiumOverdue');
    const unread = { ...situation, dates: { ...situation.dates, noticeReceivedOn: null } };
    const text = textOf('premiumOverdue', { situation: unread });
    expect(text).toContain('Você tem 15 dias, a partir do recebimento deste aviso');
    expect(text).not.toContain('Pague até');
  });

  it('states until when a suspended cover can be restored', () => {
    expect(textOf('suspend')).toContain('Pague até 15/03/2027 para ela voltar');
  });

  it('states that a dissolved insurance covers nothing, and how to be insured again', () => {
    for (const event of ['dissolveUnpaid', 'dissolveSuspended'] as const)
      expect(textOf(event)).toContain('Você está sem cobertura. Para voltar a ter seguro, faça uma nova proposta');
  });

  it('states a refund in full or by day, its receiver and its last day', () => {
    const full = textOf('withdraw');
    expect(full).toContain('Tudo o que foi pago é reembolsado.');
    expect(full).toContain('Valor do reembolso: R$ 3.031,27');
    expect(full).toContain('Quem recebe: Quem pagou o seguro');
    expect(full).toContain('Reembolso até: 16/03/2027');
    const byDay = textOf('cancelWithCredit');
    expect(byDay).toContain('O reembolso é proporcional aos dias restantes de vigência.');
    expect(byDay).toContain('Quem recebe: A financeira');
  });

  it('promises no refund where nothing was paid', () => {
    const none = { amountCents: 0, isInFull: true, to: 'payer', by: '2027-03-16' } as const;
    for (const refund of [none, null]) {
      expect(textOf('cancel', { refund })).toContain('Não há valor a reembolsar.');
      expect(textOf('cancel', { refund })).not.toMatch(/Reembolso até|Tudo o que foi pago/);
    }
  });
});

it('requests a manual issue with number, product, insurer, code, dealer and link, and the end of the document alone', () => {
  const { text } = manualIssueMail.render(manualIssueMail.example(), 'pt-BR');
  for (const part of [
    '300417',
    'Proteção mecânica',
    'Seguradora Exemplo S.A.',
    'LIBMAN',
    'Autovia Paulista',
    'https://',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Cliente: …400-92');
  expect(Object.keys(manualIssueMail.example())).not.toContain('clientName');
});
