import { describe, expect, it } from 'vitest';
import { messages, renderMessage } from '../validation/index.ts';
import { type ComboBasis, type ComboForm, comboDraftForm, comboForm, comboProblems, storedCombo } from './index.ts';

const combo = (changes: Partial<ComboForm> = {}): ComboForm => ({
  comboName: 'Proteção completa',
  products: ['GAP', 'PMC'],
  personType: 'PF',
  vehicleType: '1',
  vehicleSegmentation: 'ALL',
  effectiveFrom: '2026-12-01',
  validUntil: '2027-12-31',
  descriptionPt: '',
  descriptionEn: '',
  kmPMC: 60_000,
  coveragePMC: 'COMPLETE',
  termsPMC: [12, 24],
  termGAP: 36,
  ...changes,
});
const sold = { minTermMonths: 12, maxTermMonths: 36, forPF: true, forPJ: true, forNew: true, forUsed: true };
const basis: ComboBasis = {
  sold: ['GAP', 'PMC', 'LIFE', 'CHEV_PLUS'].map((code) => ({ ...sold, code })),
  excluded: [{ code: 'PMC', segment: 'VAN' }],
  noteTerms: [24, 36],
  protectionLines: null,
  today: '2026-12-10',
};
const pathsOf = (problems: readonly { path: string }[]) => problems.map(({ path }) => path);
const shown = (changes: Partial<ComboForm>, on: Partial<ComboBasis> = {}) =>
  comboProblems(combo({ vehicleSegmentation: 'SUV', ...changes }), { ...basis, ...on }).map(({ path, key }) => [
    path,
    messages[key].code,
  ]);

describe('a combo form', () => {
  it('accepts a finished combo, and one without mechanical protection and guaranteed note', () => {
    expect(comboForm.problems(combo())).toEqual([]);
    const without: Partial<ComboForm> = { kmPMC: null, coveragePMC: '', termsPMC: [], termGAP: null };
    expect(comboForm.problems({ ...combo(without), products: ['LIFE', 'CHEV_PLUS'] })).toEqual([]);
  });

  it.each<[Partial<ComboForm>, string[]]>([
    [{ products: [] }, ['products']],
    [{ products: ['GAP'] }, ['products']],
    [{ products: ['GAP', 'GAP'] }, ['products']],
    [{ validUntil: '2026-11-30' }, ['validUntil']],
    [{ termsPMC: [13 as 12] }, ['termsPMC']],
    [{ comboName: ' ', kmPMC: 10 }, ['comboName', 'kmPMC']],
  ])('refuses %j', (changes, paths) => {
    expect(pathsOf(comboForm.problems(combo(changes)))).toEqual(paths);
    expect(pathsOf(comboDraftForm.problems(combo(changes)))).toEqual(paths);
  });

  it('requires the data of its parts of a finished combo only', () => {
    const draft = combo({ kmPMC: null, coveragePMC: '', termsPMC: [], termGAP: null });
    expect(pathsOf(comboForm.problems(draft))).toEqual(['kmPMC', 'coveragePMC', 'termsPMC', 'termGAP']);
    expect(comboDraftForm.problems(draft)).toEqual([]);
  });

  it('stores no data of a part that it does not have, and lists in order', () => {
    const typed = combo({ comboName: ' Dois  em um ', products: ['LIFE', 'CHEV_PLUS'] });
    expect(storedCombo(typed)).toMatchObject({
      comboName: 'Dois em um',
      products: ['CHEV_PLUS', 'LIFE'],
      kmPMC: null,
      coveragePMC: '',
      termsPMC: [],
      termGAP: null,
    });
    expect(storedCombo(combo({ termsPMC: [24, 12] })).termsPMC).toEqual([12, 24]);
  });
});

describe('comboProblems', () => {
  it.each<[string, Partial<ComboForm>, [string, string][]]>([
    ['nothing in a combo whose parts are sold', {}, []],
    ['life insurance for a company', { products: ['GAP', 'LIFE'], personType: 'PJ' }, [['products', 'SET077']]],
    ['a product that is not registered', { products: ['GAP', 'SEGURO_AUTO'] }, [['products', 'SET077']]],
    ['a product not sold for the segment', { vehicleSegmentation: 'VAN' }, [['products', 'SET077']]],
    ['a product not sold for one of all segments', { vehicleSegmentation: 'ALL' }, [['products', 'SET077']]],
    ['a term of the protection outside its limits', { termsPMC: [24, 48] }, [['termsPMC', 'SET078']]],
    ['a term that the table of the note lacks', { termGAP: 48 }, [['termGAP', 'SET079']]],
    ['an end in the past', { validUntil: '2026-12-09' }, [['validUntil', 'DOM002']]],
  ])('finds %s', (_, changes, found) => expect(shown(changes)).toEqual(found));

  it('finds a product that is not sold for the person or the condition of the vehicle', () => {
    for (const changes of [{ forPF: false }, { forNew: false }])
      expect(shown({}, { sold: basis.sold.map((row) => (row.code === 'PMC' ? { ...row, ...changes } : row)) })).toEqual(
        [['products', 'SET077']],
      );
  });

  it('names the products that cannot be had in the language of the user', () => {
    const [problem] = comboProblems(combo({ products: ['GAP', 'LIFE', 'PPI'], personType: 'PJ' }), basis);
    expect(renderMessage(problem!.key, 'pt-BR', problem!.params)).toContain('Seguro de vida, Parcela protegida (PPI)');
    expect(renderMessage(problem!.key, 'en', problem!.params)).toContain('Life insurance, Protected instalment (PPI)');
  });
});

describe('the mechanical protection of a combo and its table in force', () => {
  const line = (termMonths: number, coverage: 'POWERTRAIN' | 'COMPLETE' = 'COMPLETE', provider = 'LIBERTY') => ({
    code: 'PMC' as const,
    provider,
    coverage,
    termMonths,
    minKm: 0,
    maxKm: 60_000,
    minPriceCents: 1,
    maxPriceCents: 20_000_000,
    minWarrantyMonths: null,
    maxWarrantyMonths: null,
    premiumCents: null,
    commissionMillionths: 150_000,
    effectiveFrom: '2026-01-01',
    validUntil: '2026-12-31',
  });
  const sold = basis.sold.map((row) => (row.code === 'PMC' ? { ...row, provider: 'LIBERTY' } : row));
  const shown = (changes: Partial<ComboForm>, ...protectionLines: ReturnType<typeof line>[]) =>
    comboProblems(combo({ vehicleSegmentation: 'SUV', ...changes }), { ...basis, sold, protectionLines }).map(
      ({ path, key }) => [path, messages[key].code],
    );
  const lines = [line(12), line(24)];

  it('agree on coverage, mileage and every term, of an insurer that sells it', () => {
    const stated = { coveragePMC: 'COMPLETE', kmPMC: 60_000, termsPMC: [12, 24] } as const;
    const complete = { ...stated, termsPMC: [...stated.termsPMC] };
    expect(shown(complete, ...lines)).toEqual([]);
    expect(shown({ ...complete, coveragePMC: 'POWERTRAIN' }, ...lines)).toEqual([['coveragePMC', 'SET078']]);
    expect(shown({ ...complete, kmPMC: 60_001 }, ...lines)).toEqual([['kmPMC', 'SET078']]);
    expect(shown(complete, line(12))).toEqual([['termsPMC', 'SET078']]);
    expect(shown(complete, line(12), line(24, 'COMPLETE', 'CARDIF'))).toEqual([['termsPMC', 'SET078']]);
  });
});
