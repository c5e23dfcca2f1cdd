import { describe, expect, it } from 'vitest';
import { type ComparedFigures, changesOfFigures } from './figure-changes.ts';

const tcc = { code: 'TCC', labelPt: 'Tarifa de cadastro', labelEn: 'Registration fee', amountCents: 95_000 };
const tu = { code: 'TU', labelPt: 'Avaliação do bem', labelEn: 'Appraisal', amountCents: 40_000 };
const figures: ComparedFigures = {
  term: 48,
  tableCode: 'T-01',
  tierCode: null,
  rateMonthly: '0.0149',
  cetAnnualPct: '21.55',
  installmentCents: 211_793,
  balloonCents: 0,
  subsidyCents: null,
  iofCents: 210_000,
  financeValueCents: 7_100_000,
  totalPaymentsCents: 10_166_064,
  validUntil: '2026-11-30',
  firstDueDate: '2026-12-23',
  financedItems: [tcc],
};
const changed = (part: Partial<ComparedFigures>) => changesOfFigures(figures, { ...figures, ...part });

describe('figure changes between two quotes of a term', () => {
  it('are empty when every figure is equal, however its rate is written', () => {
    expect(changed({ rateMonthly: '0.01490', financedItems: [{ ...tcc, labelPt: 'Cadastro' }] })).toEqual([]);
  });

  it('start with the amounts the client pays and end with the dates of the table', () => {
    const changes = changed({
      validUntil: '2026-12-31',
      tableCode: 'T-02',
      tierCode: 'TR2',
      rateMonthly: '0.0159',
      installmentCents: 215_000,
      cetAnnualPct: '22.90',
      totalPaymentsCents: 10_320_000,
    });
    expect(changes.map(({ what }) => what)).toEqual([
      'installmentCents',
      'cetAnnualPct',
      'rateMonthly',
      'totalPaymentsCents',
      'tierCode',
      'tableCode',
      'validUntil',
    ]);
    expect(changes[0]).toEqual({ what: 'installmentCents', kind: 'money', before: 211_793, after: 215_000 });
  });

  it('include a fee that was added, one that was removed and one that changed', () => {
    expect(changed({ financedItems: [tu] })).toEqual([
      { what: 'item', kind: 'money', labelPt: tcc.labelPt, labelEn: tcc.labelEn, before: 95_000, after: null },
      { what: 'item', kind: 'money', labelPt: tu.labelPt, labelEn: tu.labelEn, before: null, after: 40_000 },
    ]);
    expect(changed({ financedItems: [{ ...tcc, amountCents: 99_000 }] })).toMatchObject([
      { before: 95_000, after: 99_000 },
    ]);
  });

  it('include a subsidy that started', () => {
    expect(changed({ subsidyCents: 500_000 })).toEqual([
      { what: 'subsidyCents', kind: 'money', before: null, after: 500_000 },
    ]);
  });
});
