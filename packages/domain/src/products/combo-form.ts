import type { CalendarDate } from '../calendar/index.ts';
import { productName } from '../enumerations/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import type { Texts } from '../errors/texts.ts';
import { choice, choices, count, date, type Form, type FormOf, form, months, text } from '../forms/index.ts';
import type { ProtectionRow } from '../simulation/index.ts';
import { canInsure } from '../simulation/quote/eligibility.ts';
import { insuranceCodes, vehicleSegments } from './insurance-products.ts';
import { missingInTable } from './insurance-tables/protection.ts';

const insuranceOptions = insuranceCodes.map((id) => ({ id, ...productName(id) }));

/** The parts of a vehicle that a mechanical protection covers. */
export const protectionCoverages = {
  POWERTRAIN: { pt: 'Motor e câmbio', en: 'Engine and gearbox' },
  COMPLETE: { pt: 'Completa', en: 'Complete' },
} as const satisfies Record<string, Texts>;

const protectionTerms = [12, 24, 36, 48, 60].map((id) => ({ id, pt: `${id} meses`, en: `${id} months` }));

const hasProtection = ({ products }: { products: readonly string[] }) => products.includes('PMC');
const hasNote = ({ products }: { products: readonly string[] }) => products.includes('GAP');

const declared = form({
  comboName: text('Nome', 'Name', { max: 60, clean: (name) => name.replace(/\s+/g, ' ') }),
  products: choices('Seguros', 'Insurance products', insuranceOptions, {
    missing: 'combo.tooFew',
    hint: { pt: 'Escolha pelo menos dois', en: 'Choose at least two' },
  }),
  personType: choice('Tipo de pessoa', 'Type of person', {
    PF: { pt: 'Pessoa física', en: 'Individual' },
    PJ: { pt: 'Pessoa jurídica', en: 'Company' },
  }),
  /** 1 new, 2 used */
  vehicleType: choice('Condição', 'Condition', { 1: { pt: 'Novo', en: 'New' }, 2: { pt: 'Usado', en: 'Used' } }),
  vehicleSegmentation: choice('Segmento do veículo', 'Vehicle segment', {
    ALL: { pt: 'Todos os segmentos', en: 'All segments' },
    ...vehicleSegments,
  }),
  effectiveFrom: date('Início da validade', 'Start of validity'),
  validUntil: date('Fim da validade', 'End of validity'),
  descriptionPt: text('Descrição em português', 'Description in Portuguese', {
    isOptional: true,
    max: 300,
    hasLines: true,
    hint: { pt: 'O que o cliente lê sobre o combo', en: 'What the client reads about the combo' },
  }),
  descriptionEn: text('Descrição em inglês', 'Description in English', { isOptional: true, max: 300, hasLines: true }),
  kmPMC: count('Limite de quilometragem', 'Mileage limit', 1_000, 300_000, {
    when: hasProtection,
    missing: 'combo.protectionGap',
    hint: { pt: 'quilômetros rodados até a contratação', en: 'kilometres driven up to the purchase' },
  }),
  coveragePMC: choice('Cobertura', 'Coverage', protectionCoverages, {
    when: hasProtection,
    missing: 'combo.protectionGap',
    trail: { pt: 'Cobertura da proteção mecânica', en: 'Mechanical protection coverage' },
  }),
  termsPMC: choices('Prazos', 'Terms', protectionTerms, {
    when: hasProtection,
    missing: 'combo.protectionGap',
    trail: { pt: 'Prazos da proteção mecânica', en: 'Mechanical protection terms' },
  }),
  termGAP: months('Prazo da nota garantida', 'Guaranteed note term', 1, 120, {
    when: hasNote,
    missing: 'combo.noteGap',
  }),
});

/**
 * An insurance combo. A finished one has no problems. Only the server can check it against the insurance products sold,
 * the tables in force and the other combos.
 */
export const comboForm: Form<typeof declared.fields> = {
  fields: declared.fields,
  normalise: declared.normalise,
  problems: (typed) => {
    const problems = declared.problems(typed);
    const own = [...sizeProblems(typed.products), ...dayProblems(typed)];
    return [...problems, ...own.filter(({ path }) => problems.every((problem) => problem.path !== path))];
  },
};
export type ComboForm = FormOf<typeof comboForm>;

const sizeProblems = (products: readonly string[]): FieldProblem[] =>
  products.length < 2 ? [{ path: 'products', key: 'combo.tooFew' }] : [];

const dayProblems = ({ effectiveFrom, validUntil }: { effectiveFrom: string; validUntil: string }): FieldProblem[] =>
  effectiveFrom !== '' && validUntil !== '' && validUntil < effectiveFrom
    ? [{ path: 'validUntil', key: 'date.beforeStart' }]
    : [];

