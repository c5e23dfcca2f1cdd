import type { PaymentSummary } from '@estrada/domain/simulation/index';
import { summarisePayments } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import type { Draft } from './draft.ts';
import { countedWorth } from './trade-in.ts';

/** More than this many do not stand beside each other. */
export const pinnedLimit = 3;

/** What a scenario does not bring back: whom it is for, and the record on the screen. */
const scenarioFields = [
  'cpf',
  'cnpj',
  'name',
  'companyName',
  'birthDate',
  'phone',
  'email',
  'monthlyIncomeCents',
  'ignoreTCC',
  'preApproval',
  'preApprovalFell',
  'pricedBy',
  'saved',
  'isRecalculated',
] as const satisfies readonly (keyof Draft)[];

/** A way to finance that was set aside: what was typed, and the figures that it led to on that day. */
export type Scenario = {
  id: string;
  typed: Omit<Draft, (typeof scenarioFields)[number]>;
  planName: string;
  figures: Pick<SimulationItem, 'term' | 'installmentCents' | 'cetAnnualPct' | 'totalWithEntryCents' | 'validUntil'> & {
    payments: PaymentSummary;
  };
};

/** What is on the screen as a scenario; the same again is the same scenario. */
export function scenarioOf(draft: Draft, item: SimulationItem, planName: string): Scenario {
  const entries = Object.entries({ ...draft, terms: draft.terms, selectedTerm: item.term });
  const typed = Object.fromEntries(entries.filter(([key]) => !(scenarioFields as readonly string[]).includes(key)));
  const { term, installmentCents, cetAnnualPct, totalWithEntryCents, validUntil } = item;
  const figures = { term, installmentCents, cetAnnualPct, totalWithEntryCents, validUntil };
  const { vehicleValueCents, entryValueCents, financeTypeId, versionId, modelYear, choices, products } = draft;
  const id = JSON.stringify([
    ...[term, installmentCents, vehicleValueCents, entryValueCents, financeTypeId, versionId, modelYear],
    ...[choices, products, countedWorth(draft)],
  ]);
  return {
    id,
    typed: typed as Scenario['typed'],
    planName,
    figures: { ...figures, payments: summarisePayments(item) },
  };
}

/** One scenario more; the same one once, and never more than stand beside each other. */
export const pin = (pinned: readonly Scenario[], scenario: Scenario): Scenario[] =>
  pinned.some(({ id }) => id === scenario.id) || pinned.length >= pinnedLimit ? [...pinned] : [...pinned, scenario];

/** The lines of a comparison, in their order. */
export const scenarioLines = ['vehicle', 'plan', 'price', 'entry', 'term', 'payments', 'total', 'cet'] as const;
export type ScenarioLine = (typeof scenarioLines)[number];

/** What is compared on each line, as text that is equal where the scenarios are. */
function comparedOf({ typed, planName, figures }: Scenario): Record<ScenarioLine, string> {
  return {
    vehicle: typed.vehicleLabel,
    plan: planName,
    price: String(typed.vehicleValueCents),
    entry: JSON.stringify([typed.entryValueCents, countedWorth(typed)]),
    term: String(figures.term),
    payments: JSON.stringify(figures.payments),
    total: String(figures.totalWithEntryCents),
    cet: figures.cetAnnualPct,
  };
}

/** The lines on which the scenarios are not all alike. */
export function differingLines(scenarios: readonly Scenario[]): ReadonlySet<ScenarioLine> {
  const all = scenarios.map(comparedOf);
  return new Set(scenarioLines.filter((line) => new Set(all.map((compared) => compared[line])).size > 1));
}
