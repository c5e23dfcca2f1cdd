import type { PaymentSummary } from '@estrada/domain/simulation/index';
import { summarisePayments } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import type { Draft } from './draft.ts';
import { priceOf } from './entry.ts';
import { countedWorth } from './trade-in.ts';

/** The limit of scenarios side by side. */
export const pinnedLimit = 3;

/** The values that a scenario does not restore: the client, the record on the screen, what tools were asked. */
const scenarioFields = [
  'cpf',
  'cnpj',
  'name',
  'companyName',
  'birthDate',
  'phone',
  'email',
  'monthlyIncomeCents',
  'additionalIncomeCents',
  'ignoreTCC',
  'preApproval',
  'preApprovalFell',
  'pricedBy',
  'saved',
  'isRecalculated',
  'competitor',
  'fitting',
] as const satisfies readonly (keyof Draft)[];

/** A pinned way to finance: the input, and the figures that it led to on that day. */
export type Scenario = {
  id: string;
  typed: Omit<Draft, (typeof scenarioFields)[number]>;
  figures: Pick<SimulationItem, 'term' | 'installmentCents' | 'cetAnnualPct' | 'totalWithEntryCents' | 'validUntil'> & {
    payments: PaymentSummary;
  };
};

/** The current screen as a scenario; the same content gives the same scenario. */
export function scenarioOf(draft: Draft, item: SimulationItem): Scenario {
  const entries = Object.entries({ ...draft, terms: draft.terms, selectedTerm: item.term });
  const typed = Object.fromEntries(entries.filter(([key]) => !(scenarioFields as readonly string[]).includes(key)));
  const { term, installmentCents, cetAnnualPct, totalWithEntryCents, validUntil } = item;
  const figures = { term, installmentCents, cetAnnualPct, totalWithEntryCents, validUntil };
  const { vehicleValueCents, entryValueCents, financeTypeId, versionId, modelYear, choices, products, discount } =
    draft;
  const id = JSON.stringify([
    ...[term, installmentCents, vehicleValueCents, entryValueCents, financeTypeId, versionId, modelYear],
    ...[choices, products, countedWorth(draft)],
    ...(discount ? [discount.code] : []),
  ]);
  return {
    id,
    typed: typed as Scenario['typed'],
    figures: { ...figures, payments: summarisePayments(item) },
  };
}

/** Adds a scenario; no duplicates, and never more than the limit. */
export const pin = (pinned: readonly Scenario[], scenario: Scenario): Scenario[] =>
  pinned.some(({ id }) => id === scenario.id) || pinned.length >= pinnedLimit ? [...pinned] : [...pinned, scenario];

/** The lines of a comparison, in order. */
export const scenarioLines = ['vehicle', 'plan', 'price', 'entry', 'term', 'payments', 'total', 'cet'] as const;
export type ScenarioLine = (typeof scenarioLines)[number];

/** The compared text of each line, equal where the scenarios are. */
function comparedOf({ typed, figures }: Scenario): Record<ScenarioLine, string> {
  return {
    vehicle: typed.vehicleLabel,
    plan: String(typed.financeTypeId),
    price: String(priceOf(typed)),
    entry: JSON.stringify([typed.entryValueCents, countedWorth(typed)]),
    term: String(figures.term),
    payments: JSON.stringify(figures.payments),
    total: String(figures.totalWithEntryCents),
    cet: figures.cetAnnualPct,
  };
}

/** The lines on which the scenarios differ. */
export function differingLines(scenarios: readonly Scenario[]): ReadonlySet<ScenarioLine> {
  const all = scenarios.map(comparedOf);
  return new Set(scenarioLines.filter((line) => new Set(all.map((compared) => compared[line])).size > 1));
}