const gaps: readonly FieldProblem['key'][] = ['combo.protectionGap', 'combo.noteGap'];

/** A combo in preparation: the data of mechanical protection and guaranteed note may be missing, and nothing else. */
export const comboDraftForm: Form<typeof declared.fields> = {
  fields: comboForm.fields,
  normalise: comboForm.normalise,
  problems: (typed) => comboForm.problems(typed).filter(({ key }) => !gaps.includes(key)),
};

/** A combo in its stored form: the data of parts that it does not have is removed, lists are in order. */
export function storedCombo(typed: ComboForm): ComboForm {
  const combo = comboForm.normalise(typed) as ComboForm;
  return {
    ...combo,
    products: insuranceCodes.filter((code) => combo.products.includes(code)),
    ...(hasProtection(combo)
      ? { termsPMC: combo.termsPMC.toSorted((one, other) => one - other) }
      : { kmPMC: null, coveragePMC: '', termsPMC: [] }),
    ...(hasNote(combo) ? {} : { termGAP: null }),
  };
}

/** A registered insurance product that is sold. */
export type SoldInsurance = {
  code: string;
  provider?: string;
  minTermMonths: number;
  maxTermMonths: number;
  forPF: boolean;
  forPJ: boolean;
  forNew: boolean;
  forUsed: boolean;
};

/** What a combo is checked against: the insurance products sold, and the tables in force. */
export type ComboBasis = {
  sold: readonly SoldInsurance[];
  /** the segments of vehicles that an insurance product is not sold for */
  excluded: readonly { code: string; segment: string }[];
  /** the terms of the guaranteed note's table in force */
  noteTerms: readonly number[];
  /** the lines in force of the table of mechanical protection; null without a table */
  protectionLines: readonly ProtectionRow[] | null;
  today: CalendarDate;
};

type Buyer = Pick<ComboForm, 'personType' | 'vehicleType'> & { vehicleSegmentation: string };

/** The registered products of a code that a buyer can have: by person, condition and segment of the vehicle. */
export function fittingInsurance<Sold extends SoldInsurance>(
  code: string,
  { personType, vehicleType, vehicleSegmentation }: Buyer,
  { sold, excluded }: { sold: readonly Sold[]; excluded: ComboBasis['excluded'] },
): Sold[] {
  if (!canInsure(code, personType === 'PJ' ? 'PJ' : 'PF')) return [];
  const isExcluded = excluded.some(
    (row) => row.code === code && (vehicleSegmentation === 'ALL' || row.segment === vehicleSegmentation),
  );
  if (isExcluded) return [];
  return sold.filter(
    (row) =>
      row.code === code &&
      (personType === 'PF' ? row.forPF : row.forPJ) &&
      (vehicleType === '1' ? row.forNew : row.forUsed),
  );
}

/** The problems of a stored combo that depend on the products and tables of a day, in the order of its steps. */
export function comboProblems(combo: ComboForm, basis: ComboBasis): FieldProblem[] {
  const missing = combo.products.filter((code) => fittingInsurance(code, combo, basis).length === 0);
  const protections = fittingInsurance('PMC', combo, basis);
  const isTerm = (term: number) => protections.some((row) => term >= row.minTermMonths && term <= row.maxTermMonths);
  const problems: FieldProblem[] = [];
  if (missing.length > 0) {
    const names = missing.map(productName);
    const both = { pt: names.map(({ pt }) => pt).join(', '), en: names.map(({ en }) => en).join(', ') };
    problems.push({ path: 'products', key: 'combo.notSold', params: { names: both } });
  }
  if (combo.validUntil < basis.today) problems.push({ path: 'validUntil', key: 'combo.ended' });
  if (protections.length > 0 && !combo.termsPMC.every(isTerm))
    problems.push({ path: 'termsPMC', key: 'combo.protectionTerm' });
  else if (basis.protectionLines !== null && hasProtection(combo) && combo.kmPMC !== null) {
    const { coveragePMC: coverage, kmPMC: km, termsPMC: terms } = combo;
    const providers = protections.flatMap(({ provider }) => provider ?? []);
    const stated = { coverage, km, terms, providers: providers.length > 0 ? providers : null };
    const lacking = missingInTable(basis.protectionLines, stated);
    const paths = { coverage: 'coveragePMC', km: 'kmPMC', terms: 'termsPMC', providers: 'products' } as const;
    if (lacking && coverage !== '') problems.push({ path: paths[lacking], key: 'combo.protectionTable' });
  }
  if (combo.termGAP !== null && !basis.noteTerms.includes(combo.termGAP))
    problems.push({ path: 'termGAP', key: 'combo.noteTerm' });
  return problems;
}
