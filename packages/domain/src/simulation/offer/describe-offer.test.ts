import { describe, expect, it } from 'vitest';
import { describeOffer, type OfferFigures, type OfferLender, privacyContact, serviceChannels } from '../index.ts';

const lender: OfferLender = {
  name: 'Banco do Vale',
  cnpj: '11222333000181',
  address: 'Rua das Flores, 100',
  city: 'São Paulo',
  uf: 'SP',
  zipCode: '01310100',
  email: 'contato@vale.example',
  sacPhone: '08001234567',
  ombudsmanPhone: '08007654321',
  privacyOfficer: 'Helena Duarte Reis',
  arrearsRateMonthly: '0.01',
  lateFineRate: '0.02',
  otherCharges: '',
};
const part = (code: string, amountCents: number, sharePct: string) => ({
  code,
  labelPt: `pt ${code}`,
  labelEn: `en ${code}`,
  amountCents,
  sharePct,
});
const offer: OfferFigures = {
  term: 48,
  rateMonthly: '0.0149',
  rateAnnual: '0.1942',
  cetMonthly: '0.0172',
  cetAnnualPct: '22.83',
  installmentCents: 215_733,
  balloonCents: 0,
  payments: [{ count: 48, amountCents: 215_733 }],
  schedule: { length: 48 },
  firstDueDate: '2026-02-15',
  lastDueDate: '2030-01-15',
  validUntil: '2026-01-31',
  totalPaymentsCents: 10_355_184,
  totalWithEntryCents: 13_355_184,
  totalWithoutFinancingCents: 10_000_000,
  cetComposition: [part('netCredit', 7_000_000, '95.11'), part('TCC', 95_000, '1.29')],
  iofExemption: null,
  financeTypeId: 1,
};
const factsOf = (changes: Partial<OfferFigures> = {}, language: 'pt-BR' | 'en' = 'pt-BR') =>
  Object.fromEntries(
    describeOffer({ ...offer, ...changes }, lender, language).facts.map(({ key, value }) => [key, value]),
  );
const rightsOf = (changes: Partial<OfferFigures>, ofLender: Partial<OfferLender> = {}) =>
  describeOffer({ ...offer, ...changes }, { ...lender, ...ofLender }, 'pt-BR').rights;

describe('disclosures next to an offer', () => {
  it('count and date the payments, and state both rates per month and per year', () => {
    expect(factsOf()).toEqual({
      payments: '48 pagamentos: 48 × R$ 2.157,33',
      dueDates: 'de 15/02/2026 a 15/01/2030',
      rate: '1,4900% a.m. · 19,4200% a.a.',
      cet: '1,7200% a.m. · 22,83% a.a.',
      totalPayments: 'R$ 103.551,84',
      totalWith: 'R$ 133.551,84',
      totalWithout: 'R$ 100.000,00',
      validUntil: '31/01/2026',
    });
  });

  it('are the same in English, in the same order', () => {
    const [pt, en] = (['pt-BR', 'en'] as const).map((language) => describeOffer(offer, lender, language));
    expect(en!.facts.map(({ key }) => key)).toEqual(pt!.facts.map(({ key }) => key));
    expect(en!.rights.map(({ key }) => key)).toEqual(pt!.rights.map(({ key }) => key));
    expect(factsOf({}, 'en').dueDates).toBe('15/02/2026 to 15/01/2030');
    for (const [index, { text }] of en!.rights.entries()) expect(text).not.toBe(pt!.rights[index]!.text);
  });

  it('show a single payment with its due date', () => {
    const once = { payments: [{ count: 1, amountCents: 100 }], schedule: { length: 1 }, term: 1 };
    expect(factsOf(once)).toMatchObject({ payments: '1 pagamento: 1 × R$ 1,00', dueDates: '15/02/2026' });
  });

  it('list the components of the CET with their sum', () => {
    expect(describeOffer(offer, lender, 'en').cost).toEqual({
      parts: [
        { code: 'netCredit', name: 'en netCredit', amount: 'R$ 70.000,00', share: '95,11%' },
        { code: 'TCC', name: 'en TCC', amount: 'R$ 950,00', share: '1,29%' },
      ],
      total: 'R$ 70.950,00',
    });
  });

  it('state the lender and its contact, the cost of late payment, and the right to settle early', () => {
    const texts = Object.fromEntries(rightsOf({}).map(({ key, text }) => [key, text]));
    expect(texts).toEqual({
      validity: expect.stringContaining('vale até 31/01/2026'),
      cet: expect.stringContaining('CMN 4.881/2020'),
      earlySettlement: expect.stringContaining('art. 52, § 2º'),
      late: 'Em caso de atraso, sobre a parcela: juros remuneratórios da operação, juros de mora de 1,00% ao mês, por dia, e multa de 2,00%.',
      lender:
        'Crédito oferecido por Banco do Vale, CNPJ 11.222.333/0001-81, Rua das Flores, 100, São Paulo/SP, CEP 01310-100. Atendimento: SAC 0800\u00a0123\u00a04567, Ouvidoria 0800\u00a0765\u00a04321 e contato@vale.example.',
    });
  });

  it('charge no interest of the operation on a late payment where there is none: at no interest, and in a lease', () => {
    const lateOf = (changes: Partial<OfferFigures>) => rightsOf(changes).find(({ key }) => key === 'late')!.text;
    const without = 'Em caso de atraso, sobre a parcela: juros de mora de 1,00% ao mês, por dia, e multa de 2,00%.';
    expect([lateOf({ rateMonthly: '0' }), lateOf({ financeTypeId: 6 })]).toEqual([without, without]);
  });

  it('leave out the phones of a lender from before they were registered', () => {
    const former = { ...lender, sacPhone: '', ombudsmanPhone: '', privacyOfficer: '' };
    expect(rightsOf({}, former).at(-1)!.text).toMatch(/CEP 01310-100\. Atendimento: contato@vale\.example\.$/);
    expect([serviceChannels(former, 'pt-BR'), privacyContact(former)]).toEqual([
      'contato@vale.example',
      'em contato@vale.example',
    ]);
    expect(privacyContact(lender)).toBe(
      'ao encarregado pelo tratamento de dados, Helena Duarte Reis, em contato@vale.example',
    );
    expect(serviceChannels(lender, 'en')).toBe(
      'SAC 0800\u00a0123\u00a04567, Ombudsman 0800\u00a0765\u00a04321 and contato@vale.example',
    );
  });

  it('add texts that only some offers have: other charges, and the reason for no IOF', () => {
    const added = rightsOf(
      { iofExemption: { labelPt: 'Isento', labelEn: 'Exempt' } },
      { otherCharges: 'Mais custas.' },
    );
    expect(added.map(({ key }) => key)).toEqual([
      ...['validity', 'iofExemption', 'cet', 'earlySettlement', 'late', 'otherCharges', 'lender'],
    ]);
    expect(added.map(({ text }) => text)).toEqual(expect.arrayContaining(['Isento', 'Mais custas.']));
  });
});
